import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BLEED_WEIGHTS, MARGIN_WEIGHTS, WHOLE_WEIGHTS } from './layout-policy.ts'
import { cropOf } from './page-layout.ts'
import type { Cell } from './slicing-tree.ts'
import type { TextCellRequest } from './text-cell.ts'
import { bestTextCell, costOfPhotos } from './text-cell.ts'

const SQUARE = { width: 180_000, height: 180_000, gap: 3000 }

function asked(aspects: readonly number[], given: Partial<TextCellRequest> = {}): TextCellRequest {
  const all = Float64Array.from(aspects)
  const sharp = new Float64Array(all.length).fill(Number.POSITIVE_INFINITY)
  const frame = given.frame ?? SQUARE
  const weights = given.weights ?? MARGIN_WEIGHTS
  return {
    ...{ aspects: all, frame, weights, seed: 1, needed: 2e9 },
    fits: ({ width, height }) => width >= 50_000 && height >= 35_000,
    price: (cells) => costOfPhotos(cells, all, frame, weights, sharp),
    ...given,
  }
}

test('auto-design 2.3 text cells: the cell takes the shape that the photos leave, to the micrometre', () => {
  expect(bestTextCell(asked([2 / 3]))).toEqual({
    text: { photo: 0, x: 0, y: 0, width: 57_000, height: 180_000 },
    photos: [{ photo: 0, x: 60_000, y: 0, width: 120_000, height: 180_000 }],
    cost: expect.closeTo(MARGIN_WEIGHTS.white / 3, 6),
  })
})

test('auto-design 2.3 text cells: what is no photo is white, words and gaps too', () => {
  const cells: Cell[] = [
    { photo: 0, x: 0, y: 0, width: 90_000, height: 180_000 },
    { photo: 1, x: 90_000, y: 90_000, width: 90_000, height: 90_000 },
  ]
  const weights = { ...MARGIN_WEIGHTS, balance: 0, small: 0, spread: 0, almost: 0 }
  const none = new Float64Array(2).fill(Number.POSITIVE_INFINITY)
  expect(costOfPhotos(cells, Float64Array.of(0.5, 1), SQUARE, weights, none)).toBeCloseTo(weights.white / 4, 9)
})

test('auto-design 2.3 text cells: words that fit nowhere have no cell, nor ones that need the whole width', () => {
  expect(bestTextCell(asked([1.5, 0.75], { fits: () => false }))).toEqual(undefined)
  expect(bestTextCell(asked([1.5, 0.75], { fits: ({ width }) => width === SQUARE.width }))).toEqual(undefined)
})

const shapes = fc.array(fc.double({ min: 0.5, max: 2.2, noNaN: true }), { minLength: 1, maxLength: 8 })

test('auto-design 2.3 text cells: any page is cut without overlap inside its frame, photos no more cropped than allowed', () => {
  let found = 0
  fc.assert(
    fc.property(
      shapes,
      fc.integer({ min: 120_000, max: 300_000 }),
      fc.integer({ min: 120_000, max: 300_000 }),
      fc.integer({ min: 0, max: 5000 }),
      fc.constantFrom(MARGIN_WEIGHTS, BLEED_WEIGHTS, WHOLE_WEIGHTS),
      (aspects, width, height, gap, weights) => {
        const best = bestTextCell(asked(aspects, { frame: { width, height, gap }, weights }))
        if (!best) {
          return
        }
        found++
        const { text, photos } = best
        expect(photos.map(({ photo }) => photo).sort((a, b) => a - b)).toEqual(aspects.map((_, at) => at))
        expect([text.x, text.y]).toEqual([photos.reduce((left, { x }) => Math.min(left, x), text.x), text.y])
        const all = [text, ...photos]
        for (const [at, cell] of all.entries()) {
          expect([cell.x, cell.y, cell.width, cell.height].every(Number.isInteger)).toEqual(true)
          expect(cell.x >= 0 && cell.y >= 0 && cell.x + cell.width <= width && cell.y + cell.height <= height).toEqual(
            true,
          )
          expect(all.slice(at + 1).filter((other) => apart(cell, other) < gap)).toEqual([])
        }
        const crops = photos.map((cell) => cropOf(cell, aspects[cell.photo] ?? 1))
        expect(Math.max(...crops)).toBeLessThanOrEqual(weights.maxCrop + 0.001)
      },
    ),
    { numRuns: 150, seed: 3 },
  )
  expect(found).toBeGreaterThan(60)
})

/** The distance of two cells along the axis on which they lie farther apart; negative when they overlap. */
function apart(a: Cell, b: Cell): number {
  return Math.max(
    Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width),
    Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height),
  )
}
