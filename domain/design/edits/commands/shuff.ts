import { z } from 'zod'
import { idOf } from '../../../fields.ts'
import { nextFit, takesFits } from '../../../frame/fit-window.ts'
import type { Box } from '../../../geometry.ts'
import type { PageId } from '../../../ids.ts'
import { MARGIN_WEIGHTS } from '../../../layout/layout-policy.ts'
import { nextStep, shufflePool } from '../../../layout/page-shuffle.ts'
import { seedOf } from '../../../layout/seeded-random.ts'
import { type Cell, treeOf } from '../../../layout/slicing-tree.ts'
import type { PhotoFacts } from '../../../photo/photo.ts'
import { inMm, micrometres } from '../../areas/page-areas.ts'
import type { Design, Page, Slot } from '../../design.ts'
import { around, freeParts, plainCell, roundOf } from '../../pages/layout-round.ts'
import type { FilledSlot } from '../../pages/relay-page.ts'
import { roomOf } from '../../pages/relay-page.ts'
import { fitPlacement, refit } from '../../placing/crop.ts'
import { aspectsOf, boxOf, cellOf } from '../../placing/relayout.ts'
import { arrangedCaptions } from '../../texts/page-texts.ts'
import { textsAmongPhotos } from '../../texts/text-cell.ts'
import type { EditWorld } from '../../world/edit-world.ts'
import type { Decision } from '../decision.ts'
import { decidePages, factsOf, filledSlots, refuse, withPage } from '../decision.ts'
import { isDrawn, nextTemplate } from '../drawn-edits.ts'
import { defineEdit, reads } from '../edit-definition.ts'
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
 * The next layout of a page. Seed, page and `shuffleStep` are the whole state: the layouts of a page come in a fixed
 * round, each different from what is shown. Locked slots stay; the photos around them change within their rectangles,
 * or change places.
 */
function shufflePage(design: Design, { pageId }: Shuff, world: EditWorld): Decision {
  const index = design.pages.findIndex((page) => page.id === pageId)
  const page = design.pages[index]
  if (!page) {
    return refuse('page-unknown')
  }
  if (page.locked) {
    return refuse('page-locked')
  }
  const slots = filledSlots(page)
  const photos = factsOf(
    slots.map((slot) => slot.placement.photoId),
    world,
  )
  if (!photos) {
    return refuse('photo-unknown')
  }
  const overFold = slots.some((slot) => slot.half !== undefined)
  if (slots.length === 0 || page.kind === 'cover' || overFold) {
    return refuse('nothing-to-change')
  }
  const [photo] = photos
  if (photo && takesFits(world.paper)) {
    const next = nextFit(page, photo, world.paper)
    return next ? decidePages(withPage(design, next)) : refuse('nothing-to-change')
  }
  if (isDrawn(page, world)) {
    const next = nextTemplate(page, photos, world) ?? rotated(page, slots, photos)
    return next ? decidePages(withPage(design, next)) : refuse('no-other-arrangement')
  }
  const seed = (design.seed ^ seedOf(page.id)) >>> 0
  const whole = slots.length === page.slots.length && slots.every((slot) => !slot.locked)
  const texts = textsAmongPhotos(page)
  const shuffled =
    (whole && !texts
      ? wholeShuffled(page, index, slots, photos, seed, world)
      : partsShuffled(page, slots, photos, seed, world, texts)) ??
    rotated(page, slots, photos) ??
    (whole && texts ? wholeShuffled(headed(page, index, world), index, slots, photos, seed, world) : undefined)
  return shuffled ? decidePages(withPage(design, shuffled)) : refuse('nothing-to-change')
}

function wholeShuffled(
  page: Page,
  index: number,
  slots: readonly FilledSlot[],
  photos: readonly PhotoFacts[],
  seed: number,
  world: EditWorld,
): Page | undefined {
  const { layoutArea, pool } = roundOf(roomOf(page, index, world), aspectsOf(photos), seed)
  const shown = slots.map((slot, at) => cellOf(at, slot.box, layoutArea))
  const next = nextStep(pool, seed, page.shuffleStep, shown)
  if (!next) {
    return undefined
  }
  const boxes = new Map(next.layout.cells.map((cell) => [cell.photo, boxOf(cell, layoutArea)]))
  return { ...page, slots: inBoxes(page, slots, photos, boxes), shuffleStep: next.step }
}

/** The page with texts that stood among its photos at its head. */
function headed(page: Page, index: number, world: EditWorld): Page {
  return { ...page, captions: arrangedCaptions(page, index, world, false) }
}

/** Every rectangle of the page that holds only free slots gets its own next layout. */
function partsShuffled(
  page: Page,
  slots: readonly FilledSlot[],
  photos: readonly PhotoFacts[],
  seed: number,
  world: EditWorld,
  texts: Box | undefined,
): Page | undefined {
  const cells = page.slots.map((slot, at) => plainCell(at, slot.box))
  // Texts among the photos stay where they are, as locked photos do.
  const tree = treeOf(texts ? [...cells, plainCell(cells.length, texts)] : cells)
  const free = new Set(page.slots.flatMap((slot, at) => (slot.placement && !slot.locked ? [at] : [])))
  const parts = tree ? freeParts(tree, free) : []
  const gap = micrometres(world.theme.layout.gap)
  const boxes = new Map<number, Box>()
  const order = page.slots.map((slot) => slots.findIndex((each) => each.id === slot.id))
  for (const part of parts) {
    const inside = cells.filter((cell) => part.includes(cell.photo))
    const { x, y, frame } = around(inside, gap)
    const own = inside.map((cell) => photos[order[cell.photo] ?? -1] as PhotoFacts)
    // The rectangle stays full: what does not fit its photos is cropped, as it was.
    const pool = shufflePool(aspectsOf(own), frame, { ...MARGIN_WEIGHTS, maxCrop: 0.5 }, seed)
    const shown = inside.map((cell, at) => ({ ...cell, photo: at, x: cell.x - x, y: cell.y - y }))
    const next = nextStep(pool, seed, page.shuffleStep, shown)
    for (const cell of next?.layout.cells ?? []) {
      const at = order[(inside[cell.photo] as Cell).photo] ?? -1
      boxes.set(at, inMm({ x: cell.x + x, y: cell.y + y, width: cell.width, height: cell.height }))
    }
  }
  return boxes.size > 0
    ? { ...page, slots: inBoxes(page, slots, photos, boxes), shuffleStep: page.shuffleStep + 1 }
    : undefined
}

function inBoxes(
  page: Page,
  slots: readonly FilledSlot[],
  photos: readonly PhotoFacts[],
  boxes: ReadonlyMap<number, Box>,
): Slot[] {
  return page.slots.map((slot) => {
    const at = slots.findIndex((each) => each.id === slot.id)
    const box = boxes.get(at)
    const photo = photos[at]
    return box && photo && slot.placement
      ? {
          id: slot.id,
          panel: slot.panel,
          box,
          placement: refit(slot.placement, photo, slot.box, box),
          locked: slot.locked,
        }
      : slot
  })
}

/** Where no other layout is to be had, the free photos move one slot on. */
function rotated(page: Page, slots: readonly FilledSlot[], photos: readonly PhotoFacts[]): Page | undefined {
  const free = slots.flatMap((slot, at) => (slot.locked ? [] : [{ slot, photo: photos[at] as PhotoFacts }]))
  if (free.length < 2) {
    return undefined
  }
  const next = page.slots.map((slot) => {
    const at = free.findIndex((each) => each.slot.id === slot.id)
    const coming = free[(at + 1) % free.length]
    return at < 0 || !coming ? slot : { ...slot, placement: fitPlacement(coming.photo, slot.box) }
  })
  return { ...page, slots: next, shuffleStep: page.shuffleStep + 1 }
}
