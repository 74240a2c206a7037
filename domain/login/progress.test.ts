import { expect, test } from 'vitest'
import { linkLoginProgress } from './progress.ts'

test('A§4 login flow: 1 order, 2 merchant, 3 user, 4 album, 5 product; negative when the step failed', () => {
  const steps = ['order', 'merchant', 'user', 'album', 'product'] as const
  expect(steps.map((step) => [linkLoginProgress(step, false), linkLoginProgress(step, true)])).toEqual([
    [1, -1],
    [2, -2],
    [3, -3],
    [4, -4],
    [5, -5],
  ])
})
