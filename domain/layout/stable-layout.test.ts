import { expect, test } from 'vitest'
import { MARGIN_WEIGHTS } from './layout-policy.ts'
import { bestLayouts, movement } from './page-layout.ts'
import { stableLayout } from './stable-layout.ts'

const FRAME = { width: 183_000, height: 183_000, gap: 3000 }
const SHAPES = Float64Array.from([4 / 3, 3 / 4, 4 / 3, 1.5, 1, 0.75])
const [old] = bestLayouts(SHAPES.slice(0, 5), FRAME, MARGIN_WEIGHTS, { best: 1 })
const before = { cells: old?.cells ?? [], ...(old ? { tree: old.tree } : {}) }
const request = { ...before, aspects: SHAPES, frame: FRAME, weights: MARGIN_WEIGHTS, seed: 1 }

const photosOn = (layout: ReturnType<typeof stableLayout>) => layout?.cells.map((cell) => cell.photo).sort()

test('stable layout: a photo that comes moves the others less than a new layout would', () => {
  const stable = stableLayout({ ...request, add: [5], del: [] })
  const [anew] = bestLayouts(SHAPES, FRAME, MARGIN_WEIGHTS, { best: 1 })
  expect(photosOn(stable)).toEqual([0, 1, 2, 3, 4, 5])
  expect(movement(before.cells, stable?.cells ?? [])).toBeLessThan(movement(before.cells, anew?.cells ?? []))
})

test('stable layout: photos go and come at once', () => {
  expect(photosOn(stableLayout({ ...request, add: [5], del: [0, 3] }))).toEqual([1, 2, 4, 5])
})

test('stable layout: nothing comes or goes, nothing moves', () => {
  expect(movement(before.cells, stableLayout({ ...request, add: [], del: [] })?.cells ?? [])).toBe(0)
})

test('stable layout: an empty page has no layout; an unknown old layout is laid out anew', () => {
  expect(stableLayout({ ...request, add: [], del: [0, 1, 2, 3, 4] })).toBeUndefined()
  const { tree: _unknown, ...bare } = request
  expect(photosOn(stableLayout({ ...bare, cells: [], add: [0, 1, 2], del: [] }))).toEqual([0, 1, 2])
  expect(photosOn(stableLayout({ ...bare, add: [5], del: [1] }))).toEqual([0, 2, 3, 4, 5])
})
