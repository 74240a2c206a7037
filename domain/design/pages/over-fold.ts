import type { PhotoFacts } from '../../photo/photo.ts'

/** In a book of few photos to a page a photo lies over the fold for every so many pages. */
export const PAGES_FOR_A_FOLD = 6

/** Narrower photos do not lie over two pages: in their middle may be what matters, unless it is known where that is. */
const LEAST_SHAPE = { known: 1.3, unknown: 1.45 } as const

/** Whether a photo is wide enough to lie over two pages. */
export function isWideEnough({ width, height, focus }: Pick<PhotoFacts, 'width' | 'height' | 'focus'>): boolean {
  return width >= height * (focus ? LEAST_SHAPE.known : LEAST_SHAPE.unknown)
}
