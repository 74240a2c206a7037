import type { Box } from '../../geometry.ts'
import type { Frame } from '../../layout/slicing-tree.ts'
import { micrometres } from '../areas/page-areas.ts'
import type { Look } from './course.ts'
import type { PageRoom } from './page-room.ts'

/*
 *   grid           row            column         stepped        sheet
 *   +--------+     +--------+     +--------+     +--------+     +--------+
 *   | ### ## |     |        |     |   #### |     | ####   |     |########|
 *   | ### ## |     | ## ### |     |   #### |     | ####   |     | ###### |
 *   | #### # |     | ## ### |     |   #### |     |    ### |     |########|
 *   +--------+     +--------+     +--------+     +--------+     +--------+
 */

/** How several photos share a page: all of its margin box, a band or a column of it in white, two in steps, the whole sheet. */
export type SeveralKind = 'grid' | 'row' | 'column' | 'stepped' | 'sheet'
export const SEVERAL: readonly SeveralKind[] = ['grid', 'row', 'column', 'stepped', 'sheet']

/** So many photos lie in a row or column at most; more fill their page. */
const IN_LINE = 4

/** The share of the margin box that a row is high, a column wide. */
const LINE = { row: 0.66, column: 0.72 } as const

/** What of the page the photos of a composition lie in, mm. */
export function boxFor(kind: SeveralKind, room: PageRoom): Box {
  const { inside, sheet, side } = room
  switch (kind) {
    case 'row':
      return { ...inside, height: inside.height * LINE.row }
    case 'column': {
      const width = inside.width * LINE.column
      return { ...inside, x: side === 'right' ? inside.x + inside.width - width : inside.x, width }
    }
    case 'sheet':
      // To the edges, but for the fold: there what lies beside it begins behind a gap.
      return side === 'right'
        ? { ...sheet, x: inside.x, width: sheet.x + sheet.width - inside.x }
        : { ...sheet, width: inside.x + inside.width - sheet.x }
    default:
      return inside
  }
}

/** The frame of a composition for so many photos, micrometres; `undefined` where it is none for them. */
export function frameOf(kind: SeveralKind, room: PageRoom, count: number): Frame | undefined {
  const isLine = kind === 'row' || kind === 'column'
  if (
    (isLine && count > IN_LINE) ||
    (kind === 'column' && count < 3) ||
    (kind === 'stepped' && count !== 2) ||
    (kind === 'sheet' && count < 3)
  ) {
    return undefined
  }
  const { width, height } = boxFor(kind, room)
  return { width: micrometres(width), height: micrometres(height), gap: micrometres(room.gap) }
}

export function severalLook(kind: SeveralKind, count: number): Look {
  return kind === 'grid' ? (count === 2 ? 'pair' : count <= 4 ? 'few' : 'many') : kind
}
