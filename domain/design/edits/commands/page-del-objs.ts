import { z } from 'zod'
import { idOf } from '../../../fields.ts'
import type { CaptionId, PageId, SlotId } from '../../../ids.ts'
import { type Design, findPage, settledKind } from '../../design.ts'
import { withCaptions } from '../cover-title.ts'
import { type Decision, decidePages, refuseEdit, withPage } from '../decision.ts'
import { defineEdit, reads, readsNot, type WireEditInput, type WireResult } from '../edit-definition.ts'
import { withPlacement } from '../slots.ts'

const schema = z
  .strictObject({
    cmd: z.literal('page_del_objs'),
    pageId: idOf<PageId>(),
    slotIds: z.array(idOf<SlotId>()).max(200).readonly(),
    captionIds: z.array(idOf<CaptionId>()).max(50).readonly(),
  })
  .readonly()

/** Slots and captions of the page. */
const wire = z.strictObject({
  ids: z
    .array(z.union([idOf<SlotId>(), idOf<CaptionId>()]))
    .max(400)
    .readonly()
    .optional(),
})

/** Empties slots and takes captions off a page; the layout of the rest stays. */
type PageDelObjs = z.output<typeof schema>

export const pageDelObjs = defineEdit({
  schema,
  decide: deleteObjects,
  wire,
  fromWire: objectsOf,
  errors: () => ({ post: 11, picture: 11 }),
  pageOf: ({ pageId }) => pageId,
  says: ({ slotIds }) => (slotIds.length > 0 ? 'photos-removed' : 'text-removed'),
  changesPageCount: false,
})

function objectsOf({ page, data: { ids = [] } }: WireEditInput<z.output<typeof wire>>): WireResult<PageDelObjs> {
  const named = new Set<string>(ids)
  const slotIds = page.slots.map((slot) => slot.id).filter((id) => named.has(id))
  const captionIds = page.captions.map((caption) => caption.id).filter((id) => named.has(id))
  return slotIds.length + captionIds.length === 0
    ? readsNot('nothing-to-change')
    : reads({ cmd: 'page_del_objs', pageId: page.id, slotIds, captionIds })
}

function deleteObjects(design: Design, edit: PageDelObjs): Decision {
  const page = findPage(design, edit.pageId)
  if (!page) {
    return refuseEdit('page-unknown')
  }
  if (edit.slotIds.some((id) => !page.slots.some((slot) => slot.id === id))) {
    return refuseEdit('slot-unknown')
  }
  if (edit.captionIds.some((id) => !page.captions.some((caption) => caption.id === id))) {
    return refuseEdit('caption-unknown')
  }
  const emptied = page.slots.filter((slot) => slot.placement && edit.slotIds.includes(slot.id))
  if (emptied.length + edit.captionIds.length === 0) {
    return refuseEdit('nothing-to-change')
  }
  const slots = page.slots.map((slot) => (emptied.includes(slot) ? withPlacement(slot, undefined) : slot))
  const captions = page.captions.filter(({ id }) => !edit.captionIds.includes(id))
  return decidePages(withPage(design, settledKind(withCaptions({ ...page, slots }, captions))))
}
