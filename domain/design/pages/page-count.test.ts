import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBookProduct, aGroup, aTheme, somePhotos } from '../../../tests/support/builders/design-builders.ts'
import { countingIds } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { PageRule, Product } from '../../product/product.ts'
import type { Theme } from '../../theme/theme.ts'
import { autoDesign } from '../auto/auto-design.ts'
import { innerPages } from '../design.ts'
import { leastPages, pageCountFor } from './page-count.ts'
import { photosMissing } from './photos-missing.ts'

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

test('A§5 page counts: how many photos more leave no page without one: those that lie over the fold fill two', () => {
  const [lying, upright] = [
    { width: 4500, height: 3000 },
    { width: 3000, height: 4500 },
  ]
  const of = (count: number, photo: typeof lying) => Array.from({ length: count }, () => photo)
  const albums = [
    [of(12, lying)],
    [of(12, upright)],
    [[...of(2, lying), ...of(10, upright)]],
    [of(17, lying)],
    [of(6, lying), of(6, lying)],
    Array.from({ length: 15 }, () => of(1, upright)),
  ]
  expect(
    albums.map((groups) => [leastPages(RULE, groups), photosMissing(RULE, groups, { book: aBookProduct().book })]),
  ).toEqual([
    ...[
      [20, 5],
      [20, 8],
      [20, 6],
      [20, 0],
      [20, 5],
    ],
    [30, 15],
  ])
  expect(photosMissing({ ...RULE, kind: 'fixed' }, [of(3, lying)], { book: aBookProduct().book })).toBe(0)
})

test('the photos that are asked for leave no page blank in the look that is chosen; where nothing lies over the fold, as corners are round or pages too wide, one less does', () => {
  const square = aBookProduct()
  const landscape = aBookProduct({}, { page: { width: 280, height: 210 } })
  const looks = { sharp: aTheme({ bleedShare: 0.26 }), round: { ...aTheme({ bleedShare: 0.26 }), cell: { radius: 6 } } }
  const blanks = (product: Product, theme: Theme, photos: readonly PhotoFacts[]) => {
    const request = { groups: [aGroup(photos)], title: 'Our summer', product, theme, seed: 1, ids: countingIds('p') }
    const verdict = autoDesign(request)
    return verdict.kind === 'refused' ? [] : innerPages(verdict.design).filter(({ slots }) => slots.length === 0).length
  }
  const lying = (count: number) =>
    somePhotos(count, 3).map((photo): PhotoFacts => ({ ...photo, width: 4500, height: 3000 }))
  const told = (theme: Theme, product = square) => {
    const rule = product.pages as PageRule
    const missing = photosMissing(rule, [lying(14)], { book: product.book, theme })
    return [missing, blanks(product, theme, lying(14 + missing)), blanks(product, theme, lying(13 + missing))]
  }
  expect({
    sharp: told(looks.sharp).slice(0, 2),
    landscape: told(aTheme({ bleedShare: 0.26, margin: 22 }), landscape),
    round: told(looks.round),
  }).toEqual({ sharp: [3, 0], landscape: [6, 0, 1], round: [6, 0, 1] })
})

/** Every rule that a product can have: least, usual and most pages, sheets of 1 to 4 pages, photos for an extra sheet. */
const rules = fc
  .record({
    multiple: fc.constantFrom(1, 2, 4),
    least: fc.integer({ min: 1, max: 20 }),
    more: fc.integer({ min: 0, max: 20 }),
    most: fc.integer({ min: 0, max: 60 }),
    sheets: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
  })
  .map(({ multiple, least, more, most, sheets }): PageRule => {
    const [min, usual, max] = [least * multiple, (least + more) * multiple, (least + more + most) * multiple]
    const photos = sheets === undefined ? {} : { sheetsPageForAddPage: sheets }
    return { kind: 'change', min, default: usual, max, multiple, ...photos }
  })

const themes = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 6 }))
  .map(([min, wanted, max]) => ({ min, wanted: min + wanted, max: min + wanted + max }))

test('A§5 page counts: least, usual and most pages of any product, and a sheet for every ten photos beyond, for an album of any size', () => {
  fc.assert(
    fc.property(rules, themes, fc.integer({ min: 1, max: 3000 }), (rule, perPage, photos) => {
      const count = pageCountFor({ rule, groups: [photos], perPage })
      const { min, max, multiple, sheetsPageForAddPage: each = 10 } = rule
      const whole = (pages: number) => Math.min(max, Math.max(min, Math.ceil(pages / multiple) * multiple))
      const holds = rule.default * perPage.wanted
      // One group has its pages for the photos that they take at most.
      const needed = Math.max(2, Math.ceil(photos / perPage.max))
      if (photos >= holds) {
        const sheets = Math.ceil((photos - holds) / each)
        expect(count).toBe(whole(Math.max(rule.default + 2 * sheets, needed)))
      } else {
        // No page of a whole sheet more than the photos fill, and the usual number as soon as they fill it.
        const filled = Math.ceil(photos / perPage.min)
        expect(count).toBe(
          filled >= rule.default ? whole(Math.max(rule.default, needed)) : whole(Math.max(filled, needed)),
        )
      }
    }),
    { numRuns: 2000 },
  )
})

test('A§5 page counts: groups have two pages each, and all that their photos need, until the most is reached', () => {
  const groups = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(rules, themes, groups, (rule, perPage, sizes) => {
      const count = pageCountFor({ rule, groups: sizes, perPage })
      const needed = sizes.reduce((sum, size) => sum + Math.max(2, Math.ceil(size / perPage.max)), 0)
      expect(count).toBeGreaterThanOrEqual(Math.min(rule.max, needed))
      expect([count >= rule.min, count <= rule.max, count % rule.multiple]).toEqual([true, true, 0])
    }),
    { numRuns: 1000 },
  )
})
