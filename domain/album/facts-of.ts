import type { PhotoFacts } from '../photo/photo.ts'
import type { AlbumPhoto } from './album.ts'

/** What designing needs to know of a photo of an album, the same on the phone and on the server. */
export function photoFactsOf({ id, width, height, takenAt, focus, likeness, sharpEdge, lies }: AlbumPhoto): PhotoFacts {
  return {
    ...{ id, width, height },
    ...(takenAt === undefined ? {} : { takenAt }),
    ...(focus ? { focus } : {}),
    ...(likeness === undefined ? {} : { likeness }),
    ...(sharpEdge === undefined ? {} : { sharpEdge }),
    ...(lies === undefined ? {} : { lies }),
  }
}
