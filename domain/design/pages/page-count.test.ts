import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageRule } from '../../product/product.ts'
import { pageCountFor, photosForEveryPage } from './page-count.ts'

const RULE: PageRule = { kind: 'change', min: 20, max: 120, default: 24, multiple: 2 }
const PER_PAGE = { min: 1, wanted: 3, max: 6 }
const pages = (groups: readonly number[], rule: PageRule = RULE) => pageCountFor({ rule, groups, perPage: PER_PAGE })

test.each([
  ['photos for the default: the default of the product', [60], 24],
  ['photos that the default just holds (3 a page)', [72], 24],
  ['one photo beyond: one extra sheet', [73], 26],
  ['ten beyond: still one extra sheet', [82], 26],
  ['eleven beyond: two', [83], 28],
  ['too few for the default: one photo a page', [22], 22],
  ['an odd number: whole sheets', [21], 22],
  ['fewer than the least: the least', [14], 20],
  ['more than the most holds: the most', [2000], 120],
  ['17 groups of one photo: two pages each', Array.from({ length: 17 }, () => 1), 34],
  ['groups that need three pages each have them', [13, 13, 13, 13, 13, 13, 13, 13, 13, 13], 36],
])('A§5 page counts: %s', (_, groups, count) => {
  expect(pages(groups)).toBe(count)
})

test('A§5 page counts: each extra sheet takes the 10 photos of A§9, or sheetsPageForAddPage of the product [A§5.extra-sheet] [A§9.extra-sheet]', () => {
  expect([4, 10, 20].map((sheetsPageForAddPage) => pages([92], { ...RULE, sheetsPageForAddPage }))).toEqual([
    34, 28, 26,
  ])
})

test('A§5 page counts: a fixed number is what it is', () => {
  expect(pages([500], { ...RULE, kind: 'fixed' })).toBe(24)
})

test('A§5 page counts: every count is within the rule and grows with the photos', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 40 }), (groups) => {
      const count = pages(groups)
      expect(count).toBeGreaterThanOrEqual(RULE.min)
      expect(count).toBeLessThanOrEqual(RULE.max)
      expect(count % RULE.multiple).toBe(0)
      expect(pages([...groups, 1])).toBeGreaterThanOrEqual(count)
    }),
  )
})

test('A§5 page counts: photos that leave no page without one', () => {
  expect([[3], [9, 9], Array.from({ length: 15 }, () => 1)].map((groups) => photosForEveryPage(RULE, groups))).toEqual([
    20, 20, 30,
  ])
})
