import { expect, test } from 'vitest'
import type { ProductTypeNumber } from '../product/product.ts'
import { startFromLink, startFromProduct } from './start-route.ts'

const TYPES: readonly ProductTypeNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test('A§2 start by link: every product type, without a preview project [A§2.start-by-link]', () => {
  const fresh = { previewProject: false, begun: false, photoRuleNeedsPreview: false }
  expect(TYPES.map((type) => startFromLink({ type, ...fresh }))).toEqual([
    'album_detail',
    'album_gallery',
    'prod_details',
    'album_gallery',
    'pay_index',
    'combo_index',
    'post_index',
    'theme_calendar',
    'print_index',
  ])
})

test('A§2 start by link: albums and calendars go on with a preview project [A§2.start-with-project]', () => {
  const there = { previewProject: true, begun: false, photoRuleNeedsPreview: false }
  expect(startFromLink({ type: 1, ...there })).toEqual('theme_preview')
  expect(startFromLink({ type: 8, ...there })).toEqual('theme_preview')
  expect(startFromLink({ type: 1, ...there, previewProject: false, photoRuleNeedsPreview: true })).toEqual(
    'theme_preview',
  )
})

test('A§2 start by link: a design that waits to be handed in is gone on with, whatever its type', () => {
  const begun = { previewProject: true, begun: true, photoRuleNeedsPreview: false }
  const designed = TYPES.filter((type) => ![3, 4, 5].includes(type))
  expect(designed.map((type) => startFromLink({ type, ...begun }))).toEqual(designed.map(() => 'theme_preview'))
})

test('A§2 start after a product is chosen, by its number [A§2.start-by-product]', () => {
  expect(TYPES.map((type) => startFromProduct(type, false))).toEqual([
    'theme_list',
    'album_gallery',
    'prod_details',
    'album_gallery',
    'pay_index',
    'combo_index',
    'post_index',
    'theme_calendar',
    'print_index',
  ])
  expect(startFromProduct(1, true)).toEqual('theme_preview')
})
