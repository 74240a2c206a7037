import type { Language } from '../language.ts'
import type { CalendarSettings, CivilMonth } from './calendar-settings.ts'
import { monthAfter } from './civil-date.ts'
import { WEEK_START } from './month-grid.ts'

/** The months of a calendar that begins with `start`. */
export function calendarMonths({ year, month }: CivilMonth, count: number): readonly CivilMonth[] {
  return Array.from({ length: count }, (_, at) => monthAfter(year, month, at))
}

export function sameMonth(a: CivilMonth | undefined, b: CivilMonth | undefined): boolean {
  return a?.year === b?.year && a?.month === b?.month
}

/** `2027`, or `2026–2027` where a calendar runs over the turn of the year. */
export function calendarYears(months: readonly CivilMonth[]): string {
  const [first, last] = [months[0]?.year, months.at(-1)?.year]
  return first === undefined ? '' : first === last ? String(first) : `${first}–${last}`
}

/** From autumn on people want a calendar of the next year. */
const AUTUMN = 8

/** The month that a new calendar begins with: next January from autumn on, else the next month. */
export function usualStart({ year, month }: CivilMonth): CivilMonth {
  return month >= AUTUMN ? { year: year + 1, month: 1 } : monthAfter(year, month, 1)
}

/** What a calendar is like before the shopper has chosen anything. */
export function usualSettings(language: Language, today: CivilMonth): CalendarSettings {
  return {
    start: usualStart(today),
    language,
    weekStart: WEEK_START[language],
    lunar: language !== 'en',
    familyDates: [],
  }
}
