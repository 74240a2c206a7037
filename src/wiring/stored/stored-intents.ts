import { type DBSchema, openDB } from 'idb'
import type { UserId } from '../../../domain/ids.ts'
import type { OrderIntent } from '../../../machines/order/order.types.ts'
import { type ConnectionEnds, openedOnce } from './opened-once.ts'

/** Wishes to order, on this phone from before they are sent until their outcome is known. */
export interface StoredIntents {
  /** @throws the browser's fault when the phone's storage is full or closed. */
  store(intent: OrderIntent): Promise<void>
  /** The order is made or refused: its wish is no longer needed. */
  forget(cartId: string): Promise<void>
  /** `undefined` when this shopper has none, or when this browser keeps nothing. */
  find(cartId: string, uid: UserId): Promise<OrderIntent | undefined>
}

interface IntentsSchema extends DBSchema {
  readonly intents: { readonly key: string; readonly value: OrderIntent }
}

export function storedIntents(): StoredIntents {
  const base = openedOnce(open)
  return {
    store: async (intent) => {
      const transaction = (await base()).transaction('intents', 'readwrite', { durability: 'strict' })
      await transaction.store.put(intent, intent.cart.id)
      await transaction.done
    },
    forget: async (cartId) => {
      await (await base()).delete('intents', cartId)
    },
    find: async (cartId, uid) => {
      try {
        const intent = await (await base()).get('intents', cartId)
        return intent && (intent.uid ?? uid) === uid ? intent : undefined
      } catch {
        // A phone that can keep nothing has kept nothing.
        return undefined
      }
    },
  }
}

function open(ends: ConnectionEnds<IntentsSchema>) {
  return openDB<IntentsSchema>('keepsake-orders', 2, {
    ...ends,
    upgrade: (database, before) => {
      // An intent of the first form cannot be read any more; the server knows whether its order was made.
      if (before === 1) {
        database.deleteObjectStore('intents')
      }
      database.createObjectStore('intents')
    },
  })
}
