import { describe, expect, test } from 'vitest'
import { countdown, plainCode, rateOfWire, wireRate } from './coupon.ts'

describe('A§9 coupon rate x10 (readings 28) [A§9.coupon-rate]', () => {
  test.each([
    [8_500, 85],
    [9_000, 90],
    [8_850, 88.5],
    [0, 0],
    [10_000, 100],
  ])('%i basis points travel as %d, both ways', (pays, rate) => {
    expect([wireRate(pays), rateOfWire(rate)]).toEqual([rate, pays])
  })
})

describe('A§9 countdown: days, hours, minutes, seconds [A§9.countdown]', () => {
  const END = 1_782_835_200_000
  test.each([
    ['three days and a bit', 3 * 86_400_000 + 4 * 3_600_000 + 5 * 60_000 + 6_999, [3, 4, 5, 6]],
    ['a second less than a day', 86_399_000, [0, 23, 59, 59]],
    ['a moment', 1, [0, 0, 0, 0]],
    ['nothing', 0, [0, 0, 0, 0]],
    ['less than nothing', -1, [0, 0, 0, 0]],
  ])('%s is left', (_, left, [days, hours, minutes, seconds]) => {
    expect(countdown(END, END - left)).toEqual({ days, hours, minutes, seconds })
  })
})

test('a code is read as people type it', () => {
  expect([' spring-2026 ', 'ＳＰＲＩＮＧ2026', 'Spring 2026'].map(plainCode)).toEqual(Array(3).fill('SPRING2026'))
})
