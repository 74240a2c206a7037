import { produce } from 'immer'
import type { PageId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { isBook, pageFormat } from '../../product/paper.ts'
import { type Side, sideIn } from '../areas/page-areas.ts'
import { type Design, type Page, type Placement, type Slot, settledKind } from '../design.ts'
import { relaid } from '../pages/relay-page.ts'
import { clampPlacement, fitPlacement } from '../placing/crop.ts'
import { areaOf, crossingPlacement, halvesOf, wholeOf } from '../placing/spread-photo.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { filledSlots } from './decision.ts'

interface Half {
  readonly page: Page
  readonly slot: Slot & { readonly placement: Placement }
}

/** The two halves of a photo that lies over the fold. */
type Pair = Readonly<Record<Side, Half>>

/** The pairs of halves on facing pages; halves that belong to no pair are left out. */
function pairsOf(pages: readonly Page[], world: Pick<EditWorld, 'paper'>): Pair[] {
  return pages.flatMap((page, index) => {
    const first = halfOn(page)
    const next = pages[index + 1]
    const second = next && halfOn(next)
    if (
      !first ||
      !second ||
      !areFacing(index, index + 1) ||
      first.slot.placement.photoId !== second.slot.placement.photoId
    ) {
      return []
    }
    const [a, b] = [first, second]
    const pair = sideIn(world.paper, index) === 'left' ? { left: a, right: b } : { left: b, right: a }
    return pair.left.slot.half === 'left' && pair.right.slot.half === 'right' ? [pair] : []
  })
}

function halfOn(page: Page): Half | undefined {
  const slot = page.slots.find((each) => each.half !== undefined)
  return slot?.placement && { page, slot: { ...slot, placement: slot.placement } }
}

/** Pages 2 and 3, 4 and 5, ... lie side by side; the first and the last page lie alone. */
export function areFacing(first: number, second: number): boolean {
  return first > 1 && second > 1 && Math.floor(first / 2) === Math.floor(second / 2)
}

/** The pages that a photo over the fold holds together, two by two in reading order. */
export function foldsOf(
  pages: readonly Page[],
  world: Pick<EditWorld, 'paper'>,
): readonly (readonly [PageId, PageId])[] {
  const place = new Map(pages.map(({ id }, index) => [id, index]))
  return pairsOf(pages, world).map(({ left, right }) => {
    const [a, b] = [left.page.id, right.page.id]
    return (place.get(a) ?? 0) < (place.get(b) ?? 0) ? [a, b] : [b, a]
  })
}

/** The page beside this one in the open book. */
export function facingPage(pages: readonly Page[], page: Page, { paper }: Pick<EditWorld, 'paper'>): Page | undefined {
  const index = pages.indexOf(page)
  return isBook(paper) ? pages.find((_, at) => at !== index && areFacing(index, at)) : undefined
}

/** Whether every half of a photo faces its other half: designs that are put back must be so. */
export function spreadsAreWhole(pages: readonly Page[], world: Pick<EditWorld, 'paper'>): boolean {
  const halves = pages.flatMap((page) => page.slots.filter((slot) => slot.half !== undefined))
  return halves.length === 2 * pairsOf(pages, world).length
}

/**
 * Both halves of a photo over the fold stay one photo, whatever an edit did to one of them: moved or turned in one, it is
 * moved in both; changed in one, in both; taken away, from both. When the pages face each other no more, or one of them
 * is laid out anew, the photo lies whole on one page.
 */
export function settledSpreads(design: Design, pages: readonly Page[], world: EditWorld): readonly Page[] {
  if (!isBook(world.paper)) {
    return pages
  }
  let settled = pages
  for (const pair of pairsOf(design.pages, world)) {
    settled = settledPair(pair, settled, world)
  }
  return settled
}

function settledPair(pair: Pair, pages: readonly Page[], world: EditWorld): readonly Page[] {
  const { left, right } = pair
  const now = { left: stateOf(left, pages), right: stateOf(right, pages) }
  const together =
    now.left.slot &&
    now.right.slot &&
    areFacing(now.left.index, now.right.index) &&
    sideIn(world.paper, now.left.index) === 'left' &&
    samePlace(now.left.slot, left.slot) &&
    samePlace(now.right.slot, right.slot)
  const next = together ? asOne(pair, now, world) : apart(pair, now, pages, world)
  const changed = new Map(next.map((page) => [page.id, page]))
  return homeComing(
    pair,
    pages.map((page) => changed.get(page.id) ?? page),
    world,
  )
}

interface State {
  readonly index: number
  readonly page: Page | undefined
  readonly slot: Slot | undefined
}

function stateOf({ page, slot }: Half, pages: readonly Page[]): State {
  const index = pages.findIndex((each) => each.id === page.id)
  const found = pages[index]
  return { index, page: found, slot: found?.slots.find((each) => each.id === slot.id) }
}

function samePlace(a: Slot, b: Slot): boolean {
  return a.box.x === b.box.x && a.box.y === b.box.y && a.box.width === b.box.width && a.box.height === b.box.height
}

/** The pages with both halves showing the same photo as one. */
function asOne({ left, right }: Pair, now: Record<Side, State>, world: EditWorld): Page[] {
  const format = pageFormat(world.paper, left.page)
  const area = areaOf({ left: left.slot.box, right: right.slot.box }, format)
  const sides = ['left', 'right'] as const
  const before = { left: left.slot.placement, right: right.slot.placement }
  const moved = sides.find((side) => !samePlacement(now[side].slot?.placement, before[side]))
  const wanted = moved ? now[moved].slot?.placement : before.left
  const photo = wanted && world.photos.get(wanted.photoId)
  if (!moved) {
    return sides.map((side) => withSlot(now[side], { ...(now[side].slot as Slot), half: side }))
  }
  if (!wanted || !photo) {
    return sides.map((side) => withSlot(now[side], emptied(now[side].slot as Slot)))
  }
  const whole =
    wanted.photoId === before[moved].photoId
      ? clampPlacement(wholeOf(wanted, photo, moved, area, format), photo, area)
      : crossingPlacement(photo, area, format)
  const halves = halvesOf(whole, photo, area, format)
  return sides.map((side) => withSlot(now[side], { ...(now[side].slot as Slot), placement: halves[side], half: side }))
}

function withSlot({ page }: State, slot: Slot): Page {
  return settledKind({
    ...(page as Page),
    slots: (page as Page).slots.map((each) => (each.id === slot.id ? slot : each)),
  })
}

function emptied({ id, panel, box, locked }: Slot): Slot {
  return { id, panel, box, locked }
}

/** The photo lies whole on one of the pages, or on none when it was taken away. */
function apart({ left, right }: Pair, now: Record<Side, State>, pages: readonly Page[], world: EditWorld): Page[] {
  const { photoId } = left.slot.placement
  const photo = world.photos.get(photoId)
  const halves = [
    { ...now.left, was: left.slot },
    { ...now.right, was: right.slot },
  ].filter(({ page }) => page !== undefined)
  const holding = halves.filter(({ slot }) => slot?.placement?.photoId === photoId)
  // A page that was laid out anew has made room for the whole photo.
  const relaidHalf = holding.find(({ slot, was }) => slot && !samePlace(slot, was))
  const home = holding.length === 2 ? (relaidHalf ?? holding[0]) : undefined
  return halves.flatMap((half): Page[] => {
    const page = half.page as Page
    const { slot } = half
    if (half !== home || !photo || !slot) {
      return [settledKind({ ...page, slots: page.slots.filter((each) => each.id !== half.was.id) })]
    }
    if (!samePlace(slot, half.was)) {
      const { half: _half, ...plain } = slot
      const whole = { ...plain, placement: fitPlacement(photo, slot.box) }
      return [{ ...page, slots: page.slots.map((each) => (each.id === slot.id ? whole : each)) }]
    }
    return [laidWhole(page, slot, photo, pages.indexOf(page), world)]
  })
}

function laidWhole(page: Page, slot: Slot, photo: PhotoFacts, index: number, world: EditWorld): Page {
  const kept = filledSlots(page).filter((each) => each.id !== slot.id)
  const bare = { ...page, slots: page.slots.filter((each) => each.id !== slot.id) }
  return relaid({ page: bare, index, kept, added: [photo], world, seed: 0 }) ?? settledKind(bare)
}

/** Where the photo came to lie in another slot, it shows itself whole there, not the half it showed before. */
function homeComing({ left }: Pair, pages: readonly Page[], { photos }: EditWorld): readonly Page[] {
  const { photoId } = left.slot.placement
  const photo = photos.get(photoId)
  return produce(pages, (drafts) => {
    for (const slot of drafts.flatMap(({ kind, slots }) => (kind === 'cover' ? [] : slots))) {
      if (photo && slot.half === undefined && slot.placement?.photoId === photoId) {
        slot.placement = fitPlacement(photo, slot.box)
      }
    }
  })
}

function samePlacement(a: Placement | undefined, b: Placement | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
