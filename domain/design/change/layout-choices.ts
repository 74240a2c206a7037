import { takesFits } from '../../frame/fit-window.ts'
import type { Box } from '../../geometry.ts'
import type { CaptionId, PageId, PhotoId, SlotId } from '../../ids.ts'
import { MARGIN_WEIGHTS } from '../../layout/layout-policy.ts'
import { bestLayouts, type PageLayout } from '../../layout/page-layout.ts'
import { shufflePool } from '../../layout/page-shuffle.ts'
import { seedOf } from '../../layout/seeded-random.ts'
import { type Cell, treeOf } from '../../layout/slicing-tree.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { pageFormat } from '../../product/paper.ts'
import type { LayoutPolicy, Theme } from '../../theme/theme.ts'
import { freeBox } from '../areas/calendar-areas.ts'
import { bleedBox, inMm, micrometres, rounded, roundedMm, sideIn } from '../areas/page-areas.ts'
import type { Design, Page } from '../design.ts'
import type { PageLayoutEdit } from '../edits/commands/page-layout.ts'
import { factsOf, filledSlots } from '../edits/decision.ts'
import { drawnRound, isDrawn } from '../edits/drawn-edits.ts'
import { facingPage } from '../edits/spread-edit.ts'
import { around, freeParts, plainCell, type Round, roundOf } from '../pages/layout-round.ts'
import { type FilledSlot, roomOf } from '../pages/relay-page.ts'
import { aspectsOf, boxOf, fills, type PhotoArea } from '../placing/relayout.ts'
import { mayCrossFold, spreadArea } from '../placing/spread-photo.ts'
import { textsAmongPhotos } from '../texts/text-cell.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { applyEdit } from './apply-edit.ts'

/** What a layout of a page is about, as a shopper would say it. */
export type LayoutKind = 'arranged' | 'framed' | 'full-page' | 'two-pages' | 'with-text' | 'drawn'

/** One possible layout of a page. */
export interface LayoutChoice {
  readonly kind: LayoutKind
  /** What makes the page so. */
  readonly edit: PageLayoutEdit
  /** The page as it would be, and the one beside it where both change; in reading order. */
  readonly pages: readonly Page[]
  readonly isShown: boolean
  /** Photos that would find no place on the page any more. */
  readonly takenOff: readonly PhotoId[]
}

interface ChoiceRequest {
  readonly design: Design
  readonly pageId: PageId
  readonly world: EditWorld
  /** What a text would be called that comes with a layout. */
  readonly textId: CaptionId
}

type Candidate = Pick<LayoutChoice, 'kind'> & { readonly layout: PageLayoutEdit['layout'] }

/**
 * All layouts that a page may take at a tap, some of each kind first: what the engine would choose from,
 * a white edge, the whole page, both pages, room for words. Locked photos and words stay where they are. None where the
 * page has one layout alone: covers, pages without photos, and sheets that a photo fits in one of several ways.
 */
export function layoutChoices({ design, pageId, world, textId }: ChoiceRequest): readonly LayoutChoice[] {
  const index = design.pages.findIndex(({ id }) => id === pageId)
  const page = design.pages[index]
  const slots = page ? filledSlots(page) : []
  const photos = factsOf(
    slots.map(({ placement }) => placement.photoId),
    world,
  )
  if (!page || !photos || page.kind === 'cover' || page.locked || slots.length === 0 || takesFits(world.paper)) {
    return []
  }
  const seen = new Set<string>()
  return candidatesOf({ design, page, index, slots, photos, world, textId }).flatMap(({ kind, layout }) => {
    const edit = { cmd: 'page_layout', pageId, layout } as const
    const verdict = applyEdit(design, edit, world)
    if (verdict.kind === 'refused' && verdict.reason !== 'nothing-to-change') {
      return []
    }
    const isShown = verdict.kind === 'refused'
    const next = isShown ? design : verdict.next
    const changed = new Set(isShown ? [pageId] : verdict.changed)
    const pages = next.pages.filter(({ id }) => changed.has(id) || id === pageId)
    const look = JSON.stringify(
      pages.map((one) => [one.template, one.slots.map(({ box, placement }) => [box, placement?.photoId])]),
    )
    if (seen.has(look)) {
      return []
    }
    seen.add(look)
    const waiting = new Set(design.tray)
    return [{ kind, edit, pages, isShown, takenOff: next.tray.filter((id) => !waiting.has(id)) }]
  })
}

interface Laying {
  readonly design: Design
  readonly page: Page
  readonly index: number
  readonly slots: readonly FilledSlot[]
  /** In the order of `slots`. */
  readonly photos: readonly PhotoFacts[]
  readonly world: EditWorld
  readonly textId: CaptionId
}

function candidatesOf(laying: Laying): Candidate[] {
  const { page, slots, world } = laying
  if (isDrawn(page, world)) {
    return drawnRound(page, world).map(({ id }) => ({ kind: 'drawn', layout: { kind: 'drawn', template: id } }))
  }
  if (slots.some(({ locked }) => locked) || textsAmongPhotos(page)) {
    return [...aroundHeld(laying), ...withText(laying)]
  }
  return mixed([
    { of: arranged(laying), first: 4 },
    { of: otherwiseArranged(laying), first: 1 },
    { of: [...alone(laying), ...overFold(laying)], first: 2 },
    { of: withText(laying), first: 2 },
  ])
}

/** The first of each kind, so that one look shows what there is; then all the others. */
function mixed(kinds: readonly { readonly of: readonly Candidate[]; readonly first: number }[]): Candidate[] {
  return [...kinds.flatMap(({ of, first }) => of.slice(0, first)), ...kinds.flatMap(({ of, first }) => of.slice(first))]
}

function seedFor({ design, page }: Laying): number {
  return (design.seed ^ seedOf(page.id)) >>> 0
}

/** Layouts of all photos in a room, as places of their slots. */
function inRoom(
  { slots }: Laying,
  { layoutArea, pool }: Round,
  kindOf: (layout: PageLayout) => LayoutKind,
  captions: Extract<PageLayoutEdit['layout'], { kind: 'places' }>['captions'] = [],
): Candidate[] {
  return pool.map((layout) => {
    const boxes = new Map(layout.cells.map((cell) => [cell.photo, boxOf(cell, layoutArea)]))
    const places = slots.flatMap(({ id }, at) => {
      const box = boxes.get(at)
      return box ? [{ id, box }] : []
    })
    return { kind: kindOf(layout), layout: { kind: 'places', slots: places, captions } }
  })
}

/** The round of the shuffle. */
function arranged(laying: Laying): Candidate[] {
  const { page, index, photos, world } = laying
  const round = roundOf(roomOf(page, index, world), aspectsOf(photos), seedFor(laying))
  const bleeds = (layout: PageLayout) => runsOff(layout.cells, round.layoutArea)
  return inRoom(laying, round, (layout) =>
    photos.length > 1 ? 'arranged' : bleeds(layout) && fills(layout, round.layoutArea.frame) ? 'full-page' : 'framed',
  )
}

/** Whether the cells of a room reach its edges and those run off the page. */
function runsOff(cells: readonly Cell[], layoutArea: PhotoArea): boolean {
  return cells.some((cell) => {
    const { x, y } = boxOf(cell, layoutArea)
    return x < 0 || y < 0
  })
}

/** How many layouts of another edge are offered. */
const OTHERWISE = 3
/** A page without a white edge crops what does not fit its shape. */
const FULL: Partial<LayoutPolicy> = { kind: 'bleed', maxCrop: 1 }

/** With a white edge where the theme bleeds, to the edge of the sheet where it has margins. */
function otherwiseArranged(laying: Laying): Candidate[] {
  const { page, index, photos, world } = laying
  const { theme } = world
  const isBleeding = theme.layout.kind === 'bleed'
  const policy: Partial<LayoutPolicy> = isBleeding
    ? { kind: 'margins', maxCrop: Math.min(theme.layout.maxCrop, 0.06) }
    : FULL
  const area = roomOf(page, index, { ...world, theme: withPolicy(theme, policy) })
  const { otherwise: _other, ...layoutArea } = area
  const aspects = aspectsOf(photos)
  const options = { best: 12, seed: seedFor(laying), swaps: 2, detail: photos.length <= 6 ? 4 : 2 }
  const pool = bestLayouts(aspects, layoutArea.frame, layoutArea.weights, options)
  const filling = isBleeding ? pool : pool.filter((layout) => fills(layout, layoutArea.frame))
  const kind = isBleeding ? 'framed' : 'full-page'
  return inRoom(laying, { layoutArea, pool: filling.slice(0, photos.length === 1 ? 1 : OTHERWISE) }, () => kind)
}

function withPolicy(theme: Theme, layout: Partial<LayoutPolicy>): Theme {
  return { ...theme, layout: { ...theme.layout, ...layout } }
}

/** One of several photos over the whole page. */
function alone({ page, slots, photos, world }: Laying): Candidate[] {
  const format = pageFormat(world.paper, page)
  const box = rounded(bleedBox(format))
  const hero = bestFor(photos, box.width / box.height)
  const slot = slots[hero]
  return slots.length > 1 && slot && page.captions.every(({ placed }) => placed) && !page.month
    ? [{ kind: 'full-page', layout: { kind: 'places', slots: [{ id: slot.id, box }], captions: [] } }]
    : []
}

/** The photo that has the most to show in a box of this shape. */
function bestFor(photos: readonly PhotoFacts[], shape: number): number {
  const worth = photos.map(({ width, height }) => {
    const aspect = width / height
    return width * height * Math.min(aspect / shape, shape / aspect)
  })
  return worth.indexOf(Math.max(...worth))
}

/** One photo over both pages, where it loses nothing in the fold. */
function overFold({ design, page, slots, photos, world }: Laying): Candidate[] {
  const facing = facingPage(design.pages, page, world)
  const format = pageFormat(world.paper, page)
  const may = photos.flatMap((photo, at) => {
    const slot = slots[at] as FilledSlot
    const area = spreadArea(format, world.theme, photo.width / photo.height)
    return !slot.half && photo.width > photo.height && mayCrossFold(photo, area, format) ? [{ photo, slot }] : []
  })
  const best =
    may[
      bestFor(
        may.map(({ photo }) => photo),
        (2 * format.page.width) / format.page.height,
      )
    ]
  return facing && best ? [{ kind: 'two-pages', layout: { kind: 'over-fold', slotId: best.slot.id } }] : []
}

/** A text takes this share of the page: a line or two below, a column beside. */
const WORDS = { below: 0.16, beside: 0.34 } as const

/** A page without words gets room for some, one with a few words of its own another: below its photos, or beside them. */
function withText(laying: Laying): Candidate[] {
  const { page, slots, index, photos, world, textId } = laying
  const { paper, theme } = world
  const [text, ...others] = page.captions.filter(({ placed }) => !placed)
  const isHeld = others.length > 0 || (text && text.role !== 'text') || slots.some(({ locked }) => locked)
  if (isHeld || page.month) {
    return []
  }
  const area = freeBox(page, pageFormat(paper, page), theme, sideIn(paper, index))
  const air = Math.max(4, theme.layout.gap)
  const below = area.height * WORDS.below
  const beside = area.width * WORDS.beside
  const parts: readonly { readonly words: Box; readonly rest: Box }[] = [
    {
      words: { ...area, y: area.y + area.height - below, height: below },
      rest: { ...area, height: area.height - below - air },
    },
    {
      words: { ...area, x: area.x + area.width - beside, width: beside },
      rest: { ...area, width: area.width - beside - air },
    },
    {
      words: { ...area, width: beside },
      rest: { ...area, x: area.x + beside + air, width: area.width - beside - air },
    },
  ]
  return parts.flatMap(({ words, rest }) => {
    const box = rounded(rest)
    const frame = { width: micrometres(box.width), height: micrometres(box.height), gap: micrometres(theme.layout.gap) }
    const { otherwise: _other, ...room } = roomOf(page, index, world)
    const layoutArea: PhotoArea = { ...room, box, frame, weights: { ...MARGIN_WEIGHTS, maxCrop: 0.5 } }
    const pool = bestLayouts(aspectsOf(photos), frame, layoutArea.weights, { best: 1, seed: seedFor(laying), swaps: 2 })
    return inRoom(laying, { layoutArea, pool }, () => 'with-text', [{ id: text?.id ?? textId, box: roundedBox(words) }])
  })
}

function roundedBox({ x, y, width, height }: Box): Box {
  return {
    x: roundedMm(x),
    y: roundedMm(y),
    width: Math.floor(width * 1000) / 1000,
    height: Math.floor(height * 1000) / 1000,
  }
}

/** Other layouts of the largest rectangle that holds nothing locked and no words. */
function aroundHeld(laying: Laying): Candidate[] {
  const { page, slots, photos, world } = laying
  const texts = textsAmongPhotos(page)
  const cells = page.slots.map((slot, at) => plainCell(at, slot.box))
  const tree = treeOf(texts ? [...cells, plainCell(cells.length, texts)] : cells)
  const free = new Set(page.slots.flatMap((slot, at) => (slot.placement && !slot.locked ? [at] : [])))
  const [part] = (tree ? freeParts(tree, free) : []).sort((a, b) => b.length - a.length)
  const places = page.slots.map(({ id, box }) => ({ id, box }))
  const asItIs: Candidate = { kind: 'arranged', layout: { kind: 'places', slots: places, captions: [] } }
  if (!part) {
    return [asItIs]
  }
  const inside = cells.filter(({ photo }) => part.includes(photo))
  const { x, y, frame } = around(inside, micrometres(world.theme.layout.gap))
  const own = inside.map(({ photo }) => {
    const id = page.slots[photo]?.id
    return photos[slots.findIndex((slot) => slot.id === id)] as PhotoFacts
  })
  const pool = shufflePool(aspectsOf(own), frame, { ...MARGIN_WEIGHTS, maxCrop: 0.5 }, seedFor(laying))
  const others = pool.map((layout): Candidate => {
    const boxes = new Map<SlotId, Box>(
      layout.cells.flatMap((cell) => {
        const id = page.slots[inside[cell.photo]?.photo ?? -1]?.id
        return id ? [[id, inMm({ x: cell.x + x, y: cell.y + y, width: cell.width, height: cell.height })]] : []
      }),
    )
    const moved = places.map(({ id, box }) => ({ id, box: boxes.get(id) ?? box }))
    return { kind: 'arranged', layout: { kind: 'places', slots: moved, captions: [] } }
  })
  return [asItIs, ...others]
}
