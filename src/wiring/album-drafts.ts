import { NotKept } from '../../machines/faults.ts'
import type { UnsavedAlbumChanges } from './album-ports.ts'
import type { PhoneStore } from './phone-store.ts'

/** Changes of albums that the server does not have yet, in the storage of this phone. */
export function albumDrafts(store: () => Promise<PhoneStore>): UnsavedAlbumChanges {
  return {
    load: async (aid) => {
      try {
        return (await (await store()).get('albums', aid)) ?? []
      } catch {
        // A browser that keeps nothing has kept no changes.
        return []
      }
    },
    keep: async (aid, unsaved) => {
      try {
        const transaction = (await store()).transaction('albums', 'readwrite', { durability: 'strict' })
        const change = unsaved.length > 0 ? transaction.store.put(unsaved, aid) : transaction.store.delete(aid)
        await Promise.all([change, transaction.done])
      } catch (cause) {
        throw new NotKept('this phone cannot keep the changes of the album', { cause })
      }
    },
  }
}
