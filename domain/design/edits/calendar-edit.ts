import { calendarMonths, sameMonth } from '../../calendar/calendar-months.ts'
import { isSaneCalendar } from '../../calendar/calendar-refusal.ts'
import type { CalendarSettings, CivilMonth } from '../../calendar/calendar-settings.ts'
import { monthGrid } from '../../calendar/month-grid.ts'
import { contains } from '../../geometry.ts'
import { pageFormat } from '../../product/paper.ts'
import { unprintableIn } from '../../text/printable.ts'
import { ownPartOf } from '../areas/calendar-areas.ts'
import type { Design, Page } from '../design.ts'
import { innerPages } from '../design.ts'
import type { EditRefusal, EditWorld } from '../world/edit-world.ts'

/**
 * Why these pages are no calendar with these settings, or months where no calendar is; `undefined` when all is well. Names of family days that were there `before` may stay.
 *
 * Behind the cover there are months and nothing else, one after the other from the start on, and no photo lies on a grid.
 */
export function calendarRefusal(
  pages: readonly Page[],
  settings: CalendarSettings | undefined,
  world: Pick<EditWorld, 'paper' | 'theme'>,
  before?: CalendarSettings,
): EditRefusal | undefined {
  if (!settings) {
    return pages.some(({ month }) => month !== undefined) ? 'page-not-valid' : undefined
  }
  const known = new Set(before?.familyDates.map(({ name }) => name))
  if (settings.familyDates.some(({ name }) => !known.has(name) && unprintableIn(name).length > 0)) {
    return 'text-not-printable'
  }
  const inner = innerPages({ pages })
  const months = calendarMonths(settings.start, inner.length)
  const follow = inner.every(({ kind, month }, at) => kind === 'inner' && month && sameMonth(month, months[at]))
  const isCalendar = follow && pages[0]?.kind === 'cover' && pages[0].month === undefined
  return isCalendar && isSaneCalendar(settings, inner.length) && inner.every((page) => isBesideGrid(page, world))
    ? undefined
    : 'page-not-valid'
}

function isBesideGrid(page: Page, { paper, theme }: Pick<EditWorld, 'paper' | 'theme'>): boolean {
  const part = ownPartOf(page, pageFormat(paper, page), theme)
  return part === undefined || [...page.slots, ...page.captions].every(({ box }) => contains(part, box))
}

/** Whether a page looks otherwise with other settings: its month, or on a cover the years. */
export function looksOtherwise(
  page: Page,
  before: Pick<Design, 'pages' | 'calendar'>,
  after: Pick<Design, 'pages' | 'calendar'>,
): boolean {
  const [old, now] = [before.calendar, after.calendar]
  if (!old || !now || old === now) {
    return false
  }
  const { month } = page
  return month ? grid(month, old) !== grid(month, now) : page.kind === 'cover' && years(before) !== years(after)
}

function grid(month: CivilMonth, settings: CalendarSettings): string {
  return JSON.stringify([settings.language, monthGrid(month, settings)])
}

function years({ pages }: Pick<Design, 'pages'>): string {
  const months = pages.flatMap(({ month }) => month ?? [])
  return `${months[0]?.year}-${months.at(-1)?.year}`
}
