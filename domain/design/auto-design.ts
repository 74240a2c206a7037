import { DEFAULT_GROUP_NAME } from '../album/album.ts'
import type { CalendarSettings } from '../calendar/calendar-settings.ts'
import type { IdSource, PageId, PhotoId } from '../ids.ts'
import { asId } from '../ids.ts'
import type { PageRun } from '../layout/pagination.ts'
import { paginate } from '../layout/pagination.ts'
import type { PhotoFacts, PhotoGroup } from '../photo/photo.ts'
import { photoBook } from '../photo/photo.ts'
import type { SheetPaper } from '../product/paper.ts'
import { isBook, pageFormat, paperOf } from '../product/paper.ts'
import type { BookFormat, PageRule, Product } from '../product/product.ts'
import type { Theme } from '../theme/theme.ts'
import { themeFor } from '../theme/theme-for.ts'
import type { CalendarRefusal } from './calendar-design.ts'
import { designCalendar } from './calendar-design.ts'
import { coverPage } from './cover-page.ts'
import type { Caption, Design, Page } from './design.ts'
import type { Band } from './page-areas.ts'
import { bandFor, marginBox, sideIn } from './page-areas.ts'
import { titlePageArea } from './page-texts.ts'
import { atItsBleed } from './relay-page.ts'
import { layOut, photoRoom, settled, slotsFor } from './relayout.ts'
import { designSheets } from './sheet-design.ts'
import { drawnBook } from './template-book.ts'
import { wornBy } from './template-page.ts'

export interface DesignRequest {
  readonly groups: readonly PhotoGroup[]
  readonly title: string
  readonly product: Product
  readonly theme: Theme
  readonly seed: number
  readonly ids: IdSource
  /** Number of inner pages; absent, the photos decide within the product's rule. */
  readonly pageCount?: number
  /** Photos that were not chosen: they wait in the tray. */
  readonly spare?: readonly PhotoId[]
  /** Calendars only: what the shopper chose. */
  readonly calendar?: CalendarSettings
  /** Calendars only: photos go to the months that they were taken in. */
  readonly byMonthTaken?: boolean
  /** The photos for the cover, in order; absent, the best suited of the album. */
  readonly coverPhotos?: readonly PhotoId[]
}

export type DesignRefusal = 'not-designable' | 'no-photos' | 'page-count-not-allowed' | CalendarRefusal

export type DesignVerdict =
  | { readonly kind: 'designed'; readonly design: Design }
  | { readonly kind: 'refused'; readonly reason: DesignRefusal }

/**
 * Makes a whole book of an album: cover, pages in group order, titles. Or the sheets of a product that is no book.
 *
 * Inner pages and tray together hold every photo exactly once; the cover shows a photo of the album once more.
 * The same request gives the same design in every engine.
 */
export function autoDesign(asked: DesignRequest): DesignVerdict {
  const { product, ids } = asked
  const { theme, pages: rule } = wornBy(product, asked.theme)
  const request = { ...asked, theme }
  const paper = paperOf(product)
  if (!paper || !rule) {
    return { kind: 'refused', reason: 'not-designable' }
  }
  const groups = request.groups.filter((group) => group.photos.length > 0).map(withoutPlaceholder)
  const photos = groups.flatMap((group, at) => group.photos.map((photo) => ({ photo, group: at })))
  if (photos.length === 0) {
    return { kind: 'refused', reason: 'no-photos' }
  }
  if (!isBook(paper) && product.calendar) {
    return calendarVerdict({ ...request, groups }, paper, rule)
  }
  if (!isBook(paper)) {
    return sheetsVerdict({ ...request, groups }, paper, rule)
  }
  const book = paper
  const range = pageRange(rule, photos.length, theme, request.pageCount)
  if (!range) {
    return { kind: 'refused', reason: 'page-count-not-allowed' }
  }
  const coverId = asId<PageId>(ids.next())
  const nextId = () => asId<PageId>(ids.next())
  const made =
    drawnBook({ groups, book, theme, range, seed: request.seed, nextId }) ??
    laidOut({ photos, groups, book, theme, range }, request, nextId)
  const cover = coverPage({
    id: coverId,
    photos: photos.map((entry) => entry.photo),
    ...(request.coverPhotos ? { chosen: request.coverPhotos } : {}),
    count: product.coverPhotos,
    title: request.title,
    book,
    theme,
    pageCount: made.pages.length,
  })
  return {
    kind: 'designed',
    design: {
      version: 1,
      productId: product.id,
      themeId: theme.id,
      seed: request.seed >>> 0,
      pages: [cover, ...made.pages],
      tray: [...made.tray.map((photo) => photo.id), ...(request.spare ?? [])],
    },
  }
}

/** The inner pages as the engine lays them out. */
function laidOut(
  plan: PlanRequest,
  request: DesignRequest,
  nextId: () => PageId,
): { readonly pages: Page[]; readonly tray: readonly PhotoFacts[] } {
  const { book, groups } = plan
  const { items, tray } = planOf(plan)
  return { pages: items.map((item, at) => pageOf(item, nextId(), at + 1, request, book, groups)), tray }
}

function sheetsVerdict(request: DesignRequest, paper: SheetPaper, rule: PageRule): DesignVerdict {
  const { product, theme, ids, groups, pageCount } = request
  const seed = request.seed >>> 0
  const designed = designSheets({
    ...{ groups, paper, rule, seed },
    theme: themeFor(theme, product),
    nextId: () => asId<PageId>(ids.next()),
    ...(pageCount === undefined ? {} : { pageCount }),
    assign: product.type === 6,
  })
  if (!designed) {
    return { kind: 'refused', reason: 'page-count-not-allowed' }
  }
  const { pages } = designed
  const tray = [...designed.tray.map(({ id }) => id), ...(request.spare ?? [])]
  const design: Design = { version: 1, productId: product.id, themeId: theme.id, seed, pages, tray }
  return { kind: 'designed', design }
}

/** A calendar asks for settings: without them nothing says which months it has. */
function calendarVerdict(request: DesignRequest, paper: SheetPaper, rule: PageRule): DesignVerdict {
  const { product, theme, ids, groups, title, calendar, pageCount, coverPhotos } = request
  const seed = request.seed >>> 0
  if (!calendar) {
    return { kind: 'refused', reason: 'calendar-not-valid' }
  }
  const made = designCalendar({
    ...{ title, paper, rule, theme, seed, ids, settings: calendar },
    photos: groups.flatMap((group) => group.photos),
    ...(pageCount === undefined ? {} : { months: pageCount }),
    ...(coverPhotos?.[0] === undefined ? {} : { coverPhoto: coverPhotos[0] }),
    ...(request.byMonthTaken ? { byMonthTaken: true } : {}),
  })
  if (made.kind === 'refused') {
    return made
  }
  const tray = [...made.tray, ...(request.spare ?? [])]
  const { id: productId } = product
  return {
    kind: 'designed',
    design: { version: 1, productId, themeId: theme.id, seed, calendar, pages: made.pages, tray },
  }
}

/** The name that a group has when the shopper gave none is no title. */
function withoutPlaceholder(group: PhotoGroup): PhotoGroup {
  return group.title.trim() === DEFAULT_GROUP_NAME ? { ...group, title: '' } : group
}

interface PageRange {
  readonly min: number
  readonly max: number
  readonly wanted: number
  readonly multiple: number
}

/** A free page count stays within a tenth of what the theme's density asks for. */
const FREEDOM = 0.1

function pageRange(rule: PageRule, count: number, theme: Theme, asked: number | undefined): PageRange | undefined {
  const multiple = Math.max(1, rule.multiple)
  const fixed = rule.kind === 'fixed' ? rule.default : asked
  if (fixed !== undefined) {
    const allowed = rule.kind === 'fixed' ? asked === undefined || asked === fixed : isAllowed(rule, fixed)
    return allowed ? { min: fixed, max: fixed, wanted: fixed, multiple } : undefined
  }
  const up = (pages: number) => Math.ceil(pages / multiple) * multiple
  const within = (pages: number) => Math.max(rule.min, Math.min(rule.max, pages))
  const { max, wanted: perPage } = theme.layout.photosPerPage
  const wanted = within(up(count / perPage))
  return {
    min: within(up(Math.max(wanted * (1 - FREEDOM), count / max))),
    max: within(up(wanted * (1 + FREEDOM))),
    wanted,
    multiple,
  }
}

function isAllowed(rule: PageRule, pages: number): boolean {
  return Number.isInteger(pages) && pages >= rule.min && pages <= rule.max && pages % Math.max(1, rule.multiple) === 0
}

type PlanItem =
  | {
      readonly kind: 'photos'
      readonly photos: readonly PhotoFacts[]
      readonly run: PageRun
      readonly opens: readonly number[]
    }
  | { readonly kind: 'texts'; readonly group: number }
  | { readonly kind: 'blank' }

interface PlanRequest {
  readonly photos: readonly { readonly photo: PhotoFacts; readonly group: number }[]
  readonly groups: readonly PhotoGroup[]
  readonly book: BookFormat
  readonly theme: Theme
  readonly range: PageRange
}

/**
 * What lies on which page. Groups share no page while there are pages enough; then they may; then the last photos
 * of the album go to the tray.
 */
function planOf(request: PlanRequest): { items: PlanItem[]; tray: PhotoFacts[] } {
  const { photos, groups, theme, range } = request
  const most = Math.max(1, theme.layout.photosPerPage.max)
  const needed = groups.reduce((sum, group) => sum + Math.ceil(group.photos.length / most), 0)
  const apart = needed <= range.max
  const taken = photos.slice(0, range.max * most)
  const runs = paginate({
    photos: taken.map(({ photo, group }) => ({
      aspect: photo.width / photo.height,
      ...(photo.takenAt === undefined ? {} : { takenAt: photo.takenAt }),
      group: apart ? group : 0,
    })),
    frame: (group, opening) => {
      const below = apart && opening ? headOf(request, groups[group], 'right')?.bottom : undefined
      return photoRoom(request.book, theme, 'right', { below }).frame
    },
    weights: photoRoom(request.book, theme, 'right').weights,
    pages: { ...range, max: apart ? Math.max(range.max, needed) : range.max },
    perPage: theme.layout.photosPerPage,
  })
  const items = (runs ?? []).map((run): PlanItem => {
    const entries = taken.slice(run.from, run.to)
    const before = taken[run.from - 1]?.group
    const opens = [...new Set(entries.map((entry) => entry.group))].filter((group) => group !== before)
    return { kind: 'photos', photos: entries.map((entry) => entry.photo), run, opens }
  })
  const tray = photos.slice(taken.length).map((entry) => entry.photo)
  return { items: spread(items, request), tray }
}

/** Fills up to the page total: titles on pages of their own first, then blank pages between the photos, the rest at the end. */
function spread(items: readonly PlanItem[], { groups, range }: PlanRequest): PlanItem[] {
  const total = Math.max(range.min, Math.ceil(items.length / range.multiple) * range.multiple)
  const titled = items.filter((item) => item.kind === 'photos' && item.opens.some((at) => hasTexts(groups[at]))).length
  const roomy = total - items.length >= titled + 1
  const opened = roomy ? items.flatMap((item) => withTitlePage(item, groups)) : [...items]
  const spare = total - opened.length
  const result: PlanItem[] = []
  const gaps = opened.length - 1
  for (const [at, item] of opened.entries()) {
    result.push(item)
    const blanks = gaps > 0 ? Math.min(spare, gaps) : 0
    if (at < gaps && Math.floor(((at + 1) * blanks) / gaps) > Math.floor((at * blanks) / gaps)) {
      result.push({ kind: 'blank' })
    }
  }
  while (result.length < total) {
    result.push({ kind: 'blank' })
  }
  return result
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

function headOf(
  { book, theme }: Pick<PlanRequest, 'book' | 'theme'>,
  group: PhotoGroup | undefined,
  side: 'left' | 'right',
): Band | undefined {
  return group && bandFor(theme, marginBox(book, theme, side), group.title, group.description)
}

function pageOf(
  item: PlanItem,
  id: PageId,
  index: number,
  { theme, seed }: DesignRequest,
  book: BookFormat,
  groups: readonly PhotoGroup[],
): Page {
  const side = sideIn(book, index)
  const area = marginBox(book, theme, side)
  const rest = { shuffleStep: 0, locked: false }
  if (item.kind === 'blank') {
    return { id, kind: 'blank', slots: [], captions: [], ...rest }
  }
  if (item.kind === 'texts') {
    const group = groups[item.group] as PhotoGroup
    const captions = captionsOf(id, group, bandFor(theme, titlePageArea(area), group.title, group.description))
    return { id, kind: 'chapter', groupId: group.id, slots: [], captions, ...rest }
  }
  const opened = item.opens.map((at) => groups[at] as PhotoGroup)
  const head = opened.length > 0 ? joined(opened) : undefined
  const band = headOf({ book, theme }, head, side)
  const room = photoRoom(book, theme, side, { below: band?.bottom })
  const fits = room.frame.height === item.run.frame.height
  const laid = fits ? settled(item.photos, room, item.run.layout, seed) : layOut(item.photos, room, seed)
  const slots = slotsFor(id, item.photos, laid)
  const captions = head ? captionsOf(id, head, band) : []
  const group = groups.find((each) => each.photos.includes(item.photos[0] as PhotoFacts))
  const kind = captions.length > 0 ? 'chapter' : 'inner'
  const page: Page = { id, kind, ...(group ? { groupId: group.id } : {}), slots, captions, ...rest }
  return atItsBleed(page, pageFormat(book, page), photoBook(item.photos))
}

/** Several small groups on one page share its head. */
function joined(groups: readonly PhotoGroup[]): PhotoGroup | undefined {
  const [first] = groups
  const titles = groups.map((group) => group.title).filter((title) => title !== '')
  const descriptions = groups.map((group) => group.description).filter((text) => text !== '')
  return first && { ...first, title: titles.join(' · '), description: descriptions.join('\n') }
}

function captionsOf(id: PageId, group: PhotoGroup, band: Band | undefined): Caption[] {
  const caption = (role: 'title' | 'description', text: string): Caption[] => {
    const box = band?.[role]
    return box ? [{ id: asId(`${id}.${role}`), role, panel: 'front', box, text }] : []
  }
  return [...caption('title', group.title), ...caption('description', group.description)]
}
