import type { PageId } from '../../ids.ts'
import { asId } from '../../ids.ts'
import type { PageRun } from '../../layout/pagination.ts'
import type { PhotoFacts, PhotoGroup } from '../../photo/photo.ts'
import { photoBook } from '../../photo/photo.ts'
import { pageFormat } from '../../product/paper.ts'
import type { Side } from '../areas/page-areas.ts'
import { headsOf, marginBox, sideIn, sideShift } from '../areas/page-areas.ts'
import type { Page, Slot } from '../design.ts'
import { layOut, photoArea, settled, slotsFor } from '../placing/relayout.ts'
import { crossingPlacement, halfBoxes, halvesOf, spreadArea } from '../placing/spread-photo.ts'
import { headCaptions } from '../texts/head-captions.ts'
import { titlePageBand } from '../texts/page-texts.ts'
import { besideTexts } from '../texts/text-cell.ts'
import type { PlanRequest } from './photo-runs.ts'
import { groupHeadOf, liesOverFold, runsOf } from './photo-runs.ts'
import { atItsBleed, shifted } from './relay-page.ts'

/** The inner pages of a book as the engine lays them out, and the photos that found no place. */
export function laidOutBook(request: PlanRequest): { readonly pages: Page[]; readonly tray: readonly PhotoFacts[] } {
  const lockedPages = heldPages(request)
  const stay = new Set(
    lockedPages.flatMap(({ page }) => page.slots.flatMap(({ placement }) => placement?.photoId ?? [])),
  )
  const rest = { ...request, photos: request.photos.filter(({ photo }) => !stay.has(photo.id)) }
  const { items, tray } = planOf(rest, lockedPages.length)
  const order: (PageItem | LockedPage)[] = [...items]
  for (const each of lockedPages) {
    order.splice(Math.min(each.index - 1, order.length), 0, each)
  }
  const { book } = request
  const pages = order.map((item, at) => {
    if (item.kind !== 'held') {
      return pageOf(item, request.nextId(), at + 1, request)
    }
    const moved = sideIn(book, item.index) !== sideIn(book, at + 1)
    return moved ? shifted(item.page, sideShift(book, sideIn(book, at + 1)), book) : item.page
  })
  return { pages, tray }
}

interface LockedPage {
  readonly kind: 'held'
  readonly page: Page
  readonly index: number
}

/** Locked pages of the design before: they stay as they are, where they are, while their photos are still there. */
function heldPages({ before, photos, range }: PlanRequest): LockedPage[] {
  const known = new Set(photos.map(({ photo }) => photo.id))
  const lockedPages = (before?.pages ?? []).flatMap((page, index): LockedPage[] => {
    const whole = page.slots.every(({ placement, half }) => !half && (!placement || known.has(placement.photoId)))
    return page.locked && page.kind !== 'cover' && whole ? [{ kind: 'held', page, index }] : []
  })
  return lockedPages.slice(0, Math.max(0, range.pages - 1))
}

type PlanItem =
  | {
      readonly kind: 'photos'
      readonly photos: readonly PhotoFacts[]
      readonly run: PageRun
      readonly opens: readonly number[]
    }
  | { readonly kind: 'texts'; readonly group: number }
  /** Over both pages of an opening. */
  | { readonly kind: 'wide'; readonly photo: PhotoFacts }

type PageItem =
  | Exclude<PlanItem, { kind: 'wide' }>
  | { readonly kind: 'half'; readonly photo: PhotoFacts }
  | { readonly kind: 'single'; readonly photo: PhotoFacts }
  | { readonly kind: 'blank' }

/**
 * What lies on which page. Groups share no page while there are pages enough; then they may; then the last photos
 * of the album go to the tray.
 */
function planOf(request: PlanRequest, lockedPages: number): { items: PageItem[]; tray: PhotoFacts[] } {
  const { theme, range } = request
  const most = Math.max(1, theme.layout.photosPerPage.max)
  const pages = Math.max(0, range.pages - lockedPages)
  const taken = request.photos.slice(0, pages * most)
  const tray = request.photos.slice(taken.length).map((entry) => entry.photo)
  const runs = runsOf(taken, request, lockedPages, pages)
  const items = runs.map(({ entries, run, wide }): PlanItem => {
    const [first] = entries
    if (wide && first) {
      return { kind: 'wide', photo: first.photo }
    }
    const before = taken[run.from - 1]?.group
    const opens = [...new Set(entries.map((entry) => entry.group))].filter((group) => group !== before)
    return { kind: 'photos', photos: entries.map((entry) => entry.photo), run, opens }
  })
  return { items: onPages(items, request, lockedPages), tray }
}

/** Photos of this shape lie over the fold where a book has pages to spare. */
const WIDE_ENOUGH = 1.45

/**
 * Every item on its page. A book with pages to spare gives titles pages of their own and lets wide photos lie over the
 * fold; photos stand on right-hand pages first, and what stays blank lies evenly between them.
 */
function onPages(planned: readonly PlanItem[], request: PlanRequest, lockedPages: number): PageItem[] {
  const { groups, range } = request
  const weight = (items: readonly PlanItem[]) =>
    items.reduce((sum, { kind }) => sum + (kind === 'wide' ? 2 : 1), lockedPages)
  const total = Math.max(range.pages, Math.ceil(weight(planned) / range.multiple) * range.multiple)
  const titled = planned
    .filter((item) => item.kind === 'photos')
    .filter(({ opens }) => opens.some((at) => hasTexts(groups[at])))
  const roomy = total - weight(planned) >= titled.length + 1
  // A group of one page tells its title on a second one: it has two (A§5).
  const alone = titled.filter((item) => item.opens.length === 1 && isOnlyPage(item, planned))
  const given = roomy ? titled : total - weight(planned) >= alone.length ? alone : []
  const opened = planned.flatMap((item) =>
    item.kind === 'photos' && given.includes(item) ? withTitlePage(item, groups) : [item],
  )
  const items = lockedPages === 0 ? widened(opened, total - weight(opened), request) : opened
  return inPlaces(items, total - lockedPages, total - weight(items))
}

/** Whether what comes behind a page is the beginning of another group, or the end. */
function isOnlyPage(item: PlanItem, planned: readonly PlanItem[]): boolean {
  const next = planned[planned.indexOf(item) + 1]
  return !next || (next.kind === 'photos' && next.opens.length > 0)
}

/** The widest single photos over the fold, as many as there are pages to spare. */
function widened(items: readonly PlanItem[], spare: number, request: PlanRequest): PlanItem[] {
  const shapes = items.flatMap((item, at) => {
    const [photo] = item.kind === 'photos' && item.opens.length === 0 && item.photos.length === 1 ? item.photos : []
    const fits = photo && photo.width >= WIDE_ENOUGH * photo.height && liesOverFold(photo, request)
    return fits ? [{ at, photo, shape: photo.width / photo.height }] : []
  })
  const widest = shapes.sort((a, b) => b.shape - a.shape || a.at - b.at).slice(0, Math.max(0, spare))
  const chosen = new Map(widest.map(({ at, photo }) => [at, photo]))
  return items.map((item, at) => {
    const photo = chosen.get(at)
    return photo ? { kind: 'wide', photo } : item
  })
}

/** Pages in order, `spare` of them blank. What lies over the fold begins on the first page of an opening. */
function inPlaces(items: readonly PlanItem[], total: number, spare: number): PageItem[] {
  const waiting = [...items]
  const pages: PageItem[] = []
  let blanks = 0
  const blank = () => {
    blanks++
    pages.push({ kind: 'blank' })
  }
  for (let item = waiting.shift(); item; item = waiting.shift()) {
    const ideal = items.length > 1 ? (spare * (items.length - waiting.length - 1)) / items.length : 0
    const opensNext = () => pages.length % 2 === 1
    if (opensNext() && item.kind !== 'wide' && blanks < ideal) {
      blank()
    }
    while (!opensNext() && blanks + 2 <= ideal) {
      blank()
      blank()
    }
    if (item.kind === 'wide' && !opensNext()) {
      // Not on the first page of an opening: the next page comes before it, or a blank one.
      const next = waiting.findIndex((other) => other.kind === 'photos' && other.opens.length === 0)
      if (blanks < spare) {
        blank()
      } else if (next >= 0) {
        pages.push(...(waiting.splice(next, 1) as PageItem[]))
      }
    }
    if (item.kind !== 'wide') {
      pages.push(item)
    } else if (opensNext()) {
      pages.push({ kind: 'half', photo: item.photo }, { kind: 'half', photo: item.photo })
    } else {
      pages.push({ kind: 'single', photo: item.photo })
      spare++
    }
  }
  while (pages.length < total) {
    pages.push({ kind: 'blank' })
  }
  return pages
}

function withTitlePage(item: PlanItem, groups: readonly PhotoGroup[]): PlanItem[] {
  const group = item.kind === 'photos' ? item.opens.find((at) => hasTexts(groups[at])) : undefined
  return item.kind === 'photos' && group !== undefined
    ? [
        { kind: 'texts', group },
        { ...item, opens: [] },
      ]
    : [item]
}

function hasTexts(group: PhotoGroup | undefined): boolean {
  return group !== undefined && (group.title !== '' || group.description !== '')
}

function pageOf(item: PageItem, id: PageId, index: number, { book, theme, seed, groups }: PlanRequest): Page {
  const side = sideIn(book, index)
  const area = marginBox(book, theme, side)
  const rest = { shuffleStep: 0, locked: false }
  if (item.kind === 'blank') {
    return { id, kind: 'blank', slots: [], captions: [], ...rest }
  }
  if (item.kind === 'half') {
    return halfPage(item.photo, id, side, { book, theme, groups })
  }
  if (item.kind === 'single') {
    const laid = layOut([item.photo], photoArea(book, theme, side), seed)
    return {
      id,
      kind: 'inner',
      ...groupOf(item.photo, groups),
      slots: slotsFor(id, [item.photo], laid),
      captions: [],
      ...rest,
    }
  }
  if (item.kind === 'texts') {
    const group = groups[item.group] as PhotoGroup
    const captions = headCaptions(id, group, titlePageBand(theme, area, headsOf(group)))
    return { id, kind: 'chapter', groupId: group.id, slots: [], captions, ...rest }
  }
  const opened = item.opens.map((at) => groups[at] as PhotoGroup)
  const head = opened.length > 0 ? joined(opened) : undefined
  const band = groupHeadOf({ book, theme }, head, side)
  const layoutArea = photoArea(book, theme, side, { below: band?.bottom })
  const fits = layoutArea.frame.height === item.run.frame.height
  const laid = fits ? settled(item.photos, layoutArea, item.run.layout, seed) : layOut(item.photos, layoutArea, seed)
  const beside =
    head && opened.length === 1
      ? besideTexts({ photos: item.photos, group: head, format: book, theme, side, seed, below: laid })
      : undefined
  const slots = slotsFor(id, item.photos, beside?.laid ?? laid)
  const captions = head ? headCaptions(id, head, beside?.texts ?? band) : []
  const kind = captions.length > 0 ? 'chapter' : 'inner'
  const page: Page = { id, kind, ...groupOf(item.photos[0] as PhotoFacts, groups), slots, captions, ...rest }
  return atItsBleed(page, pageFormat(book, page), photoBook(item.photos))
}

function groupOf(photo: PhotoFacts, groups: readonly PhotoGroup[]): Pick<Page, 'groupId'> {
  const group = groups.find((each) => each.photos.includes(photo))
  return group ? { groupId: group.id } : {}
}

/** One of the two pages that a photo lies over. */
function halfPage(
  photo: PhotoFacts,
  id: PageId,
  side: Side,
  { book, theme, groups }: Pick<PlanRequest, 'book' | 'theme' | 'groups'>,
): Page {
  const area = spreadArea(book, theme, photo.width / photo.height)
  const placement = halvesOf(crossingPlacement(photo, area, book), photo, area, book)[side]
  const slot: Slot = {
    ...{ id: asId(`${id}.0`), panel: 'front', box: halfBoxes(area, book)[side], placement },
    ...{ half: side, locked: false },
  }
  return { id, kind: 'inner', ...groupOf(photo, groups), slots: [slot], captions: [], shuffleStep: 0, locked: false }
}

/** Several small groups on one page share its head. */
function joined(groups: readonly PhotoGroup[]): PhotoGroup | undefined {
  const [first] = groups
  const titles = groups.map((group) => group.title).filter((title) => title !== '')
  const descriptions = groups.map((group) => group.description).filter((text) => text !== '')
  return first && { ...first, title: titles.join(' · '), description: descriptions.join('\n') }
}
