import { z } from 'zod'
import { idOf } from '../../../fields.ts'
import { nextFit, takesFits } from '../../../frame/fit-window.ts'
import type { Box } from '../../../geometry.ts'
import type { PageId } from '../../../ids.ts'
import { nextStep } from '../../../layout/page-shuffle.ts'
import { seedOf } from '../../../layout/seeded-random.ts'
import type { PhotoFacts } from '../../../photo/photo.ts'
import { pageFormat } from '../../../product/paper.ts'
import { safeBox } from '../../areas/page-areas.ts'
import { compositionsOf } from '../../composing/compositions.ts'
import { compositionRoom, filledRoom } from '../../composing/page-compositions.ts'
import type { Design, Page, Slot } from '../../design.ts'
import { freePartsOf, plainCell } from '../../pages/free-parts.ts'
import type { FilledSlot } from '../../pages/relay-page.ts'
import { laidAnew } from '../../placing/laid-photo.ts'
import { slotInBox } from '../../placing/slot-in-box.ts'
import { arrangedCaptions } from '../../texts/page-texts.ts'
import { textsAmongPhotos } from '../../texts/text-cell.ts'
import type { EditWorld } from '../../world/edit-world.ts'
import type { Decision } from '../decision.ts'
import { decidePages, filledSlots, knownPhotos, refuseEdit, withPage } from '../decision.ts'
import { isDrawn, nextTemplate } from '../drawn-edits.ts'
import { defineEdit, reads } from '../edit-definition.ts'
import { facingPage } from '../spread-edit.ts'
import { nothingMore } from '../wire-data.ts'

const schema = z.strictObject({ cmd: z.literal('shuff'), pageId: idOf<PageId>() }).readonly()

/** The next layout of the page's shuffle cycle; locked slots stay. */
type Shuff = z.output<typeof schema>

export const shuff = defineEdit({
  schema,
  decide: shufflePage,
  wire: nothingMore,
  fromWire: ({ page }) => reads({ cmd: 'shuff', pageId: page.id }),
  errors: () => ({ post: 10, picture: 10 }),
  pageOf: ({ pageId }) => pageId,
  says: () => 'layout-changed',
  changesPageCount: false,
})

/**
 * The next composition of a page. Seed, page and `shuffleStep` are the whole state: the compositions of a page come in a fixed
 * round, each different from what is shown. Locked slots stay; the photos around them change within their rectangles,
 * or change places.
 */
function shufflePage(design: Design, { pageId }: Shuff, world: EditWorld): Decision {
  const index = design.pages.findIndex((page) => page.id === pageId)
  const page = design.pages[index]
  if (!page) {
    return refuseEdit('page-unknown')
  }
  if (page.locked) {
    return refuseEdit('page-locked')
  }
  const slots = filledSlots(page)
  const photos = knownPhotos(
    slots.map((slot) => slot.placement.photoId),
    world,
  )
  if (!photos) {
    return refuseEdit('photo-unknown')
  }
  const overFold = slots.some((slot) => slot.half !== undefined)
  if (slots.length === 0 || page.kind === 'cover' || overFold) {
    return refuseEdit('nothing-to-change')
  }
  const [photo] = photos
  if (photo && takesFits(world.paper)) {
    const next = nextFit(page, photo, world.paper)
    return next ? decidePages(withPage(design, next)) : refuseEdit('nothing-to-change')
  }
  if (isDrawn(page, world)) {
    const next = nextTemplate(page, photos, world) ?? rotated(page, slots, photos)
    return next ? decidePages(withPage(design, next)) : refuseEdit('no-other-arrangement')
  }
  const seed = (design.seed ^ seedOf(page.id)) >>> 0
  const whole = slots.length === page.slots.length && slots.every((slot) => !slot.locked)
  const texts = textsAmongPhotos(page)
  const shuffled =
    (whole && !texts
      ? wholeShuffled(page, design, photos, seed, world)
      : partsShuffled(page, design, seed, world, texts)) ??
    rotated(page, slots, photos) ??
    (whole && texts ? wholeShuffled(headed(page, index, world), design, photos, seed, world) : undefined)
  return shuffled ? decidePages(withPage(design, shuffled)) : refuseEdit('nothing-to-change')
}

function wholeShuffled(
  page: Page,
  { pages }: Design,
  photos: readonly PhotoFacts[],
  seed: number,
  world: EditWorld,
): Page | undefined {
  const index = pages.findIndex(({ id }) => id === page.id)
  const facing = facingPage(pages, pages[index] ?? page, world)
  const round = compositionsOf(photos, compositionRoom(page, index, facing, world), seed)
  const shown = filledSlots(page).map(({ box }, at) => plainCell(at, box))
  const next = nextStep(round, page.shuffleStep, shown)
  return next && { ...page, slots: inBoxes(page, next.layout.boxes, world), shuffleStep: next.step }
}

/** The page with texts that stood among its photos at its head. */
function headed(page: Page, index: number, world: EditWorld): Page {
  return { ...page, captions: arrangedCaptions(page, index, world, false) }
}

/** Every rectangle of the page that holds only free slots gets its own next composition. */
function partsShuffled(
  page: Page,
  { pages }: Design,
  seed: number,
  world: EditWorld,
  texts: Box | undefined,
): Page | undefined {
  const index = pages.findIndex(({ id }) => id === page.id)
  const room = compositionRoom(page, index, undefined, world)
  const boxes = page.slots.map(({ box }) => box)
  let isChanged = false
  for (const part of freePartsOf(page, texts)) {
    const inside = part.map((at) => page.slots[at] as Slot)
    const photos = inside.flatMap(({ placement }) => (placement && world.photos.get(placement.photoId)) ?? [])
    const round = compositionsOf(photos, filledRoom(room, inside), seed)
    const shown = inside.map(({ box }, at) => plainCell(at, box))
    const next = nextStep(round, page.shuffleStep, shown)
    for (const [at, box] of next?.layout.boxes.entries() ?? []) {
      boxes[part[at] as number] = box
      isChanged = true
    }
  }
  const slots = page.slots.map((slot, at) => inBox(slot, boxes[at] as Box, page, world))
  return isChanged ? { ...page, slots, shuffleStep: page.shuffleStep + 1 } : undefined
}

function inBoxes(page: Page, boxes: readonly Box[], world: EditWorld): Slot[] {
  const filled = filledSlots(page)
  return page.slots.map((slot) => {
    const box = boxes[filled.findIndex(({ id }) => id === slot.id)]
    return box ? inBox(slot, box, page, world) : slot
  })
}

function inBox(slot: Slot, box: Box, page: Page, { paper, photos }: EditWorld): Slot {
  const photo = slot.placement && photos.get(slot.placement.photoId)
  return slotInBox(slot, box, photo, safeBox(pageFormat(paper, page)))
}

/** Where no other layout is to be had, the free photos move one slot on, as they were turned and cropped. */
function rotated(page: Page, slots: readonly FilledSlot[], photos: readonly PhotoFacts[]): Page | undefined {
  const free = slots.flatMap((slot, at) => (slot.locked ? [] : [{ slot, photo: photos[at] as PhotoFacts }]))
  if (free.length < 2) {
    return undefined
  }
  const next = page.slots.map((slot) => {
    const at = free.findIndex((each) => each.slot.id === slot.id)
    const coming = free[(at + 1) % free.length]
    return at < 0 || !coming ? slot : { ...slot, placement: laidAnew(coming.slot, coming.photo, slot.box) }
  })
  return { ...page, slots: next, shuffleStep: page.shuffleStep + 1 }
}
