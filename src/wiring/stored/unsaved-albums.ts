import { type DBSchema, openDB } from 'idb'
import type { AlbumEdit } from '../../../domain/album/album-edit.ts'
import type { AlbumId } from '../../../domain/ids.ts'
import { NotStored } from '../../../machines/faults.ts'
import { openedOnce } from './opened-once.ts'

/** Changes that the server does not have yet, on this phone. */
export interface UnsavedAlbumChanges {
  load(aid: AlbumId): Promise<readonly AlbumEdit[]>
  /** @throws NotKept */
  keep(aid: AlbumId, unsaved: readonly AlbumEdit[]): Promise<void>
}

interface AlbumsSchema extends DBSchema {
  readonly unsaved: { readonly key: string; readonly value: readonly AlbumEdit[] }
}

/** Changes of albums that the server does not have yet, on this phone. */
export function unsavedAlbums(): UnsavedAlbumChanges {
  const base = openedOnce(open)
  return {
    load: async (aid) => {
      try {
        return (await (await base()).get('unsaved', aid)) ?? []
      } catch {
        // A phone that can keep nothing has kept nothing.
        return []
      }
    },
    keep: async (aid, unsaved) => {
      try {
        const transaction = (await base()).transaction('unsaved', 'readwrite', { durability: 'strict' })
        await (unsaved.length > 0 ? transaction.store.put(unsaved, aid) : transaction.store.delete(aid))
        await transaction.done
      } catch (cause) {
        throw new NotStored('this browser does not keep changes', { cause })
      }
    },
  }
}

function open() {
  return openDB<AlbumsSchema>('keepsake-albums', 1, {
    upgrade: (database) => {
      database.createObjectStore('unsaved')
    },
  })
}
