import { ALBUM_PHOTOS_MAX } from '../album/save-album.ts'
import { DEFAULT_BYTE_LIMITS } from '../photo/size-class.ts'

/** Albums of the largest photos that one shopper may send in a day (`safety` 13): one that is made, and one more. */
const ALBUMS_A_DAY = 2

/** So many bytes one shopper sends in a day, where a photo may have `largest` of them. */
export function bytesADay(largest: number): number {
  return ALBUMS_A_DAY * ALBUM_PHOTOS_MAX * Math.max(largest, DEFAULT_BYTE_LIMITS.max)
}
