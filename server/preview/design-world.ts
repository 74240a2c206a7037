import type { AlbumPhoto } from '../../domain/album/album.ts'
import type { MerchantId, PhotoId } from '../../domain/ids.ts'
import { type PhotoBook, type PhotoFacts, photoBook } from '../../domain/photo/photo.ts'
import type { PhotoShelf } from '../albums/photo-shelf.ts'
import type { Db } from '../db/db.ts'
import { basecodeOf } from '../storage/storage-key.ts'

/** The photos that a design knows, by id. */
export interface DesignPhotos {
  readonly book: PhotoBook
  readonly stored: ReadonlyMap<PhotoId, AlbumPhoto>
}

/** Looks photos up by their storage keys, all of one album. Photos that are not safely stored are missing. */
export async function loadPhotos(
  { db, photoShelf }: { readonly db: Db; readonly photoShelf: PhotoShelf },
  merchantId: MerchantId,
  keys: readonly string[],
): Promise<DesignPhotos> {
  const [first] = keys
  if (first === undefined) {
    return { book: new Map(), stored: new Map() }
  }
  const found = await photoShelf.find(db, { merchantId, basecode: basecodeOf(first) }, keys)
  const photos = [...found.values()]
  return {
    book: photoBook(photos.map(factsOf)),
    stored: new Map(photos.map((photo) => [photo.id, photo])),
  }
}

export function factsOf({ id, width, height, takenAt }: AlbumPhoto): PhotoFacts {
  return { id, width, height, ...(takenAt === undefined ? {} : { takenAt }) }
}
