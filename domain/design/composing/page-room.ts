import type { Box } from '../../geometry.ts'
import type { PageFormat } from '../../product/paper.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Fraction, Mm } from '../../units.ts'
import { bleedBox, marginBox, type Side } from '../areas/page-areas.ts'

/** One grid for the whole book: what does not fill a page stands on columns and rows of its margin box. */
const COLUMNS = 6

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

/** The width of so many columns with the gaps between them. */
export function columnsWide({ inside, gap }: PageRoom, columns: number): Mm {
  return ((inside.width + gap) * columns) / COLUMNS - gap
}

export function rowsHigh({ inside, gap }: PageRoom, rows: number): Mm {
  return ((inside.height + gap) * rows) / COLUMNS - gap
}

/** Corners rounder than this would show at the cut. */
const ROUND: Mm = 2

/** How many of a book's pages run off the sheet or share a photo over the fold, where the look does not say. */
const USUAL_SHARE = { margins: 0.26, bleed: 0.33 } as const

/** The share of a book's pages that run off the sheet or share a photo over the fold; 0 where the look has none. */
export function bleedShare({ layout, cell }: Theme): Fraction {
  return layout.bleedShare ?? (cell.radius > ROUND ? 0 : USUAL_SHARE[layout.kind])
}
