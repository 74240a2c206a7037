import type { Box } from '../../geometry.ts'
import type { Frame } from '../../layout/slicing-tree.ts'
import { micrometres } from '../areas/page-areas.ts'
import type { PageDensity } from './course.ts'
import type { PageRoom } from './page-room.ts'

/*
 *   grid           sheet
 *   +--------+     +--------+
 *   | ### ## |     |########|
 *   | ### ## |     | ###### |
 *   | #### # |     |########|
 *   +--------+     +--------+
 */

/** How several photos share a page: all that the margins leave, or the whole sheet. */
export type SeveralKind = 'grid' | 'sheet'
export const SEVERAL: readonly SeveralKind[] = ['grid', 'sheet']

/** What of the page the photos of a composition lie in, mm. */
export function boxFor(kind: SeveralKind, { inside, sheet, side }: PageRoom): Box {
  if (kind === 'grid') {
    return inside
  }
  // To the edges, but for the fold: there what lies beside it begins behind a gap.
  return side === 'right'
    ? { ...sheet, x: inside.x, width: sheet.x + sheet.width - inside.x }
    : { ...sheet, width: inside.x + inside.width - sheet.x }
}

/** The frame of a composition, micrometres. */
export function frameOf(kind: SeveralKind, room: PageRoom): Frame {
  const { width, height } = boxFor(kind, room)
  return { width: micrometres(width), height: micrometres(height), gap: micrometres(room.gap) }
}

export function densityOf(kind: SeveralKind, count: number): PageDensity {
  return kind === 'sheet' ? 'sheet' : count === 2 ? 'pair' : count <= 4 ? 'few' : 'many'
}
