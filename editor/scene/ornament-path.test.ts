import { expect, test } from 'vitest'
import type { Matrix } from './matrix.ts'
import { readPath, writePath } from './ornament-path.ts'

const SAME: Matrix = [1, 0, 0, 1, 0, 0]
const written = (path: string) => writePath(readPath(path), SAME)

test('ornament path: relative, short and repeated commands become absolute M, L, Q, C, Z', () => {
  expect(written('m1 2 3 4h5v-6l1,1z')).toBe('M1 2L4 6L9 6L9 0L10 1Z')
  expect(written('M0 0C1 1 2 1 3 0S5-1 6 0')).toBe('M0 0C1 1 2 1 3 0C4 -1 5 -1 6 0')
  expect(written('M0 0Q1 1 2 0T4 0t2 0')).toBe('M0 0Q1 1 2 0Q3 -1 4 0Q5 1 6 0')
  expect(written('M5 5zl1 1')).toBe('M5 5ZL6 6')
})

test('ornament path: an arc becomes quarter curves that end where it ends', () => {
  const steps = readPath('M10 0A10 10 0 1 1 0-10')
  expect(steps.map(({ letter }) => letter)).toEqual(['M', 'C', 'C', 'C'])
  expect(steps.at(-1)?.points.at(-1)).toEqual({ x: 0, y: -10 })
  const onCircle = steps.flatMap(({ points }) => points.slice(-1)).map(({ x, y }) => Math.hypot(x, y))
  expect(onCircle.every((radius) => Math.abs(radius - 10) < 1e-9)).toBe(true)
})

test('ornament path: flags of an arc may touch their neighbours', () => {
  expect(written('M0 0a5 5 0 015 5')).toBe(written('M0 0a5 5 0 0 1 5 5'))
})

test('ornament path: moved and scaled', () => {
  expect(writePath(readPath('M0 0L2 2'), [0.5, 0, 0, 0.5, 10, 20])).toBe('M10 20L11 21')
})

test('ornament path: numbers that do not add up are refused', () => {
  expect(() => readPath('M0 0L1')).toThrow(SyntaxError)
})
