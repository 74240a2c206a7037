import type { Point, Size } from '../../geometry.ts'
import type { Focus, PhotoFacts } from '../../photo/photo.ts'
import type { Degrees, Flip, QuarterTurns } from '../../units.ts'
import { turnBy } from '../../units.ts'
import type { Crop, Placement } from '../design.ts'
import { axisOf, type HiddenMargin, windowStart } from './window-search.ts'

/*
 *   source (upright, px)                      slot (mm)
 *   +---------------------------+
 *   |        .-''-._            |             +-----------+
 *   |     .-'  window '-.       |   flip,     |           |
 *   |   .'   turned by   .'     |   turns     |   exactly |
 *   |    '-._ -angle  .-'       |  ------->   |   filled  |
 *   |        '-._ _.-'          |   scale     |           |
 *   +---------------------------+             +-----------+
 *
 * Turning the photo clockwise inside its frame is turning the window anticlockwise over the photo.
 */

/** A crop never shows less than one eighth of the width and height that could be shown. */
export const MAX_ZOOM = 8

/** The free angle goes this far to either side; beyond it a quarter turn is the shorter way. */
export const MAX_ANGLE: Degrees = 45

/** How far a crop may miss the photo's edge, or the slot's shape, as a fraction: rounding, not sight. */
const SLACK = 1e-6

/**
 * The largest crop of the slot's shape, as near the middle as it can be while `focus` stays whole, else where the fewest
 * of its faces are lost. Of an upright photo that tells no focus the upper third stays where it is: people and towers have
 * their heads there, and the ground in front is missed least.
 *
 * Fractions of the upright source. What of the slot is `blind` shows nothing; it is given for upright photos only.
 */
export function coverCrop(
  source: Size,
  slot: Size,
  turns: QuarterTurns,
  focus?: Focus,
  hiddenMargin = NO_HIDDEN_MARGIN,
): Crop {
  const ratio = shapeBeforeTurns(slot, turns)
  const wide = source.width > ratio * source.height
  const width = wide ? (ratio * source.height) / source.width : 1
  const height = wide ? 1 : source.width / ratio / source.height
  const { left, top, right, bottom, fold } = hiddenMargin
  const share = (mm: number) => mm / slot.width
  const down = { before: top / slot.height, behind: bottom / slot.height }
  const isUpright = turns === 0 && source.height > source.width
  const across = {
    ...{ before: share(left), behind: share(right) },
    ...(fold ? { fold: { from: share(fold.from), to: share(fold.to) } } : {}),
  }
  return {
    x: windowStart(axisOf(focus, 'x', { size: width, hiddenMargin: across })),
    y: isUpright && !focus ? (1 - height) / 3 : windowStart(axisOf(focus, 'y', { size: height, hiddenMargin: down })),
    width,
    height,
  }
}

const NO_HIDDEN_MARGIN: HiddenMargin = { left: 0, top: 0, right: 0, bottom: 0 }

/** How a photo fills a slot when nobody has chosen yet: upright, as large as it goes, focus kept off what is blind. */
export function fitPlacement(photo: PhotoFacts, slot: Size, hiddenMargin?: HiddenMargin): Placement {
  const crop = coverCrop(photo, slot, 0, photo.focus, hiddenMargin)
  return { photoId: photo.id, crop, turns: 0, flip: 'none', angle: 0 }
}

/** Whether the placement keeps the invariant of `Placement`: window inside the photo, shape of the slot, sane numbers. */
export function isCovered(placement: Placement, source: Size, slot: Size): boolean {
  const { crop, angle, turns } = placement
  const numbers = [crop.x, crop.y, crop.width, crop.height, angle]
  if (!numbers.every(Number.isFinite) || crop.width <= 0 || crop.height <= 0 || Math.abs(angle) > MAX_ANGLE) {
    return false
  }
  const shape = (crop.width * source.width) / (crop.height * source.height) / shapeBeforeTurns(slot, turns)
  if (Math.abs(shape - 1) > SLACK) {
    return false
  }
  const layoutArea = areaFor(windowOf(crop, source), angle, source)
  return (
    layoutArea.x >= -SLACK * source.width &&
    layoutArea.y >= -SLACK * source.height &&
    staysWithin(crop, layoutArea, source)
  )
}

/** The nearest placement that keeps the invariant; the same object when it already does. */
export function clampPlacement(placement: Placement, source: Size, slot: Size): Placement {
  if (isCovered(placement, source, slot)) {
    return placement
  }
  const angle = clamp(Number.isFinite(placement.angle) ? placement.angle : 0, -MAX_ANGLE, MAX_ANGLE)
  const widest = widestWindow(source, slot, placement.turns, angle)
  const window = windowOf(placement.crop, source)
  return withWindow({ ...placement, angle }, source, slot, {
    centre: {
      x: Number.isFinite(window.centre.x) ? window.centre.x : source.width / 2,
      y: Number.isFinite(window.centre.y) ? window.centre.y : source.height / 2,
    },
    width: window.width > 0 ? window.width : widest,
  })
}

/** Moves the photo under its frame by millimetres as the shopper sees them; stops at the photo's edge. */
export function panned(placement: Placement, source: Size, slot: Size, by: Point): Placement {
  const middle = toSource(placement, source, slot, { x: slot.width / 2 - by.x, y: slot.height / 2 - by.y })
  return withWindow(placement, source, slot, { centre: middle, width: placement.crop.width * source.width })
}

/** How far in a placement is: 1 shows as much as the frame can, `MAX_ZOOM` as little as we let. */
export function zoomOf(placement: Placement, source: Size, slot: Size): number {
  return widestWindow(source, slot, placement.turns, placement.angle) / (placement.crop.width * source.width)
}

/** Zooms by `factor` so that what lies under `at` (mm from the slot's top left) stays there, as far as the frame allows. */
export function zoomed(placement: Placement, source: Size, slot: Size, factor: number, at = middleOf(slot)): Placement {
  return pinched(placement, source, slot, { from: at, to: at, scale: factor, turn: 0 })
}

/** Whether both show the same of the photo, the same way up: what rounding makes of a crop nobody sees. */
export function showsTheSame(a: Placement, b: Placement): boolean {
  const isNear = (side: 'x' | 'y' | 'width' | 'height') => Math.abs(a.crop[side] - b.crop[side]) <= SLACK
  return (
    a.turns === b.turns &&
    a.flip === b.flip &&
    Math.abs(a.angle - b.angle) <= SLACK &&
    isNear('x') &&
    isNear('y') &&
    isNear('width') &&
    isNear('height')
  )
}

/** What two fingers did since they touched: the point between them went `from` -> `to` (slot mm), spread, turned clockwise. */
export interface Pinch {
  readonly from: Point
  readonly to: Point
  readonly scale: number
  readonly turn: Degrees
}

/** The photo follows two fingers: what lay under `from` lies under `to`, scaled and turned, as far as the frame allows. */
export function pinched(placement: Placement, source: Size, slot: Size, pinch: Pinch): Placement {
  const held = toSource(placement, source, slot, pinch.from)
  const angle = clamp(ownAngle(placement, seenAngle(placement) + pinch.turn), -MAX_ANGLE, MAX_ANGLE)
  const next = { ...placement, angle }
  const widest = widestWindow(source, slot, next.turns, angle)
  const width = clampWidth((placement.crop.width * source.width) / pinch.scale, widest, source)
  const offset = fromMiddle(next, slot, width, pinch.to)
  return withWindow(next, source, slot, { centre: { x: held.x - offset.x, y: held.y - offset.y }, width })
}

/** By how much the photo is seen turned clockwise inside its frame: mirrored, it turns the other way. */
export function seenAngle({ flip, angle }: Pick<Placement, 'flip' | 'angle'>): Degrees {
  return flip === 'h' || flip === 'v' ? 0 - angle : angle
}

/** The angle of the photo that is seen turned so. */
export function ownAngle({ flip }: Pick<Placement, 'flip'>, seen: Degrees): Degrees {
  return seenAngle({ flip, angle: seen })
}

/** Turns the photo inside its frame to `angle`; zooms by as much as covering the frame needs, and back again. */
export function angled(placement: Placement, source: Size, slot: Size, angle: Degrees): Placement {
  const next = { ...placement, angle: clamp(angle, -MAX_ANGLE, MAX_ANGLE) }
  const width = widestWindow(source, slot, next.turns, next.angle) / zoomOf(placement, source, slot)
  return withWindow(next, source, slot, { centre: windowOf(placement.crop, source).centre, width })
}

/** Quarter turns clockwise as the shopper sees them. Centre and zoom stay as far as the frame allows; `by` 4 changes nothing. */
export function turned(placement: Placement, source: Size, slot: Size, by: number): Placement {
  const turns = turnBy(placement.turns, by)
  if (turns === placement.turns) {
    return placement
  }
  const next = { ...placement, turns }
  if ((turns - placement.turns) % 2 === 0) {
    return next
  }
  const width = widestWindow(source, slot, turns, next.angle) / zoomOf(placement, source, slot)
  return withWindow(next, source, slot, { centre: windowOf(placement.crop, source).centre, width })
}

/** Mirrors the photo as the shopper sees it, left-right (`h`) or top-bottom (`v`). Twice is nothing. */
export function flipped(placement: Placement, axis: 'h' | 'v'): Placement {
  const sideways = placement.turns % 2 === 1
  const own = sideways ? (axis === 'h' ? 'v' : 'h') : axis
  return { ...placement, flip: FLIPPED[own][placement.flip] }
}

/** The same photo in a slot of another shape: same middle, same zoom, as far as the frame allows. */
export function refit(placement: Placement, source: Size, oldSlot: Size, newSlot: Size): Placement {
  const width =
    widestWindow(source, newSlot, placement.turns, placement.angle) / Math.max(1, zoomOf(placement, source, oldSlot))
  return withWindow(placement, source, newSlot, { centre: windowOf(placement.crop, source).centre, width })
}

/** Cosine and sine of an angle up to 45 degrees from + - * only, so that every engine gets the same bits. */
export function cosSin(angle: Degrees): { readonly cos: number; readonly sin: number } {
  const x = (angle * Math.PI) / 180
  const square = x * x
  let cos = 1
  let sin = 1
  for (let n = 18; n >= 2; n -= 2) {
    cos = 1 - (square / (n * (n - 1))) * cos
    sin = 1 - (square / (n * (n + 1))) * sin
  }
  return { cos, sin: x * sin }
}

/** The point of the source (px) that is shown at `at` (mm from the slot's top left). */
export function toSource(placement: Placement, source: Size, slot: Size, at: Point): Point {
  const window = windowOf(placement.crop, source)
  const offset = fromMiddle(placement, slot, window.width, at)
  return { x: window.centre.x + offset.x, y: window.centre.y + offset.y }
}

const FLIPPED = {
  h: { none: 'h', h: 'none', v: 'hv', hv: 'v' },
  v: { none: 'v', h: 'hv', v: 'none', hv: 'h' },
} as const satisfies Record<'h' | 'v', Record<Flip, Flip>>

/** A crop window in source pixels. */
interface Window {
  readonly centre: Point
  readonly width: number
  readonly height: number
}

function windowOf(crop: Crop, source: Size): Window {
  return {
    centre: { x: (crop.x + crop.width / 2) * source.width, y: (crop.y + crop.height / 2) * source.height },
    width: crop.width * source.width,
    height: crop.height * source.height,
  }
}

/** Width by height of the window before the quarter turns are applied. */
function shapeBeforeTurns(slot: Size, turns: QuarterTurns): number {
  return turns % 2 === 1 ? slot.height / slot.width : slot.width / slot.height
}

/** The width, in source pixels, of the largest window of the slot's shape that fits the source at this angle. */
function widestWindow(source: Size, slot: Size, turns: QuarterTurns, angle: Degrees): number {
  const ratio = shapeBeforeTurns(slot, turns)
  const { cos, sin } = cosSin(angle)
  const lean = Math.abs(sin)
  return Math.min(source.width / (cos + lean / ratio), source.height / (lean + cos / ratio))
}

/** How far the window's centre may go from the middle of the source to either side, px. Negative: it does not fit. */
function areaFor(window: { readonly width: number; readonly height: number }, angle: Degrees, source: Size): Point {
  const { cos, sin } = cosSin(angle)
  const lean = Math.abs(sin)
  return {
    x: (source.width - window.width * cos - window.height * lean) / 2,
    y: (source.height - window.width * lean - window.height * cos) / 2,
  }
}

function staysWithin(crop: Crop, layoutArea: Point, source: Size): boolean {
  const { centre } = windowOf(crop, source)
  return (
    Math.abs(centre.x - source.width / 2) <= layoutArea.x + SLACK * source.width &&
    Math.abs(centre.y - source.height / 2) <= layoutArea.y + SLACK * source.height
  )
}

/** The placement with the nearest window to the wished one that keeps the frame covered. */
function withWindow(
  placement: Placement,
  source: Size,
  slot: Size,
  wished: { readonly centre: Point; readonly width: number },
): Placement {
  const widest = widestWindow(source, slot, placement.turns, placement.angle)
  const width = clampWidth(wished.width, widest, source)
  const height = width / shapeBeforeTurns(slot, placement.turns)
  const layoutArea = areaFor({ width, height }, placement.angle, source)
  const x =
    source.width / 2 + clamp(wished.centre.x - source.width / 2, -Math.max(0, layoutArea.x), Math.max(0, layoutArea.x))
  const y =
    source.height / 2 +
    clamp(wished.centre.y - source.height / 2, -Math.max(0, layoutArea.y), Math.max(0, layoutArea.y))
  return {
    ...placement,
    crop: tidied(
      {
        x: (x - width / 2) / source.width,
        y: (y - height / 2) / source.height,
        width: width / source.width,
        height: height / source.height,
      },
      placement.angle,
    ),
  }
}

/** Rounding must not show as a crop of 1.0000000000000002 that starts at -9e-17. Turned windows may well exceed 1. */
function tidied(crop: Crop, angle: Degrees): Crop {
  if (angle !== 0) {
    return crop
  }
  const width = Math.min(1, crop.width)
  const height = Math.min(1, crop.height)
  return { x: clamp(crop.x, 0, 1 - width), y: clamp(crop.y, 0, 1 - height), width, height }
}

/** Between the widest window and an eighth of it, and never less than one source pixel. */
function clampWidth(width: number, widest: number, source: Size): number {
  const least = Math.min(widest, Math.max(widest / MAX_ZOOM, Math.min(1, source.width)))
  return clamp(width, least, widest)
}

/** From the slot's middle to `at`, carried back to source pixels: turns, flip, scale and angle undone. */
function fromMiddle(placement: Placement, slot: Size, windowWidth: number, at: Point): Point {
  const seen = { x: at.x - slot.width / 2, y: at.y - slot.height / 2 }
  const upright = unturned(seen, placement.turns)
  const scale = windowWidth / (placement.turns % 2 === 1 ? slot.height : slot.width)
  const x = upright.x * scale * (placement.flip === 'h' || placement.flip === 'hv' ? -1 : 1)
  const y = upright.y * scale * (placement.flip === 'v' || placement.flip === 'hv' ? -1 : 1)
  const { cos, sin } = cosSin(placement.angle)
  return { x: x * cos + y * sin, y: y * cos - x * sin }
}

function unturned({ x, y }: Point, turns: QuarterTurns): Point {
  switch (turns) {
    case 0:
      return { x, y }
    case 1:
      return { x: y, y: -x }
    case 2:
      return { x: -x, y: -y }
    case 3:
      return { x: -y, y: x }
  }
}

function middleOf(slot: Size): Point {
  return { x: slot.width / 2, y: slot.height / 2 }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
