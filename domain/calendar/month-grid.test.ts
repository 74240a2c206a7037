import { expect, test } from 'vitest'
import { dayNumber } from './civil-date.ts'
import { type GridAsk, monthGrid, monthName, weekdayNames } from './month-grid.ts'

const told = (ask: GridAsk) =>
  monthGrid(ask).map((week) =>
    week.map(({ date, inMonth, note, mark }) =>
      inMonth ? `${date.day}${note}${mark === 'rest' ? '休' : mark === 'work' ? '班' : ''}` : '',
    ),
  )

test('February 2026 in Chinese: Monday first, lunar days, terms, festivals, days off and days worked', () => {
  expect(told({ year: 2026, month: 2, language: 'zh-Hans', lunar: true })).toEqual([
    ['', '', '', '', '', '', '1十四'],
    ['2十五', '3十六', '4立春', '5十八', '6十九', '7二十', '8廿一'],
    ['9廿二', '10廿三', '11廿四', '12廿五', '13廿六', '14情人节班', '15廿八休'],
    ['16除夕休', '17春节休', '18雨水休', '19初三休', '20初四休', '21初五休', '22初六休'],
    ['23初七休', '24初八', '25初九', '26初十', '27十一', '28十二班', ''],
  ])
})

test('English weeks begin on Sunday and print no lunar days', () => {
  const weeks = told({ year: 2026, month: 2, language: 'en', lunar: false })
  expect([weeks.length, weeks[0], weekdayNames('en')[0], monthName(2, 'en')]).toEqual([
    4,
    ['1', '2', '3', '4', '5', '6', '7'],
    'Sun',
    'February',
  ])
})

test('a family day stands before everything else', () => {
  const family = new Map([[dayNumber({ year: 2026, month: 2, day: 17 }), ['外婆生日']]])
  const days = monthGrid({ year: 2026, month: 2, language: 'zh-Hant', lunar: true, family }).flat()
  expect(days.find(({ date, inMonth }) => inMonth && date.day === 17)).toEqual({
    date: { year: 2026, month: 2, day: 17 },
    inMonth: true,
    weekday: 2,
    note: '外婆生日',
    noteKind: 'family',
    mark: 'rest',
  })
})

test('a month may need six weeks', () => {
  expect(monthGrid({ year: 2026, month: 8, language: 'zh-Hans', lunar: true }).length).toEqual(6)
})
