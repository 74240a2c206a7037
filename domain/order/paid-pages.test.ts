import { expect, test } from 'vitest'
import { minorUnits } from '../units.ts'
import { pagesWithoutDesign } from './paid-pages.ts'

const price = { base: minorUnits(1), extraPage: minorUnits(1), pagesIncluded: 20, delivery: minorUnits(0) }
const pages = { kind: 'change', min: 10, max: 40, default: 24, multiple: 2 } as const

test('B§4 pay first then upload: the pages that a book has by itself are paid for', () => {
  expect([
    pagesWithoutDesign({ pages, price }),
    pagesWithoutDesign({ pages: { ...pages, default: 12 }, price }),
    pagesWithoutDesign({ price }),
  ]).toEqual([24, 20, 0])
})

test('B§4 pay first then upload: the shopper chooses how many pages, within the rule and never fewer than are included', () => {
  const paid = [8, 20, 25, 30, 99].map((wished) => pagesWithoutDesign({ pages, price }, wished))
  expect(paid).toEqual([20, 20, 26, 30, 40])
})
