import { expect, test } from 'vitest'
import { inCurrency } from './money-fields.ts'

const PRODUCT = {
  id: 'book',
  price: { base: 12_800, extraPage: 250, delivery: 1250 },
  pages: { least: 20 },
  options: [{ id: 'silk', extraPrice: 5 }, { id: 'plain' }],
}

test('figures stay as people write them when a shop has another currency; what is too fine is rounded up', () => {
  const yen = inCurrency(PRODUCT, 'CNY', 'JPY')
  expect(yen).toEqual({
    ...PRODUCT,
    price: { base: 128, extraPage: 3, delivery: 13 },
    options: [{ id: 'silk', extraPrice: 1 }, { id: 'plain' }],
  })
  expect(inCurrency(yen, 'JPY', 'USD').price).toEqual({ base: 12_800, extraPage: 300, delivery: 1300 })
})

test('between currencies of the same decimals nothing becomes another number', () => {
  expect(inCurrency(PRODUCT, 'CNY', 'USD')).toBe(PRODUCT)
})
