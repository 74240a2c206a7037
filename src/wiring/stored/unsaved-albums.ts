import { type DBSchema, openDB } from 'idb'
import { type AlbumEdit, isAlbumEdit } from '../../../domain/album/album-edit.ts'
import type { AlbumId } from '../../../domain/ids.ts'
import { NotStored } from '../../../machines/faults.ts'
import { type ConnectionEnds, openedOnce } from './opened-once.ts'

/** Changes that the server does not have yet, on this phone. */
export interface UnsavedAlbumChanges {
  load(aid: AlbumId): Promise<readonly AlbumEdit[]>
  /** @throws NotStored */
  store(aid: AlbumId, unsaved: readonly AlbumEdit[]): Promise<void>
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
        const stored: unknown = await (await base()).get('unsaved', aid)
        // A change that cannot be made must not keep the album shut, nor the changes that can.
        return Array.isArray(stored) ? stored.filter(isAlbumEdit) : []
      } catch {
        // A phone that can keep nothing has kept nothing.
        return []
      }
    },
    store: async (aid, unsaved) => {
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

function open(ends: ConnectionEnds<AlbumsSchema>) {
  return openDB<AlbumsSchema>('keepsake-albums', 1, {
    ...ends,
    upgrade: (database) => {
      database.createObjectStore('unsaved')
    },
  })
}
