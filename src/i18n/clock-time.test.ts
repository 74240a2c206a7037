import { expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/language.ts'
import { clockTime } from './clock-time.ts'

test('a time of day is written as people write it: no nought before an hour in English, 24 hours in Chinese', () => {
  const day = [
    [0, 5],
    [6, 40],
    [12, 3],
    [18, 40],
  ] as const
  const written = LANGUAGES.map((language) => [
    language,
    ...day.map(([hour, minute]) => clockTime(new Date(2026, 4, 3, hour, minute), language).replace(/\s/u, ' ')),
  ])
  expect(written).toEqual([
    ['zh-Hans', '00:05', '06:40', '12:03', '18:40'],
    ['en', '12:05 AM', '6:40 AM', '12:03 PM', '6:40 PM'],
    ['zh-Hant', '00:05', '06:40', '12:03', '18:40'],
  ])
})
