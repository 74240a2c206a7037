import type { PhotoFacts } from '../../photo/photo.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Mm } from '../../units.ts'

/** In a book of few photos to a page a photo lies over the fold for every so many pages. */
export const PAGES_FOR_A_FOLD = 6

/** Narrower photos do not lie over two pages: in their middle may be what matters, unless it is known where that is. */
const LEAST_SHAPE = { known: 1.3, unknown: 1.45 } as const

/** Whether a photo is wide enough to lie over two pages. */
export function isWideEnough({ width, height, focus }: Pick<PhotoFacts, 'width' | 'height' | 'focus'>): boolean {
  return width >= height * (focus ? LEAST_SHAPE.known : LEAST_SHAPE.unknown)
}

/** From this shape on a photo is a panorama: too wide for a page, made for two. */
export const PANORAMA = 1.9

/** Whether a theme lets photos lie over the fold. */
export function allowsSpreads({ layout }: Theme): boolean {
  return layout.spreads ?? layout.kind === 'bleed'
}

/** Whether photos of this shape may lie over the fold, be it within the margins: in a theme where nothing bleeds, panoramas. */
export function mayCross(theme: Theme, aspect: number): boolean {
  const { bleedShare: share, spreads } = theme.layout
  return !isRound(theme) && spreads !== false && (share !== 0 || (allowsSpreads(theme) && aspect >= PANORAMA))
}

/** Corners rounder than this would show at the cut. */
const ROUND: Mm = 2

/** Whether corners are too round for a photo to be cut at the fold or at the trim. */
export function isRound({ cell }: Theme): boolean {
  return cell.radius > ROUND
}
