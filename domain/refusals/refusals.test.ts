import { expect, test } from 'vitest'
import { REFUSALS } from './refusals.ts'

test('every reason has a Code of its own', () => {
  const reasonsOf = Map.groupBy(Object.entries(REFUSALS), ([, { code }]) => code)
  const shared = [...reasonsOf.values()].map((of) => of.map(([reason]) => reason)).filter((of) => of.length > 1)
  expect(shared).toEqual([])
  expect(Object.keys(REFUSALS).length).toBeGreaterThan(100)
})
