import { type DBSchema, openDB } from 'idb'
import type { ProductId } from '../../../domain/ids.ts'
import type { PackageComposition } from '../../ports/package-ports.ts'
import { type ConnectionEnds, openedOnce } from './opened-once.ts'

/** Sets that are being put together, on this phone until they are ordered. The designs themselves are the shop's to keep. */
export interface PackageCarts {
  /** @throws the browser's fault when the phone's storage is full or closed. */
  store(composition: PackageComposition): Promise<void>
  /** `undefined` when there is none, or when this browser keeps nothing. */
  find(key: string): Promise<PackageComposition | undefined>
  /** The one of this product that was worked on last. */
  newest(pid: ProductId): Promise<PackageComposition | undefined>
  forget(key: string): Promise<void>
  /** The shopper signs out. */
  forgetAll(): Promise<void>
}

interface PackagesSchema extends DBSchema {
  readonly compositions: {
    readonly key: string
    readonly value: PackageComposition
    readonly indexes: { readonly pid: ProductId }
  }
}

export function packageCarts(): PackageCarts {
  const base = openedOnce(open)
  /** A phone that can keep nothing has kept nothing. */
  const orNothing = async <Value>(read: () => Promise<Value | undefined>) => {
    try {
      return await read()
    } catch {
      return undefined
    }
  }
  return {
    store: async (composition) => {
      const transaction = (await base()).transaction('compositions', 'readwrite', { durability: 'strict' })
      await transaction.store.put(composition, composition.key)
      await transaction.done
    },
    find: (key) => orNothing(async () => await (await base()).get('compositions', key)),
    newest: (pid) =>
      orNothing(async () => {
        const all = await (await base()).getAllFromIndex('compositions', 'pid', pid)
        return all.sort((a, b) => b.changed - a.changed)[0]
      }),
    forget: async (key) => {
      await (await base()).delete('compositions', key)
    },
    forgetAll: async () => {
      await orNothing(async () => await (await base()).clear('compositions'))
    },
  }
}

function open(ends: ConnectionEnds<PackagesSchema>) {
  return openDB<PackagesSchema>('keepsake-packages', 1, {
    ...ends,
    upgrade: (database) => {
      database.createObjectStore('compositions').createIndex('pid', 'pid')
    },
  })
}
