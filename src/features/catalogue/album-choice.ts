import type { Album } from '../../../domain/album/album.ts'
import { designedPhotosOf, photosOfAlbum } from '../../../domain/album/album-edit.ts'
import { photoFactsOf } from '../../../domain/album/facts-of.ts'
import type { PhotoFacts } from '../../../domain/photo/photo.ts'

/** The photos of an album that the address names, in its order; all of them where it names none. */
export function chosenPhotos(album: Album, named: string | null): readonly PhotoFacts[] {
  const all = photosOfAlbum(album)
  const names = named?.split(',').filter(Boolean) ?? []
  const photos =
    names.length === 0 ? designedPhotosOf(album) : names.flatMap((name) => all.find(({ id }) => id === name) ?? [])
  return photos.map(photoFactsOf)
}
