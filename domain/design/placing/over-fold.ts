import type { Box } from '../../geometry.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { PageFormat } from '../../product/paper.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Fraction, Mm } from '../../units.ts'

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
function isRound({ cell }: Theme): boolean {
  return cell.radius > ROUND
}

/** How many of a book's pages run off the sheet or share a photo over the fold, where the theme does not say. */
const USUAL_SHARE = { margins: 0.27, bleed: 0.33 } as const

/** The share of a book's pages that run off the sheet or share a photo over the fold; 0 where the theme has none. */
export function bleedShare(theme: Theme): Fraction {
  const { layout } = theme
  return layout.bleedShare ?? (isRound(theme) || isFramed(theme) ? 0 : USUAL_SHARE[layout.kind])
}

/** Whether something is drawn at the edges of the theme's pages, which a photo to the edge would cover. */
function isFramed({ layout, roles }: Theme): boolean {
  return layout.kind === 'margins' && roles.inner.ornaments.some(({ tile }) => !tile)
}

/** No photo loses more than this to lie over two pages. */
const MOST_LOST = 0.36

/** Where it is not known what matters of it, little over both sheets, as that may stand at the very cut, and not much within the margins. */
export const LOST_UNKNOWN = { sheets: 0.12, margins: 0.2 } as const

/** The share of a photo that may be cut away where it lies over the fold. */
export function mostLost({ focus }: Pick<PhotoFacts, 'focus'>, area: Box): Fraction {
  return focus ? MOST_LOST : area.y >= 0 ? LOST_UNKNOWN.margins : LOST_UNKNOWN.sheets
}

/** Within the margins a photo that is no wider than so many pages lies over the fold for nothing. */
const LEAST_WIDE = 1.2

/** A book that designs itself lays no photo over the fold beside which more of both pages stays white than this leaves, in pages. */
const FAR = 4 / 3

/** Whether a place over the fold takes enough of both pages for a book that designs itself. */
export function reachesFar(area: Box, { page }: PageFormat): boolean {
  return area.width >= FAR * page.width
}

/** What is cut away so that a photo reaches farther over both pages. */
const LITTLE = [0.25, 0.19, 0.16, 0.13, 0.1, 0.07] as const

/** What a look leaves to photos over the fold. */
interface FoldRoom {
  readonly margin: Mm
  /** Whether they may run off both sheets. */
  readonly runsOff: boolean
}

/** Where a photo of this shape may lie over both pages of an opening: over all of them, over what the margins leave, in that as wide as its shape allows without losing much, and whole. */
export function foldAreas(aspect: number, { page, bleed, safe }: PageFormat, { margin, runsOff }: FoldRoom): Box[] {
  const edge = Math.max(margin, safe)
  const width = Math.min(2 * (page.width - edge), (page.height - 2 * edge) * aspect)
  return [
    ...(runsOff ? [{ x: -bleed, y: -bleed, width: 2 * (page.width + bleed), height: page.height + 2 * bleed }] : []),
    { x: edge, y: edge, width: 2 * (page.width - edge), height: page.height - 2 * edge },
    // As long as much of it lies beyond the fold.
    ...[...LITTLE.map((lost) => Math.min(2 * (page.width - edge), width / (1 - lost))), width].flatMap((wide) => {
      const height = Math.min(page.height - 2 * edge, wide / aspect)
      return wide > LEAST_WIDE * page.width
        ? [{ x: page.width - wide / 2, y: (page.height - height) / 2, width: wide, height }]
        : []
    }),
  ]
}

export function foldRoom(theme: Theme): FoldRoom {
  return { margin: theme.layout.margin, runsOff: bleedShare(theme) > 0 || theme.layout.kind === 'bleed' }
}

/** As most looks have it. */
const USUAL_ROOM: FoldRoom = { margin: 18, runsOff: true }

/** Whether a photo of this shape has a place over the fold of a book that designs itself, in the look that is chosen; what matters of it may still forbid it. */
export function hasFoldPlace(
  photo: Pick<PhotoFacts, 'width' | 'height' | 'focus'>,
  format: PageFormat,
  theme: Theme | undefined,
): boolean {
  const aspect = photo.width / photo.height
  if (!isWideEnough(photo) || (theme && !mayCross(theme, aspect))) {
    return false
  }
  return foldAreas(aspect, format, theme ? foldRoom(theme) : USUAL_ROOM).some((area) => {
    const shape = area.width / area.height
    const lost = 1 - Math.min(shape / aspect, aspect / shape)
    return reachesFar(area, format) && lost <= mostLost(photo, area) + EXACT
  })
}

/** Two ways to count the same area differ in the last digits. */
const EXACT = 1e-4
