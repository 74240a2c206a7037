import type { AlbumPhoto } from '../../domain/album/album.ts'
import { placedPhotos } from '../../domain/design/design.ts'
import type { PhotoId } from '../../domain/ids.ts'
import type { Caller } from '../base/caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../ports/deps.ts'
import { createAlbumStore } from '../stores/albums.store.ts'
import type { StoredPreviewTask } from '../stores/previews.store.ts'
import { loadPhotos } from './design-world.ts'

/** The photos on the pages and in the tray of a design that its album no longer has: they are printed, so they are shown. */
export async function removedPhotos(
  deps: Deps,
  { aid, design, photoKeys }: StoredPreviewTask,
  { db, caller }: { readonly db: Db; readonly caller: Caller },
): Promise<readonly AlbumPhoto[]> {
  const album = await createAlbumStore(db).findEditable(aid, caller)
  if (!album) {
    return []
  }
  const { groups, cover } = album.data
  const inAlbum = new Set([...groups.flatMap(({ photos }) => photos), ...cover])
  const others = photoKeys.filter((key) => !inAlbum.has(key))
  const { stored } = await loadPhotos({ db, photoShelf: deps.photoShelf }, caller.merchantId, others)
  const used = new Set<PhotoId>([...placedPhotos(design), ...design.tray])
  return [...stored.values()].filter(({ id }) => used.has(id))
}
