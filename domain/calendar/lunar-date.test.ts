import { getLunarDate } from 'chinese-days'
import { LunarYear, Solar } from 'lunar-typescript'
import { expect, test } from 'vitest'
import { isoDate } from '../../tests/support/builders/iso-date.ts'
import { civilDate, dayNumber, daysInMonth, monthAfter, weekday } from './civil-date.ts'
import { dayOfLunar, lastDayOfLunarYear, lunarDayName, lunarMonthName, lunarOf } from './lunar-date.ts'

const FIRST = dayNumber({ year: 1950, month: 1, day: 1 })
const LAST = dayNumber({ year: 2099, month: 12, day: 31 })

test('civil days are counted and told back, for every day of 150 years', () => {
  const wrong: number[] = []
  for (let day = FIRST; day <= LAST; day++) {
    const date = civilDate(day)
    // biome-ignore lint/style/noRestrictedGlobals: the engine's own calendar is the other source.
    const told = new Date(day * 86_400_000)
    const asJs = [told.getUTCFullYear(), told.getUTCMonth() + 1, told.getUTCDate(), told.getUTCDay()]
    if (dayNumber(date) !== day || [date.year, date.month, date.day, weekday(date)].join() !== asJs.join()) {
      wrong.push(day)
    }
  }
  expect(wrong).toEqual([])
})

test('lunar dates: no day of 1950 to 2099 differs from lunar-typescript', () => {
  const wrong: string[] = []
  let seen = 0
  for (let year = 1949; year <= 2099; year++) {
    for (const month of LunarYear.fromYear(year).getMonthsInYear()) {
      const first = dayOfJulian(month.getFirstJulianDay())
      for (let at = 0; at < month.getDayCount(); at++) {
        const day = first + at
        if (day < FIRST || day > LAST) {
          continue
        }
        seen += 1
        const date = civilDate(day)
        const ours = lunarOf(date)
        if (
          ours?.year !== year ||
          ours.month !== Math.abs(month.getMonth()) ||
          ours.leap !== month.isLeap() ||
          ours.day !== at + 1
        ) {
          wrong.push(isoDate(date))
        } else if (dayOfLunar(ours) !== day) {
          wrong.push(`${isoDate(date)} does not come back`)
        }
      }
    }
  }
  expect([seen, wrong]).toEqual([LAST - FIRST + 1, []])
})

test('lunar dates: what lunar-typescript says of a day is what its months say', () => {
  const wrong: string[] = []
  // Every day of a month and every month of a year come by.
  for (let day = FIRST; day <= LAST; day += 23) {
    const date = civilDate(day)
    const theirs = Solar.fromYmd(date.year, date.month, date.day).getLunar()
    const ours = lunarOf(date)
    const told = [theirs.getYear(), Math.abs(theirs.getMonth()), theirs.getMonth() < 0, theirs.getDay()]
    if (told.join() !== [ours?.year, ours?.month, ours?.leap, ours?.day].join()) {
      wrong.push(isoDate(date))
    }
  }
  expect(wrong).toEqual([])
})

/** The civil day that begins at midnight before this noon of astronomers. */
const dayOfJulian = (noon: number) => Math.round(noon) - 2_440_588

test('lunar dates: where two of three sources agree they agree with us', () => {
  const wrong: string[] = []
  const intl = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric' })
  for (let day = FIRST; day <= LAST; day++) {
    const date = civilDate(day)
    const ours = lunarOf(date)
    const mine = `${ours?.month}${ours?.leap ? 'bis' : ''}/${ours?.day}`
    // biome-ignore lint/style/noRestrictedGlobals: Intl takes no other day.
    const parts = intl.formatToParts(new Date(day * 86_400_000))
    const icu = `${parts.find(({ type }) => type === 'month')?.value}/${parts.find(({ type }) => type === 'day')?.value}`
    if (icu === mine) {
      continue
    }
    // The browser's calendar differs: the second source decides.
    const { lunarMon, lunarDay, isLeap } = getLunarDate(isoDate(date))
    if (`${lunarMon}${isLeap ? 'bis' : ''}/${lunarDay}` === icu) {
      wrong.push(isoDate(date))
    }
  }
  expect(wrong).toEqual([])
})

test('a 30th or a leap month that a year does not have is kept on the day before, or in the ordinary month', () => {
  const born = { year: 2025, month: 6, leap: true, day: 29 }
  const told = (day: number | undefined) => (day === undefined ? '' : isoDate(civilDate(day)))
  expect([told(dayOfLunar(born)), told(dayOfLunar({ ...born, year: 2026 }))]).toEqual(['2025-08-22', '2026-08-11'])
  expect(told(dayOfLunar({ year: 2026, month: 12, leap: false, day: 30 }))).toEqual(told(lastDayOfLunarYear(2026)))
})

test('lunar names in both scripts', () => {
  expect([1, 10, 11, 20, 21, 29, 30].map(lunarDayName)).toEqual([
    '初一',
    '初十',
    '十一',
    '二十',
    '廿一',
    '廿九',
    '三十',
  ])
  expect([lunarMonthName(1, false, 'zh-Hans'), lunarMonthName(6, true, 'zh-Hans')]).toEqual(['正月', '闰六月'])
  expect([lunarMonthName(12, false, 'zh-Hant'), lunarMonthName(6, true, 'zh-Hant')]).toEqual(['臘月', '閏六月'])
})

test('outside of the tables there is no lunar day', () => {
  expect([lunarOf({ year: 1899, month: 12, day: 31 }), lunarOf({ year: 2102, month: 1, day: 1 })]).toEqual([
    undefined,
    undefined,
  ])
})

test('months follow each other over the turn of the year', () => {
  expect([monthAfter(2026, 11, 3), monthAfter(2026, 1, -1), daysInMonth(2028, 2)]).toEqual([
    { year: 2027, month: 2 },
    { year: 2025, month: 12 },
    29,
  ])
})
