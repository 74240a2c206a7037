import { Solar } from 'lunar-typescript'
import { expect, test } from 'vitest'
import { isoDate } from '../../tests/support/builders/iso-date.ts'
import { civilDate, dayNumber } from './civil-date.ts'
import { solarTerm } from './solar-terms.ts'

test('solar terms: no day of 1950 to 2099 differs from lunar-typescript', () => {
  const wrong: string[] = []
  const last = dayNumber({ year: 2099, month: 12, day: 31 })
  for (let day = dayNumber({ year: 1950, month: 1, day: 1 }); day <= last; day++) {
    const date = civilDate(day)
    const theirs = Solar.fromYmd(date.year, date.month, date.day).getLunar().getJieQi()
    if ((solarTerm(date)?.['zh-Hans'] ?? '') !== theirs) {
      wrong.push(`${isoDate(date)} ${theirs}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a term has a name in each language', () => {
  expect(solarTerm({ year: 2026, month: 3, day: 5 })).toEqual({
    'zh-Hans': '惊蛰',
    en: 'Insects awaken',
    'zh-Hant': '驚蟄',
  })
  expect(solarTerm({ year: 2026, month: 3, day: 6 })).toBeUndefined()
})
