import { expect, test } from 'vitest'
import { REFUSALS, refusalSentence } from './refusals.ts'

test('every reason has a Code of its own', () => {
  const reasonsOf = Map.groupBy(Object.entries(REFUSALS), ([, { code }]) => code)
  const shared = [...reasonsOf.values()].map((of) => of.map(([reason]) => reason)).filter((of) => of.length > 1)
  expect(shared).toEqual([])
  expect(Object.keys(REFUSALS).length).toBeGreaterThan(100)
})

test('a kind of photo that cannot be opened is called by its word in Chinese', () => {
  const { sentence } = REFUSALS['photo-kind-unsupported']
  expect([sentence['zh-Hans'], sentence['zh-Hant']]).toEqual([
    expect.stringContaining('这种照片格式'),
    expect.stringContaining('這種相片格式'),
  ])
})

test('a number of hours or seconds has its plural', () => {
  const said = [1, 2].flatMap((number) => [
    refusalSentence('photos-enough-today', 'en', { hours: number }),
    refusalSentence('photos-enough-today', 'zh-Hant', { hours: number }),
    refusalSentence('too-many-requests', 'en', { seconds: number }),
  ])
  expect(said).toEqual([
    'You’ve uploaded as many photos as fit in one day. Please add this one in 1 hour.',
    '你今天上傳的相片已經很多了，還放不下這一張。請在 1 小時後再加入。',
    'That was a little too fast. Please try again in 1 second.',
    'You’ve uploaded as many photos as fit in one day. Please add this one in 2 hours.',
    '你今天上傳的相片已經很多了，還放不下這一張。請在 2 小時後再加入。',
    'That was a little too fast. Please try again in 2 seconds.',
  ])
})
