import type { Box } from '../../geometry.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { sameValue } from '../../same-value.ts'
import type { Slot } from '../design.ts'
import { fitPlacement, refit } from './crop.ts'
import { hiddenMarginIn } from './relayout.ts'

/** The slot in another box. A crop that a shopper made keeps its middle and zoom, one that nobody made is made anew. */
export function slotInBox(slot: Slot, box: Box, photo: PhotoFacts | undefined, safe: Box): Slot {
  if (sameValue(box, slot.box)) {
    return slot
  }
  const { half: _whole, ...plain } = slot
  const { placement } = slot
  if (!placement || !photo) {
    return { ...plain, box }
  }
  const untouched = (at: Box) => fitPlacement(photo, at, hiddenMarginIn(at, safe))
  const isUntouched = sameValue(placement, untouched(slot.box)) || slot.half !== undefined
  return { ...plain, box, placement: isUntouched ? untouched(box) : refit(placement, photo, slot.box, box) }
}
