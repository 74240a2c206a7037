import { getDayDetail } from 'chinese-days'
import { HolidayUtil } from 'lunar-typescript'
import { expect, test } from 'vitest'
import { isoDate } from '../../tests/support/builders/iso-date.ts'
import { civilDate, dayNumber } from './civil-date.ts'
import { familyDays, festivals, SCHEDULES, workMark } from './holidays.ts'

const daysOf = (year: number) => {
  const first = dayNumber({ year, month: 1, day: 1 })
  const next = dayNumber({ year: year + 1, month: 1, day: 1 })
  return Array.from({ length: next - first }, (_, at) => civilDate(first + at))
}

test.each(Object.keys(SCHEDULES).map(Number))(
  'published days off and days worked instead are those of two other sources, %i',
  (year) => {
    const wrong: string[] = []
    for (const date of daysOf(year)) {
      const iso = isoDate(date)
      const { name, work } = getDayDetail(iso)
      // A day of the schedule carries the holiday's names, an ordinary one the name of the weekday.
      const first = name.includes(',') ? (work ? 'work' : 'rest') : undefined
      const other = HolidayUtil.getHoliday(iso)
      const second = other ? (other.isWork() ? 'work' : 'rest') : undefined
      if (workMark(date) !== first || workMark(date) !== second) {
        wrong.push(`${iso}: ${workMark(date)}, ${first}, ${second}`)
      }
    }
    expect(wrong).toEqual([])
  },
)

test('a year without a published schedule has festivals and no marks', () => {
  const year = 2040
  expect(daysOf(year).filter((date) => workMark(date) !== undefined)).toEqual([])
  expect(daysOf(year).flatMap((date) => festivals(date).map((name) => name['zh-Hans'])).length).toBeGreaterThan(18)
})

test('festivals of 2026 stand on their days', () => {
  const told = daysOf(2026).flatMap((date) => {
    const names = festivals(date).map((name) => name['zh-Hans'])
    return names.length > 0 ? [`${isoDate(date).slice(5)} ${names.join(' ')}`] : []
  })
  expect(told).toEqual([
    ...['01-01 元旦', '01-26 腊八节', '02-14 情人节', '02-16 除夕', '02-17 春节', '03-03 元宵节', '03-08 妇女节'],
    ...['04-05 清明节', '05-01 劳动节', '05-10 母亲节', '06-01 儿童节', '06-19 端午节', '06-21 父亲节', '08-19 七夕'],
    ...['08-27 中元节', '09-10 教师节', '09-25 中秋节', '10-01 国庆节', '10-18 重阳节', '12-25 圣诞节'],
  ])
})

test('a birthday by the lunar calendar moves; in some years it comes twice, in some not at all', () => {
  const born = { reckoning: 'lunar', month: 12, day: 1 } as const
  const told = [2024, 2025, 2026].map((year) => familyDays(born, year).map(isoDate))
  expect(told).toEqual([['2024-01-11', '2024-12-31'], [], ['2026-01-19']])
  expect(familyDays({ reckoning: 'civil', month: 2, day: 29 }, 2026).map(isoDate)).toEqual(['2026-02-28'])
  const leap = { reckoning: 'lunar', month: 6, day: 3, leap: true } as const
  expect([2025, 2026].map((year) => familyDays(leap, year).map(isoDate))).toEqual([['2025-07-27'], ['2026-07-16']])
})
