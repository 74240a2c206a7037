import fc from 'fast-check'
import { expect, test } from 'vitest'
import { somePhotos } from '../../../tests/support/builders/design-builders.ts'
import { asId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { assignPhotos, cheapestAssignment, lossIn } from './assign-photos.ts'

const photo = (id: string, width: number, height: number, more: Partial<PhotoFacts> = {}): PhotoFacts => ({
  id: asId(id),
  width,
  height,
  ...more,
})
const wide = photo('wide', 4000, 2000)
const tall = photo('tall', 2000, 4000)
const square = photo('square', 3000, 3000)
const places = [
  { width: 40, height: 80 },
  { width: 80, height: 40 },
  { width: 60, height: 60 },
]

test('B§4 template types: photos take the drawn places that they lose least in', () => {
  expect(assignPhotos([wide, square, tall], places, 300).photoOf).toEqual([2, 0, 1])
})

test('B§4 template types: photos that lose as much either way keep their order, the first places first', () => {
  const alike = Array.from({ length: 4 }, () => ({ width: 50, height: 50 }))
  const photos = somePhotos(3).map((one) => ({ ...one, width: 3000, height: 3000 }))
  expect(assignPhotos(photos, alike, 300).photoOf).toEqual([0, 1, 2, undefined])
  expect(assignPhotos(photos, alike, 300, 1).photoOf).toEqual([1, 2, 0, undefined])
})

test('B§4 template types: what must be seen and too few pixels cost more than a cut', () => {
  const face = photo('face', 4000, 2000, { focus: { x: 0, y: 0.4, width: 1, height: 0.2 } })
  const small = photo('small', 300, 300)
  expect(lossIn(face, { width: 40, height: 40 }, 300)).toBeGreaterThan(lossIn(wide, { width: 40, height: 40 }, 300))
  expect(lossIn(square, { width: 40, height: 40 }, 300)).toBe(0)
  expect(lossIn(small, { width: 40, height: 40 }, 300)).toBeCloseTo(0.5 * (1 - (300 / 40) * (25.4 / 300)), 9)
})

test('B§4 template types: no other assignment is cheaper', () => {
  const rows = fc.integer({ min: 1, max: 5 })
  const cases = rows.chain((count) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 6, maxLength: 6 }), {
      minLength: count,
      maxLength: count,
    }),
  )
  fc.assert(
    fc.property(cases, (costs) => {
      const columns = cheapestAssignment(costs)
      expect(new Set(columns).size).toBe(costs.length)
      expect(sumOf(costs, columns)).toBe(cheapest(costs, 0, new Set()))
    }),
    { numRuns: 200, seed: 3 },
  )
})

function sumOf(costs: readonly (readonly number[])[], columns: readonly number[]): number {
  return costs.reduce((sum, row, at) => sum + (row[columns[at] ?? -1] ?? Number.NaN), 0)
}

function cheapest(costs: readonly (readonly number[])[], row: number, taken: ReadonlySet<number>): number {
  const here = costs[row]
  if (!here) {
    return 0
  }
  return Math.min(
    ...here.flatMap((cost, at) => (taken.has(at) ? [] : [cost + cheapest(costs, row + 1, new Set([...taken, at]))])),
  )
}
