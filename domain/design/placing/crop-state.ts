import type { Size } from '../../geometry.ts'
import type { PhotoId } from '../../ids.ts'
import type { Degrees, Flip, QuarterTurns } from '../../units.ts'
import type { Placement } from '../design.ts'
import { canvasSize } from './canvas-size.ts'
import { zoomOf } from './crop.ts'
import { type DpiStatus, qualityOf } from './quality.ts'

/** Width of the viewport in whose css px crop geometry is stored and judged (B§9, readings 25). */
export const REFERENCE_WIDTH = 375

/**
 * A crop as the specification writes it (B§3): the photo below a frame, in css px.
 *
 * `width`, `height`: the upright photo when it just covers the frame; `scale` times that is what lies there. `diffX`,
 * `diffY`: its middle from the frame's middle; `x`, `y`: its top left corner from the frame's. All along the photo's own
 * axes; `rotation` clockwise turns both.
 */
export interface CropState {
  readonly frame: Size
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly diffX: number
  readonly diffY: number
  readonly rotation: Degrees
  readonly flip: Flip
  readonly originalSize: Size
}

/** The crop state of a placement, for a window of `windowWidth` px. `source` in upright px, `slot` in mm. */
export function cropStateOf(
  placement: Placement,
  source: Size,
  slot: Size,
  windowWidth: number = REFERENCE_WIDTH,
): CropState {
  const { crop, turns, angle, flip } = placement
  const perMm = canvasSize(windowWidth) / Math.max(slot.width, slot.height)
  const frame = { width: slot.width * perMm, height: slot.height * perMm }
  const own = beforeTurns(frame, turns)
  const perPixel = own.width / (crop.width * source.width)
  const scale = zoomOf(placement, source, slot)
  const shown = { width: source.width * perPixel, height: source.height * perPixel }
  const diffX = (0.5 - crop.x - crop.width / 2) * shown.width
  const diffY = (0.5 - crop.y - crop.height / 2) * shown.height
  return {
    frame,
    ...{ width: shown.width / scale, height: shown.height / scale },
    ...{ x: (own.width - shown.width) / 2 + diffX, y: (own.height - shown.height) / 2 + diffY },
    ...{ scale, diffX, diffY, rotation: turns * 90 + angle, flip, originalSize: source },
  }
}

/** The placement that a crop state means; of any window width, because the frame is in it. */
export function placementOf(photoId: PhotoId, state: CropState): Placement {
  const turns = (((Math.round(state.rotation / 90) % 4) + 4) % 4) as QuarterTurns
  const angle = state.rotation - Math.round(state.rotation / 90) * 90
  const own = beforeTurns(state.frame, turns)
  const shown = { width: state.width * state.scale, height: state.height * state.scale }
  const [width, height] = [own.width / shown.width, own.height / shown.height]
  const x = 0.5 - state.diffX / shown.width - width / 2
  const y = 0.5 - state.diffY / shown.height - height / 2
  return { photoId, crop: { x, y, width, height }, turns, flip: state.flip, angle }
}

/** A crop state of a window of `windowWidth` px as it is stored: in px of the reference width. */
export function atReferenceWidth(state: CropState, windowWidth: number): CropState {
  const by = canvasSize(REFERENCE_WIDTH) / canvasSize(windowWidth)
  return {
    ...state,
    frame: { width: state.frame.width * by, height: state.frame.height * by },
    ...{ width: state.width * by, height: state.height * by, x: state.x * by, y: state.y * by },
    ...{ diffX: state.diffX * by, diffY: state.diffY * by },
  }
}

/** The photo DPI status of a stored crop on a slot of this many mm (B§4). Without an original size: 3. */
export function dpiStatusOf(state: CropState, slot: Size, dpiRatio: number): DpiStatus {
  const { width, height } = state.originalSize
  const isKnown = width > 0 && height > 0
  return isKnown ? qualityOf(placementOf('' as PhotoId, state), state.originalSize, slot, dpiRatio).status : 3
}

function beforeTurns({ width, height }: Size, turns: QuarterTurns): Size {
  return turns % 2 === 1 ? { width: height, height: width } : { width, height }
}
