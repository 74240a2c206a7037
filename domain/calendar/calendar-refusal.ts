import { countGraphemes } from '../text/graphemes.ts'
import type { CalendarSettings, FamilyDate } from './calendar-settings.ts'
import { FAMILY_DATES_MAX, FAMILY_NAME_MAX } from './calendar-settings.ts'
import { daysInMonth } from './civil-date.ts'

/** What is wrong with one day of the family. */
export type FamilyDateFault = 'name-missing' | 'name-too-long' | 'name-not-printable' | 'day-not-there'

/** Control characters, lone surrogates, what joins and what turns the reading direction around: alone nothing of them is printed. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u200b\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\uffff]/u

/** What is wrong with a day that is in a calendar already: what no face draws was let in once, and the preflight tells of it. */
export function storedDateFault({ name, reckoning, month, day }: Omit<FamilyDate, 'id'>): FamilyDateFault | undefined {
  if (name.trim() === '') {
    return 'name-missing'
  }
  if (UNPRINTABLE.test(name)) {
    return 'name-not-printable'
  }
  if (countGraphemes(name) > FAMILY_NAME_MAX) {
    return 'name-too-long'
  }
  return Number.isInteger(day) && day >= 1 && day <= mostDays(reckoning, month) ? undefined : 'day-not-there'
}

/** How many days a month can have; 0 where there is no such month. A leap year is the measure of February. */
export function mostDays(reckoning: FamilyDate['reckoning'], month: number): number {
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    return 0
  }
  return reckoning === 'lunar' ? 30 : daysInMonth(2028, month)
}

/** Months that calendars can show: those of which lunar days are known. */
const CALENDAR_YEARS = { first: 1901, last: 2100 } as const

/** Whether a calendar of so many months can be drawn with these settings. */
export function isSaneCalendar({ start, familyDates }: CalendarSettings, months: number): boolean {
  const last = start.year * 12 + start.month - 1 + Math.max(0, months - 1)
  const ids = new Set(familyDates.map(({ id }) => id))
  return (
    [start.year, start.month].every(Number.isInteger) &&
    start.month >= 1 &&
    start.month <= 12 &&
    start.year >= CALENDAR_YEARS.first &&
    last < (CALENDAR_YEARS.last + 1) * 12 &&
    familyDates.length <= FAMILY_DATES_MAX &&
    ids.size === familyDates.length &&
    familyDates.every((date) => storedDateFault(date) === undefined)
  )
}
