import { expect, test } from 'vitest'
import { dayNumber } from '../calendar/civil-date.ts'
import { LANGUAGES } from '../language.ts'
import { chapterLine, coverTitles, type EventPhoto, eventTitles } from './event-title.ts'
import { nearestCity } from './place.ts'

const KYOTO = { latitude: 34.967, longitude: 135.773 }
const kyoto = nearestCity(KYOTO)
const day = (month: number, date: number, year = 2026) =>
  dayNumber({ year, month, day: date }) * 86_400_000 + 9 * 3_600_000
const titles = (photos: readonly EventPhoto[]) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, eventTitles(photos, language)]))

test('auto-design B: a group is named after when and where its photos were taken, in three languages', () => {
  const photos = [1, 2, 9].map((date) => ({
    takenAt: day(5, date),
    place: { country: 'JP', ...(kyoto ? { city: kyoto } : {}) },
  }))
  expect(titles(photos)).toEqual({
    'zh-Hans': ['2026年5月 · 京都', '2026年5月', '京都'],
    'zh-Hant': ['2026年5月 · 京都', '2026年5月', '京都'],
    en: ['Kyoto, May 2026', 'May 2026', 'Kyoto'],
  })
})

test('far from the cities of the table a title names the country, and without a place only the time', () => {
  const photos = [{ takenAt: day(2, 17), place: { country: 'IS' } }, { takenAt: day(2, 17) }]
  expect(titles(photos)).toEqual({
    'zh-Hans': ['2026年2月17日 · 冰岛', '2026年2月17日', '冰岛'],
    'zh-Hant': ['2026年2月17日 · 冰島', '2026年2月17日', '冰島'],
    en: ['17 February 2026', 'Iceland'],
  })
  expect(eventTitles([{ takenAt: day(2, 17) }], 'zh-Hans')).toEqual(['2026年2月17日'])
  expect(eventTitles([{}], 'en')).toEqual([])
})

test('longer times are named by their ends; a journey through several towns has no town', () => {
  const osaka = nearestCity({ latitude: 34.69, longitude: 135.5 })
  const journey = [kyoto, osaka].map((city, at) => ({
    takenAt: day(5 + at, 30),
    place: { country: 'JP', ...(city ? { city } : {}) },
  }))
  expect(eventTitles(journey, 'en')).toEqual(['Japan, May–Jun 2026', 'May–Jun 2026', 'Japan'])
  expect(eventTitles(journey, 'zh-Hans')[0]).toBe('2026年5–6月 · 日本')
  expect(eventTitles([{ takenAt: day(12, 31, 2025) }, { takenAt: day(1, 1) }], 'zh-Hant')).toEqual(['2025–2026年'])
})

test('a position belongs to the nearest city within 40 km, across the date line too', () => {
  const names = [
    [39.99, 116.27],
    [22.28, 114.16],
    [-16.8, -179.9],
    [45, -140],
    [89.9, 10],
  ].map(([latitude = 0, longitude = 0]) => nearestCity({ latitude, longitude })?.en)
  expect(names).toEqual(['Beijing', 'Hong Kong', undefined, undefined, undefined])
})

test('titles of a cover: season or months and place, the year, and the season only where the place tells that it is one', () => {
  const xiamen = { city: { 'zh-Hans': '厦门', 'zh-Hant': '廈門', en: 'Xiamen' }, country: 'CN' }
  const sydney = { city: { 'zh-Hans': '悉尼', 'zh-Hant': '悉尼', en: 'Sydney' }, country: 'AU' }
  const summer = [day(6, 30), day(8, 2)]
  expect(
    coverTitles(
      summer.map((takenAt) => ({ takenAt, place: xiamen })),
      'en',
    ),
  ).toEqual([...['Summer 2026 · Xiamen', '2026 · Xiamen', 'Summer 2026', '2026']])
  expect(
    coverTitles(
      summer.map((takenAt) => ({ takenAt, place: xiamen })),
      'zh-Hans',
    ),
  ).toEqual([...['厦门 · 2026年夏', '厦门 · 2026年', '2026年夏', '2026年']])
  expect(
    coverTitles(
      summer.map((takenAt) => ({ takenAt, place: sydney })),
      'en',
    )[0],
  ).toBe('Jun–Aug 2026 · Sydney')
  expect(
    coverTitles(
      summer.map((takenAt) => ({ takenAt })),
      'en',
    ),
  ).toEqual(['Jun–Aug 2026', '2026'])
  const winter = [day(12, 24, 2025), day(1, 3)].map((takenAt) => ({ takenAt, place: xiamen }))
  expect(coverTitles(winter, 'zh-Hant')).toEqual([
    ...['廈門 · 2025–26年冬', '廈門 · 2025–2026年', '2025–26年冬', '2025–2026年'],
  ])
  expect(coverTitles([], 'en')).toEqual([])
})

test('titles of a cover: one photo of a wrong clock among many makes no book of many years', () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ takenAt: day(7, 1 + at) }))
  expect(coverTitles([{ takenAt: day(1, 1, 2001) }, ...many], 'en')).toEqual(['July 2026', '2026'])
})

test('A§5 chapters: below a title stand the days of its photos and their town, in the words of each language', () => {
  const photos = [2, 3, 9].map((date) => ({ takenAt: day(5, date), place: kyoto ? { city: kyoto } : {} }))
  expect(Object.fromEntries(LANGUAGES.map((language) => [language, chapterLine(photos, 'Spring', language)]))).toEqual({
    'zh-Hans': '2026年5月2日–9日 · 京都',
    'zh-Hant': '2026年5月2日–9日 · 京都',
    en: '2 – 9 May 2026 · Kyoto',
  })
  expect(chapterLine(photos.slice(0, 1), 'Spring', 'en')).toBe('2 May 2026 · Kyoto')
  const until = (month: number, year = 2026) => [...photos, { takenAt: day(month, 1, year) }]
  expect(chapterLine(until(9), 'Spring', 'en')).toBe('May – September 2026 · Kyoto')
  expect([until(6), until(9), until(1, 2027)].map((all) => chapterLine(all, '春', 'zh-Hans'))).toEqual([
    '2026年5月2日–6月1日 · 京都',
    '2026年5月–9月 · 京都',
    '2026年5月–2027年1月 · 京都',
  ])
})

test('A§5 chapters: what the title says, or no photo tells, is left out', () => {
  const [photo] = [{ takenAt: day(5, 2), place: kyoto ? { city: kyoto } : {} }]
  expect([
    chapterLine([photo], 'Kyoto in May', 'en'),
    chapterLine([photo], 'Kyoto, 2 May 2026', 'en'),
    chapterLine([{ takenAt: day(5, 2) }], 'Spring', 'en'),
    chapterLine([{}], 'Spring', 'en'),
  ]).toEqual(['2 May 2026', '', '2 May 2026', ''])
})
