import type { Size } from '../../geometry.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { Placement } from '../design.ts'
import { fitPlacement, refit, zoomOf } from './crop.ts'

/** A photo as it lies in a place of this size: over the fold, all of it in the place that both halves make. */
export interface LaidPhoto {
  readonly placement: Placement
  readonly box: Size
}

/** A fraction of rounding is no zoom. */
const ROUNDING = 1e-6

/** The photo in another place. What a hand made of it stays; one that nobody turned or came closer to lies as it lies best there. */
export function laidAnew(
  { placement, box }: LaidPhoto,
  photo: PhotoFacts,
  to: Size,
  best = fitPlacement(photo, to),
): Placement {
  const isHandled = !sameTurn(placement, best) || zoomOf(placement, photo, box) > 1 + ROUNDING
  return isHandled ? refit(placement, photo, box, to) : best
}

/** Whether both are turned and mirrored alike. */
export function sameTurn(a: Placement, b: Placement): boolean {
  return a.turns === b.turns && a.flip === b.flip && a.angle === b.angle
}
