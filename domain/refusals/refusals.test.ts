import { expect, test } from 'vitest'
import { REFUSALS } from './refusals.ts'

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
