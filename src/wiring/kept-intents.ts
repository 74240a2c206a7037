import { type DBSchema, openDB } from 'idb'
import type { TaskId } from '../../domain/ids.ts'
import type { OrderIntent } from '../../machines/order/order.types.ts'
import { openedOnce } from './opened-once.ts'

/** Wishes to order, on this phone from before they are sent until their outcome is known. */
export interface KeptIntents {
  /** @throws the browser's fault when the phone's storage is full or closed. */
  keep(intent: OrderIntent): Promise<void>
  /** The order is made or refused: its wish is no longer needed. */
  forget(taskId: TaskId): Promise<void>
  /** `undefined` when there is none, or when this browser keeps nothing. */
  find(taskId: TaskId): Promise<OrderIntent | undefined>
}

interface IntentsSchema extends DBSchema {
  readonly intents: { readonly key: string; readonly value: OrderIntent }
}

export function keptIntents(): KeptIntents {
  const base = openedOnce(open)
  return {
    keep: async (intent) => {
      const transaction = (await base()).transaction('intents', 'readwrite', { durability: 'strict' })
      await transaction.store.put(intent, intent.line.taskId)
      await transaction.done
    },
    forget: async (taskId) => {
      await (await base()).delete('intents', taskId)
    },
    find: async (taskId) => {
      try {
        return await (await base()).get('intents', taskId)
      } catch {
        // A phone that can keep nothing has kept nothing.
        return undefined
      }
    },
  }
}

function open() {
  return openDB<IntentsSchema>('keepsake-orders', 1, {
    upgrade: (database) => {
      database.createObjectStore('intents')
    },
  })
}
