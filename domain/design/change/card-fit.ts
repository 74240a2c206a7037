import { asId, type PageId, type PhotoId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { isTwoSided, pageFormat, type SheetPaper, sheetFormatOf } from '../../product/paper.ts'
import { sameValue } from '../../same-value.ts'
import { rounded } from '../areas/page-areas.ts'
import type { Caption, Design, Page, Slot } from '../design.ts'
import type { PageLoad } from '../edits/commands/page-load.ts'
import { fitPlacement } from '../placing/crop.ts'
import { photoArea } from '../placing/relayout.ts'
import { sheetFront } from '../sheets/sheet-design.ts'
import { backIdOf, backPage, isSheetBack } from '../sheets/sheet-page.ts'
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

/** One card with one picture or four. More pictures come from the tray; places beyond them wait, and none is lost. */
export function cardFitted(design: Design, pageId: PageId, fit: CardFit, world: EditWorld): PageLoad | undefined {
  const page = design.pages.find(({ id }) => id === pageId)
  const now = page && cardFitOf(page, world)
  if (!page || now === undefined || now === fit) {
    return undefined
  }
  const own = photosOn(page)
  const all = fit === 'f4' ? [...own, ...design.tray].slice(0, 4) : own.slice(0, 1)
  const tray = [...own.filter((id) => !all.includes(id)), ...design.tray.filter((id) => !all.includes(id))]
  const next = frontOf(page, factsOf(all, world), fit, design, world)
  return { cmd: 'page_load', pages: [next], order: design.pages.map(({ id }) => id), tray }
}

/**
 * All cards with one picture, or as many cards with four as the smallest set of cards allows: 12 pictures in at least four
 * cards are two cards of four and four of one. Cards that are there keep their backs; `nextId` names new ones.
 */
export function allCardsFitted(design: Design, fit: CardFit, world: EditWorld, nextId: () => PageId): Edit | undefined {
  const { paper, pages: rule, theme } = world
  const fronts = design.pages.filter((page) => cardFitOf(page, world) !== undefined)
  const [first] = fronts
  if (!first || !isTwoSided(paper)) {
    return undefined
  }
  const photos = [...fronts.flatMap(photosOn), ...design.tray]
  const [fewest, most] = rule.kind === 'fixed' ? [fronts.length, fronts.length] : [rule.min / 2, rule.max / 2]
  const grids =
    fit === 'f4'
      ? Math.max(0, Math.min(Math.floor(photos.length / 4), Math.floor((photos.length - fewest) / 3), most))
      : 0
  const cards = Math.min(most, Math.max(fewest, grids + photos.length - 4 * grids))
  const sheet = { id: first.sheet?.id ?? '', turned: false }
  let at = 0
  const pages = Array.from({ length: cards }, (_, card): readonly Page[] => {
    const count = card < grids ? 4 : 1
    const mine = factsOf(photos.slice(at, at + count), world)
    at += count
    const old = fronts[card]
    const front = old ?? sheetFront(nextId(), [], sheetFormatOf(paper as SheetPaper, sheet), frontWorld(design, world))
    const back = old && design.pages[design.pages.indexOf(old) + 1]
    return [
      frontOf(front, mine, count === 4 ? 'f4' : 'f1', design, world),
      back ?? backPage(backIdOf(front.id), sheet, pageFormat(paper, { sheet }), theme, ''),
    ]
  }).flat()
  const known = new Map(design.pages.map((page) => [page.id, page]))
  const changed = pages.filter((page) => JSON.stringify(known.get(page.id)) !== JSON.stringify(page))
  return changed.length === 0 && pages.length === design.pages.length
    ? undefined
    : { cmd: 'page_load', pages: changed, order: pages.map(({ id }) => id), tray: photos.slice(at) }
}

function frontOf(page: Page, photos: readonly PhotoFacts[], fit: CardFit, design: Design, world: EditWorld): Page {
  const format = sheetFormatOf(world.paper as SheetPaper, page.sheet)
  if (fit === 'f1') {
    const fresh = sheetFront(page.id, photos.slice(0, 1), format, frontWorld(design, world))
    return { ...fresh, locked: page.locked }
  }
  const lying: Page = { ...page, sheet: { id: format.id, turned: false } }
  return { ...lying, captions: [], slots: gridOf(lying, photos, world) }
}

/** Two by two, as large as the room allows. */
function gridOf(page: Page, photos: readonly PhotoFacts[], { paper, theme }: EditWorld): Slot[] {
  const { box } = photoArea(pageFormat(paper, page), theme, 'right')
  const { gap } = theme.layout
  const [width, height] = [(box.width - gap) / 2, (box.height - gap) / 2]
  return [0, 1, 2, 3].map((at): Slot => {
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
}

function frontWorld(design: Design, { paper, theme }: EditWorld) {
  return { paper: paper as SheetPaper, theme, seed: design.seed }
}

function photosOn(page: Page): readonly PhotoId[] {
  return page.slots.flatMap(({ placement }) => placement?.photoId ?? [])
}

function factsOf(ids: readonly PhotoId[], { photos }: EditWorld): readonly PhotoFacts[] {
  return ids.flatMap((id) => photos.get(id) ?? [])
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
