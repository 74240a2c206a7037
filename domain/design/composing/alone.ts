import type { Box } from '../../geometry.ts'
import { columnsWide, type PageRoom, rowsHigh } from './page-room.ts'

/*
 *   full          edge             plate          aside          small
 *   +--------+    +--------+       +--------+     +--------+     +--------+
 *   |########|    |########|       | ###### |     |        |     |        |
 *   |########|    |########|       | ###### |     |   #### |     | ##     |
 *   |########|    |        |       | ###### |     |   #### |     |        |
 *   +--------+    +--------+       +--------+     +--------+     +--------+
 */

/** How a single photo stands on its page. */
export type AloneKind = 'full' | 'edge' | 'plate' | 'aside' | 'small'

/** A place for a single photo; `touchesFold` where it runs into the fold. */
export interface AlonePlace {
  readonly box: Box
  readonly touchesFold: boolean
  /** Where it stands, for telling neighbouring pages apart. */
  readonly at: string
}

/** A photo that runs off three edges leaves at least so much of the page white, and takes at least so much of it. */
const EDGE = { least: 0.42, most: 0.88 } as const

/** Columns (or rows of upright photos) that a photo in white takes. */
const ASIDE = [5, 4] as const
const SMALL = [3, 2] as const

/** Every place that a photo of this shape has in a composition; none where the shape forbids it. */
export function placesAlone(kind: AloneKind, aspect: number, room: PageRoom): AlonePlace[] {
  switch (kind) {
    case 'full':
      return room.headed ? [] : [{ box: room.sheet, touchesFold: true, at: 'full' }]
    case 'edge':
      return room.headed ? [] : edgePlaces(aspect, room)
    case 'plate':
      return standing(plateSize(aspect, room), room)
    case 'aside':
      return ASIDE.flatMap((units) => inUnits(units, aspect, room))
    case 'small':
      return SMALL.flatMap((units) => inUnits(units, aspect, room))
  }
}

/** Whole photos that run off the page: over its width, over its height, or over the outer corner. */
function edgePlaces(aspect: number, room: PageRoom): AlonePlace[] {
  const { sheet, side, inside, format } = room
  const { page } = format
  const outer = (width: number) => (side === 'right' ? sheet.x + sheet.width - width : sheet.x)
  const places: AlonePlace[] = []
  const wide = sheet.width / aspect
  if (wide >= EDGE.least * page.height && wide <= EDGE.most * page.height) {
    places.push({ box: { ...sheet, height: wide }, touchesFold: true, at: 'top' })
    places.push({ box: { ...sheet, y: sheet.y + sheet.height - wide, height: wide }, touchesFold: true, at: 'foot' })
  }
  const tall = sheet.height * aspect
  if (tall >= EDGE.least * page.width && tall <= EDGE.most * page.width) {
    places.push({ box: { ...sheet, x: outer(tall), width: tall }, touchesFold: false, at: 'side' })
  }
  const fromMargin = side === 'right' ? sheet.x + sheet.width - inside.x : inside.x + inside.width - sheet.x
  const high = fromMargin / aspect
  if (high >= EDGE.least * page.height && high <= EDGE.most * page.height) {
    const box = { x: outer(fromMargin), width: fromMargin, height: high }
    places.push({ box: { ...box, y: sheet.y }, touchesFold: false, at: 'corner top' })
    places.push({ box: { ...box, y: sheet.y + sheet.height - high }, touchesFold: false, at: 'corner foot' })
  }
  return places
}

interface Sized {
  readonly width: number
  readonly height: number
}

function plateSize(aspect: number, { inside }: PageRoom): Sized {
  const width = Math.min(inside.width, inside.height * aspect)
  return { width, height: width / aspect }
}

function inUnits(units: number, aspect: number, room: PageRoom): AlonePlace[] {
  const upright = aspect < 1
  const height = upright ? rowsHigh(room, units) : columnsWide(room, units) / aspect
  const width = upright ? height * aspect : columnsWide(room, units)
  const most = plateSize(aspect, room)
  return width >= most.width - room.gap || Math.min(width, height) < LEAST_SIDE ? [] : standing({ width, height }, room)
}

/** No photo has a shorter side, mm. */
const LEAST_SIDE = 28

/** The optical middle lies above the middle. */
const OPTICAL = 0.382

/** At the fold, in the middle, outside; at the top, in the optical middle, at the foot. */
function standing({ width, height }: Sized, { inside, side }: PageRoom): AlonePlace[] {
  const [across, down] = [inside.width - width, inside.height - height]
  const inner = side === 'right' ? inside.x : inside.x + across
  const outer = side === 'right' ? inside.x + across : inside.x
  const columns =
    across > 2
      ? [
          { x: inside.x + across / 2, at: 'middle' },
          { x: outer, at: 'out' },
          { x: inner, at: 'in' },
        ]
      : [{ x: inside.x + across / 2, at: 'middle' }]
  const rows =
    down > 2
      ? [
          { y: inside.y + down * OPTICAL, at: 'optical' },
          { y: inside.y, at: 'top' },
          { y: inside.y + down, at: 'foot' },
        ]
      : [{ y: inside.y + down / 2, at: 'optical' }]
  return columns.flatMap((column) =>
    rows.map((row) => ({
      box: { x: column.x, y: row.y, width, height },
      touchesFold: false,
      at: `${column.at} ${row.at}`,
    })),
  )
}
