import { expect, test } from 'vitest'
import { previewSeed } from './preview-mode.ts'

test('B§4 preview mode: 1 default lays out as always, 2 recreate design takes the next seed', () => {
  expect([previewSeed(1, {}), previewSeed(1, { last: 7 }), previewSeed(2, { last: 7 }), previewSeed(2, {})]).toEqual([
    1, 1, 8, 1,
  ])
  expect([previewSeed(1, { stated: 4, last: 7 }), previewSeed(2, { stated: 4, last: 7 })]).toEqual([4, 4])
})
