import type { Box, Size } from '../../geometry.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { MM_PER_INCH } from '../../units.ts'
import type { Crop } from '../design.ts'
import { fitPlacement } from './crop.ts'

/** What the ways of losing something of a photo weigh: cut away at all, cut away though it must be seen, printed soft. */
const CUT = 1
const FOCUS_CUT = 2
const SOFT = 0.5
/** Photos that lose as much either way keep their order. */
const OUT_OF_ORDER = 1e-4

/** What a photo loses in a place: 0 nothing, larger is worse. `place` in mm; `seen` is what its softness weighs there. */
export function lossIn(photo: PhotoFacts, place: Size, dpi: number, seen = 1): number {
  const { crop } = fitPlacement(photo, place)
  const shown = Math.min((crop.width * photo.width) / place.width, (crop.height * photo.height) / place.height)
  const soft = Math.max(0, 1 - (shown * MM_PER_INCH) / dpi)
  return CUT * (1 - crop.width * crop.height) + FOCUS_CUT * focusLost(photo.focus, crop) + SOFT * seen * soft
}

/** The share of what must be seen that lies outside the crop. */
function focusLost(focus: Box | undefined, crop: Crop): number {
  const area = focus ? focus.width * focus.height : 0
  if (!focus || area <= 0) {
    return 0
  }
  const width = Math.min(focus.x + focus.width, crop.x + crop.width) - Math.max(focus.x, crop.x)
  const height = Math.min(focus.y + focus.height, crop.y + crop.height) - Math.max(focus.y, crop.y)
  return 1 - (Math.max(0, width) * Math.max(0, height)) / area
}

export interface Assignment {
  /** For each place the number of its photo; `undefined`: it stays blank. */
  readonly photoOf: readonly (number | undefined)[]
  /** What all photos lose together. */
  readonly loss: number
}

/**
 * Photos in the places where they lose least together; of equals in their order, the first places first.
 *
 * `turn` begins the order with another photo, so that a shuffle has something to choose from. More photos than places
 * are a mistake of the caller: the first ones are placed.
 */
export function assignPhotos(
  photos: readonly PhotoFacts[],
  places: readonly Size[],
  dpi: number,
  turn = 0,
): Assignment {
  const count = Math.min(photos.length, places.length)
  const rank = (photo: number) => (photo + count - (turn % Math.max(1, count))) % Math.max(1, count)
  const taken = photos.slice(0, count)
  const costs = taken.map((photo, at) =>
    places.map((place, slot) => lossIn(photo, place, dpi) + OUT_OF_ORDER * Math.abs(rank(at) - slot)),
  )
  const slotOf = cheapestAssignment(costs)
  const photoOf: (number | undefined)[] = places.map(() => undefined)
  let loss = 0
  for (const [photo, slot] of slotOf.entries()) {
    photoOf[slot] = photo
    loss += costs[photo]?.[slot] ?? 0
  }
  return { photoOf, loss }
}

/**
 * For each row its own column, so that the sum of the costs is the least there is. Never fewer columns than rows.
 *
 * The Hungarian method with potentials: rows squared times columns.
 */
export function cheapestAssignment(costs: readonly (readonly number[])[]): number[] {
  const rows = costs.length
  const columns = costs[0]?.length ?? 0
  // Row and column 0 stand for "none"; `rowOf[column]` is the row that holds the column.
  const ofRow = new Float64Array(rows + 1)
  const ofColumn = new Float64Array(columns + 1)
  const rowOf = new Int32Array(columns + 1)
  for (let row = 1; row <= rows; row++) {
    const cameFrom = new Int32Array(columns + 1)
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY)
    const used = new Uint8Array(columns + 1)
    rowOf[0] = row
    let column = 0
    do {
      used[column] = 1
      const here = rowOf[column] as number
      let step = Number.POSITIVE_INFINITY
      let next = 0
      for (let other = 1; other <= columns; other++) {
        if (used[other] === 0) {
          const cost = (costs[here - 1]?.[other - 1] ?? 0) - (ofRow[here] as number) - (ofColumn[other] as number)
          if (cost < (least[other] as number)) {
            least[other] = cost
            cameFrom[other] = column
          }
          if ((least[other] as number) < step) {
            step = least[other] as number
            next = other
          }
        }
      }
      for (let other = 0; other <= columns; other++) {
        if (used[other] === 1) {
          const holder = rowOf[other] as number
          ofRow[holder] = (ofRow[holder] as number) + step
          ofColumn[other] = (ofColumn[other] as number) - step
        } else {
          least[other] = (least[other] as number) - step
        }
      }
      column = next
    } while (rowOf[column] !== 0)
    while (column !== 0) {
      const before = cameFrom[column] as number
      rowOf[column] = rowOf[before] as number
      column = before
    }
  }
  const columnOf = new Array<number>(rows).fill(0)
  for (let column = 1; column <= columns; column++) {
    const row = rowOf[column] as number
    if (row > 0) {
      columnOf[row - 1] = column - 1
    }
  }
  return columnOf
}
