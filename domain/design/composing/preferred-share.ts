import type { PhotoFacts } from '../../photo/photo.ts'
import { photoWeights } from '../../photo/photo-weight.ts'
import type { Fraction } from '../../units.ts'
import type { WeightedPhoto } from './worth.ts'

/** What share of a page photos take in the mean, and how the least and the most wanted differ from that. */
export const USUAL_FILL = 0.6
const WISH = { least: 0.35, more: 1.1, most: 2.4 } as const

/** What a photo wishes for that may lie over the fold, and is worth it. */
export const BOTH_PAGES = 2

/** The share of a page that a photo wishes for by its rank, 0 the least and 1 the most wanted, where photos have `mean` of one. */
export function preferredShare(rank: Fraction, mean: number): number {
  const squared = rank * rank
  const tail = squared * squared * squared * squared
  return mean * (WISH.least + WISH.more * squared + WISH.most * tail)
}

/** What the photos of one page wish for among themselves. */
export function wishedOnPage(photos: readonly PhotoFacts[]): WeightedPhoto[] {
  const weights = photoWeights(photos)
  const order = photos
    .map(({ id }, at) => ({ at, weight: weights.get(id) ?? 0 }))
    .sort((a, b) => a.weight - b.weight || b.at - a.at)
    .map(({ at }) => at)
  const mean = USUAL_FILL / photos.length
  const last = Math.max(1, photos.length - 1)
  return photos.map((photo, at) => ({
    photo,
    aspect: photo.width / photo.height,
    wish: photos.length === 1 ? USUAL_FILL : preferredShare(order.indexOf(at) / last, mean),
  }))
}
