import { DEFAULT_GROUP_NAME } from '../../album/album.ts'
import type { CalendarSettings } from '../../calendar/calendar-settings.ts'
import type { CoverStyle } from '../../cover-style.ts'
import type { IdSource, PageId, PhotoId } from '../../ids.ts'
import { asId } from '../../ids.ts'
import type { PhotoFacts, PhotoGroup } from '../../photo/photo.ts'
import type { SheetPaper } from '../../product/paper.ts'
import { isBook, paperOf } from '../../product/paper.ts'
import type { PageRule, Product } from '../../product/product.ts'
import { allSteps, type Steps } from '../../steps.ts'
import type { Theme } from '../../theme/theme.ts'
import { themeFor } from '../../theme/theme-for.ts'
import type { CalendarRefusal } from '../calendar/calendar-design.ts'
import { designCalendar } from '../calendar/calendar-design.ts'
import { composedBook } from '../composing/composed-book.ts'
import type { Design } from '../design.ts'
import { coverPage } from '../pages/cover-page.ts'
import { laidOutBook } from '../pages/laid-out-book.ts'
import type { PageCountRange } from '../pages/page-count.ts'
import { pageCountFor } from '../pages/page-count.ts'
import { drawnBook } from '../pages/template-book.ts'
import { wornBy } from '../pages/template-page.ts'
import { designSheets } from '../sheets/sheet-design.ts'
import { withGroupTexts, withTextPlaces } from '../texts/group-texts.ts'

export interface AutoDesignRequest {
  readonly groups: readonly PhotoGroup[]
  readonly title: string
  /** The cover of a book shall have no title, and nobody asks for one. */
  readonly untitled?: boolean
  readonly product: Product
  readonly theme: Theme
  readonly seed: number
  readonly ids: IdSource
  /** Number of inner pages; absent, the photos decide within the product's rule. */
  readonly pageCount?: number
  /** The design that this one takes the place of: its locked pages stay, if it is of the same product and theme. */
  readonly before?: Design
  /** Photos that were not chosen: they wait in the tray. */
  readonly spare?: readonly PhotoId[]
  /** Calendars only: what the shopper chose. */
  readonly calendar?: CalendarSettings
  /** Calendars only: photos go to the months that they were taken in. */
  readonly byMonthTaken?: boolean
  /** The photos for the cover, in order, left out of the pages or not; absent, the best suited of those on the pages. */
  readonly coverPhotos?: readonly PhotoFacts[]
  /** Which of the theme's covers a book has; absent, its usual one. */
  readonly coverStyle?: CoverStyle
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
export function autoDesign(wanted: AutoDesignRequest): DesignVerdict {
  return allSteps(autoDesignSteps(wanted))
}

/** The same in steps: a book takes a phone longer than a finger waits. */
export function* autoDesignSteps(wanted: AutoDesignRequest): Steps<DesignVerdict> {
  const { product, ids } = wanted
  const { theme, pages: rule } = wornBy(product, wanted.theme)
  const request = { ...wanted, theme }
  const paper = paperOf(product)
  if (!paper || !rule) {
    return { kind: 'refused', reason: 'not-designable' }
  }
  const groups = request.groups
    .filter((group) => group.photos.length > 0)
    .map((group) => withTextPlaces(withoutPlaceholder(group)))
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
  const range = pageRange({ ...request, groups }, rule)
  if (!range) {
    return { kind: 'refused', reason: 'page-count-not-allowed' }
  }
  const coverId = asId<PageId>(ids.next())
  const nextId = () => asId<PageId>(ids.next())
  const plan = { photos, groups, book, theme, range, seed: request.seed, nextId }
  const before = request.before && isSameKind(request.before, request) ? request.before : undefined
  const made =
    drawnBook({ groups, book, theme, range, seed: request.seed, nextId }) ??
    (before?.pages.some(({ locked }) => locked)
      ? undefined
      : yield* composedBook({
          ...plan,
          ...(request.coverPhotos ? { chosen: request.coverPhotos.map(({ id }) => id) } : {}),
        })) ??
    laidOutBook({ ...plan, ...(before ? { before } : {}) })
  yield
  const cover = coverPage({
    id: coverId,
    photos: photos.map((entry) => entry.photo),
    ...(request.coverPhotos ? { chosen: request.coverPhotos } : {}),
    count: product.coverPhotos,
    ...(request.coverStyle ? { style: request.coverStyle } : {}),
    title: request.title,
    ...(request.untitled ? { untitled: true } : {}),
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
      pages: [cover, ...withGroupTexts(made.pages, groups)],
      tray: [...made.tray.map((photo) => photo.id), ...(request.spare ?? [])],
    },
  }
}

function isSameKind(before: Design, { product, theme }: AutoDesignRequest): boolean {
  return before.productId === product.id && before.themeId === theme.id
}

function sheetsVerdict(request: AutoDesignRequest, paper: SheetPaper, rule: PageRule): DesignVerdict {
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
  const pages = withGroupTexts(designed.pages, groups)
  const tray = [...designed.tray.map(({ id }) => id), ...(request.spare ?? [])]
  const design: Design = { version: 1, productId: product.id, themeId: theme.id, seed, pages, tray }
  return { kind: 'designed', design }
}

/** A calendar asks for settings: without them nothing says which months it has. */
function calendarVerdict(request: AutoDesignRequest, paper: SheetPaper, rule: PageRule): DesignVerdict {
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

function pageRange(request: AutoDesignRequest, rule: PageRule): PageCountRange | undefined {
  const { pageCount: wanted, groups, theme } = request
  const multiple = Math.max(1, rule.multiple)
  const usual = pageCountFor({
    ...{ rule, groups: groups.map(({ photos }) => photos.length) },
    perPage: theme.layout.photosPerPage,
  })
  const pages = wanted ?? usual
  const allowed = wanted === undefined || (rule.kind === 'fixed' ? wanted === rule.default : isAllowed(rule, wanted))
  return allowed ? { pages, multiple } : undefined
}

function isAllowed(rule: PageRule, pages: number): boolean {
  return Number.isInteger(pages) && pages >= rule.min && pages <= rule.max && pages % Math.max(1, rule.multiple) === 0
}
