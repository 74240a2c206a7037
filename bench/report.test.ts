import { expect, test } from 'vitest'
import { benchRow, median, quantile, shownRow } from './report.ts'

test('bench: a floor on the ratio is held against value / limit', () => {
  const bar = { measure: 'ratio', better: 'less', floor: 0.5 } as const
  expect(benchRow({ row: 'a', value: 1, unit: 'ms', limit: 2 }, bar)).toEqual({
    row: 'a',
    value: 1,
    unit: 'ms',
    limit: 2,
    ratio: 0.5,
    floor: 0.5,
    measure: 'ratio',
    better: 'less',
    ok: true,
  })
  expect(benchRow({ row: 'a', value: 1.1, unit: 'ms', limit: 2 }, bar).ok).toBe(false)
})

test('bench: what could not be measured misses its floor, what has none is only shown', () => {
  expect(benchRow({ row: 'a', value: Number.NaN, unit: '' }, { measure: 'value', better: 'more', floor: 1 }).ok).toBe(
    false,
  )
  expect(benchRow({ row: 'a', value: 1, unit: '' }, { measure: 'ratio', better: 'less', floor: 1 }).ok).toBe(false)
  expect(shownRow({ row: 'a', value: 1, unit: '' }).ok).toBe(true)
})

test('bench: median and quantile', () => {
  expect([median([3, 1, 2]), quantile([5, 1, 4, 2, 3], 0.95)]).toEqual([2, 4])
})
