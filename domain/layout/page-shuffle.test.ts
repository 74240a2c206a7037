import { expect, test } from 'vitest'
import { MARGIN_WEIGHTS } from './layout-policy.ts'
import { movement } from './page-layout.ts'
import { inTurn, nextStep, SHUFFLE_DISTANCE, shufflePool } from './page-shuffle.ts'

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

const KINDS = { a: 'grid', b: 'grid', c: 'grid', d: 'strip', e: 'led' } as const
const kindOf = (layout: string) => KINDS[layout as keyof typeof KINDS]

test('shuffle: a round shows every layout once, the best first, and no two of one kind one after the other', () => {
  const pool = Object.keys(KINDS)
  for (let seed = 0; seed < 50; seed++) {
    const round = inTurn(pool, seed, kindOf)
    expect([...round].sort()).toEqual(pool)
    expect(round[0]).toBe('a')
    expect(round.filter((each, at) => at > 0 && kindOf(each) === kindOf(round[at - 1] as string))).toEqual([])
  }
})

test('shuffle: the seed alone decides the order of a round', () => {
  const pool = shufflePool(SHAPES, FRAME, MARGIN_WEIGHTS, 7)
  expect(shufflePool(SHAPES, FRAME, MARGIN_WEIGHTS, 7)).toEqual(pool)
  const round = (seed: number) => inTurn(Object.keys(KINDS), seed, kindOf).join('')
  expect(round(3)).toBe(round(3))
  expect(new Set(Array.from({ length: 20 }, (_, seed) => round(seed))).size).toBeGreaterThan(2)
})

test('shuffle: the next step differs from what is shown', () => {
  const pool = shufflePool(SHAPES, FRAME, MARGIN_WEIGHTS, 7)
  const round = inTurn(pool, 5, ({ signature }) => signature)
  let shown = round[0]?.cells ?? []
  let step = 0
  for (let turn = 0; turn < 30; turn++) {
    const next = nextStep(round, step, shown)
    expect(movement(shown, next?.layout.cells ?? [])).toBeGreaterThanOrEqual(SHUFFLE_DISTANCE)
    step = next?.step ?? 0
    shown = next?.layout.cells ?? []
  }
})
