import type { Language } from '../language.ts'
import { type CivilDate, civilDate, dayNumber, daysInMonth, weekday } from './civil-date.ts'
import { festivals, workMark } from './holidays.ts'
import { lunarDayName, lunarMonthName, lunarOf } from './lunar-date.ts'
import { solarTerm } from './solar-terms.ts'

/** The first day of the week: 0 Sunday, 1 Monday. Our own table: engines do not agree, and some do not know. */
const WEEK_START = { 'zh-Hans': 1, en: 0, 'zh-Hant': 0 } as const satisfies Record<Language, 0 | 1>

/** One day in the grid of a month. */
export interface GridDay {
  readonly date: CivilDate
  /** False for the days of the neighbouring months that fill the first and the last week. */
  readonly inMonth: boolean
  readonly weekday: number
  /** The small words below the number: festival, solar term or lunar day; empty where the language prints none. */
  readonly note: string
  /** A festival or a term stands out among lunar days. */
  readonly noteKind: 'festival' | 'term' | 'lunar' | 'family' | 'none'
  readonly mark?: 'rest' | 'work'
}

/** Rows of seven days. */
export type MonthGrid = readonly (readonly GridDay[])[]

export interface GridAsk {
  readonly year: number
  readonly month: number
  readonly language: Language
  /** Lunar days, terms and days off are those of China; other shops leave them out. */
  readonly lunar: boolean
  /** Names of the family's days, by day number. */
  readonly family?: ReadonlyMap<number, readonly string[]>
}

/**
 * The grid of one month, five or six rows (four only for a February that fits): whole weeks by the language's first
 * day of the week. Days of the neighbouring months carry no note.
 */
export function monthGrid(ask: GridAsk): MonthGrid {
  const first = dayNumber({ year: ask.year, month: ask.month, day: 1 })
  const lead = (weekday({ year: ask.year, month: ask.month, day: 1 }) - WEEK_START[ask.language] + 7) % 7
  const rows = Math.ceil((lead + daysInMonth(ask.year, ask.month)) / 7)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (__, column) => gridDay(first - lead + row * 7 + column, ask)),
  )
}

function gridDay(day: number, ask: GridAsk): GridDay {
  const date = civilDate(day)
  const inMonth = date.month === ask.month && date.year === ask.year
  const plain = { date, inMonth, weekday: weekday(date) }
  if (!inMonth) {
    return { ...plain, note: '', noteKind: 'none' }
  }
  const mark = ask.lunar ? workMark(date) : undefined
  return { ...plain, ...noteOf(day, date, ask), ...(mark ? { mark } : {}) }
}

function noteOf(day: number, date: CivilDate, ask: GridAsk): Pick<GridDay, 'note' | 'noteKind'> {
  const family = ask.family?.get(day)
  if (family && family.length > 0) {
    return { note: family.join(' '), noteKind: 'family' }
  }
  const [festival] = ask.lunar || ask.language !== 'en' ? festivals(date) : []
  if (festival) {
    return { note: festival[ask.language], noteKind: 'festival' }
  }
  if (!ask.lunar) {
    return { note: '', noteKind: 'none' }
  }
  const term = solarTerm(date)
  if (term) {
    return { note: term[ask.language], noteKind: 'term' }
  }
  const lunar = lunarOf(date)
  if (!lunar || ask.language === 'en') {
    return { note: '', noteKind: 'none' }
  }
  // The first day of a lunar month says which month it is.
  const note = lunar.day === 1 ? lunarMonthName(lunar.month, lunar.leap, ask.language) : lunarDayName(lunar.day)
  return { note, noteKind: 'lunar' }
}

/** The heads of the columns, in the order of the language's week. */
export function weekdayNames(language: Language): readonly string[] {
  const names = WEEKDAYS[language]
  return [...names.slice(WEEK_START[language]), ...names.slice(0, WEEK_START[language])]
}

const WEEKDAYS = {
  'zh-Hans': ['日', '一', '二', '三', '四', '五', '六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  'zh-Hant': ['日', '一', '二', '三', '四', '五', '六'],
} as const satisfies Record<Language, readonly string[]>

const MONTHS_EN = [
  ...(['January', 'February', 'March', 'April', 'May', 'June'] as const),
  ...(['July', 'August', 'September', 'October', 'November', 'December'] as const),
] as const

/** `二月`, `February`. */
export function monthName(month: number, language: Language): string {
  const chinese = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'][month - 1] ?? ''
  return language === 'en' ? (MONTHS_EN[month - 1] ?? '') : `${chinese}月`
}
