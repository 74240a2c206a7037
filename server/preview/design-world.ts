import type { AlbumPhoto } from '../../domain/album/album.ts'
import { photoFactsOf } from '../../domain/album/facts-of.ts'
import { asId, type MerchantId, type PhotoId } from '../../domain/ids.ts'
import { type PhotoBook, photoBook } from '../../domain/photo/photo.ts'
import type { Db } from '../db/db.ts'
import type { PhotoShelf } from '../ports/photo-shelf.ts'
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
    book: photoBook(photos.map(photoFactsOf)),
    stored: new Map(photos.map((photo) => [photo.id, photo])),
  }
}

/** Finds a photo of the design by its address on our servers, by its key or by its id. Nothing is fetched. */
export function photoFinder({ book, stored }: DesignPhotos): (name: string) => PhotoId | undefined {
  const byKey = new Map([...stored.values()].map((photo) => [photo.key, photo.id]))
  return (name) => {
    const key = /\/emall\/photos\/([^?]+)\/[a-z]+(?:\?|$)/.exec(name)?.[1] ?? name
    const id = byKey.get(decodeKey(key)) ?? asId<PhotoId>(name)
    return book.has(id) ? id : undefined
  }
}

/** A key out of an address. A broken escape is simply no key of ours. */
function decodeKey(key: string): string {
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}
