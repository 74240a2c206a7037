import { expect, test } from 'vitest'
import type { CalendarSettings, FamilyDate } from './calendar-settings.ts'
import { monthGrid, weekdayNames } from './month-grid.ts'
import { monthName } from './month-names.ts'

const settings: CalendarSettings = {
  start: { year: 2026, month: 1 },
  language: 'zh-Hans',
  weekStart: 1,
  lunar: true,
  familyDates: [],
}

const told = (year: number, month: number, change: Partial<CalendarSettings> = {}) =>
  monthGrid({ year, month }, { ...settings, ...change }).map((week) =>
    week.map(({ date, inMonth, notes, family, mark }) =>
      inMonth
        ? [`${date.day}${notes.join(' ')}${mark === 'rest' ? '休' : mark === 'work' ? '班' : ''}`, ...family].join('|')
        : '',
    ),
  )

test('February 2026 in Chinese: Monday first, lunar days, terms, festivals, days off and days worked', () => {
  expect(told(2026, 2)).toEqual([
    ['', '', '', '', '', '', '1十四'],
    ['2十五', '3十六', '4立春', '5十八', '6十九', '7二十', '8廿一'],
    ['9廿二', '10廿三', '11廿四', '12廿五', '13廿六', '14情人节班', '15廿八休'],
    ['16除夕休', '17春节休', '18雨水休', '19初三休', '20初四休', '21初五休', '22初六休'],
    ['23初七休', '24初八', '25初九', '26初十', '27十一', '28十二班', ''],
  ])
})

test('the week begins on the day that the shopper chose: Sunday, Monday or Saturday', () => {
  const firstRow = (weekStart: CalendarSettings['weekStart']) => [
    weekdayNames('en', weekStart)[0],
    told(2026, 2, { language: 'en', lunar: false, weekStart })[0],
  ]
  expect([firstRow(0), firstRow(1), firstRow(6)]).toEqual([
    ['Sun', ['1', '2', '3', '4', '5', '6', '7']],
    ['Mon', ['', '', '', '', '', '', '1']],
    ['Sat', ['', '1', '2', '3', '4', '5', '6']],
  ])
})

test('without the lunar calendar: festivals stay, lunar days, terms and marks go; English keeps those of the world', () => {
  expect(told(2026, 2, { lunar: false })[3]).toEqual(['16除夕', '17春节', '18', '19', '20', '21', '22'])
  const words = told(2026, 2, { lunar: false, language: 'en' }).flat()
  expect(words.filter((word) => /[A-Z]/.test(word))).toEqual(["14Valentine's Day"])
})

test('English with the lunar calendar writes lunar days in Chinese, terms and festivals in English', () => {
  expect(told(2026, 2, { language: 'en' })[2]?.slice(-2)).toEqual(["14Valentine's Day班", '15廿八休'])
  expect(told(2026, 2, { language: 'en' })[3]?.slice(0, 3)).toEqual([
    "16New Year's Eve休",
    '17Spring Festival休',
    '18Rain water休',
  ])
})

test('a year whose days off are not published prints festivals, both where two meet, and no marks', () => {
  const days = told(2033, 10).flat()
  expect([days.find((day) => day.includes('国')), days.filter((day) => /[休班]/.test(day))]).toEqual([
    '1重阳节 国庆节',
    [],
  ])
})

test('family days stand with the name; several on one day, a lunar one is found anew each year', () => {
  const date = (id: string, name: string, rest: Omit<FamilyDate, 'id' | 'name'>): FamilyDate => ({ id, name, ...rest })
  const familyDates = [
    date('a', '外婆生日', { reckoning: 'lunar', month: 1, day: 1 }),
    date('b', '小雨', { reckoning: 'civil', month: 2, day: 17 }),
    date('c', '闰日', { reckoning: 'civil', month: 2, day: 29 }),
  ]
  const named = (year: number) =>
    told(year, 2, { familyDates })
      .flat()
      .filter((day) => day.includes('|'))
  expect([named(2026), named(2027), named(2028)]).toEqual([
    ['17春节休|外婆生日|小雨', '28十二班|闰日'],
    ['6春节|外婆生日', '17十二|小雨', '28廿三|闰日'],
    ['17廿三|小雨', '29初五|闰日'],
  ])
})

test('a month may need six weeks', () => {
  expect([monthGrid({ year: 2026, month: 8 }, settings).length, monthName(2, 'en')]).toEqual([6, 'February'])
})
