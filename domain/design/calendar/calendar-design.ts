import { calendarMonths } from '../../calendar/calendar-months.ts'
import { isSaneCalendar } from '../../calendar/calendar-refusal.ts'
import type { CalendarSettings, CivilMonth } from '../../calendar/calendar-settings.ts'
import { calendarTitle } from '../../calendar/calendar-title.ts'
import { familyDateFault } from '../../calendar/family-date-fault.ts'
import type { IdSource, PageId, PhotoId } from '../../ids.ts'
import { asId } from '../../ids.ts'
import type { PageLayout } from '../../layout/page-layout.ts'
import { paginate } from '../../layout/pagination.ts'
import { seedOf } from '../../layout/seeded-random.ts'
import { mayLead, type PhotoFacts } from '../../photo/photo.ts'
import type { SheetPaper } from '../../product/paper.ts'
import { mainFormat } from '../../product/paper.ts'
import type { PageRule } from '../../product/product.ts'
import type { Theme } from '../../theme/theme.ts'
import { ownPartOf } from '../areas/calendar-areas.ts'
import type { Page } from '../design.ts'
import { fillingWeights, layOut, type PhotoArea, photoArea, settled, slotsFor } from '../placing/relayout.ts'
import { blankFront } from '../sheets/sheet-page.ts'
import { calendarCover } from './calendar-cover.ts'
import { byMonthTaken, withoutTwins } from './month-photos.ts'
import { partedMonth } from './parted-month.ts'

export interface CalendarRequest {
  /** In album order. */
  readonly photos: readonly PhotoFacts[]
  readonly title: string
  readonly settings: CalendarSettings
  /** Absent: as many as is usual. */
  readonly months?: number
  readonly paper: SheetPaper
  readonly rule: PageRule
  /** As it looks on this calendar. */
  readonly theme: Theme
  readonly seed: number
  readonly ids: IdSource
  readonly coverPhoto?: PhotoFacts
  /** Photos go to the months that they were taken in; else they lie in album order. */
  readonly byMonthTaken?: boolean
}

export type CalendarRefusal =
  | 'theme-without-calendar'
  | 'page-count-not-allowed'
  | 'calendar-not-valid'
  | 'too-few-photos'

export type CalendarVerdict =
  | { readonly kind: 'designed'; readonly pages: readonly Page[]; readonly tray: readonly PhotoId[] }
  | { readonly kind: 'refused'; readonly reason: CalendarRefusal }

/**
 * A cover, then a page for each month from the start on: photos in album order, at least one on every month, and as many
 * as the theme allows; what is left lies in the tray, and of photos that look alike all but the best, as long as no month stays
 * without one. The cover shows a photo of the album once more.
 */
export function designCalendar(request: CalendarRequest): CalendarVerdict {
  const { photos, settings, rule, paper, theme, ids } = request
  const count = request.months ?? rule.default
  if (!theme.calendar) {
    return refused('theme-without-calendar')
  }
  if (!Number.isInteger(count) || count < rule.min || count > rule.max) {
    return refused('page-count-not-allowed')
  }
  if (!isSaneCalendar(settings, count) || settings.familyDates.some((date) => familyDateFault(date) !== undefined)) {
    return refused('calendar-not-valid')
  }
  if (photos.length < count) {
    return refused('too-few-photos')
  }
  const months = calendarMonths(settings.start, count)
  const coverId = asId<PageId>(ids.next())
  const { once, twins } = withoutTwins(photos, count)
  const shared = (request.byMonthTaken ? taken : inOrder)({ ...request, photos: once }, months)
  if (!shared) {
    return refused('too-few-photos')
  }
  const cover = calendarCover({
    ...{ id: coverId, photos, title: calendarTitle(request.title, settings.language), paper, theme },
    ...(request.coverPhoto === undefined ? {} : { chosen: request.coverPhoto }),
  })
  const inner = shared.months.map((own, at) => {
    const page = emptyMonth(asId<PageId>(ids.next()), months[at] as CivilMonth, paper)
    return withPhotos(page, own.photos, request, own.layout)
  })
  return { kind: 'designed', pages: [cover, ...inner], tray: [...shared.rest, ...twins].map(({ id }) => id) }
}

function refused(reason: CalendarRefusal): CalendarVerdict {
  return { kind: 'refused', reason }
}

interface Shared {
  readonly months: readonly { readonly photos: readonly PhotoFacts[]; readonly layout?: PageLayout }[]
  readonly rest: readonly PhotoFacts[]
}

/** Album order: the engine breaks where the photos make the better pages, and where there are pauses between them. */
function inOrder({ photos, paper, theme }: CalendarRequest, months: readonly CivilMonth[]): Shared | undefined {
  const { max } = theme.layout.photosPerPage
  const placed = photos.slice(0, months.length * Math.max(1, max))
  const layoutArea = monthArea(months[0], paper, theme)
  const runs = paginate({
    photos: placed.map((photo) => ({
      aspect: photo.width / photo.height,
      ...(photo.takenAt === undefined ? {} : { takenAt: photo.takenAt }),
      besideOthers: !mayLead(photo),
      group: 0,
    })),
    frame: () => layoutArea.frame,
    weights: layoutArea.weights,
    pages: { min: months.length, max: months.length, wanted: months.length, multiple: 1 },
    perPage: { min: 1, max: Math.max(1, max) },
  })
  return (
    runs && {
      months: runs.map(({ from, to, layout }) => ({ photos: placed.slice(from, to), layout })),
      rest: photos.slice(placed.length),
    }
  )
}

function taken({ photos, theme }: CalendarRequest, months: readonly CivilMonth[]): Shared | undefined {
  const shared = byMonthTaken(photos, months, Math.max(1, theme.layout.photosPerPage.max))
  return shared && { months: shared.months.map((own) => ({ photos: own })), rest: shared.rest }
}

function monthArea(month: CivilMonth | undefined, paper: SheetPaper, theme: Theme): PhotoArea {
  const format = mainFormat(paper)
  const area = photoArea(format, theme, 'right', { within: month && ownPartOf({ month }, format, theme) })
  // White beside the photos of a month is a hole above its days.
  return { ...area, weights: fillingWeights(area.weights) }
}

/** The page of a month that has no photo yet. */
function emptyMonth(id: PageId, month: CivilMonth, { sheets }: SheetPaper): Page {
  const sheet = { id: sheets[0]?.id ?? '', turned: false }
  return { id, kind: 'inner', sheet, month, slots: [], captions: [], shuffleStep: 0, locked: false }
}

function withPhotos(
  page: Page,
  photos: readonly PhotoFacts[],
  { paper, theme, seed }: Pick<CalendarRequest, 'paper' | 'theme' | 'seed'>,
  layout?: PageLayout,
): Page {
  const layoutArea = monthArea(page.month, paper, theme)
  if (photos.length === 0) {
    return blankFront(page, layoutArea.box)
  }
  const parted = partedMonth(page.id, photos, layoutArea, mainFormat(paper))
  if (parted) {
    return { ...page, slots: parted }
  }
  const own = (seed ^ seedOf(page.id)) >>> 0
  const laid = layout ? settled(photos, layoutArea, layout, own) : layOut(photos, layoutArea, own)
  return { ...page, slots: slotsFor(page.id, photos, laid) }
}

/** The page of one more month with these photos, or with an empty place for one. */
export function monthPage(
  id: PageId,
  month: CivilMonth,
  photos: readonly PhotoFacts[],
  of: Pick<CalendarRequest, 'paper' | 'theme' | 'seed'>,
): Page {
  return withPhotos(emptyMonth(id, month, of.paper), photos, of)
}
