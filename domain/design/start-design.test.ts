import { expect, test } from 'vitest'
import { aCalendar } from '../../tests/support/builders/calendar-builders.ts'
import { asId, type PhotoId, type TaskId, type ThemeId } from '../ids.ts'
import { type BegunDesign, type DesignRequest, startDesign } from './start-design.ts'

const ids = (...names: string[]) => names.map((name) => asId<PhotoId>(name))
const WHITE = asId<ThemeId>('white')
const taskId = asId<TaskId>('t1')
const BEGUN: BegunDesign = { taskId, themeId: WHITE, wordless: false, placed: ids('a', 'b', 'c'), waiting: ids('d') }
const ALBUM = ids('a', 'b', 'c', 'd')
const calendar = { settings: aCalendar(), months: 12 }
const resume = { kind: 'resume', taskId }
const otherwise = { kind: 'ask', taskId, because: 'otherwise' }

test('an album of which nothing was begun is designed', () => {
  expect(startDesign({ themeId: WHITE }, undefined, ALBUM)).toEqual({ kind: 'new' })
})

test.each<[string, DesignRequest, object]>([
  ['the same look', { themeId: WHITE }, resume],
  ['no look at all', {}, resume],
  ['the same photos, chosen in another order', { photos: ids('c', 'a', 'b') }, resume],
  ['another look', { themeId: asId('night') }, otherwise],
  ['no words', { wordless: true }, otherwise],
  ['other photos: that is a choice already', { photos: ids('a', 'd') }, { kind: 'new' }],
  ['the same photos in another look', { photos: ids('a', 'b', 'c'), themeId: asId('night') }, otherwise],
])('what was begun is never left behind unasked: %s', (_, request, start) => {
  expect(startDesign(request, BEGUN, ALBUM)).toEqual(start)
})

test('photos that the album got since are told, before the design without them is opened', () => {
  const album = [...ALBUM, ...ids('e', 'f')]
  expect(startDesign({}, BEGUN, album)).toEqual({ kind: 'ask', taskId, because: 'new-photos', count: 2 })
  expect(startDesign({ photos: BEGUN.placed }, BEGUN, album)).toEqual(resume)
})

test('a calendar of other months or settings is another one; its language is that of the moment', () => {
  const begun = { ...BEGUN, calendar }
  const start = (change: Partial<typeof calendar>) =>
    startDesign({ calendar: { ...calendar, ...change } }, begun, ALBUM)
  expect([
    start({}),
    start({ settings: { ...calendar.settings, language: 'zh-Hant' } }),
    start({ months: 13 }),
    start({ settings: { ...calendar.settings, lunar: !calendar.settings.lunar } }),
    startDesign({}, begun, ALBUM),
  ]).toEqual([resume, resume, otherwise, otherwise, resume])
})
