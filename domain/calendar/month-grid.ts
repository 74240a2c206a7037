import type { Language } from '../language.ts'
import type { CalendarSettings, CivilMonth } from './calendar-settings.ts'
import { type CivilDate, civilDate, dayNumber, daysInMonth, weekday } from './civil-date.ts'
import { familyDays, festivals, workMark, worldFestivals } from './holidays.ts'
import { lunarDayName, lunarMonthName, lunarOf } from './lunar-date.ts'
import { solarTerm } from './solar-terms.ts'

/** The first day of the week where the shopper chose none: our own table, engines do not agree, and some do not know. */
export const WEEK_START = { 'zh-Hans': 1, en: 0, 'zh-Hant': 0 } as const satisfies Record<Language, 0 | 1>

/** One day in the grid of a month. */
export interface GridDay {
  readonly date: CivilDate
  /** False for the days of the neighbouring months that fill the first and the last week. */
  readonly inMonth: boolean
  readonly weekday: number
  /** The small words below the number: festivals, a solar term or the lunar day; none where nothing is printed. */
  readonly notes: readonly string[]
  /** A festival or a term stands out among lunar days. */
  readonly noteKind: 'festival' | 'term' | 'lunar' | 'none'
  /** Whose day it is, in the order that the shopper wrote them. */
  readonly family: readonly string[]
  readonly mark?: 'rest' | 'work'
}

/** Rows of seven days. */
export type MonthGrid = readonly (readonly GridDay[])[]

/**
 * The grid of one month: whole weeks, five or six of them (four only for a February that fits). Days of the neighbouring
 * months carry no words.
 *
 * Rest and work marks stand only in years whose days off are published; festivals in all of them.
 */
export function monthGrid({ year, month }: CivilMonth, settings: CalendarSettings): MonthGrid {
  const first = dayNumber({ year, month, day: 1 })
  const lead = (weekday({ year, month, day: 1 }) - settings.weekStart + 7) % 7
  const rows = Math.ceil((lead + daysInMonth(year, month)) / 7)
  const family = familyOf({ year, month }, settings)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (__, column) => {
      const day = first - lead + row * 7 + column
      const date = civilDate(day)
      const plain = { date, inMonth: date.month === month, weekday: weekday(date) }
      if (!plain.inMonth) {
        return { ...plain, notes: [], noteKind: 'none' as const, family: [] }
      }
      const mark = settings.lunar ? workMark(date) : undefined
      return { ...plain, ...noteOf(date, settings), family: family.get(day) ?? [], ...(mark ? { mark } : {}) }
    }),
  )
}

/** Names of the family's days in a month, by day number. */
function familyOf({ year, month }: CivilMonth, { familyDates }: CalendarSettings): ReadonlyMap<number, string[]> {
  const found = new Map<number, string[]>()
  for (const date of familyDates) {
    for (const day of familyDays(date, year)) {
      if (day.month === month) {
        const number = dayNumber(day)
        found.set(number, [...(found.get(number) ?? []), date.name])
      }
    }
  }
  return found
}

function noteOf(date: CivilDate, { lunar, language }: CalendarSettings): Pick<GridDay, 'notes' | 'noteKind'> {
  const kept = lunar || language !== 'en' ? festivals(date) : worldFestivals(date)
  if (kept.length > 0) {
    return { notes: kept.map((festival) => festival[language]), noteKind: 'festival' }
  }
  const term = lunar ? solarTerm(date) : undefined
  if (term) {
    return { notes: [term[language]], noteKind: 'term' }
  }
  const day = lunar ? lunarOf(date) : undefined
  if (!day) {
    return { notes: [], noteKind: 'none' }
  }
  // The first day of a lunar month says which month it is. Lunar days have no English names: they are written in Chinese.
  const script = language === 'zh-Hant' ? 'zh-Hant' : 'zh-Hans'
  const note = day.day === 1 ? lunarMonthName(day.month, day.leap, script) : lunarDayName(day.day)
  return { notes: [note], noteKind: 'lunar' }
}

/** The heads of the columns, from the first day of the week on. */
export function weekdayNames(language: Language, weekStart: CalendarSettings['weekStart']): readonly string[] {
  const names = WEEKDAYS[language]
  return [...names.slice(weekStart), ...names.slice(0, weekStart)]
}

const WEEKDAYS = {
  'zh-Hans': ['日', '一', '二', '三', '四', '五', '六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  'zh-Hant': ['日', '一', '二', '三', '四', '五', '六'],
} as const satisfies Record<Language, readonly string[]>
