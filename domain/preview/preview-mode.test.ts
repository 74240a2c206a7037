import { expect, test } from 'vitest'
import { seedOf } from './preview-mode.ts'

test('B§4 preview mode: 1 default lays out as always, 2 recreate design takes the next seed', () => {
  expect([seedOf(1, {}), seedOf(1, { last: 7 }), seedOf(2, { last: 7 }), seedOf(2, {})]).toEqual([1, 1, 8, 1])
  expect([seedOf(1, { stated: 4, last: 7 }), seedOf(2, { stated: 4, last: 7 })]).toEqual([4, 4])
})
