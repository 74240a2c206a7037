import { turnedTexts } from '../../frame/turned-texts.ts'
import { asId, type PageId, type PhotoId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { isTwoSided, pageFormat, type SheetPaper, sheetFormatOf } from '../../product/paper.ts'
import { sameValue } from '../../same-value.ts'
import { rounded } from '../areas/page-areas.ts'
import { type Caption, type Design, type Page, type Slot, settledKind } from '../design.ts'
import type { PageLoad } from '../edits/commands/page-load.ts'
import { filledSlots } from '../edits/decision.ts'
import { relaid, roomOf } from '../pages/relay-page.ts'
import { fitPlacement } from '../placing/crop.ts'
import { slotInBox } from '../placing/slot-in-box.ts'
import { sheetFront } from '../sheets/sheet-design.ts'
import { backIdOf, backPage, isSheetBack, sheetFor } from '../sheets/sheet-page.ts'
import { arrangedCaptions } from '../texts/page-texts.ts'
import type { EditWorld } from '../world/edit-world.ts'
import type { Edit } from './edit.ts'

/** How many pictures the front of a card shows: one, or a grid of four (B§9 "fit options" of postcards). */
export const CARD_FITS = ['f1', 'f4'] as const
export type CardFit = (typeof CARD_FITS)[number]

/** What the fronts of cards may choose between; `undefined` on other products and on backs. */
export function cardFitOf(page: Page, { paper, theme }: Pick<EditWorld, 'paper' | 'theme'>): CardFit | undefined {
  if (!isTwoSided(paper) || isSheetBack(page) || theme.layout.photosPerPage.max < 4) {
    return undefined
  }
  return page.slots.length === 4 ? 'f4' : 'f1'
}

/**
 * One card with one picture or four. More pictures come from the tray; places beyond them wait, and none is lost. A card that is
 * locked, or holds a locked picture, stays as it is.
 */
export function cardFitted(design: Design, pageId: PageId, fit: CardFit, world: EditWorld): PageLoad | undefined {
  const page = design.pages.find(({ id }) => id === pageId)
  const now = page && cardFitOf(page, world)
  if (!page || now === undefined || now === fit || isHeld(page)) {
    return undefined
  }
  const own = photosOn(page)
  const all = fit === 'f4' ? [...own, ...design.tray].slice(0, 4) : own.slice(0, 1)
  const tray = [...own.filter((id) => !all.includes(id)), ...design.tray.filter((id) => !all.includes(id))]
  const next = frontOf(page, all, fit, design, world)
  return { cmd: 'page_load', pages: [next], order: design.pages.map(({ id }) => id), tray }
}

/**
 * All cards with one picture, or as many cards with four as the smallest set of cards allows: 12 pictures in at least four
 * cards are two cards of four and four of one. `nextId` names new cards; `undefined`: nothing would change.
 *
 * A card that has the fit already, is locked or holds a locked picture stays as it is; all others keep their first picture and their back. The other pictures
 * of a grid get cards behind it, or go to the tray. A grid takes pictures from the tray, then cards behind it as a whole, but
 * none with words that would go with it.
 */
export function allCardsFitted(design: Design, fit: CardFit, world: EditWorld, nextId: () => PageId): Edit | undefined {
  const { paper, pages: rule } = world
  if (!isTwoSided(paper)) {
    return undefined
  }
  const cards = design.pages.flatMap((front, at): Card[] => {
    const back = design.pages[at + 1]
    const now = cardFitOf(front, world)
    const photos = photosOn(front)
    const isFitted = fit === 'f4' ? photos.length === 4 : now === fit
    return now && back ? [{ front, back, photos, isStill: isHeld(front) || isFitted }] : []
  })
  const [fewest, most] = rule.kind === 'fixed' ? [cards.length, cards.length] : [rule.min / 2, rule.max / 2]
  const fitted =
    fit === 'f4'
      ? inGrids(cards, fewest, design.tray)
      : oneByOne(cards, most, design.tray, ({ front }) => newCard(front, nextId(), design, world))
  const before = new Set(cards)
  const pages = fitted.cards.flatMap((card) => [
    before.has(card) ? card.front : frontOf(card.front, card.photos, fit, design, world),
    card.back,
  ])
  const known = new Set(design.pages)
  const changed = pages.filter((page) => !known.has(page))
  return changed.length > 0
    ? { cmd: 'page_load', pages: changed, order: pages.map(({ id }) => id), tray: fitted.tray }
    : undefined
}

/** Nothing on it may be laid out anew. */
function isHeld({ locked, slots }: Page): boolean {
  return locked || slots.some((slot) => slot.locked && slot.placement)
}

interface Card {
  readonly front: Page
  readonly back: Page
  readonly photos: readonly PhotoId[]
  /** Nothing of it is changed. */
  readonly isStill: boolean
}

interface FittedCards {
  readonly cards: readonly Card[]
  readonly tray: readonly PhotoId[]
}

function oneByOne(
  cards: readonly Card[],
  most: number,
  tray: readonly PhotoId[],
  another: (like: Card) => Card,
): FittedCards {
  let room = Math.max(0, most - cards.length)
  const loose: PhotoId[] = []
  const ones = cards.flatMap((card) => {
    if (card.isStill) {
      return [card]
    }
    const [first, ...others] = card.photos
    const placed = others.slice(0, room)
    room -= placed.length
    loose.push(...others.slice(placed.length))
    return [
      { ...card, photos: first ? [first] : [] },
      ...placed.map((photo) => ({ ...another(card), photos: [photo] })),
    ]
  })
  return { cards: ones, tray: [...loose, ...tray] }
}

function inGrids(cards: readonly Card[], fewest: number, tray: readonly PhotoId[]): FittedCards {
  let spare = cards.length - fewest
  let waiting = tray
  const gone = new Set<Card>()
  const grids: Card[] = []
  for (const [at, card] of cards.entries()) {
    if (gone.has(card)) {
      continue
    }
    const came = waiting.slice(0, 4 - card.photos.length)
    const behind = cards.slice(at + 1).filter((other) => !gone.has(other))
    const givers = giversTo(card, 4 - card.photos.length - came.length, behind, spare)
    const photos = [...card.photos, ...came, ...givers.flatMap((giver) => giver.photos)]
    if (card.isStill || card.photos.length === 0 || photos.length < 4) {
      grids.push(card)
      continue
    }
    grids.push({ ...card, photos })
    waiting = waiting.slice(came.length)
    spare -= givers.length
    for (const giver of givers) {
      gone.add(giver)
    }
  }
  return { cards: grids, tray: waiting }
}

/** Cards whose photos, so many, may move onto this one: what they say is said by its back too, or they say nothing. */
function giversTo({ back }: Card, missing: number, behind: readonly Card[], most: number): readonly Card[] {
  const givers: Card[] = []
  let room = missing
  for (const other of behind) {
    const { length } = other.photos
    const said = wordsOn(other.back)
    const isSilent = wordsOn(other.front).length === 0 && (said.length === 0 || sameValue(said, wordsOn(back)))
    if (givers.length < most && !other.isStill && isSilent && length > 0 && length <= room) {
      givers.push(other)
      room -= length
    }
  }
  return givers
}

/** What somebody wrote on it; what a picture shows the album says. */
function wordsOn({ captions }: Page) {
  return captions
    .filter(({ role, text }) => role !== 'title' && text.trim() !== '')
    .map(({ role, text, style }) => ({ role, text, style }))
}

function newCard(like: Page, id: PageId, { seed }: Design, { paper, theme }: EditWorld): Card {
  const format = sheetFormatOf(paper as SheetPaper, like.sheet)
  const sheet = { id: format.id, turned: false }
  const front = sheetFront(id, [], format, { paper: paper as SheetPaper, theme, seed })
  return {
    ...{ front, photos: [], isStill: false },
    back: backPage(backIdOf(id), sheet, pageFormat(paper, { sheet }), theme, ''),
  }
}

/** The number of a page tells its side of the fold, and cards have none. */
const ANY = 1

/** The front with these photos, as they lay before; its words stay, and so does all else of it. */
function frontOf(page: Page, ids: readonly PhotoId[], fit: CardFit, design: Design, world: EditWorld): Page {
  const photos = ids.flatMap((id) => world.photos.get(id) ?? [])
  const lying = onSheetFor(page, fit === 'f1' ? photos : [], world.paper as SheetPaper)
  const laid = fit === 'f1' ? oneOn(lying, photos, design.seed, world) : gridOn(lying, photos, world)
  const before = new Map(design.pages.flatMap(filledSlots).map((slot) => [slot.placement.photoId, slot]))
  const { safe } = roomOf(laid, ANY, world)
  const slots = laid.slots.map((slot): Slot => {
    const photo = slot.placement && world.photos.get(slot.placement.photoId)
    const old = photo && before.get(photo.id)
    return old ? { ...slotInBox(old, slot.box, photo, safe), id: slot.id, panel: slot.panel } : slot
  })
  return { ...laid, slots }
}

/** The page with its sheet the way up that its only photo asks for, lying without one; its texts go along. */
function onSheetFor(page: Page, [photo]: readonly PhotoFacts[], paper: SheetPaper): Page {
  const sheet = sheetFor(sheetFormatOf(paper, page.sheet), photo)
  return sheet.turned === page.sheet?.turned
    ? page
    : { ...page, sheet, captions: turnedTexts(page, page.sheet, sheet, paper) }
}

function oneOn(page: Page, photos: readonly PhotoFacts[], seed: number, world: EditWorld): Page {
  const added = photos.slice(0, 1)
  return relaid({ page: { ...page, slots: [] }, index: ANY, kept: [], added, world, seed }) ?? page
}

/** Two by two, as large as its words leave room. */
function gridOn({ template: _drawn, ...page }: Page, photos: readonly PhotoFacts[], world: EditWorld): Page {
  const captions = arrangedCaptions(page, ANY, world, false)
  const { box } = roomOf({ ...page, captions }, ANY, world)
  const { gap } = world.theme.layout
  const [width, height] = [(box.width - gap) / 2, (box.height - gap) / 2]
  const slots = [0, 1, 2, 3].map((at): Slot => {
    const place = rounded({
      x: box.x + (at % 2) * (width + gap),
      y: box.y + Math.floor(at / 2) * (height + gap),
      width,
      height,
    })
    const photo = photos[at]
    const placement = photo && fitPlacement(photo, place)
    return {
      id: asId(`${page.id}.${at}`),
      panel: 'front',
      box: place,
      ...(placement ? { placement } : {}),
      locked: false,
    }
  })
  return settledKind({ ...page, captions, slots })
}

function photosOn(page: Page): readonly PhotoId[] {
  return page.slots.flatMap(({ placement }) => placement?.photoId ?? [])
}

/** The same words in the same theme on the back of every card: one change, one step back. `undefined` when they are there already. */
export function onAllCards(
  design: Design,
  written: Pick<Caption, 'text' | 'style'> & { readonly role: 'text' | 'address' },
  world: EditWorld,
): Edit | undefined {
  const { role, text, style } = written
  const withText = ({ style: _own, ...caption }: Caption): Caption => ({
    ...caption,
    text,
    ...(style ? { style } : {}),
  })
  const pages = design.pages.flatMap((page): Page[] => {
    if (!isSheetBack(page)) {
      return []
    }
    const old = page.captions.find((caption) => caption.role === role)
    if (old && old.text === text && sameValue(old.style, style)) {
      return []
    }
    const blank = backPage(
      page.id,
      page.sheet ?? { id: '', turned: false },
      pageFormat(world.paper, page),
      world.theme,
      '',
    )
    const fresh = blank.captions.find((caption) => caption.role === role)
    const captions = old
      ? page.captions.map((caption) => (caption === old ? withText(old) : caption))
      : [...page.captions, ...(fresh ? [withText(fresh)] : [])]
    return [{ ...page, captions }]
  })
  return pages.length > 0
    ? { cmd: 'page_load', pages, order: design.pages.map(({ id }) => id), tray: design.tray }
    : undefined
}
