import { produce } from 'immer'
import { fittedPage, refitted, takesFits, usualFit } from '../../frame/fit-window.ts'
import { asId } from '../../ids.ts'
import { seedOf } from '../../layout/seeded-random.ts'
import { type Cell, treeOf } from '../../layout/slicing-tree.ts'
import { stableLayout } from '../../layout/stable-layout.ts'
import { invariant } from '../../never.ts'
import type { PhotoBook, PhotoFacts } from '../../photo/photo.ts'
import { type PageFormat, pageFormat, type SheetPaper } from '../../product/paper.ts'
import type { Mm } from '../../units.ts'
import { ownPartOf } from '../areas/calendar-areas.ts'
import { rounded, sideIn } from '../areas/page-areas.ts'
import { type Page, type Placement, type Slot, settledKind } from '../design.ts'
import { fitPlacement, refit } from '../placing/crop.ts'
import {
  aspectsOf,
  boxOf,
  cellOf,
  fillingWeights,
  fills,
  hiddenMarginIn,
  type Laid,
  type PhotoArea,
  photoArea,
} from '../placing/relayout.ts'
import { blankFront, isSheetBack, turnedFor } from '../sheets/sheet-page.ts'
import { arrangedCaptions, footOf, headOf } from '../texts/page-texts.ts'
import { textsBesidePhotos } from '../texts/text-cell.ts'
import type { EditWorld } from '../world/edit-world.ts'

/** A slot that holds a photo. */
export type FilledSlot = Slot & { readonly placement: Placement }

export interface RelayRequest {
  readonly page: Page
  readonly index: number
  /** Slots that stay, in the page's order. */
  readonly kept: readonly FilledSlot[]
  readonly added: readonly PhotoFacts[]
  readonly world: EditWorld
  readonly seed: number
}

/** The room for photos between the texts at a page's head and foot. */
export function roomOf(page: Page, index: number, { paper, theme }: EditWorld): PhotoArea {
  const format = pageFormat(paper, page)
  return photoArea(format, theme, sideIn(paper, index), {
    below: headOf(page, theme),
    above: footOf(page, theme),
    within: ownPartOf(page, format, theme),
  })
}

/**
 * The page laid out anew for its texts, the slots that stay and the photos that come.
 *
 * Returns `undefined` when a photo that stays is no longer known.
 */
export function relaid(request: RelayRequest): Page | undefined {
  const { index, kept, added, world } = request
  const photos: PhotoFacts[] = []
  for (const slot of kept) {
    const photo = world.photos.get(slot.placement.photoId)
    if (!photo) {
      return undefined
    }
    photos.push(photo)
  }
  photos.push(...added)
  const bare = photos.length === 0
  if (takesFits(world.paper) && request.page.kind !== 'back') {
    return relaidInFit(request, world.paper, photos)
  }
  // A sheet takes the side that its only photo asks for when that photo comes.
  const old = kept.length === 0 ? turnedFor(undrawn(request.page), photos, world.paper) : undrawn(request.page)
  const page = { ...old, captions: arrangedCaptions(old, index, world, bare && !old.sheet) }
  if (bare && page.sheet && !isSheetBack(page)) {
    return settledKind(blankFront(page, roomOf(page, index, world).box))
  }
  if (bare) {
    return settledKind({ ...page, slots: [] })
  }
  const seed = request.seed ^ seedOf(page.id)
  const laid = laidAsBefore(request, photos, roomOf(page, index, world), seed)
  return settledKind({ ...page, slots: slotsOf(request, photos, laid) })
}

/** What the engine lays out is no drawn page any more. */
function undrawn({ template: _drawn, ...page }: Page): Page {
  return page
}

/** A sheet keeps its fit; a photo that stays keeps its turns and its middle. */
function relaidInFit(
  { page, kept, world }: RelayRequest,
  paper: SheetPaper & Required<Pick<SheetPaper, 'fits'>>,
  photos: readonly PhotoFacts[],
): Page {
  const [photo] = photos
  const [slot] = kept
  const fit = (slot ?? page.slots[0])?.fit ?? usualFit(paper)
  return slot && photo
    ? { ...page, slots: [refitted({ ...slot, fit }, slot.placement, photo, slot.box, paper, page)] }
    : fittedPage(turnedFor(page, photos, world.paper), fit, photo, paper)
}

/** A text that is written asks with every key, and its lines seldom need other room: the last answer for the slots is kept. */
function laidAsBefore(request: RelayRequest, photos: readonly PhotoFacts[], layoutArea: PhotoArea, seed: number): Laid {
  const { page, kept, added } = request
  const aspects = photos.map(({ width, height }) => [width, height])
  const key = JSON.stringify([kept.map(({ box }) => box), aspects, layoutArea, seed, added.length])
  const before = lastLaid.get(page.slots)
  const laid = before?.key === key ? before.laid : laidStably(request, photos, layoutArea, seed)
  lastLaid.set(page.slots, { key, laid })
  return laid
}

const lastLaid = new WeakMap<Page['slots'], { readonly key: string; readonly laid: Laid }>()

function laidStably(request: RelayRequest, photos: readonly PhotoFacts[], layoutArea: PhotoArea, seed: number): Laid {
  const { kept, added } = request
  const cells = kept.map((slot, at) => cellOf(at, slot.box, layoutArea))
  const layout = stableLayout({
    cells,
    ...treeIn(cells),
    aspects: aspectsOf(photos),
    frame: layoutArea.frame,
    // Photos that fill their windows keep doing so: made whole they would all move.
    weights: isFilling(kept, photos, layoutArea) ? fillingWeights(layoutArea.weights) : layoutArea.weights,
    seed,
    add: added.map((_, at) => kept.length + at),
    del: [],
  })
  invariant(layout, 'a page with photos has a layout')
  return layoutArea.otherwise && !fills(layout, layoutArea.frame)
    ? laidStably(request, photos, layoutArea.otherwise, seed)
    : { layoutArea, layout }
}

/** Whether one of the photos that stay is cropped more than the room would by itself. */
function isFilling(
  kept: readonly FilledSlot[],
  photos: readonly PhotoFacts[],
  { weights: { maxCrop } }: PhotoArea,
): boolean {
  return kept.some(({ box }, at) => {
    const { width = 1, height = 1 } = photos[at] ?? {}
    const shape = box.width / box.height / (width / height)
    return Math.min(shape, 1 / shape) < 1 - maxCrop - CROPPED
  })
}

/** Cropped by so little nothing is. */
const CROPPED = 0.01

function treeIn(cells: readonly Cell[]): { tree?: NonNullable<ReturnType<typeof treeOf>> } {
  const tree = treeOf(cells)
  return tree ? { tree } : {}
}

function slotsOf({ page, kept, added, world }: RelayRequest, photos: readonly PhotoFacts[], laid: Laid): Slot[] {
  const boxes = new Map(laid.layout.cells.map((cell) => [cell.photo, boxOf(cell, laid.layoutArea)]))
  const stayed = kept.map((slot, at): Slot => {
    const box = boxes.get(at) ?? slot.box
    const photo = world.photos.get(slot.placement.photoId)
    const same = box.width === slot.box.width && box.height === slot.box.height
    const placement = same || !photo ? slot.placement : refit(slot.placement, photo, slot.box, box)
    return { id: slot.id, panel: slot.panel, box, placement, locked: slot.locked }
  })
  const used = new Set(page.slots.map((slot) => slot.id))
  let number = 0
  const freeId = (): Slot['id'] => {
    for (;;) {
      const id = asId<Slot['id']>(`${page.id}.${number++}`)
      if (!used.has(id)) {
        return id
      }
    }
  }
  const came = added.map((photo, at): Slot => {
    const box = boxes.get(kept.length + at) ?? laid.layoutArea.box
    return {
      id: freeId(),
      panel: 'front',
      box,
      placement: fitPlacement(photos[kept.length + at] ?? photo, box, hiddenMarginIn(box, laid.layoutArea.safe)),
      locked: false,
    }
  })
  return [...stayed, ...came]
}

/** Moves a page's slots and captions sideways: it came to lie on the other side of the fold. Bleeding photos stay. */
export function shifted(page: Page, by: Mm, { page: trim }: PageFormat): Page {
  const bleeds = page.slots.some(
    ({ box }) => box.x < 0 || box.y < 0 || box.x + box.width > trim.width || box.y + box.height > trim.height,
  )
  // Texts among photos that stay keep clear of both margins, so that they may stay too.
  const stay = bleeds && textsBesidePhotos(page) !== undefined
  return produce(page, ({ slots, captions }) => {
    for (const { box } of [...(bleeds ? [] : slots), ...(stay ? [] : captions.filter(({ placed }) => !placed))]) {
      box.x = Math.round((box.x + by) * 1000) / 1000
    }
  })
}

/** The page with every photo that runs off it reaching its bleed, no less and no farther. */
export function atItsBleed(page: Page, { page: trim, bleed }: PageFormat, photos: PhotoBook): Page {
  const slots = page.slots.map((slot): Slot => {
    const { x, y, width, height } = slot.box
    const left = x < 0 ? -bleed : x
    const top = y < 0 ? -bleed : y
    const right = x + width > trim.width ? trim.width + bleed : x + width
    const bottom = y + height > trim.height ? trim.height + bleed : y + height
    const box = rounded({ x: left, y: top, width: right - left, height: bottom - top })
    const same = box.x === x && box.y === y && box.width === width && box.height === height
    const photo = slot.placement && photos.get(slot.placement.photoId)
    return same
      ? slot
      : { ...slot, box, ...(slot.placement && photo ? { placement: refit(slot.placement, photo, slot.box, box) } : {}) }
  })
  return slots.every((slot, at) => slot === page.slots[at]) ? page : { ...page, slots }
}
