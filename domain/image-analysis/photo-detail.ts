import type { PhotoFacts } from '../photo/photo.ts'
import {
  blackPercentOf,
  differenceHash,
  GREY_PICTURE,
  type GreyPicture,
  sharpnessOf,
  waveHash,
} from './picture-analysis.ts'

/** The longer side at which details are looked for; a smaller picture is looked at as it is. */
const FINE_PICTURE = 1024

/** Of so little of the contrast that half its size has, a picture holds no detail of its own: it is blurred or was enlarged. */
const BLURRED = 0.2

/** How a photo looks, for those who lay it out: a likeness, up to which size there is detail in it, how much of it is black. */
export type PhotoDetail = Pick<PhotoFacts, 'likeness' | 'sharpEdge' | 'blackPercent'>

/** From the same picture at `FINE_PICTURE`, half of that, and `GREY_PICTURE`. */
export function photoDetailOf(fine: GreyPicture, half: GreyPicture, small: GreyPicture): PhotoDetail {
  const isBlurred = sharpnessOf(fine) < BLURRED * sharpnessOf(half)
  return {
    likeness: differenceHash(small) + waveHash(small),
    blackPercent: blackPercentOf(small),
    ...(isBlurred ? { sharpEdge: Math.max(half.width, half.height) } : {}),
  }
}

/** The longer sides of the three pictures that `closeUpOf` wants of one whose own is `edge`. */
export function analysisSizes(edge: number): readonly [fine: number, half: number, small: number] {
  const fine = Math.min(FINE_PICTURE, edge)
  return [fine, Math.max(1, Math.round(fine / 2)), Math.min(GREY_PICTURE, edge)]
}
