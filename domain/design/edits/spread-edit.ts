import { produce } from 'immer'
import type { PageId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { isBook, pageFormat } from '../../product/paper.ts'
import { type Side, sideIn } from '../areas/page-areas.ts'
import { type Design, type Page, type Placement, type Slot, settledKind } from '../design.ts'
import { relaid } from '../pages/relay-page.ts'
import { clampPlacement } from '../placing/crop.ts'
import { type LaidPhoto, laidAnew, sameTurn } from '../placing/laid-photo.ts'
import { areaOf, crossingPlacement, halvesOf, type OverFold, overFoldOf, wholeOf } from '../placing/spread-photo.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { filledSlots } from './decision.ts'
import type { Found } from './slots.ts'

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

/** The photo of this slot as it lies there; of a half all of it, over the fold. */
export function laidIn(design: Design, { slot }: Found, world: EditWorld): LaidPhoto | undefined {
  const { placement } = slot
  const pair = pairWith(design, slot, world)
  const whole = pair && laidOver(pair, world)
  return whole ?? (placement && { placement, box: slot.box })
}

function pairWith(design: Design, { id, half }: Slot, world: Pick<EditWorld, 'paper'>): Pair | undefined {
  return half && pairsOf(design.pages, world).find(({ left, right }) => [left.slot.id, right.slot.id].includes(id))
}

/** The photo over the fold of which this slot shows a half; `undefined`: it shows all of its photo. */
export function overFold(
  design: Design,
  slot: Slot,
  { paper, photos }: Pick<EditWorld, 'paper' | 'photos'>,
): OverFold | undefined {
  const pair = pairWith(design, slot, { paper })
  const photo = pair && photos.get(pair.left.slot.placement.photoId)
  if (!pair || !photo || !slot.half) {
    return undefined
  }
  const format = pageFormat(paper, pair.left.page)
  const area = areaOf({ left: pair.left.slot.box, right: pair.right.slot.box }, format)
  return overFoldOf(photo, slot.half, area, format)
}

/** The photo over the fold, as both halves show it. */
function laidOver({ left, right }: Pair, world: EditWorld): (LaidPhoto & { readonly photo: PhotoFacts }) | undefined {
  const photo = world.photos.get(left.slot.placement.photoId)
  const format = pageFormat(world.paper, left.page)
  const box = areaOf({ left: left.slot.box, right: right.slot.box }, format)
  return photo && { photo, placement: wholeOf(left.slot.placement, photo, 'left', box, format), box }
}

/** Where a photo that is turned like `placement` lay before the edit: inside sooner than on the cover. */
function laidBefore(design: Design, placement: Placement, world: EditWorld): LaidPhoto | undefined {
  const found = design.pages
    .flatMap((page) => page.slots.map((slot) => ({ page, slot })))
    .filter(({ slot }) => slot.placement?.photoId === placement.photoId && sameTurn(slot.placement, placement))
  const [first] = [...found.filter(({ page }) => page.kind !== 'cover'), ...found]
  return first && laidIn(design, first, world)
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
    settled = settledPair(design, pair, settled, world)
  }
  return settled
}

function settledPair(design: Design, pair: Pair, pages: readonly Page[], world: EditWorld): readonly Page[] {
  const { left, right } = pair
  const now = { left: stateOf(left, pages), right: stateOf(right, pages) }
  const together =
    now.left.slot &&
    now.right.slot &&
    areFacing(now.left.index, now.right.index) &&
    sideIn(world.paper, now.left.index) === 'left' &&
    samePlace(now.left.slot, left.slot) &&
    samePlace(now.right.slot, right.slot)
  const next = together ? asOne(design, pair, now, world) : apart(pair, now, pages, world)
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
function asOne(design: Design, { left, right }: Pair, now: Record<Side, State>, world: EditWorld): Page[] {
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
  const came = laidBefore(design, wanted, world) ?? { placement: wanted, box: (now[moved].slot as Slot).box }
  const whole =
    wanted.photoId === before[moved].photoId
      ? clampPlacement(wholeOf(wanted, photo, moved, area, format), photo, area)
      : laidAnew(came, photo, area, crossingPlacement(photo, area, format))
  const halves = halvesOf(whole, photo, area, format)
  return sides.map((side) => withSlot(now[side], { ...(now[side].slot as Slot), placement: halves[side], half: side }))
}

function withSlot({ page }: State, slot: Slot): Page {
  return settledKind({
    ...(page as Page),
    slots: (page as Page).slots.map((each) => (each.id === slot.id ? slot : each)),
  })
}

function emptied({ id, panel, box }: Slot): Slot {
  return { id, panel, box, locked: false }
}

/** The photo lies whole on one of the pages, or on none when it was taken away. */
function apart(pair: Pair, now: Record<Side, State>, pages: readonly Page[], world: EditWorld): Page[] {
  const { left, right } = pair
  const { photoId } = left.slot.placement
  const laid = laidOver(pair, world)
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
    if (half !== home || !laid || !slot) {
      return [settledKind({ ...page, slots: page.slots.filter((each) => each.id !== half.was.id) })]
    }
    if (!samePlace(slot, half.was)) {
      const { half: _half, ...plain } = slot
      const whole = { ...plain, placement: laidAnew(laid, laid.photo, slot.box) }
      return [{ ...page, slots: page.slots.map((each) => (each.id === slot.id ? whole : each)) }]
    }
    const bare = laidWhole(page, slot, laid.photo, pages.indexOf(page), world)
    return [{ ...bare, slots: bare.slots.map((each) => asItLay(each, laid)) }]
  })
}

function laidWhole(page: Page, slot: Slot, photo: PhotoFacts, index: number, world: EditWorld): Page {
  const kept = filledSlots(page).filter((each) => each.id !== slot.id)
  const bare = { ...page, slots: page.slots.filter((each) => each.id !== slot.id) }
  return relaid({ page: bare, index, kept, added: [photo], world, seed: 0 }) ?? settledKind(bare)
}

/** The slot with this photo as it lay over the fold; any other slot as it is. */
function asItLay(slot: Slot, { photo, ...laid }: LaidPhoto & { readonly photo: PhotoFacts }): Slot {
  const { placement } = slot
  return placement?.photoId === photo.id ? { ...slot, placement: laidAnew(laid, photo, slot.box, placement) } : slot
}

/** Where the photo came to lie in another slot, it shows itself whole there, not the half it showed before. */
function homeComing(pair: Pair, pages: readonly Page[], world: EditWorld): readonly Page[] {
  const half = pair.left.slot.placement
  const laid = laidOver(pair, world)
  return produce(pages, (drafts) => {
    for (const slot of drafts.flatMap(({ kind, slots }) => (kind === 'cover' ? [] : slots))) {
      const { placement } = slot
      if (laid && placement?.photoId === half.photoId && slot.half === undefined && sameTurn(placement, half)) {
        slot.placement = laidAnew(laid, laid.photo, slot.box)
      }
    }
  })
}

function samePlacement(a: Placement | undefined, b: Placement | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
