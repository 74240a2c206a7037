import { expect, test } from 'vitest'
import { MARGIN_WEIGHTS } from './layout-policy.ts'
import { movement } from './page-layout.ts'
import { nextStep, SHUFFLE_DISTANCE, shuffleAt, shufflePool } from './page-shuffle.ts'

const FRAME = { width: 183_000, height: 183_000, gap: 3000 }
const SHAPES = Float64Array.from([4 / 3, 3 / 4, 4 / 3, 1.5, 1])

test('shuffle: the layouts of a round keep their distance', () => {
  const pool = shufflePool(SHAPES, FRAME, MARGIN_WEIGHTS, 7)
  expect(pool.length).toBeGreaterThanOrEqual(6)
  for (const [at, layout] of pool.entries()) {
    for (const other of pool.slice(0, at)) {
      expect(movement(other.cells, layout.cells)).toBeGreaterThanOrEqual(SHUFFLE_DISTANCE)
    }
  }
})

test('shuffle: a round shows every layout once and never one twice in a row', () => {
  const pool = ['a', 'b', 'c', 'd', 'e']
  const shown = Array.from({ length: 10 }, (_, step) => shuffleAt(pool, 99, step))
  expect([...shown.slice(0, 5)].sort()).toEqual(pool)
  expect(shown.slice(5)).toEqual(shown.slice(0, 5))
  expect(shown.every((each, at) => each !== shown[at + 1])).toBe(true)
})

test('shuffle: seed and step are the whole state', () => {
  const pool = shufflePool(SHAPES, FRAME, MARGIN_WEIGHTS, 7)
  expect(shufflePool(SHAPES, FRAME, MARGIN_WEIGHTS, 7)).toEqual(pool)
  expect(shuffleAt(pool, 3, 4)).toBe(shuffleAt(pool, 3, 4))
})

test('shuffle: the next step differs from what is shown', () => {
  const pool = shufflePool(SHAPES, FRAME, MARGIN_WEIGHTS, 7)
  let shown = pool[0]?.cells ?? []
  let step = 0
  for (let turn = 0; turn < 30; turn++) {
    const next = nextStep(pool, 5, step, shown)
    expect(movement(shown, next?.layout.cells ?? [])).toBeGreaterThanOrEqual(SHUFFLE_DISTANCE)
    step = next?.step ?? 0
    shown = next?.layout.cells ?? []
  }
})
