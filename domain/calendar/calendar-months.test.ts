import { expect, test } from 'vitest'
import { calendarMonths, calendarYears, usualSettings, usualStart } from './calendar-months.ts'

test('A§2 calendar: any start month; the months follow each other over the turn of the year', () => {
  const months = calendarMonths({ year: 2026, month: 11 }, 4)
  expect(months).toEqual([
    { year: 2026, month: 11 },
    { year: 2026, month: 12 },
    { year: 2027, month: 1 },
    { year: 2027, month: 2 },
  ])
  expect([calendarYears(months), calendarYears(months.slice(2)), calendarYears([])]).toEqual(['2026–2027', '2027', ''])
})

test('a new calendar begins with next January from autumn on, else with the next month', () => {
  const starts = [1, 7, 8, 12].map((month) => usualStart({ year: 2026, month }))
  expect(starts.map(({ year, month }) => `${year}-${month}`)).toEqual(['2026-2', '2026-8', '2027-1', '2027-1'])
})

test('a Chinese calendar begins on Monday with lunar days, an English one on Sunday without', () => {
  const today = { year: 2026, month: 11 }
  const [chinese, english, traditional] = (['zh-Hans', 'en', 'zh-Hant'] as const).map((it) => usualSettings(it, today))
  expect([chinese, english, traditional].map((it) => [it?.weekStart, it?.lunar, it?.language])).toEqual([
    [1, true, 'zh-Hans'],
    [0, false, 'en'],
    [0, true, 'zh-Hant'],
  ])
})
