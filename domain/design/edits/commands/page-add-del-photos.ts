import { z } from 'zod'
import { idOf } from '../../../fields.ts'
import type { PageId, PhotoId } from '../../../ids.ts'
import type { PhotoFacts } from '../../../photo/photo.ts'
import type { Design, Page, Placement, Slot } from '../../design.ts'
import { relaid } from '../../pages/relay-page.ts'
import { fitPlacement } from '../../placing/crop.ts'
import type { EditWorld } from '../../world/edit-world.ts'
import type { Decision } from '../decision.ts'
import { decidePages, filledSlots, knownPhotos, mostPhotos, photosInside, refuseEdit, withPage } from '../decision.ts'
import { redrawn, takesDrawn } from '../drawn-edits.ts'
import { defineEdit, reads, readsNot, type WireEditInput, type WireResult } from '../edit-definition.ts'
import { withPlacement } from '../slots.ts'
import { photoNamesField } from '../wire-data.ts'
import { namedPhotos, photoIds } from '../wire-photos.ts'

const schema = z
  .strictObject({ cmd: z.literal('page_add_del_photos'), pageId: idOf<PageId>(), add: photoIds, del: photoIds })
  .readonly()

/** What comes and what goes, by address or id. */
const wire = z.strictObject({ add: photoNamesField, del: photoNamesField })

/** Takes photos off a page (to the tray) and adds others (from the tray or the album); lays the page out anew. */
type PageAddDelPhotos = z.output<typeof schema>

export const pageAddDelPhotos = defineEdit({
  schema,
  decide: addAndDeletePhotos,
  wire,
  fromWire: photosOf,
  errors: () => ({ post: 11, picture: 11 }),
  pageOf: ({ pageId }) => pageId,
  says: ({ add, del }) =>
    add.length === del.length ? 'photo-changed' : add.length > del.length ? 'photos-added' : 'photos-removed',
  changesPageCount: false,
})

function photosOf(ask: WireEditInput<z.output<typeof wire>>): WireResult<PageAddDelPhotos> {
  const add = namedPhotos(ask, ask.data.add)
  const del = namedPhotos(ask, ask.data.del)
  if (!add || !del) {
    return readsNot('photo-unknown')
  }
  // "Needs at least one add or delete, else no photos to operate" (B§5).
  return add.length + del.length === 0
    ? readsNot('no-photos-chosen')
    : reads({ cmd: 'page_add_del_photos', pageId: ask.page.id, add, del })
}

/** Photos leave the page and others come; those that stay move as little as a good page allows. */
function addAndDeletePhotos(design: Design, edit: PageAddDelPhotos, world: EditWorld): Decision {
  const index = design.pages.findIndex((page) => page.id === edit.pageId)
  const page = design.pages[index]
  if (!page) {
    return refuseEdit('page-unknown')
  }
  if (page.locked) {
    return refuseEdit('page-locked')
  }
  const here = new Set(filledSlots(page).map((slot) => slot.placement.photoId))
  const added = knownPhotos(edit.add, world)
  if (!added || edit.del.some((id) => !here.has(id))) {
    return refuseEdit('photo-unknown')
  }
  if (edit.add.length + edit.del.length === 0) {
    return refuseEdit('no-photos-chosen')
  }
  const taken = page.kind === 'cover' ? here : photosInside(design.pages)
  if (edit.add.some((id) => taken.has(id)) || new Set(edit.add).size < edit.add.length) {
    return refuseEdit('photo-already-placed')
  }
  const gone = new Set(edit.del)
  const kept = filledSlots(page).filter((slot) => !gone.has(slot.placement.photoId))
  // A page that has more photos than its theme allows, as it was made for another one, may lose them one by one.
  if (added.length > 0 && kept.length + added.length > mostPhotos(page, world)) {
    return refuseEdit('too-many-photos-on-page')
  }
  if (page.kind === 'cover') {
    return decidePages(withPage(design, refilled(page, gone, added)))
  }
  const drawn = takesDrawn(page, world) ? redrawn(page, kept, added, world) : undefined
  if (drawn && typeof drawn !== 'string') {
    return decidePages(withPage(design, drawn))
  }
  // What no drawn page takes stays laid out freely where it was that before.
  if (drawn && (drawn !== 'too-many-photos-on-page' || page.template !== undefined)) {
    return refuseEdit(drawn)
  }
  const next = relaid({ page, index, kept, added, world, seed: design.seed })
  return next ? decidePages(withPage(design, next)) : refuseEdit('photo-unknown')
}

/** A cover keeps its slots: emptied ones take the photos that come. */
function refilled(page: Page, gone: ReadonlySet<PhotoId>, added: readonly PhotoFacts[]): Page {
  const coming = [...added]
  const slots = page.slots.map((slot) => {
    const stays = slot.placement && !gone.has(slot.placement.photoId)
    return stays ? slot : withPlacement(slot, placedIn(coming.shift(), slot))
  })
  return { ...page, slots }
}

function placedIn(photo: PhotoFacts | undefined, slot: Slot): Placement | undefined {
  return photo && fitPlacement(photo, slot.box)
}
