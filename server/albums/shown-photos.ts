import type { AlbumPhoto } from '../../domain/album/album.ts'
import { coverTitleOf } from '../../domain/album/cover-title.ts'
import { bestOfStretches, designedKeysOf, SHOWN_PHOTOS_MIN } from '../../domain/album/shown-photos.ts'
import type { DataOf } from '../../domain/calls/call.ts'
import type { listShownPhotos } from '../../domain/calls/shown-photos.ts'
import { SAMPLE_PHOTO_NAMES } from '../../domain/demo/demo-photos.ts'
import { centreOf } from '../../domain/geometry.ts'
import { answer } from '../base/answer.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createAlbumStore, type StoredAlbum } from '../stores/albums.store.ts'
import { createDesignStore } from '../stores/designs.store.ts'
import { createWrongFileStore } from '../stores/storage/wrong-files.store.ts'

type Context = Pick<CallContext<'shopper'>, 'db' | 'caller'>

/** So many albums are looked through for one that has enough photos. */
const LOOKED_THROUGH = 20

/** Photos of the shopper's own that products and looks are shown with: as many as samples have, spread over the album. */
export async function shownPhotos(deps: Deps, context: Context) {
  for await (const album of albumsToShow(context)) {
    const photos = await photosOf(deps, context, album)
    if (photos.length >= SHOWN_PHOTOS_MIN) {
      const { id: aid, name, data } = album
      const title = coverTitleOf({ name, ...(data.coverTitle === undefined ? {} : { coverTitle: data.coverTitle }) })
      return answer<DataOf<typeof listShownPhotos>>({
        shown: { aid, title: title ?? '', photos: bestOfStretches(photos, SAMPLE_PHOTO_NAMES.length).map(shown) },
      })
    }
  }
  return answer<DataOf<typeof listShownPhotos>>({})
}

/** The album of the design to go on with, then the others, the one saved last first. */
async function* albumsToShow({ db, caller }: Context): AsyncGenerator<StoredAlbum> {
  const albums = createAlbumStore(db)
  const begun = await createDesignStore(db).findToResume(caller, {})
  const designed = begun && (await albums.findOwned(begun.task.aid, caller))
  if (designed) {
    yield designed
  }
  yield* (await albums.list(caller, 0, LOOKED_THROUGH)).albums.filter(({ id }) => id !== designed?.id)
}

/** What a design would take by itself and the storage has. */
async function photosOf(deps: Deps, { db }: Context, { mchid, basecode, data }: StoredAlbum) {
  const keys = designedKeysOf(data)
  if (keys.length < SHOWN_PHOTOS_MIN) {
    return []
  }
  const photos = await deps.photoShelf.find(db, { merchantId: mchid, basecode }, keys)
  const damaged = new Set(await createWrongFileStore(db).photosAmong(keys))
  return keys.flatMap((key) => (damaged.has(key) ? [] : (photos.get(key) ?? [])))
}

function shown({ imageThumb, width, height, focus }: AlbumPhoto) {
  return { url: imageThumb, width, height, ...(focus ? { middle: centreOf(focus) } : {}) }
}
