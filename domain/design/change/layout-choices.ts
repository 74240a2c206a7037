import { takesFits } from '../../frame/fit-window.ts'
import type { Box } from '../../geometry.ts'
import type { CaptionId, PageId, PhotoId } from '../../ids.ts'
import { seedOf } from '../../layout/seeded-random.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { pageFormat } from '../../product/paper.ts'
import { freeBox } from '../areas/calendar-areas.ts'
import { rounded, roundedMm, sideIn } from '../areas/page-areas.ts'
import {
  type Composition,
  type CompositionKind,
  type CompositionRoom,
  compositionKind,
  compositionsOf,
} from '../composing/compositions.ts'
import { foldPlaces } from '../composing/fold-place.ts'
import { compositionRoom, filledRoom } from '../composing/page-compositions.ts'
import { BOTH_PAGES } from '../composing/preferred-share.ts'
import type { Design, Page, Slot } from '../design.ts'
import type { PageLayoutEdit } from '../edits/commands/page-layout.ts'
import { filledSlots, knownPhotos } from '../edits/decision.ts'
import { drawnRound, isDrawn } from '../edits/drawn-edits.ts'
import { facingPage } from '../edits/spread-edit.ts'
import { freePartsOf } from '../pages/free-parts.ts'
import type { FilledSlot } from '../pages/relay-page.ts'
import { mayCross } from '../placing/over-fold.ts'
import { textsAmongPhotos } from '../texts/text-cell.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { applyEdit } from './apply-edit.ts'

/** What a layout of a page is about, as a shopper would say it. */
export type LayoutKind = CompositionKind | 'arranged' | 'two-pages' | 'with-text' | 'drawn'

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
 * All layouts that a page may take at a tap, some of each kind first: the compositions that books are made of, one photo on the
 * whole page, on both pages, room for words. Locked photos and words stay where they are. None where the
 * page has one layout alone: covers, pages without photos, and sheets that a photo fits in one of several ways.
 */
export function layoutChoices({ design, pageId, world, textId }: ChoiceRequest): readonly LayoutChoice[] {
  const index = design.pages.findIndex(({ id }) => id === pageId)
  const page = design.pages[index]
  const slots = page ? filledSlots(page) : []
  const photos = knownPhotos(
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
  const composed = compositionsOf(laying.photos, roomFor(laying), seedFor(laying))
  return [
    ...mixed([
      { of: composed.map((one) => placed(laying, one)), first: 5 },
      { of: [...alone(laying), ...overFold(laying)], first: 2 },
      { of: withText(laying), first: 2 },
    ]),
    // Where it stands is not told by what the page could be: the others stay where they are when it is chosen.
    asItIs(laying),
  ]
}

/** The first of each kind, so that one theme shows what there is; then all the others. */
function mixed(kinds: readonly { readonly of: readonly Candidate[]; readonly first: number }[]): Candidate[] {
  return [...kinds.flatMap(({ of, first }) => of.slice(0, first)), ...kinds.flatMap(({ of, first }) => of.slice(first))]
}

function seedFor({ design, page }: Laying): number {
  return (design.seed ^ seedOf(page.id)) >>> 0
}

function roomFor({ design, page, index, world }: Laying): CompositionRoom {
  return compositionRoom(page, index, facingPage(design.pages, page, world), world)
}

/** A composition as places of the page's slots. */
function placed(
  { slots }: Laying,
  { kind, boxes }: Composition,
  captions: Extract<PageLayoutEdit['layout'], { kind: 'places' }>['captions'] = [],
): Candidate {
  const places = slots.flatMap(({ id }, at) => {
    const box = boxes[at]
    return box ? [{ id, box }] : []
  })
  return { kind, layout: { kind: 'places', slots: places, captions } }
}

function asItIs(laying: Laying): Candidate {
  const { page, slots } = laying
  const places = page.slots.map(({ id, box }) => ({ id, box }))
  const boxes = slots.map(({ box }) => box)
  const kind = slots.some(({ half }) => half) ? 'two-pages' : compositionKind(boxes, roomFor(laying))
  return { kind, layout: { kind: 'places', slots: places, captions: [] } }
}

/** One of several photos over the whole page. */
function alone(laying: Laying): Candidate[] {
  const { page, slots, photos } = laying
  const room = roomFor(laying)
  const shape = room.sheet.width / room.sheet.height
  const over = photos.flatMap((photo, at) => {
    const full = compositionsOf([photo], room, seedFor(laying)).find(({ kind }) => kind === 'full-page')
    const slot = slots[at]
    return full && slot ? [{ photo, slot, box: full.boxes[0] as Box }] : []
  })
  const best =
    over[
      bestFor(
        over.map(({ photo }) => photo),
        shape,
      )
    ]
  return slots.length > 1 && best && page.captions.every(({ placed: isPlaced }) => isPlaced) && !page.month
    ? [{ kind: 'full-page', layout: { kind: 'places', slots: [{ id: best.slot.id, box: best.box }], captions: [] } }]
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

/** One photo over both pages, where the composer would have it: it loses nothing in the fold and has the pixels. */
function overFold({ design, page, slots, photos, world }: Laying): Candidate[] {
  const { paper, theme } = world
  const facing = facingPage(design.pages, page, world)
  const format = pageFormat(paper, page)
  const may = photos.flatMap((photo, at) => {
    const aspect = photo.width / photo.height
    const slot = slots[at] as FilledSlot
    const places = foldPlaces({ photo, aspect, wish: BOTH_PAGES }, format, theme)
    return !slot.half && mayCross(theme, aspect) && places.length > 0 ? [{ photo, slot }] : []
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
  const room = roomFor(laying)
  return parts.flatMap(({ words, rest }) => {
    const inside = { ...room, inside: rounded(rest), runsOff: undefined }
    const [best] = compositionsOf(photos, inside, seedFor(laying))
    const captions = [{ id: text?.id ?? textId, box: roundedBox(words) }]
    return best ? [{ ...placed(laying, best, captions), kind: 'with-text' }] : []
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

/** Other compositions of the largest rectangle that holds nothing locked and no words. */
function aroundHeld(laying: Laying): Candidate[] {
  const { page, world } = laying
  const [part] = freePartsOf(page, textsAmongPhotos(page)).sort((a, b) => b.length - a.length)
  const inside = (part ?? []).map((at) => page.slots[at] as Slot)
  const photos = inside.flatMap(({ placement }) => (placement && world.photos.get(placement.photoId)) ?? [])
  const others = compositionsOf(photos, filledRoom(roomFor(laying), inside), seedFor(laying))
  const places = page.slots.map(({ id, box }) => ({ id, box }))
  return [
    { kind: 'arranged', layout: { kind: 'places', slots: places, captions: [] } },
    ...others.map(({ boxes }): Candidate => {
      const moved = new Map(inside.map(({ id }, at) => [id, boxes[at] as Box]))
      const slots = places.map(({ id, box }) => ({ id, box: moved.get(id) ?? box }))
      return { kind: 'arranged', layout: { kind: 'places', slots, captions: [] } }
    }),
  ]
}
