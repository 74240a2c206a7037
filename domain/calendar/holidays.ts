import type { Localised } from '../language.ts'
import type { FamilyDate } from './calendar-settings.ts'
import { type CivilDate, civilDate, dayNumber } from './civil-date.ts'
import { dayOfLunar, lastDayOfLunarYear, lunarOf } from './lunar-date.ts'
import { solarTerm } from './solar-terms.ts'

/** Days off work and days worked instead, as the State Council of China published them. */
interface Schedule {
  /** First and last day off, month times 100 plus day. */
  readonly off: readonly (readonly [number, number])[]
  /** Weekend days that are worked in exchange. */
  readonly worked: readonly number[]
}

/** Only published years stand here: a calendar of another year prints its festivals without rest and work marks. */
export const SCHEDULES: Readonly<Record<number, Schedule>> = {
  2025: {
    off: [
      [101, 101],
      [128, 204],
      [404, 406],
      [501, 505],
      [531, 602],
      [1001, 1008],
    ],
    worked: [126, 208, 427, 928, 1011],
  },
  2026: {
    off: [
      [101, 103],
      [215, 223],
      [404, 406],
      [501, 505],
      [619, 621],
      [925, 927],
      [1001, 1007],
    ],
    worked: [104, 214, 228, 509, 920, 1010],
  },
}

/** Whether a day is a published day off, or a weekend day that is worked instead; `undefined` for every other day. */
export function workMark({ year, month, day }: CivilDate): 'rest' | 'work' | undefined {
  const schedule = SCHEDULES[year]
  const place = month * 100 + day
  if (schedule?.worked.includes(place)) {
    return 'work'
  }
  return schedule?.off.some(([first, last]) => first <= place && place <= last) ? 'rest' : undefined
}

/** Festivals on a fixed day of the civil year; month times 100 plus day. */
const CIVIL: Readonly<Record<number, Localised>> = {
  101: { 'zh-Hans': '元旦', en: "New Year's Day", 'zh-Hant': '元旦' },
  214: { 'zh-Hans': '情人节', en: "Valentine's Day", 'zh-Hant': '情人節' },
  308: { 'zh-Hans': '妇女节', en: "Women's Day", 'zh-Hant': '婦女節' },
  501: { 'zh-Hans': '劳动节', en: 'Labour Day', 'zh-Hant': '勞動節' },
  601: { 'zh-Hans': '儿童节', en: "Children's Day", 'zh-Hant': '兒童節' },
  910: { 'zh-Hans': '教师节', en: "Teachers' Day", 'zh-Hant': '教師節' },
  1001: { 'zh-Hans': '国庆节', en: 'National Day', 'zh-Hant': '國慶節' },
  1225: { 'zh-Hans': '圣诞节', en: 'Christmas', 'zh-Hant': '聖誕節' },
}

/** Festivals on a fixed day of the lunar year; month times 100 plus day. */
const LUNAR: Readonly<Record<number, Localised>> = {
  101: { 'zh-Hans': '春节', en: 'Spring Festival', 'zh-Hant': '春節' },
  115: { 'zh-Hans': '元宵节', en: 'Lantern Festival', 'zh-Hant': '元宵節' },
  505: { 'zh-Hans': '端午节', en: 'Dragon Boat', 'zh-Hant': '端午節' },
  707: { 'zh-Hans': '七夕', en: 'Qixi', 'zh-Hant': '七夕' },
  715: { 'zh-Hans': '中元节', en: 'Zhongyuan', 'zh-Hant': '中元節' },
  815: { 'zh-Hans': '中秋节', en: 'Mid-Autumn', 'zh-Hant': '中秋節' },
  909: { 'zh-Hans': '重阳节', en: 'Double Ninth', 'zh-Hant': '重陽節' },
  1208: { 'zh-Hans': '腊八节', en: 'Laba', 'zh-Hant': '臘八節' },
}

const EVE: Localised = { 'zh-Hans': '除夕', en: "New Year's Eve", 'zh-Hant': '除夕' }
const QINGMING: Localised = { 'zh-Hans': '清明节', en: 'Qingming', 'zh-Hant': '清明節' }
const MOTHERS: Localised = { 'zh-Hans': '母亲节', en: "Mother's Day", 'zh-Hant': '母親節' }
const FATHERS: Localised = { 'zh-Hans': '父亲节', en: "Father's Day", 'zh-Hant': '父親節' }

/** The festivals of a day, the weightiest first. Festivals do not fall in leap months. */
export function festivals(date: CivilDate): readonly Localised[] {
  const lunar = lunarOf(date)
  const found: (Localised | undefined)[] = []
  if (lunar) {
    found.push(lunar.leap ? undefined : LUNAR[lunar.month * 100 + lunar.day])
    found.push(lastDayOfLunarYear(lunar.year) === dayNumber(date) ? EVE : undefined)
  }
  found.push(CIVIL[date.month * 100 + date.day])
  found.push(solarTerm(date)?.['zh-Hans'] === '清明' ? QINGMING : undefined)
  found.push(isNthSunday(date, 5, 2) ? MOTHERS : undefined)
  found.push(isNthSunday(date, 6, 3) ? FATHERS : undefined)
  return found.filter((festival) => festival !== undefined)
}

/** The festivals that are kept wherever English is read: what a calendar without the lunar one prints there. */
export function worldFestivals(date: CivilDate): readonly Localised[] {
  const world = [CIVIL[101], CIVIL[214], CIVIL[1225], MOTHERS, FATHERS]
  return festivals(date).filter((festival) => world.includes(festival))
}

function isNthSunday(date: CivilDate, month: number, nth: number): boolean {
  const isSunday = (((dayNumber(date) + 4) % 7) + 7) % 7 === 0
  return isSunday && date.month === month && Math.ceil(date.day / 7) === nth
}

/** The days of one civil year on which a family date falls: none, one, and by the lunar calendar sometimes two. */
export function familyDays(
  date: Pick<FamilyDate, 'reckoning' | 'month' | 'day' | 'leap'>,
  year: number,
): readonly CivilDate[] {
  if (date.reckoning === 'civil') {
    // Born on 29 February: kept on the 28th in ordinary years.
    const observed = civilDate(dayNumber({ year, month: date.month, day: date.day }))
    return [observed.month === date.month ? observed : { year, month: 2, day: 28 }]
  }
  return [year - 1, year].flatMap((lunarYear) => {
    const days = dayOfLunar({ year: lunarYear, month: date.month, leap: date.leap ?? false, day: date.day })
    const observed = days === undefined ? undefined : civilDate(days)
    return observed?.year === year ? [observed] : []
  })
}
