import fc from 'fast-check'
import { expect, test } from 'vitest'
import { photoEvents } from './photo-events.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Photos every four minutes from each of the beginnings on. */
function taken(...events: readonly (readonly [from: number, count: number])[]) {
  return events.flatMap(([from, count]) =>
    Array.from({ length: count }, (_, at) => ({ takenAt: 1_700_000_000_000 + from + at * 240_000 })),
  )
}

const sizes = (photos: Parameters<typeof photoEvents>[0]) => photoEvents(photos).map(({ length }) => length)

test('three weekends are three events, a lunch parts nothing', () => {
  expect(sizes(taken([0, 8], [7 * DAY, 9], [7 * DAY + 3 * HOUR, 4], [20 * DAY, 6]))).toEqual([8, 13, 6])
})

test('the nights of a journey part its days', () => {
  expect(sizes(taken([0, 12], [DAY, 10], [2 * DAY, 14]))).toEqual([12, 10, 14])
})

test('a photo a day is one story', () => {
  expect(sizes(Array.from({ length: 30 }, (_, day) => ({ takenAt: 1_700_000_000_000 + day * DAY })))).toEqual([30])
})

test('a few photos of an evening stay with what is nearer to them', () => {
  expect(sizes(taken([0, 10], [8 * HOUR, 3], [6 * DAY, 10]))).toEqual([13, 10])
})

test('photos without a time, and a clock that went backwards, part nothing', () => {
  expect(sizes(Array.from({ length: 20 }, () => ({})))).toEqual([20])
  expect(sizes([...taken([9 * DAY, 10]), ...taken([0, 10])])).toEqual([20])
})

test('no more than twelve, those with the longest pauses between them', () => {
  const events = Array.from({ length: 16 }, (_, at) => [at * at * DAY, 6] as const)
  expect(sizes(taken(...events))).toEqual([30, ...Array.from({ length: 11 }, () => 6)])
})

test('every photo stands in one event, in the order in which it came', () => {
  const photo = fc.record({ takenAt: fc.integer({ min: 0, max: 90 * DAY }) }, { requiredKeys: [] })
  fc.assert(
    fc.property(fc.array(photo, { maxLength: 80 }), (photos) => {
      const events = photoEvents(photos)
      expect(events.flat()).toEqual(photos)
      expect(events.every(({ length }) => length >= Math.min(5, photos.length))).toBe(true)
      expect(events.length).toBeLessThanOrEqual(12)
    }),
  )
})
