import type { PhotoId } from '../../ids.ts'
import { asId } from '../../ids.ts'
import { invariant } from '../../never.ts'
import { lookAlike } from '../../photo/likeness.ts'
import { mayLead, type PhotoFacts, type PhotoGroup, photoBook } from '../../photo/photo.ts'
import { photoWeights } from '../../photo/photo-weight.ts'
import { pageFormat } from '../../product/paper.ts'
import type { Steps } from '../../steps.ts'
import type { Mm } from '../../units.ts'
import { bandFor, headsOf, marginBox, type Side, safeBox, sideIn } from '../areas/page-areas.ts'
import type { Page, Slot } from '../design.ts'
import type { PlanRequest } from '../pages/photo-runs.ts'
import { atItsBleed } from '../pages/relay-page.ts'
import { fitPlacement } from '../placing/crop.ts'
import { bleedShare, mayCross, PAGES_FOR_A_FOLD, PANORAMA } from '../placing/over-fold.ts'
import {
  boxOf,
  cellOf,
  fillingWeights,
  hiddenMarginIn,
  MOST_CROPPED,
  photoArea,
  slotsFor,
} from '../placing/relayout.ts'
import { crossingPlacement, halfBoxes, halvesOf, type SpreadArea } from '../placing/spread-photo.ts'
import { headCaptions } from '../texts/head-captions.ts'
import { titlePageBand } from '../texts/page-texts.ts'
import { besideTexts } from '../texts/text-cell.ts'
import { type CopyRun, copyRuns, ledCopies } from './copies.ts'
import { bestCourse, type PageOption } from './course.ts'
import { type FoldPlace, farFoldPlaces } from './fold-place.ts'
import { ledChapters } from './led-chapters.ts'
import { type ChapterRun, PageOptions } from './page-options.ts'
import { type PageRoom, pageRoom } from './page-room.ts'
import { BOTH_PAGES, preferredShare, USUAL_FILL } from './preferred-share.ts'
import { type ChosenComposition, setBook } from './set-book.ts'
import type { SetPage } from './set-page.ts'
import { windowCost } from './template-pages.ts'
import { isSoft, ppiIn, type WeightedPhoto } from './worth.ts'

export type ComposeRequest = PlanRequest & { readonly chosen?: readonly PhotoId[] }

interface ComposedBook {
  readonly pages: Page[]
  readonly tray: readonly PhotoFacts[]
}

/**
 * A book composed opening by opening: which photos lie together, how each page is composed, what faces what.
 *
 * `undefined` where there is nothing to compose: fewer photos than openings, more chapters than pages, locked pages.
 */
export function* composedBook(asked: ComposeRequest): Steps<ComposedBook | undefined> {
  const { range, theme, book } = asked
  const longest = Math.max(1, theme.layout.photosPerPage.max)
  const { inside, format } = pageRoom(book, theme, 'right')
  const fills = (photo: PhotoFacts) =>
    Number.isFinite(
      windowCost({ photo, aspect: photo.width / photo.height, wish: 1 }, inside.width, inside.height, format.page),
    )
  const taken = ledChapters(asked.photos.slice(0, range.pages * longest), { ...asked, fills })
  const request = { ...asked, photos: taken }
  const chapters = chaptersOf(taken, request)
  const needed = chapters.reduce(
    (sum, { from, to }) => sum + Math.max(to - from > 1 ? 2 : 1, Math.ceil((to - from) / longest)),
    0,
  )
  const share = bleedShare(theme)
  const titles = chapters.filter(({ titled }) => titled).length
  if (needed > range.pages || taken.length + titles < range.pages / 2) {
    return undefined
  }
  const facts = taken.map(({ photo }) => photo)
  const runs = copyRuns(facts, chapters)
  const others = runs.reduce((sum, { from, to }) => sum - (to - from) + 1, facts.length)
  // Where all other photos would be alone on their pages, copies are better used to fill some.
  const copies = others < SPARSE * range.pages ? [] : runs
  const photos = wishesOf(facts, chapters, copies, request)
  const area = photoArea(book, theme, 'right')
  const { weights: own } = area.otherwise ?? area
  const weights = fillingWeights(own)
  const room = pageRoom(book, theme, 'right')
  const isScarce = taken.length + titles < range.pages
  const options = new PageOptions({
    ...{ photos, chapters, copies, room, weights, longest, pages: range.pages, runsOff: share > 0 },
    sheets: share === 0 ? undefined : theme.layout.kind,
    scarce: isScarce,
    blanks: isScarce || chapters.some(({ from, to }) => to - from === 1),
  })
  yield
  const units = yield* bestCourse({
    ...{ photos: photos.length, pages: range.pages, longest, strengths: options.strengths, scarce: isScarce },
    optionsAt: (place) => options.at(place),
    foldAt: (place) => {
      const start = place >> 1
      const wished = photos[start]
      const opens = chapters.some((chapter) => chapter.from === start && chapter.titled)
      const may = wished && mayLead(wished.photo) && mayCross(theme, wished.aspect)
      const [fold] = may && !(opens && place % 2 === 0) ? farFoldPlaces(wished, book, theme) : []
      return fold && fold.cost + options.partingCost(start + 1)
    },
    looksLikeNext: (at) => {
      const [one, two] = [photos[at]?.photo, photos[at + 1]?.photo]
      return one !== undefined && two !== undefined && lookAlike(one, two)
    },
    bleeding: {
      least: share > 0 && range.pages >= SHORT ? share - REACH.less : 0,
      most: isScarce ? MOST_SCARCE : share > 0 ? Math.min(MOST_LOUD, share + REACH.more) : MOST_OVER_FOLD,
    },
  })
  options.release()
  if (!units) {
    return undefined
  }
  const chosen = yield* setBook({
    ...{
      units,
      photos,
      weights,
      sheetWeights: { ...weights, maxCrop: theme.layout.maxCrop === 0 ? 0 : MOST_CROPPED },
      seed: request.seed,
    },
    roomOf: (index, option, place) => roomOf(index, option, place, request, chapters),
  })
  yield
  const folds = foldsOf(chosen, photos, request)
  const pages = chosen.map((page, at) => pageOf(page, at + 1, photos, request, folds))
  invariant(pages.length === range.pages, 'a composed book has its pages')
  return { pages, tray: asked.photos.slice(taken.length).map(({ photo }) => photo) }
}

/** A book of fewer pages needs none that runs off the sheet. */
const SHORT = 8

/** What of a book lies over the fold at most, where nothing runs off the sheet. */
const MOST_OVER_FOLD = 0.38

/** What of a book of fewer photos than pages lies over the fold or runs off the sheet at most: large photos rather than white pages. */
const MOST_SCARCE = 0.5

/** Louder than this no other book is. */
const MOST_LOUD = 0.4

/** How far the share of bleeding pages may be from what is wanted. */
const REACH = { less: 0.05, more: 0.1 } as const

function chaptersOf(taken: PlanRequest['photos'], { groups, book, theme }: ComposeRequest): ChapterRun[] {
  const chapters: ChapterRun[] = []
  for (const [at, { group }] of taken.entries()) {
    if (taken[at - 1]?.group === group) {
      chapters[chapters.length - 1] = { ...(chapters.at(-1) as ChapterRun), to: at + 1 }
    } else {
      const own = groups[group]
      const band = own && bandFor(theme, marginBox(book, theme, 'right'), headsOf(own))
      chapters.push({
        from: at,
        to: at + 1,
        titled: hasTexts(own),
        opening: pageRoom(book, theme, 'right', band?.bottom),
      })
    }
  }
  return chapters
}

function hasTexts(group: PhotoGroup | undefined): boolean {
  return group !== undefined && (group.title !== '' || group.description !== '')
}

/** What each photo wishes for, by its rank among the photos of the book; the best of those that may lie over the fold, both pages. */
function wishesOf(
  photos: readonly PhotoFacts[],
  chapters: readonly ChapterRun[],
  copies: readonly CopyRun[],
  { chosen, range, theme, book }: ComposeRequest,
): WeightedPhoto[] {
  const weights = photoWeights(photos, chosen)
  const led = ledCopies(photos, copies, weights)
  const order = photos
    .map(({ id }, at) => ({ at, weight: weights.get(id) ?? 0 }))
    .filter(({ at }) => !led.has(at))
    .sort((a, b) => a.weight - b.weight || b.at - a.at)
  const wished = photos.map((photo) => ({ photo, aspect: photo.width / photo.height, wish: COPY }))
  const mean = Math.min(USUAL_FILL, (USUAL_FILL * range.pages - COPY * led.size) / order.length)
  for (const [place, { at }] of order.entries()) {
    const rank = order.length > 1 ? place / (order.length - 1) : 0.5
    ;(wished[at] as { wish: number }).wish = preferredShare(rank, mean)
  }
  const leads = chapters.filter(({ from, titled }) => from === 0 || titled).map(({ from }) => from)
  for (const [at, least] of [...leads.map((lead) => [lead, LEAD] as const), [photos.length - 1, LAST] as const]) {
    const entry = wished[at] as { wish: number }
    entry.wish = Math.max(entry.wish, least)
  }
  const may = order
    .filter(
      ({ at }) =>
        mayLead(photos[at] as PhotoFacts) &&
        mayCross(theme, (wished[at] as WeightedPhoto).aspect) &&
        farFoldPlaces(wished[at] as WeightedPhoto, book, theme).length > 0,
    )
    .reverse()
  const [panoramas, others] = [true, false].map((wide) =>
    may.filter(({ at }) => (wished[at] as WeightedPhoto).aspect >= PANORAMA === wide),
  )
  const few = Math.floor(
    range.pages /
      (photos.length < range.pages
        ? PAGES_FOR_FOLDS.scarce
        : photos.length < SPARSE * range.pages
          ? PAGES_FOR_FOLDS.sparse
          : PAGES_FOR_FOLDS.usual),
  )
  const most = Math.floor(range.pages / PAGES_FOR_A_PANORAMA)
  const chosenOnes = [
    ...(panoramas ?? []).slice(0, most),
    ...(others ?? []).slice(0, Math.max(0, few - (panoramas?.length ?? 0))),
  ]
  for (const { at } of chosenOnes) {
    ;(wished[at] as { wish: number }).wish = BOTH_PAGES
  }
  return wished
}

/** The share of a page that a copy wishes for which another photo of the same picture leads. */
const COPY = 0.05

/** What the first photo of a book or of a chapter with a title wishes for at least, and the last of a book: shares of a page. */
const LEAD = 0.8
const LAST = 0.5

/** A book of few photos to a page has a photo over the fold for every so many pages, another for twice as many. */
const SPARSE = 1.6
const PAGES_FOR_FOLDS = { scarce: 4, sparse: PAGES_FOR_A_FOLD, usual: 10 } as const
const PAGES_FOR_A_PANORAMA = 4

function roomOf(
  index: number,
  option: PageOption,
  place: number,
  { book, theme, groups, photos }: ComposeRequest,
  chapters: readonly ChapterRun[],
): PageRoom {
  const side = sideIn(book, index)
  const chapter = option.headed ? chapters.find(({ from }) => from === place >> 1) : undefined
  const group = chapter && groups[photos[chapter.from]?.group ?? -1]
  const band = group && bandFor(theme, marginBox(book, theme, side), headsOf(group))
  return pageRoom(book, theme, side, band?.bottom)
}

/** What a place over the fold costs where a photo lay before. */
const AGAIN = 1.5

type Folds = ReadonlyMap<PhotoId, FoldPlace>

/** Where the photos over two pages lie: not twice in the same way, as long as there is another. */
function foldsOf(
  chosen: readonly ChosenComposition[],
  photos: readonly WeightedPhoto[],
  { book, theme }: ComposeRequest,
): Folds {
  const folds = new Map<PhotoId, FoldPlace>()
  const seen: SpreadArea[] = []
  const crossing = chosen.flatMap(({ option, place }) => {
    const wished = option.look === 'fold' ? photos[place >> 1] : undefined
    return wished ? [{ id: wished.photo.id, places: farFoldPlaces(wished, book, theme) }] : []
  })
  // Those that may lie in few ways choose first.
  for (const { id, places } of crossing.sort((a, b) => a.places.length - b.places.length)) {
    if (!folds.has(id)) {
      const times = ({ area }: FoldPlace) => seen.filter((other) => isOnePlace(area, other)).length
      const [best] = places.sort((a, b) => AGAIN * (times(a) - times(b)) + a.cost + a.risk - b.cost - b.risk)
      invariant(best, 'what lies over the fold has a place there')
      seen.push(best.area)
      folds.set(id, best)
    }
  }
  return folds
}

/** Places nearer than this are one to a reader, mm: photos of nearly one shape lie whole in nearly one place. */
const ONE_PLACE = 4

function isOnePlace(a: SpreadArea, b: SpreadArea): boolean {
  return (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < ONE_PLACE)
}

function pageOf(
  { option, place, set }: ChosenComposition,
  index: number,
  photos: readonly WeightedPhoto[],
  request: ComposeRequest,
  folds: Folds,
): Page {
  const { book, theme, groups, nextId } = request
  const id = nextId()
  const side = sideIn(book, index)
  const start = place >> 1
  const rest = { shuffleStep: 0, locked: false }
  const groupAt = (at: number) => groups[request.photos[at]?.group ?? -1]
  const group = groupAt(start)
  if (option.look === 'blank' || !group) {
    return { id, kind: 'blank', slots: [], captions: [], ...rest }
  }
  if (option.look === 'words') {
    const captions = headCaptions(id, group, titlePageBand(theme, marginBox(book, theme, side), headsOf(group)))
    return { id, kind: 'chapter', groupId: group.id, slots: [], captions, ...rest }
  }
  if (option.look === 'fold') {
    return foldPage(photos[start] as WeightedPhoto, { id, kind: 'inner', groupId: group.id }, index, request, folds)
  }
  const run = photos.slice(start, start + option.length)
  const safe = safeBox(book)
  const slots = run.map(({ photo }, at): Slot => {
    const box = set.boxes[at]
    invariant(box, 'every photo of a page has a box')
    return {
      id: asId(`${id}.${at}`),
      panel: 'front',
      box,
      placement: fitPlacement(photo, box, hiddenMarginIn(box, safe)),
      locked: false,
    }
  })
  const band = option.headed ? bandFor(theme, marginBox(book, theme, side), headsOf(group)) : undefined
  const beside = band && textsBeside(run, set, group, side, band.bottom, request)
  if (beside) {
    const texts = headCaptions(id, group, beside.texts)
    const own = slotsFor(
      id,
      run.map(({ photo }) => photo),
      beside.laid,
    )
    const page: Page = { id, kind: 'chapter', groupId: group.id, slots: own, captions: texts, ...rest }
    return atItsBleed(page, pageFormat(book, page), photoBook(run.map(({ photo }) => photo)))
  }
  const captions = headCaptions(id, group, band)
  const kind = captions.length > 0 ? 'chapter' : 'inner'
  const page: Page = { id, kind, groupId: group.id, slots, captions, ...rest }
  return atItsBleed(page, pageFormat(book, page), photoBook(run.map(({ photo }) => photo)))
}

/** The words of a chapter in a cell among its first photos, where that is better than a head above them. */
function textsBeside(
  run: readonly WeightedPhoto[],
  set: SetPage,
  group: PhotoGroup,
  side: Side,
  below: Mm,
  { book, theme, seed }: ComposeRequest,
) {
  const layoutArea = photoArea(book, theme, side, { below })
  const cells = set.boxes.map((box, at) => cellOf(at, box, layoutArea))
  const photos = run.map(({ photo }) => photo)
  const beside = besideTexts({
    photos,
    group,
    format: book,
    theme,
    side,
    seed,
    below: { layoutArea, layout: { cells } },
  })
  const soft = beside?.laid.layout.cells.some((cell) =>
    isSoft(ppiIn(photos[cell.photo] as PhotoFacts, boxOf(cell, beside.laid.layoutArea))),
  )
  return soft ? undefined : beside
}

/** One of the two pages that a photo lies over. */
function foldPage(
  wished: WeightedPhoto,
  page: Pick<Page, 'id' | 'kind' | 'groupId'>,
  index: number,
  { book }: ComposeRequest,
  folds: Folds,
): Page {
  const side = sideIn(book, index)
  const place = folds.get(wished.photo.id)
  invariant(place, 'what lies over the fold has a place there')
  const { photo } = wished
  const placement = halvesOf(crossingPlacement(photo, place.area, book), photo, place.area, book)[side]
  const slot: Slot = {
    ...{ id: asId(`${page.id}.0`), panel: 'front', box: halfBoxes(place.area, book)[side], placement },
    ...{ half: side, locked: false },
  }
  return { ...page, slots: [slot], captions: [], shuffleStep: 0, locked: false }
}
