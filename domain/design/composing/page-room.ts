import type { Box } from '../../geometry.ts'
import type { PageFormat } from '../../product/paper.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Mm } from '../../units.ts'
import { bleedBox, marginBox, type Side } from '../areas/page-areas.ts'

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
