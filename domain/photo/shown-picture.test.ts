import { expect, test } from 'vitest'
import { afterLoadFailure, choosable, FRESH_PICTURE, IMAGE_RETRIES } from './shown-picture.ts'

test('A§8 image load failure: after the second failure errorCode is -1 and the photo is dropped from the choice', () => {
  const once = afterLoadFailure(FRESH_PICTURE)
  const twice = afterLoadFailure(once)
  expect([FRESH_PICTURE, once, twice].map(({ errorCode }) => errorCode)).toEqual([0, 0, -1])
  expect(choosable([{ id: 'a' }, { id: 'b' }, { id: 'c' }], new Set(['b']))).toEqual([{ id: 'a' }, { id: 'c' }])
})

test('B§9 image error retry: at most one', () => {
  expect(IMAGE_RETRIES).toBe(1)
})
