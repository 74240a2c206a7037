import type { Placement } from '../../domain/design/design.ts'
import { type Pinch, pinched, turned } from '../../domain/design/placing/crop.ts'
import type { Point, Size } from '../../domain/geometry.ts'
import type { Degrees } from '../../domain/units.ts'

/** Two fingers that stop this near to a quarter turn mean the quarter turn, degrees. */
const SNAP: Degrees = 3

/**
 * The crop as two fingers leave it that began at `began`: moved, zoomed, and turned as far as they turned.
 *
 * Past 45 degrees the turn becomes a quarter turn and the rest a free angle; near 0 and 90 it snaps.
 */
export function pinchedCrop(began: Placement, source: Size, slot: Size, pinch: Pinch): Placement {
  const seen = seenAngle(began) + pinch.turn
  const quarters = Math.round(seen / 90)
  const rest = seen - quarters * 90
  const base = turned(began, source, slot, quarters)
  return pinched(base, source, slot, {
    ...pinch,
    from: turnedAbout(slot, pinch.from, quarters),
    turn: (Math.abs(rest) < SNAP ? 0 : rest) - seenAngle(base),
  })
}

/** The free angle as the shopper sees it: a mirrored photo turns the other way. */
function seenAngle({ angle, flip }: Placement): Degrees {
  return flip === 'h' || flip === 'v' ? -angle : angle
}

/** A point of the slot after quarter turns about its middle. */
function turnedAbout(slot: Size, point: Point, quarters: number): Point {
  const x = point.x - slot.width / 2
  const y = point.y - slot.height / 2
  const [cos, sin] = QUARTERS[((quarters % 4) + 4) % 4] ?? [1, 0]
  return { x: slot.width / 2 + x * cos - y * sin, y: slot.height / 2 + x * sin + y * cos }
}

const QUARTERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const
