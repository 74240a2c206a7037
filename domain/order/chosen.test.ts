import { expect, test } from 'vitest'
import { aCalendar, aCalendarDesign, theCalendar } from '../../tests/support/builders/calendar-builders.ts'
import { aSheetDesign, aTheme } from '../../tests/support/builders/design-builders.ts'
import { DEMO_PRODUCTS } from '../demo/demo-products.ts'
import { invariant } from '../never.ts'
import { chosenOf } from './chosen.ts'
import { chosenLabels } from './chosen-labels.ts'

function sold(id: string) {
  const product = DEMO_PRODUCTS.find((one) => one.id === id)
  invariant(product, `the demo shop sells ${id}`)
  return product
}

test('A§3 "Order item": months, first month, look and binding of a calendar stand beside it, in every language', () => {
  const { design } = aCalendarDesign({ settings: aCalendar({ start: { year: 2026, month: 11 } }) })
  const chosen = chosenOf({
    ...{ product: theCalendar('wall'), design, theme: { name: aTheme().name } },
    ...{ attributes: ['binding-wood'], pages: 12, photos: 13 },
  })
  const look = aTheme().name
  expect([chosenLabels(chosen, 'zh-Hans', 2), chosenLabels(chosen, 'en', 1), chosenLabels(chosen, 'zh-Hant')]).toEqual([
    [
      ...['12 个月', '从2026年11月起', '13 张照片', '29.7 × 42 厘米', `样式：${look['zh-Hans']}`],
      ...['装订：原木夹条', '2 件'],
    ],
    [
      ...['12 months', 'from November 2026', '13 photos', '29.7 × 42 cm', `Look: ${look.en}`],
      ...['Binding: Wooden bar', '1 piece'],
    ],
    ['12 個月', '從2026年11月起', '13 張相片', '29.7 × 42 公分', `樣式：${look['zh-Hant']}`, '裝訂：原木夾條'],
  ])
})

test('B§4 fit types: of a frame its wood, how its photo sits and what it measures outside', () => {
  const product = sold('frame-a4')
  const { design } = aSheetDesign(1, product)
  const chosen = chosenOf({ product, design, attributes: ['wood-black'], pages: 1, photos: 1 })
  expect(chosenLabels(chosen, 'en', 1)).toEqual([
    ...['1 photo', '24 × 32.7 cm', 'Full', 'Wood: Black lacquer', '1 piece'],
  ])
})

test('a thing of the shelf, and a book that is designed after it was paid', () => {
  const box = chosenOf({ product: sold('standard-album-box'), attributes: ['cloth-sand'], pages: 0, photos: 0 })
  const book = chosenOf({ product: sold('book-square-203'), attributes: ['paper-art'], pages: 24, photos: 0 })
  expect([chosenLabels(box, 'en', 3), chosenLabels(book, 'en', 2)]).toEqual([
    ['30 × 24 × 11 cm', 'Cloth: Sand', '3 pieces'],
    ['24 pages', '20.3 × 20.3 cm', 'Paper: Art paper, 200 g', '2 copies'],
  ])
})
