import type { PhotoFacts } from '../photo/photo.ts'
import type { AlbumPhoto } from './album.ts'

/** What designing needs to know of a photo of an album, the same on the phone and on the server. */
export function photoFactsOf(photo: AlbumPhoto): PhotoFacts {
  const { id, width, height, takenAt, focus, likeness, sharpEdge, blackPercent, lies } = photo
  return {
    ...{ id, width, height },
    ...(takenAt === undefined ? {} : { takenAt }),
    ...(focus ? { focus } : {}),
    ...(likeness === undefined ? {} : { likeness }),
    ...(sharpEdge === undefined ? {} : { sharpEdge }),
    ...(blackPercent === undefined ? {} : { blackPercent }),
    ...(lies === undefined ? {} : { lies }),
  }
}
