import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isExact } from '../../bench/design/exactness.ts'
import { MARGIN_WEIGHTS, WHOLE_WEIGHTS } from './layout-policy.ts'
import { bestLayouts, cropOf, movement } from './page-layout.ts'
import { signatureOf, treeOf } from './slicing-tree.ts'

const aspect = fc.double({ min: 0.3, max: 3.5, noNaN: true })
const aspects = fc.array(aspect, { minLength: 1, maxLength: 7 })
const frame = fc.record({
  width: fc.integer({ min: 60_000, max: 400_000 }),
  height: fc.integer({ min: 60_000, max: 400_000 }),
  gap: fc.integer({ min: 0, max: 5000 }),
})

test('layout: every cell lies inside the frame, none over another, gaps exact to the micrometre', () => {
  let checked = 0
  fc.assert(
    fc.property(aspects, frame, fc.constantFrom(0, 0.06, 1), (shapes, box, maxCrop) => {
      for (const { cells } of bestLayouts(
        Float64Array.from(shapes),
        box,
        { ...MARGIN_WEIGHTS, maxCrop },
        { best: 12 },
      )) {
        checked++
        expect(isExact(cells, box)).toBe(true)
        expect(cells.map((cell) => cell.photo).sort()).toEqual(shapes.map((_, at) => at))
      }
    }),
    { numRuns: 700, seed: 18 },
  )
  expect(checked).toBeGreaterThan(5000)
})

test('layout: no photo loses more than the policy allows, but for a micrometre of rounding', () => {
  fc.assert(
    fc.property(aspects, fc.constantFrom(0, 0.06, 0.2), (shapes, maxCrop) => {
      const box = { width: 190_000, height: 240_000, gap: 3000 }
      const [layout] = bestLayouts(Float64Array.from(shapes), box, { ...MARGIN_WEIGHTS, maxCrop }, { best: 6 })
      for (const cell of layout?.cells ?? []) {
        expect(cropOf(cell, shapes[cell.photo] ?? 1)).toBeLessThan(maxCrop + 2 / Math.min(cell.width, cell.height))
      }
    }),
    { numRuns: 300, seed: 6 },
  )
})

test('layout: two squares on a wide page lie side by side and fill it', () => {
  const [layout] = bestLayouts(
    Float64Array.from([1, 1]),
    { width: 203_000, height: 100_000, gap: 3000 },
    WHOLE_WEIGHTS,
    {
      best: 1,
    },
  )
  expect(layout?.cells).toEqual([
    { photo: 0, x: 0, y: 0, width: 100_000, height: 100_000 },
    { photo: 1, x: 103_000, y: 0, width: 100_000, height: 100_000 },
  ])
  expect(layout?.signature).toBe('B(0,1)')
})

test('layout: photos that no tree can keep whole still get a cell each', () => {
  const box = { width: 40_000, height: 40_000, gap: 9000 }
  const [layout] = bestLayouts(Float64Array.from([8, 8, 8, 0.13, 0.13, 0.13]), box, WHOLE_WEIGHTS, { best: 1 })
  expect(layout?.cells.length).toBe(6)
  expect(isExact(layout?.cells ?? [], box)).toBe(true)
})

test('layout: the cuts are read back from the cells', () => {
  fc.assert(
    fc.property(aspects, frame, (shapes, box) => {
      const [layout] = bestLayouts(Float64Array.from(shapes), box, MARGIN_WEIGHTS, { best: 1 })
      const tree = layout && treeOf(layout.cells)
      expect(tree && cutsOf(signatureOf(tree))).toEqual(cutsOf(layout?.signature ?? ''))
    }),
    { numRuns: 200, seed: 3 },
  )
})

/** A two by two grid can be cut either way; what must agree is which photos there are. */
function cutsOf(signature: string): string[] {
  return signature.match(/\d+/g)?.sort() ?? []
}

test('movement: nothing moved is 0, everything elsewhere is 1', () => {
  const cell = { photo: 0, x: 0, y: 0, width: 10, height: 10 }
  expect(movement([cell], [cell])).toBe(0)
  expect(movement([cell], [{ ...cell, x: 10 }])).toBe(1)
  expect(movement([cell], [{ ...cell, x: 5 }])).toBe(1 - 50 / 150)
})
