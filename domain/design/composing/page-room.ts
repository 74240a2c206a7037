import type { Box } from '../../geometry.ts'
import type { PageFormat } from '../../product/paper.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Fraction, Mm } from '../../units.ts'
import { bleedBox, marginBox, type Side } from '../areas/page-areas.ts'
import { isRound } from '../placing/over-fold.ts'

/** A page as it is composed. */
export interface PageRoom {
  readonly format: PageFormat
  readonly side: Side
  /** Inside the margins, below a head. */
  readonly inside: Box
  /** The sheet with its bleed. */
  readonly sheet: Box
  readonly gap: Mm
  /** A head takes the top of the page: photos do not run off it. */
  readonly headed: boolean
}

export function pageRoom(format: PageFormat, theme: Theme, side: Side, below?: Mm): PageRoom {
  const whole = marginBox(format, theme, side)
  const inside = below === undefined ? whole : { ...whole, y: below, height: whole.y + whole.height - below }
  return { format, side, inside, sheet: bleedBox(format), gap: theme.layout.gap, headed: below !== undefined }
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
