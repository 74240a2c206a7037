import { expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../demo/demo-products.ts'
import { startFromLink, startFromProduct } from '../navigation/start-route.ts'
import { needOf } from '../order/item-needs.ts'
import { photoBounds, refusePhotoCount } from '../order/photo-count.ts'
import type { Product, ProductTypeNumber } from './product.ts'

const of = (type: ProductTypeNumber) => DEMO_PRODUCTS.find((product) => product.type === type) as Product
const starts = (type: ProductTypeNumber) => {
  const begun = [false, true].map((previewProject) =>
    startFromLink({ type, previewProject, begun: false, photoRuleNeedsPreview: false }),
  )
  return [startFromProduct(type, false), ...begun]
}
const refusals = (product: Product, counts: readonly number[], themePages = 0) =>
  counts.map((photoCount) => refusePhotoCount({ product, mode: 0, photoCount, themePages }))
/** On the shelf, and said to open soon. */
const listing = ({ onShelf, soon }: Product) => ({ onShelf, soon })

test('B§4 type 6: a combo box is sold, starts at its own page, and needs one photo for each size', () => {
  const nine = of(6)
  expect([listing(nine), starts(6), needOf(6)]).toEqual([
    { onShelf: true, soon: false },
    ['combo_index', 'combo_index', 'combo_index'],
    'design',
  ])
  expect([photoBounds(nine).min, ...refusals(nine, [8, 9, 30])]).toEqual([9, 'too-few-photos', undefined, undefined])
})

test('B§4 type 8: a calendar is sold, goes on with its preview, and takes a fixed number of photos [A§5.calendar-count]', () => {
  const calendar = of(8)
  expect([listing(calendar), starts(8), needOf(8)]).toEqual([
    { onShelf: true, soon: false },
    ['theme_calendar', 'theme_calendar', 'theme_preview'],
    'design',
  ])
  // One photo for each page of its theme; more stay in the tray.
  expect([photoBounds(calendar, 12).min, ...refusals(calendar, [11, 12, 61], 12)]).toEqual([
    ...[12, 'too-few-photos', undefined, undefined],
  ])
})

test('B§4 type 9: prints are sold, start at their own page, and keep within their range', () => {
  const prints = of(9)
  expect([listing(prints), starts(9), needOf(9)]).toEqual([
    { onShelf: true, soon: false },
    ['print_index', 'print_index', 'print_index'],
    'design',
  ])
  expect(refusals(prints, [0, 1, 200, 201])).toEqual([
    ...['too-few-photos', undefined, undefined, 'too-many-ordered-photos'],
  ])
})
