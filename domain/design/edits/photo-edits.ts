import { fitWindow, isFitOf, isZoomedTooFar, refitted, takesFits } from '../../frame/fit-window.ts'
import type { Box } from '../../geometry.ts'
import type { PhotoId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { isBook } from '../../product/paper.ts'
import type { Design, Page, Placement, Slot, SlotAddress } from '../design.ts'
import { findPage } from '../design.ts'
import type { Edit } from '../edit.ts'
import type { EditWorld } from '../edit-world.ts'
import { relaid } from '../pages/relay-page.ts'
import { mostPhotosOn } from '../pages/template-page.ts'
import { fitPlacement, isCovered, refit } from '../placing/crop.ts'
import { isSheetBack, turnedFor } from '../sheets/sheet-page.ts'
import type { Decision } from './decision.ts'
import {
  decidePages,
  factsOf,
  filledSlots,
  mostOnPage,
  photosInside,
  refuse,
  settledKind,
  withPage,
} from './decision.ts'
import { isDrawn, replayed } from './drawn-edits.ts'

type EditOf<C extends Edit['cmd']> = Extract<Edit, { cmd: C }>

/** Photos leave the page and others come; those that stay move as little as a good page allows. */
export function addAndDeletePhotos(design: Design, edit: EditOf<'page_add_del_photos'>, world: EditWorld): Decision {
  const index = design.pages.findIndex((page) => page.id === edit.pageId)
  const page = design.pages[index]
  if (!page) {
    return refuse('page-unknown')
  }
  if (page.locked) {
    return refuse('page-locked')
  }
  const here = new Set(filledSlots(page).map((slot) => slot.placement.photoId))
  const added = factsOf(edit.add, world)
  if (!added || edit.del.some((id) => !here.has(id))) {
    return refuse('photo-unknown')
  }
  if (edit.add.length + edit.del.length === 0) {
    return refuse('nothing-to-change')
  }
  const taken = page.kind === 'cover' ? here : photosInside(design.pages)
  if (edit.add.some((id) => taken.has(id)) || new Set(edit.add).size < edit.add.length) {
    return refuse('photo-already-placed')
  }
  const gone = new Set(edit.del)
  const kept = filledSlots(page).filter((slot) => !gone.has(slot.placement.photoId))
  const room = mostPhotos(page, world)
  if (kept.length + added.length > room) {
    return refuse('too-many-photos-on-page')
  }
  if (page.kind === 'cover') {
    return decidePages(withPage(design, refilled(page, gone, added)))
  }
  if (isDrawn(page, world)) {
    const next = replayed(page, kept, added, world)
    return typeof next === 'string' ? refuse(next) : decidePages(withPage(design, next))
  }
  const next = relaid({ page, index, kept, added, world, seed: design.seed })
  return next ? decidePages(withPage(design, next)) : refuse('photo-unknown')
}

/** A cover has the slots that it has, the back of a card none. */
function mostPhotos(page: Page, world: EditWorld): number {
  if (isSheetBack(page)) {
    return 0
  }
  if (isBook(world.paper)) {
    return mostPhotosOn(page, world.theme)
  }
  return page.kind === 'cover' ? page.slots.length : mostOnPage(world)
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

function withPlacement(slot: Slot, placement: Placement | undefined): Slot {
  const { placement: _old, ...rest } = slot
  if (!placement) {
    return rest
  }
  const { id, panel, box, fit, locked } = rest
  return { id, panel, box, placement, ...(fit ? { fit } : {}), locked }
}

/** Empties slots and takes captions off; what stays does not move. */
export function deleteObjects(design: Design, edit: EditOf<'page_del_objs'>): Decision {
  const page = findPage(design, edit.pageId)
  if (!page) {
    return refuse('page-unknown')
  }
  if (edit.slotIds.some((id) => !page.slots.some((slot) => slot.id === id))) {
    return refuse('slot-unknown')
  }
  if (edit.captionIds.some((id) => !page.captions.some((caption) => caption.id === id))) {
    return refuse('caption-unknown')
  }
  const emptied = page.slots.filter((slot) => slot.placement && edit.slotIds.includes(slot.id))
  if (emptied.length + edit.captionIds.length === 0) {
    return refuse('nothing-to-change')
  }
  const next = {
    ...page,
    slots: page.slots.map((slot) => (emptied.includes(slot) ? withPlacement(slot, undefined) : slot)),
    captions: page.captions.filter((caption) => !edit.captionIds.includes(caption.id)),
  }
  return decidePages(withPage(design, settledKind(next)))
}

/** Crop, turn, flip and angle of the photo in a slot, and on a sheet how it sits there. */
export function transformPhoto(design: Design, edit: EditOf<'transform_photo'>, world: EditWorld): Decision {
  const found = findSlot(design, edit.at)
  if (!found) {
    return refuse(findPage(design, edit.at.pageId) ? 'slot-unknown' : 'page-unknown')
  }
  const { slot, page } = found
  const photo = world.photos.get(edit.placement.photoId)
  if (!photo || slot.placement?.photoId !== photo.id) {
    return refuse('photo-unknown')
  }
  const { placement, fit } = edit
  if (fit && !isFitOf(page, fit, world.paper)) {
    return refuse('fit-not-possible')
  }
  const box = fit && !isBook(world.paper) ? fitWindow(fit, photo, placement.turns, world.paper, page) : slot.box
  if (!isCovered(placement, photo, box)) {
    return refuse('crop-outside-photo')
  }
  if (isZoomedTooFar(placement, photo, box, world.paper)) {
    return refuse('zoomed-too-far')
  }
  if (samePlacement(slot.placement, placement) && (fit === undefined || fit === slot.fit) && sameBox(box, slot.box)) {
    return refuse('nothing-to-change')
  }
  const next = withPlacement({ ...slot, box, ...(fit ? { fit } : {}) }, placement)
  return decidePages(withPage(design, { ...page, slots: page.slots.map((each) => (each === slot ? next : each)) }))
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

/** Exchanges photos, or puts another photo into a slot. */
export function changePhotos(design: Design, { change }: EditOf<'change_photos'>, world: EditWorld): Decision {
  return change.kind === 'swap'
    ? swapPhotos(design, change.from, change.to, world)
    : replacePhoto(design, change.at, change.photoId, world)
}

function swapPhotos(design: Design, from: SlotAddress, to: SlotAddress, world: EditWorld): Decision {
  const a = findSlot(design, from)
  const b = findSlot(design, to)
  if (!a || !b) {
    const missing = a ? to : from
    return refuse(findPage(design, missing.pageId) ? 'slot-unknown' : 'page-unknown')
  }
  if (from.pageId === to.pageId && from.slotId === to.slotId) {
    return refuse('same-slot')
  }
  const first = a.slot.placement
  const second = b.slot.placement
  if (!first && !second) {
    return refuse('nothing-to-change')
  }
  if (first?.photoId === second?.photoId) {
    return refuse('nothing-to-change')
  }
  const onCover = (a.page.kind === 'cover') !== (b.page.kind === 'cover')
  if (onCover && first && second) {
    return swapWithCover(design, a.page.kind === 'cover' ? { cover: a, inner: b } : { cover: b, inner: a }, world)
  }
  if (onCover) {
    const photoId = (first ?? second)?.photoId
    return photoId ? replacePhoto(design, first ? to : from, photoId, world) : refuse('nothing-to-change')
  }
  const moved = [movedTo(b.slot, first, a.slot, world), movedTo(a.slot, second, b.slot, world)] as const
  if (moved[0] === 'photo-unknown' || moved[1] === 'photo-unknown') {
    return refuse('photo-unknown')
  }
  return decidePages(placed(placed(design.pages, to, moved[0], world), from, moved[1], world))
}

interface Found {
  readonly page: Page
  readonly slot: Slot
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
  const outer = cover.slot.placement as Placement
  const within = inner.slot.placement as Placement
  const facts = factsOf([outer.photoId, within.photoId], world)
  const [outerPhoto, innerPhoto] = facts ?? []
  if (!outerPhoto || !innerPhoto) {
    return refuse('photo-unknown')
  }
  const elsewhere = slotInside(design.pages, outer.photoId)
  let pages = placed(design.pages, addressOf(cover), fitPlacement(innerPhoto, cover.slot.box), world)
  if (elsewhere) {
    pages = placed(pages, addressOf(elsewhere), fitPlacement(innerPhoto, elsewhere.slot.box), world)
  }
  return decidePages(placed(pages, addressOf(inner), fitPlacement(outerPhoto, inner.slot.box), world))
}

function addressOf({ page, slot }: Found): SlotAddress {
  return { pageId: page.id, slotId: slot.id }
}

/** A photo from the tray or the album comes and the old one goes to the tray; one from another page changes places. */
function replacePhoto(design: Design, at: SlotAddress, photoId: PhotoId, world: EditWorld): Decision {
  const target = findSlot(design, at)
  if (!target) {
    return refuse(findPage(design, at.pageId) ? 'slot-unknown' : 'page-unknown')
  }
  const photo = world.photos.get(photoId)
  if (!photo) {
    return refuse('photo-unknown')
  }
  if (target.slot.placement?.photoId === photoId) {
    return refuse('nothing-to-change')
  }
  const elsewhere = target.page.kind === 'cover' ? undefined : slotInside(design.pages, photoId)
  if (elsewhere) {
    return swapPhotos(design, addressOf(elsewhere), at, world)
  }
  const turned = target.page.slots.length === 1 ? turnedFor(target.page, [photo], world.paper) : target.page
  if (turned !== target.page && !target.page.locked) {
    const index = design.pages.indexOf(target.page)
    const next = relaid({ page: turned, index, kept: [], added: [photo], world, seed: design.seed })
    return next ? decidePages(withPage(design, next)) : refuse('photo-unknown')
  }
  return decidePages(placed(design.pages, at, fitPlacement(photo, target.slot.box), world))
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

function findSlot(design: Design, at: SlotAddress): Found | undefined {
  const page = findPage(design, at.pageId)
  const slot = page?.slots.find((each) => each.id === at.slotId)
  return page && slot && { page, slot }
}

/** The placement in its new slot: turns, zoom and middle stay as far as the slot's shape allows. */
function movedTo(
  slot: Slot,
  placement: Placement | undefined,
  from: Slot,
  { photos }: EditWorld,
): Placement | undefined | 'photo-unknown' {
  if (!placement) {
    return undefined
  }
  const photo = photos.get(placement.photoId)
  return photo ? refit(placement, photo, from.box, slot.box) : 'photo-unknown'
}

/** The slot with this photo; one of a fit takes the window that the photo makes in it. */
function inItsFit(slot: Slot, placement: Placement | undefined, page: Page, { paper, photos }: EditWorld): Slot {
  const photo = placement && photos.get(placement.photoId)
  const { fit } = slot
  return placement && photo && fit && takesFits(paper)
    ? refitted({ ...slot, fit }, placement, photo, slot.box, paper, page)
    : withPlacement(slot, placement)
}

function placed(pages: readonly Page[], at: SlotAddress, placement: Placement | undefined, world: EditWorld): Page[] {
  return pages.map((page) =>
    page.id === at.pageId
      ? {
          ...page,
          slots: page.slots.map((slot) => (slot.id === at.slotId ? inItsFit(slot, placement, page, world) : slot)),
        }
      : page,
  )
}
