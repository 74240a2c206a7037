import { expect, test } from 'vitest'
import { coverVerdict } from './cover-choice.ts'

test('B§8 cover: too few or too many cover photos', () => {
  expect([coverVerdict(0, 1), coverVerdict(1, 1), coverVerdict(2, 1), coverVerdict(3, 4)]).toEqual([
    'too-few',
    'right',
    'too-many',
    'too-few',
  ])
})
