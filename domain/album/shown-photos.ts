import type { PhotoFacts } from '../photo/photo.ts'
import { photoWeights } from '../photo/photo-weight.ts'
import type { StoredAlbumData } from './stored-album.ts'

/** With fewer photos a book of six pages says nothing of a look: demo photographs are shown instead. */
export const SHOWN_PHOTOS_MIN = 5

/** At most so many of an album's photos, in their order, spread over all of it: of each stretch the one that wants most to be seen. */
export function bestOfStretches<Photo extends PhotoFacts>(photos: readonly Photo[], most: number): readonly Photo[] {
  const weights = photoWeights(photos)
  const weightOf = ({ id }: PhotoFacts) => weights.get(id) ?? 0
  const count = Math.min(most, photos.length)
  const begin = (stretch: number) => Math.ceil((stretch * photos.length) / count)
  return Array.from({ length: count }, (_, stretch) =>
    photos
      .slice(begin(stretch), begin(stretch + 1))
      .reduce((best, photo) => (weightOf(photo) > weightOf(best) ? photo : best)),
  )
}

/** The keys of the photos that a design takes by itself, in the shopper's order (`designedPhotosOf` of a stored album). */
export function designedKeysOf({ groups, spare = [], failed = [] }: StoredAlbumData): readonly string[] {
  return groups
    .filter(({ disabled }) => !disabled)
    .flatMap(({ photos }) => photos)
    .filter((key) => !spare.includes(key) && !failed.includes(key))
}
