import { asId, type PageId } from '../../ids.ts'
import { invariant } from '../../never.ts'
import { isBook, pageFormat } from '../../product/paper.ts'
import type { BookFormat, Product } from '../../product/product.ts'
import type { Theme } from '../../theme/theme.ts'
import { sideIn } from '../areas/page-areas.ts'
import { keptComposition } from '../composing/kept-composition.ts'
import { blankPage, type Caption, type Design, innerPages, type Page, type Slot, settledKind } from '../design.ts'
import { pageLoad } from '../edits/commands/page-load.ts'
import type { DrawnWorld } from '../edits/drawn-edits.ts'
import { foldsOf } from '../edits/spread-edit.ts'
import { type FilledSlot, relaid, roomOf } from '../pages/relay-page.ts'
import { innerTemplates } from '../pages/template-page.ts'
import { clampPlacement, refit } from '../placing/crop.ts'
import { areaOf, halfBoxes, halvesOf, spreadArea, wholeOf } from '../placing/spread-photo.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { coverIn } from './cover-change.ts'
import { editWorldOf } from './edit-world-of.ts'
import { type RestyleNote, restyleNotes } from './restyle-notes.ts'
import { restyledDrawnPage } from './restyled-drawn-page.ts'
import { keptText, mapped } from './restyled-texts.ts'

/** What a finished book is to look like, or to be printed as, from now on. */
export interface RestyleTarget {
  readonly product: Product
  readonly theme: Theme
}

export type RestyleRefusal =
  | 'too-many-pages'
  | 'not-designable'
  /** A page of it breaks a rule of the other product. */
  | 'page-not-valid'

export type RestyleVerdict =
  | {
      readonly kind: 'restyled'
      readonly design: Design
      readonly world: EditWorld
      /** What of a page could not be kept as it was; pages that are as they were but for the theme are absent. */
      readonly notes: ReadonlyMap<PageId, readonly RestyleNote[]>
    }
  | { readonly kind: 'refused'; readonly reason: RestyleRefusal }

/**
 * The same book in another theme or another format: the same photos on the same pages in the same order, with their crops, turns
 * and locks, the same words. What lies where follows the other theme: its drawn pages where it has some that take the photos
 * of a page, else the engine; a page that is locked stays as it is as long as the paper does.
 */
export function restyled(design: Design, from: EditWorld, { product, theme }: RestyleTarget): RestyleVerdict {
  const to = editWorldOf(product, theme, from.photos)
  const { paper } = from
  if (!to || !isBook(paper) || !isBook(to.paper)) {
    return { kind: 'refused', reason: 'not-designable' }
  }
  const [old, now] = [
    { ...from, paper },
    { ...to, paper: to.paper },
  ]
  const inner = filledUp(innerPages(design), to.pages)
  if (inner.length > to.pages.max) {
    return { kind: 'refused', reason: 'too-many-pages' }
  }
  const cover = design.pages[0]
  invariant(cover, 'a book has a cover')
  const overFold = overFolds(design, { from: old, to: now })
  const pages = [coverIn(cover, { from: old, to: now, count: product.coverPhotos, inner })]
  for (const [at, page] of inner.entries()) {
    const before = pages.at(-1)?.template
    const setup = { from: old, to: now, seed: design.seed, before }
    pages.push(overFold.get(page.id) ?? textsKept(page, pageIn(page, at, setup), { from: old, to: now }))
  }
  const next: Design = { ...design, productId: product.id, themeId: theme.id, pages }
  const order = pages.map(({ id }) => id)
  const verdict = pageLoad.decide(
    { ...next, pages: [cover, ...inner] },
    { cmd: 'page_load', pages, order, tray: next.tray },
    to,
  )
  return verdict.kind === 'refused' && verdict.reason !== 'nothing-to-change'
    ? { kind: 'refused', reason: 'page-not-valid' }
    : {
        kind: 'restyled',
        design: next,
        world: to,
        notes: restyleNotes({ before: design, after: next, from: old, to: now }),
      }
}

interface Worlds {
  readonly from: DrawnWorld
  readonly to: DrawnWorld
}

/** Blank pages at the end, as many as the other binding asks for. */
function filledUp(inner: readonly Page[], { min, multiple }: EditWorld['pages']): readonly Page[] {
  const step = Math.max(1, multiple)
  const wanted = Math.ceil(Math.max(min, inner.length) / step) * step
  const last = inner.at(-1)
  const taken = new Set(inner.map(({ id }) => id))
  const fresh: Page[] = []
  for (let number = 1; last && inner.length + fresh.length < wanted; number++) {
    const id = asId<PageId>(`${last.id}.b${number}`)
    if (!taken.has(id)) {
      fresh.push(blankPage(id))
    }
  }
  return [...inner, ...fresh]
}

interface PageSetup extends Worlds {
  readonly seed: number
  readonly before: string | undefined
}

function pageIn(page: Page, at: number, { from, to, seed, before }: PageSetup): Page {
  if (page.locked && page.template === undefined && samePaper(from.paper, to.paper)) {
    return page
  }
  const drawn = innerTemplates(to.theme).length > 0 && restyledDrawnPage({ page, at, before, world: to })
  if (drawn) {
    return drawn
  }
  const composed = keptComposition(page, at + 1, from, to)
  if (composed) {
    return composed
  }
  const was = roomOf(page, at + 1, from).box
  const room = roomOf(page, at + 1, to).box
  const kept = page.slots.flatMap((slot): FilledSlot[] => {
    const photo = slot.placement && to.photos.get(slot.placement.photoId)
    if (!slot.placement || !photo) {
      return []
    }
    const box = mapped(slot.box, was, room)
    const { half: _half, ...plain } = slot
    return [{ ...plain, box, placement: refit(slot.placement, photo, slot.box, box) }]
  })
  return relaid({ page, index: at + 1, kept, added: [], world: to, seed }) ?? settledKind({ ...page, slots: [] })
}

/** Texts that a shopper put on the page, and those that found no drawn place, lie where they lay, as far as that is safe. */
function textsKept(was: Page, page: Page, { from, to }: Worlds): Page {
  const kept = (caption: Caption): Caption => {
    const before = was.captions.find(({ id }) => id === caption.id)
    return caption.placed && before
      ? { ...caption, box: keptText(before, { from: from.paper, to: to.paper }, to.theme) }
      : caption
  }
  return page === was ? page : { ...page, captions: page.captions.map(kept) }
}

function samePaper(a: BookFormat, b: BookFormat): boolean {
  return (
    a.page.width === b.page.width &&
    a.page.height === b.page.height &&
    (['bleed', 'safe', 'gutter'] as const).every((edge) => a[edge] === b[edge]) &&
    (a.cover.type === 'f1f4') === (b.cover.type === 'f1f4')
  )
}

/** Photos over a fold lie over it again, cropped as before, as large as the other paper and look let them. */
function overFolds(design: Design, { from, to }: Worlds): ReadonlyMap<PageId, Page> {
  const pages = new Map<PageId, Page>()
  for (const ids of foldsOf(design.pages, from)) {
    const both = ids.map((id) => {
      const index = design.pages.findIndex((page) => page.id === id)
      const page = design.pages[index] as Page
      return { index, page, slot: page.slots.find(({ half }) => half !== undefined) }
    })
    const [left, right] = ['left', 'right'].map((side) => both.find(({ slot }) => slot?.half === side)?.slot)
    const photo = left?.placement && to.photos.get(left.placement.photoId)
    if (!left?.placement || !right || !photo) {
      continue
    }
    const [was, now] = [pageFormat(from.paper, {}), pageFormat(to.paper, {})]
    const area = areaOf({ left: left.box, right: right.box }, was)
    const next = spreadArea(now, to.theme, photo.width / photo.height)
    const whole = clampPlacement(
      refit(wholeOf(left.placement, photo, 'left', area, was), photo, area, next),
      photo,
      next,
    )
    const [boxes, placements] = [halfBoxes(next, now), halvesOf(whole, photo, next, now)]
    for (const { index, page, slot } of both) {
      const side = sideIn(to.paper, index)
      const half: Slot = { ...(slot as Slot), half: side, box: boxes[side], placement: placements[side] }
      const { template: _drawn, ...plain } = page
      pages.set(page.id, textsKept(page, { ...plain, slots: [half] }, { from, to }))
    }
  }
  return pages
}
