import { z } from 'zod'
import { idOf, paperBox } from '../../../fields.ts'
import { takesFits } from '../../../frame/fit-window.ts'
import { type Box, contains, overlap } from '../../../geometry.ts'
import type { CaptionId, PageId, SlotId } from '../../../ids.ts'
import { isBook, pageFormat } from '../../../product/paper.ts'
import { sameValue } from '../../../same-value.ts'
import { inPart, ownPartOf } from '../../areas/calendar-areas.ts'
import { panelLimits, rounded, safeBox, sideIn } from '../../areas/page-areas.ts'
import { foldPlaces } from '../../composing/fold-place.ts'
import { BOTH_PAGES } from '../../composing/preferred-share.ts'
import { type Caption, type Design, innerPages, type Page, type Slot, settledKind } from '../../design.ts'
import { slotInBox } from '../../placing/slot-in-box.ts'
import { smallestSide } from '../../placing/smallest-side.ts'
import { crossingPlacement, halfBoxes, halvesOf, spreadArea } from '../../placing/spread-photo.ts'
import type { EditWorld } from '../../world/edit-world.ts'
import { type Decision, decidePages, filledSlots, knownPhotos, refuseEdit, withPage } from '../decision.ts'
import { drawnAs } from '../drawn-edits.ts'
import { defineEdit, reads } from '../edit-definition.ts'
import { facingPage } from '../spread-edit.ts'
import { nothingMore } from '../wire-data.ts'

const placedSlot = z.strictObject({ id: idOf<SlotId>(), box: paperBox }).readonly()
const placedCaption = z.strictObject({ id: idOf<CaptionId>(), box: paperBox }).readonly()

const layout = z.discriminatedUnion('kind', [
  /**
   * The photos that stay, each with its place; those of other slots go to the tray. Captions that are not named stay
   * where they are, and one that the page does not know is a new text that waits to be written.
   */
  z
    .strictObject({
      kind: z.literal('places'),
      slots: z.array(placedSlot).max(200).readonly(),
      captions: z.array(placedCaption).max(50).readonly(),
    })
    .readonly(),
  /** Every photo with the place that it has once a gap was pulled; texts stay where they are. */
  z.strictObject({ kind: z.literal('pulled'), slots: z.array(placedSlot).max(200).readonly() }).readonly(),
  /** Another drawn page of the theme. */
  z.strictObject({ kind: z.literal('drawn'), template: z.string().min(1).max(64) }).readonly(),
  /** The photo of this slot over both pages of the opening; the others of both go to the tray. */
  z.strictObject({ kind: z.literal('over-fold'), slotId: idOf<SlotId>() }).readonly(),
])

const schema = z.strictObject({ cmd: z.literal('page_layout'), pageId: idOf<PageId>(), layout }).readonly()

/** The layout that was chosen for a page, or pulled into shape by hand. */
export type PageLayoutEdit = z.output<typeof schema>
type Places = Omit<Extract<PageLayoutEdit['layout'], { kind: 'places' }>, 'kind'>

export const pageLayout = defineEdit({
  schema,
  decide: layOutPage,
  wire: nothingMore,
  // The specification has no such command: asked for so, the page is answered as it is.
  fromWire: () => reads<PageLayoutEdit>(),
  errors: () => ({ post: 10, picture: 10 }),
  pageOf: ({ pageId }) => pageId,
  says: ({ layout }) => (layout.kind === 'pulled' ? 'gap-moved' : 'layout-changed'),
  changesPageCount: false,
})

function layOutPage(design: Design, { pageId, layout }: PageLayoutEdit, world: EditWorld): Decision {
  const index = design.pages.findIndex((page) => page.id === pageId)
  const page = design.pages[index]
  if (!page) {
    return refuseEdit('page-unknown')
  }
  if (page.locked) {
    return refuseEdit('page-locked')
  }
  const photos = knownPhotos(
    filledSlots(page).map(({ placement }) => placement.photoId),
    world,
  )
  if (!photos) {
    return refuseEdit('photo-unknown')
  }
  if (layout.kind === 'over-fold') {
    return overFold(design, page, layout.slotId, world)
  }
  if (layout.kind === 'drawn') {
    const drawn = layout.template === page.template ? undefined : drawnAs(page, layout.template, photos, world)
    return drawn ? decidePages(withPage(design, drawn)) : refuseEdit('nothing-to-change')
  }
  if (takesFits(world.paper)) {
    return refuseEdit('fit-not-possible')
  }
  if (layout.kind === 'pulled' && layout.slots.length < page.slots.length) {
    return refuseEdit('page-not-valid')
  }
  const next = inPlaces(page, layout.kind === 'pulled' ? { slots: layout.slots, captions: [] } : layout, world)
  if (!next || !isPossible(page, next, innerPages(design).length, world)) {
    return refuseEdit('page-not-valid')
  }
  return sameValue(next, page) ? refuseEdit('nothing-to-change') : decidePages(withPage(design, settledKind(next)))
}

/** `undefined` where a slot is named that is not there, or where a locked photo would leave or move. */
function inPlaces(page: Page, { slots, captions }: Places, world: EditWorld): Page | undefined {
  const wanted = new Map(slots.map(({ id, box }) => [id, rounded(box)]))
  const written = new Map(captions.map(({ id, box }) => [id, rounded(box)]))
  const isKnown = slots.every(({ id }) => page.slots.some((slot) => slot.id === id))
  const isHeld = page.slots.every((slot) => !slot.locked || sameValue(wanted.get(slot.id), slot.box))
  if (!isKnown || !isHeld || wanted.size < slots.length || written.size < captions.length) {
    return undefined
  }
  const seen = safeBox(pageFormat(world.paper, page))
  const moved = page.slots.flatMap((slot) => {
    const box = wanted.get(slot.id)
    return box ? [slotInBox(slot, box, slot.placement && world.photos.get(slot.placement.photoId), seen)] : []
  })
  const fresh = captions.flatMap(({ id }): Caption[] =>
    page.captions.some((caption) => caption.id === id)
      ? []
      : [{ id, role: 'text', panel: 'front', box: written.get(id) as Box, text: '' }],
  )
  const staying = page.captions.map((caption) => {
    const box = written.get(caption.id)
    return box && !sameValue(box, caption.box) ? { ...caption, box } : caption
  })
  return { ...page, slots: moved, captions: [...staying, ...fresh] }
}

/** Nothing leaves its room, nothing lies over another that did not before, and no place is too small to be seen. */
function isPossible(before: Page, page: Page, pageCount: number, world: EditWorld): boolean {
  const format = pageFormat(world.paper, page)
  const least = smallestSide(format.page)
  const own = ownPartOf(page, format, world.theme)
  const known = new Map([...before.slots, ...before.captions].map((item) => [item.id, item.box] as const))
  const isMoved = ({ id, box }: Slot | Caption) => !sameValue(known.get(id), box)
  const isIn = (item: Slot | Caption) =>
    contains(inPart(panelLimits(world.paper, page, item.panel, pageCount), own), item.box)
  const isSafe = ({ box }: Caption) => contains(safeBox(format), box)
  const moved = page.slots.filter(isMoved)
  const written = page.captions.filter(isMoved)
  return (
    moved.every((slot) => isIn(slot) && slot.box.width >= least - SLACK && slot.box.height >= least - SLACK) &&
    written.every((caption) => isIn(caption) && isSafe(caption) && caption.box.width > 0 && caption.box.height > 0) &&
    [...moved, ...written].every((item) => {
      const others = [...page.slots, ...page.captions].filter((other) => other !== item && other.panel === item.panel)
      return others.every((other) => isOver(item) || isOver(other) || !liesOver(item.box, other.box))
    })
  )
}

/** A shopper may put a text over a photo: photos make no room for it. */
function isOver(item: Slot | Caption): boolean {
  return 'placed' in item
}

/** Boxes are whole micrometres; sums of them in mm are not quite. */
const SLACK = 1e-6

function liesOver(a: Box, b: Box): boolean {
  const { width, height } = overlap(a, b)
  return width > SLACK && height > SLACK
}

/** One photo over both pages of the opening. Nothing that is written, drawn or locked gives way to it. */
function overFold(design: Design, page: Page, slotId: SlotId, world: EditWorld): Decision {
  const { paper, theme } = world
  const slot = filledSlots(page).find(({ id }) => id === slotId)
  const photo = slot && world.photos.get(slot.placement.photoId)
  const facing = facingPage(design.pages, page, world)
  if (!slot || !photo) {
    return refuseEdit('slot-unknown')
  }
  if (!facing || !isBook(paper) || slot.half) {
    return refuseEdit('nothing-to-change')
  }
  const isFree = (one: Page) =>
    !one.locked && one.captions.length === 0 && one.template === undefined && one.slots.every(({ locked }) => !locked)
  if (!isFree(page) || !isFree(facing)) {
    return refuseEdit('page-locked')
  }
  const side = sideIn(paper, design.pages.indexOf(page))
  const aspect = photo.width / photo.height
  const format = pageFormat(paper, page)
  const [place] = foldPlaces({ photo, aspect, wish: BOTH_PAGES }, format, theme)
  const area = place?.area ?? spreadArea(format, theme, aspect)
  const halves = halvesOf(crossingPlacement(photo, area, paper), photo, area, paper)
  const boxes = halfBoxes(area, paper)
  const withHalf = (one: Page, id: SlotId, half: 'left' | 'right'): Page => ({
    ...one,
    kind: 'inner',
    slots: [{ id, panel: 'front', box: boxes[half], placement: halves[half], half, locked: false }],
  })
  const other = side === 'left' ? 'right' : 'left'
  const opposite = withHalf(facing, facing.slots[0]?.id ?? (`${facing.id}.0` as SlotId), other)
  const own = withHalf(page, slotId, side)
  return decidePages(design.pages.map((one) => (one === page ? own : one === facing ? opposite : one)))
}
