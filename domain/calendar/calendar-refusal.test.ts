import { expect, test } from 'vitest'
import { isSaneCalendar } from './calendar-refusal.ts'
import type { CalendarSettings, FamilyDate } from './calendar-settings.ts'
import { familyDateFault } from './family-date-fault.ts'

const birthday = { id: 'a', name: '外婆', reckoning: 'lunar', month: 8, day: 15 } as const satisfies FamilyDate
const settings: CalendarSettings = {
  start: { year: 2027, month: 1 },
  language: 'zh-Hans',
  weekStart: 1,
  lunar: true,
  familyDates: [birthday],
}

test('a family day has a name of up to 12 characters that can be printed, and a day that its month has', () => {
  const fault = (change: Partial<FamilyDate>) => familyDateFault({ ...birthday, ...change })
  expect([
    fault({}),
    fault({ name: '  ' }),
    fault({ name: '外婆🎂' }),
    fault({ name: 'جدتي' }),
    fault({ name: 'a\u202eb' }),
    fault({ name: '一二三四五六七八九十一二' }),
    fault({ name: '一二三四五六七八九十一二三' }),
    fault({ day: 30 }),
    fault({ day: 31 }),
    fault({ reckoning: 'civil', month: 2, day: 29 }),
    fault({ reckoning: 'civil', month: 2, day: 30 }),
    fault({ reckoning: 'civil', month: 4, day: 31 }),
  ]).toEqual([
    ...[undefined, 'name-missing', undefined, 'name-not-printable', 'name-not-printable', undefined, 'name-too-long'],
    ...[undefined, 'day-not-there', undefined, 'day-not-there', 'day-not-there'],
  ])
})

test('a calendar ends before its lunar days do, and names every family day once', () => {
  const sane = (change: Partial<CalendarSettings>, months = 12) => isSaneCalendar({ ...settings, ...change }, months)
  expect([
    sane({}),
    sane({ start: { year: 2100, month: 1 } }),
    sane({ start: { year: 2100, month: 2 } }),
    sane({ start: { year: 2027, month: 13 } }),
    sane({ start: { year: 1900, month: 12 } }),
    sane({ familyDates: [birthday, birthday] }),
    sane({ familyDates: Array.from({ length: 61 }, (_, at) => ({ ...birthday, id: `d${at}` })) }),
    sane({ familyDates: [{ ...birthday, day: 31 }] }),
  ]).toEqual([true, true, false, false, false, false, false, false])
})
