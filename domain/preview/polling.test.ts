import { expect, test } from 'vitest'
import { pollDelay } from './polling.ts'

test('readings 40: the questions come later and later, at most every 3 s', () => {
  expect([0, 1, 2, 3, 4, 99].map(pollDelay)).toEqual([1000, 1500, 2250, 3000, 3000, 3000])
})
