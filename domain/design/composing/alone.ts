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
const EDGE = { least: 0.42, most: 0.78 } as const

/** Columns (or rows of upright photos) that a photo in white takes. */
const ASIDE = { lying: [5, 4], upright: [5] } as const
const SMALL = [4, 3, 2] as const

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
      return ASIDE[aspect < UPRIGHT ? 'upright' : 'lying'].flatMap((units) => inUnits(units, aspect, room))
    case 'small':
      return SMALL.flatMap((units) => inUnits(units, aspect, room))
  }
}

/** Whole photos that run off the page: over all of its width, or over all of its height on the outer side. */
function edgePlaces(aspect: number, room: PageRoom): AlonePlace[] {
  const { sheet, side, format } = room
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
  const upright = aspect < UPRIGHT
  const height = upright ? rowsHigh(room, units) : columnsWide(room, units) / aspect
  const width = upright ? height * aspect : columnsWide(room, units)
  const most = plateSize(aspect, room)
  return width >= most.width - room.gap || Math.min(width, height) < LEAST_SIDE ? [] : standing({ width, height }, room)
}

/** Photos of this shape and narrower ones are measured in rows. */
const UPRIGHT = 0.95

/** No photo has a shorter side, mm. */
const LEAST_SIDE = 28

/** At the fold, in the middle, outside; at the top, in the middle, at the foot. */
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
          { y: inside.y + down / 2, at: 'middle' },
          { y: inside.y, at: 'top' },
          { y: inside.y + down, at: 'foot' },
        ]
      : [{ y: inside.y + down / 2, at: 'middle' }]
  return columns.flatMap((column) =>
    rows.map((row) => ({
      box: { x: column.x, y: row.y, width, height },
      touchesFold: false,
      at: `${column.at} ${row.at}`,
    })),
  )
}
