import { type Album, DEFAULT_GROUP_NAME } from '../../../domain/album/album.ts'
import { coverTitleOf } from '../../../domain/album/cover-title.ts'
import { bestOfStretches, SHOWN_PHOTOS_MIN } from '../../../domain/album/shown-photos.ts'
import type { AlbumId } from '../../../domain/ids.ts'
import type { PhotoFacts } from '../../../domain/photo/photo.ts'
import type { EditorImages } from '../../ports/render-resources.ts'
import { SAMPLE_PHOTOS } from '../../ui/pictures/sample-photos.ts'
import { chosenPhotos } from './album-choice.ts'

/** Photos of the shopper's own that looks and products are shown with. */
export interface OwnPhotos {
  readonly aid: AlbumId
  /** What stands on the cover of its book; empty where nobody has said, or none is wished. */
  readonly title: string
  /** What its first group is called; empty where the shopper named none. */
  readonly group: string
  readonly photos: readonly PhotoFacts[]
  readonly images: EditorImages
}

/** So many photos of an album as samples have, spread over all of it; `none`: there are too few. */
export function ownPhotosOf(album: Album, images: EditorImages): OwnPhotos | 'none' {
  const all = chosenPhotos(album, null)
  const photos = bestOfStretches(all, SAMPLE_PHOTOS.length)
  const group = album.groups.find((one) => one.photos.some(({ id }) => id === photos[0]?.id))?.title ?? ''
  return all.length < SHOWN_PHOTOS_MIN
    ? 'none'
    : {
        ...{ aid: album.id, title: coverTitleOf(album) ?? '', images, photos },
        group: group === DEFAULT_GROUP_NAME ? '' : group,
      }
}
