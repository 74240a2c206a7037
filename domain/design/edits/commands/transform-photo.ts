import { z } from 'zod'
import { fitWindow, isFitOf, isZoomedTooFar } from '../../../frame/fit-window.ts'
import type { Box } from '../../../geometry.ts'
import { isBook } from '../../../product/paper.ts'
import type { Design, Placement } from '../../design.ts'
import { findPage, fitSchema, placementSchema, slotAddress } from '../../design.ts'
import { isCovered } from '../../placing/crop.ts'
import type { EditWorld } from '../../world/edit-world.ts'
import type { Decision } from '../decision.ts'
import { decidePages, refuseEdit } from '../decision.ts'
import { defineEdit, readsNot } from '../edit-definition.ts'
import { findSlot, withPlacement, withSlot } from '../slots.ts'
import { nothingMore } from '../wire-data.ts'

const schema = z
  .strictObject({
    cmd: z.literal('transform_photo'),
    at: slotAddress,
    placement: placementSchema,
    fit: fitSchema.exactOptional(),
  })
  .readonly()

/**
 * Crop, turn, flip, free angle of the photo in a slot. With `fit` the slot first takes the window of that fit type on its
 * sheet, and `placement` must fill that window.
 */
type TransformPhoto = z.output<typeof schema>

export const transformPhoto = defineEdit({
  schema,
  decide: transform,
  wire: nothingMore,
  // Nothing in the specified data says how to turn: it is sent as a whole edit.
  fromWire: () => readsNot('nothing-to-change'),
  errors: () => ({ post: 7, picture: 8 }),
  pageOf: ({ at }) => at.pageId,
  says: ({ fit }) => (fit ? 'fit-changed' : 'photo-cropped'),
  changesPageCount: false,
  // What says no fit does not overtake what says one: the server must know the window first.
  overtakes: (edit, before) =>
    (edit.fit !== undefined || before.fit === undefined) &&
    edit.at.pageId === before.at.pageId &&
    edit.at.slotId === before.at.slotId &&
    edit.placement.photoId === before.placement.photoId,
})

function transform(design: Design, edit: TransformPhoto, world: EditWorld): Decision {
  const found = findSlot(design, edit.at)
  if (!found) {
    return refuseEdit(findPage(design, edit.at.pageId) ? 'slot-unknown' : 'page-unknown')
  }
  const { slot, page } = found
  const photo = world.photos.get(edit.placement.photoId)
  if (!photo || slot.placement?.photoId !== photo.id) {
    return refuseEdit('photo-unknown')
  }
  const { placement, fit } = edit
  if (fit && !isFitOf(page, fit, world.paper)) {
    return refuseEdit('fit-not-possible')
  }
  const box = fit && !isBook(world.paper) ? fitWindow(fit, photo, placement.turns, world.paper, page) : slot.box
  if (!isCovered(placement, photo, box)) {
    return refuseEdit('crop-outside-photo')
  }
  if (isZoomedTooFar(placement, photo, box, world.paper)) {
    return refuseEdit('zoomed-too-far')
  }
  if (samePlacement(slot.placement, placement) && (fit === undefined || fit === slot.fit) && sameBox(box, slot.box)) {
    return refuseEdit('nothing-to-change')
  }
  const next = withPlacement({ ...slot, box, ...(fit ? { fit } : {}) }, placement)
  return decidePages(withSlot(design.pages, edit.at, () => next))
}

function sameBox(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}

function samePlacement(a: Placement, b: Placement): boolean {
  const values = ({ crop, turns, flip, angle }: Placement) => [
    ...[crop.x, crop.y, crop.width, crop.height],
    ...[turns, flip, angle],
  ]
  const [before, after] = [values(a), values(b)]
  return before.every((value, at) => value === after[at])
}
