import { type CivilDate, dayNumber } from './civil-date.ts'
import { LUNAR_FIRST, LUNAR_YEARS } from './lunar-table.ts'

/** A day of the Chinese lunar calendar. `year` is the civil year in which the lunar one begins. */
export interface LunarDate {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly leap: boolean
  /** 1 to 30. */
  readonly day: number
}

/** One month of a lunar year, in the year's order: a leap month stands behind the one whose number it repeats. */
interface LunarMonth {
  readonly month: number
  readonly leap: boolean
  readonly days: 29 | 30
}

function lunarYear(year: number): { readonly firstDay: number; readonly months: readonly LunarMonth[] } | undefined {
  const packed = LUNAR_YEARS[year - LUNAR_FIRST]
  if (packed === undefined) {
    return undefined
  }
  const leap = (packed >> 13) & 15
  const places = leap === 0 ? 12 : 13
  const months = Array.from({ length: places }, (_, index): LunarMonth => {
    const isLeap = leap !== 0 && index === leap
    const month = leap !== 0 && index >= leap ? index : index + 1
    return { month, leap: isLeap, days: ((packed >> index) & 1) === 1 ? 30 : 29 }
  })
  return { firstDay: dayNumber({ year, month: 1, day: 1 }) + (packed >> 17), months }
}

/** The lunar day of a civil one; `undefined` outside of 1900-01-31 to 2101-01-28. */
export function lunarOf(date: CivilDate): LunarDate | undefined {
  const days = dayNumber(date)
  for (const year of [date.year, date.year - 1]) {
    const found = lunarYear(year)
    if (!found || days < found.firstDay) {
      continue
    }
    let left = days - found.firstDay
    for (const { month, leap, days: length } of found.months) {
      if (left < length) {
        return { year, month, leap, day: left + 1 }
      }
      left -= length
    }
  }
  return undefined
}

/**
 * The day number of a lunar day. A 30th that its month does not have is its 29th, and a leap month that the year does
 * not have is the ordinary one: birthdays are kept so. `undefined` outside of the table.
 */
export function dayOfLunar({ year, month, leap, day }: LunarDate): number | undefined {
  const found = lunarYear(year)
  if (!found) {
    return undefined
  }
  const hasLeap = leap && found.months.some((each) => each.month === month && each.leap)
  let first = found.firstDay
  for (const each of found.months) {
    if (each.month === month && each.leap === hasLeap) {
      return first + Math.min(day, each.days) - 1
    }
    first += each.days
  }
  return undefined
}

/** The last day of a lunar year: the eve of the Spring Festival. */
export function lastDayOfLunarYear(year: number): number | undefined {
  const found = lunarYear(year)
  return found && found.firstDay + found.months.reduce((total, month) => total + month.days, 0) - 1
}

const TENS = ['初', '十', '廿', '三'] as const
const DIGITS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'] as const
const MONTHS = ['正', '二', '三', '四', '五', '六', '七', '八', '九', '十', '冬', '腊'] as const

/** 初一 to 三十, the same in both scripts. */
export function lunarDayName(day: number): string {
  if (day === 20) {
    return '二十'
  }
  if (day === 30) {
    return '三十'
  }
  return `${TENS[Math.floor((day - 1) / 10)] ?? ''}${DIGITS[(day - 1) % 10] ?? ''}`
}

/** 正月 to 腊月, 闰六月. Traditional script writes 臘 and 閏. */
export function lunarMonthName(month: number, leap: boolean, script: 'zh-Hans' | 'zh-Hant'): string {
  const name = `${leap ? '闰' : ''}${MONTHS[month - 1] ?? ''}月`
  return script === 'zh-Hans' ? name : name.replace('闰', '閏').replace('腊', '臘')
}
