import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isExact } from '../../bench/design/exactness.ts'
import { MARGIN_WEIGHTS, WHOLE_WEIGHTS } from './layout-policy.ts'
import { bestLayouts, cropOf, movement, realise } from './page-layout.ts'
import { treeOf, treeSignature } from './slicing-tree.ts'

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
      expect(tree && cutsOf(treeSignature(tree))).toEqual(cutsOf(layout?.signature ?? ''))
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

const PAGE = { width: 190_000, height: 190_000, gap: 3000 }
const areaOf = (cells: readonly { photo: number; width: number; height: number }[], photo: number) =>
  cells.filter((cell) => cell.photo === photo).reduce((sum, { width, height }) => sum + width * height, 0)

test('auto-design 2.3: a photo of few pixels gets a smaller cell than its equals', () => {
  const shapes = Float64Array.from([4 / 3, 4 / 3, 4 / 3, 3 / 4, 4 / 3])
  const rich = Float64Array.from([340_000, 340_000, 340_000, 340_000, 340_000])
  const poor = rich.map((width, at) => (at === 1 ? 50_000 : width))
  const options = { best: 6, swaps: 8 }
  const [without] = bestLayouts(shapes, PAGE, MARGIN_WEIGHTS, { ...options, sharp: rich })
  const [withPoor] = bestLayouts(shapes, PAGE, MARGIN_WEIGHTS, { ...options, sharp: poor })
  expect(areaOf(withPoor?.cells ?? [], 1)).toBeLessThan(0.75 * areaOf(without?.cells ?? [], 1))
})

test('auto-design 2.3: edges that almost line up cost something', () => {
  const tree = treeOf([
    { photo: 0, x: 0, y: 0, width: 95_000, height: 93_000 },
    { photo: 1, x: 95_000, y: 0, width: 95_000, height: 93_000 },
    { photo: 2, x: 0, y: 93_000, width: 93_000, height: 97_000 },
    { photo: 3, x: 93_000, y: 93_000, width: 97_000, height: 97_000 },
  ])
  const frame = { width: 190_000, height: 190_000, gap: 0 }
  const cost = (shapes: readonly number[]) =>
    tree ? realise(tree, Float64Array.from(shapes), frame, { ...MARGIN_WEIGHTS, maxCrop: 1, crop: 0 }).cost : 0
  expect(cost([95 / 93, 95 / 93, 93 / 97, 1])).toBeGreaterThan(cost([1, 1, 1, 1]))
})

test('auto-design 8.19: no policy crops a page that it then does not fill', () => {
  const [layout] = bestLayouts(Float64Array.from([2.4]), PAGE, MARGIN_WEIGHTS, { best: 1 })
  expect(layout?.cells).toEqual([{ photo: 0, x: 0, y: 55_416, width: 190_000, height: 79_167 }])
})
