import { z } from 'zod'
import { count, idOf } from '../../../fields.ts'
import { refitted, takesFits } from '../../../frame/fit-window.ts'
import type { PageId, PhotoId } from '../../../ids.ts'
import { cellAt, cellsInfoOf } from '../../../preview/cells-info.ts'
import type { Design, Page, Placement, Slot, SlotAddress } from '../../design.ts'
import { findPage, innerPages, settledKind, slotAddress } from '../../design.ts'
import { relaid } from '../../pages/relay-page.ts'
import { fitPlacement, refit } from '../../placing/crop.ts'
import { type LaidPhoto, laidAnew } from '../../placing/laid-photo.ts'
import { sheetOf } from '../../sheets/sheet.ts'
import { turnedFor } from '../../sheets/sheet-page.ts'
import type { EditWorld } from '../../world/edit-world.ts'
import type { Decision } from '../decision.ts'
import { decidePages, knownPhotos, refuseEdit, withPage } from '../decision.ts'
import { defineEdit, reads, readsNot, type WireEditInput, type WireResult } from '../edit-definition.ts'
import { type Found, findSlot, withPlacement, withSlot } from '../slots.ts'
import { laidIn } from '../spread-edit.ts'
import { coordinate } from '../wire-data.ts'
import { pageAddDelPhotos } from './page-add-del-photos.ts'
import { pageDelObjs } from './page-del-objs.ts'

const schema = z
  .strictObject({
    cmd: z.literal('change_photos'),
    change: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('swap'), from: slotAddress, to: slotAddress }).readonly(),
      z.strictObject({ kind: z.literal('replace'), at: slotAddress, photoId: idOf<PhotoId>() }).readonly(),
      z.strictObject({ kind: z.literal('move'), from: slotAddress, pageId: idOf<PageId>() }).readonly(),
    ]),
  })
  .readonly()

/** The photo at `x, y` is swapped with the photo at `x2, y2` of the page `pgIndex2`: middles of cells (readings 40). */
const wire = z.strictObject({
  x: coordinate.optional(),
  y: coordinate.optional(),
  x2: coordinate.optional(),
  y2: coordinate.optional(),
  pgIndex2: count.optional(),
})
type SwapAsk = WireEditInput<z.output<typeof wire>>

/**
 * Swaps the photos of two slots, on one page or across pages, puts another photo into a slot, or moves a photo to another page,
 * whose photos make room for it.
 */
type ChangePhotos = z.output<typeof schema>

const SAYS = { swap: 'photos-swapped', replace: 'photo-changed', move: 'photo-moved' } as const

export const changePhotos = defineEdit({
  schema,
  decide: change,
  wire,
  fromWire: swapOf,
  errors: () => ({ post: 5, picture: 6 }),
  pageOf: ({ change }) => (change.kind === 'replace' ? change.at.pageId : change.from.pageId),
  says: ({ change }) => SAYS[change.kind],
  changesPageCount: false,
})

function swapOf(ask: SwapAsk): WireResult<ChangePhotos> {
  const { x, y, x2, y2, pgIndex2 } = ask.data
  const other = pgIndex2 === undefined ? ask.page : ask.design.pages[pgIndex2]
  if (!other) {
    return readsNot('page-unknown')
  }
  const from = slotAt(ask, ask.page, x, y)
  const to = slotAt(ask, other, x2, y2)
  return from && to ? reads({ cmd: 'change_photos', change: { kind: 'swap', from, to } }) : readsNot('slot-unknown')
}

function slotAt(
  { design, paper }: SwapAsk,
  page: Page,
  x: number | undefined,
  y: number | undefined,
): SlotAddress | undefined {
  if (x === undefined || y === undefined) {
    return undefined
  }
  const slotId = cellAt(
    cellsInfoOf(page, sheetOf(paper, page, innerPages(design).length), () => ''),
    { x, y },
  )
  return slotId ? { pageId: page.id, slotId } : undefined
}

function change(design: Design, { change: wanted }: ChangePhotos, world: EditWorld): Decision {
  switch (wanted.kind) {
    case 'swap':
      return swapPhotos(design, wanted.from, wanted.to, world)
    case 'replace':
      return replacePhoto(design, wanted.at, wanted.photoId, world)
    case 'move':
      return movePhoto(design, wanted.from, wanted.pageId, world)
  }
}

/**
 * The photo leaves its page, whose others share its room unless the page or the photo is locked, and joins those of the other.
 * A cover has its own photos: they are swapped or put in, never moved.
 */
function movePhoto(design: Design, from: SlotAddress, pageId: PageId, world: EditWorld): Decision {
  const found = findSlot(design, from)
  const to = findPage(design, pageId)
  if (!found || !to) {
    return refuseEdit(to && findPage(design, from.pageId) ? 'slot-unknown' : 'page-unknown')
  }
  const { page, slot } = found
  const photoId = slot.placement?.photoId
  if (photoId === undefined || pageId === from.pageId) {
    return refuseEdit('nothing-to-change')
  }
  if (page.kind === 'cover' || to.kind === 'cover') {
    return refuseEdit('page-not-valid')
  }
  const left =
    page.locked || slot.locked
      ? pageDelObjs.decide(design, { cmd: 'page_del_objs', pageId: page.id, slotIds: [slot.id], captionIds: [] }, world)
      : pageAddDelPhotos.decide(design, { cmd: 'page_add_del_photos', pageId: page.id, add: [], del: [photoId] }, world)
  if (left.kind === 'refused') {
    return left
  }
  const rest = { ...design, pages: slot.half ? left.pages.map((one) => withoutHalf(one, photoId)) : left.pages }
  const joined = pageAddDelPhotos.decide(rest, { cmd: 'page_add_del_photos', pageId, add: [photoId], del: [] }, world)
  return joined.kind === 'refused' ? joined : { ...joined, pages: asItLay(joined.pages, pageId, found, design, world) }
}

/** The pages with the photo that came to one of them turned as it was where it lay. */
function asItLay(
  pages: readonly Page[],
  pageId: PageId,
  found: Found,
  design: Design,
  world: EditWorld,
): readonly Page[] {
  const laid = laidIn(design, found, world)
  const photo = laid && world.photos.get(laid.placement.photoId)
  const slot = pages.find(({ id }) => id === pageId)?.slots.find(({ placement }) => placement?.photoId === photo?.id)
  if (!laid || !photo || !slot?.placement) {
    return pages
  }
  const placement = laidAnew(laid, photo, slot.box, slot.placement)
  return placement === slot.placement ? pages : placed(pages, { pageId, slotId: slot.id }, placement, world)
}

/** Of a photo over the fold the other half goes too. */
function withoutHalf(page: Page, photoId: PhotoId): Page {
  const slots = page.slots.filter(({ half, placement }) => !half || placement?.photoId !== photoId)
  return slots.length === page.slots.length ? page : settledKind({ ...page, slots })
}

function swapPhotos(design: Design, from: SlotAddress, to: SlotAddress, world: EditWorld): Decision {
  const a = findSlot(design, from)
  const b = findSlot(design, to)
  if (!a || !b) {
    const missing = a ? to : from
    return refuseEdit(findPage(design, missing.pageId) ? 'slot-unknown' : 'page-unknown')
  }
  if (from.pageId === to.pageId && from.slotId === to.slotId) {
    return refuseEdit('same-slot')
  }
  const first = a.slot.placement
  const second = b.slot.placement
  if (!first && !second) {
    return refuseEdit('nothing-to-change')
  }
  if (first?.photoId === second?.photoId) {
    return refuseEdit('nothing-to-change')
  }
  const onCover = (a.page.kind === 'cover') !== (b.page.kind === 'cover')
  if (onCover && first && second) {
    return swapWithCover(design, a.page.kind === 'cover' ? { cover: a, inner: b } : { cover: b, inner: a }, world)
  }
  if (onCover) {
    const laid = laidIn(design, first ? a : b, world)
    return laid
      ? replacePhoto(design, first ? to : from, laid.placement.photoId, world, laid)
      : refuseEdit('nothing-to-change')
  }
  const moved = [
    movedTo(b.slot, laidIn(design, a, world), world),
    movedTo(a.slot, laidIn(design, b, world), world),
  ] as const
  if (moved[0] === 'photo-unknown' || moved[1] === 'photo-unknown') {
    return refuseEdit('photo-unknown')
  }
  return decidePages(placed(placed(design.pages, to, moved[0], world), from, moved[1], world))
}

/**
 * The cover's photo and the inner photo change places: the cover shows the inner one, and inside the book each takes
 * the place of the other, so that no photo is inside twice and none is lost.
 */
function swapWithCover(
  design: Design,
  { cover, inner }: { readonly cover: Found; readonly inner: Found },
  world: EditWorld,
): Decision {
  const outer = laidIn(design, cover, world)
  const within = laidIn(design, inner, world)
  const facts = outer && within && knownPhotos([outer.placement.photoId, within.placement.photoId], world)
  const [outerPhoto, innerPhoto] = facts ?? []
  if (!outer || !within || !outerPhoto || !innerPhoto) {
    return refuseEdit('photo-unknown')
  }
  const elsewhere = slotInside(design.pages, outerPhoto.id)
  const shown = [cover, ...(elsewhere ? [elsewhere] : [])]
  const pages = shown.reduce<readonly Page[]>(
    (now, place) => placed(now, addressOf(place), laidAnew(within, innerPhoto, place.slot.box), world),
    design.pages,
  )
  return decidePages(placed(pages, addressOf(inner), laidAnew(outer, outerPhoto, inner.slot.box), world))
}

function addressOf({ page, slot }: Found): SlotAddress {
  return { pageId: page.id, slotId: slot.id }
}

/**
 * A photo from the tray or the album comes and the old one goes to the tray; one from another page changes places. It lies as
 * it lay where it came from, if that is told.
 */
function replacePhoto(design: Design, at: SlotAddress, photoId: PhotoId, world: EditWorld, laid?: LaidPhoto): Decision {
  const target = findSlot(design, at)
  if (!target) {
    return refuseEdit(findPage(design, at.pageId) ? 'slot-unknown' : 'page-unknown')
  }
  const photo = world.photos.get(photoId)
  if (!photo) {
    return refuseEdit('photo-unknown')
  }
  if (target.slot.placement?.photoId === photoId) {
    return refuseEdit('nothing-to-change')
  }
  const elsewhere = target.page.kind === 'cover' ? undefined : slotInside(design.pages, photoId)
  if (elsewhere) {
    return swapPhotos(design, addressOf(elsewhere), at, world)
  }
  const turned = target.page.slots.length === 1 ? turnedFor(target.page, [photo], world.paper) : target.page
  if (turned !== target.page && !target.page.locked) {
    const index = design.pages.indexOf(target.page)
    const next = relaid({ page: turned, index, kept: [], added: [photo], world, seed: design.seed })
    return next ? decidePages(withPage(design, next)) : refuseEdit('photo-unknown')
  }
  const { box } = target.slot
  return decidePages(placed(design.pages, at, laid ? laidAnew(laid, photo, box) : fitPlacement(photo, box), world))
}

function slotInside(pages: readonly Page[], photoId: PhotoId): Found | undefined {
  for (const page of pages) {
    const slot = page.kind === 'cover' ? undefined : page.slots.find((each) => each.placement?.photoId === photoId)
    if (slot) {
      return { page, slot }
    }
  }
  return undefined
}

/** The placement in its new slot: turns, zoom and middle stay as far as the slot's shape allows. */
function movedTo(
  slot: Slot,
  laid: LaidPhoto | undefined,
  { photos }: EditWorld,
): Placement | undefined | 'photo-unknown' {
  if (!laid) {
    return undefined
  }
  const photo = photos.get(laid.placement.photoId)
  return photo ? refit(laid.placement, photo, laid.box, slot.box) : 'photo-unknown'
}

/** The slot with this photo; one of a fit takes the window that the photo makes in it. */
function inItsFit(slot: Slot, placement: Placement | undefined, page: Page, { paper, photos }: EditWorld): Slot {
  const photo = placement && photos.get(placement.photoId)
  const { fit } = slot
  return placement && photo && fit && takesFits(paper)
    ? refitted({ ...slot, fit }, placement, photo, slot.box, paper, page)
    : withPlacement(slot, placement)
}

function placed(
  pages: readonly Page[],
  at: SlotAddress,
  placement: Placement | undefined,
  world: EditWorld,
): readonly Page[] {
  return withSlot(pages, at, (slot, page) => inItsFit(slot, placement, page, world))
}
