import { expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../demo/demo-products.ts'
import { shopWindow } from './shop-window.ts'

test('the shop window shows every kind of product before it shows one twice', () => {
  const kinds = [...new Set(DEMO_PRODUCTS.map(({ type }) => type))]
  const shown = shopWindow(DEMO_PRODUCTS, 12)
  expect(shown.slice(0, kinds.length).map(({ type }) => type)).toEqual(kinds)
  expect(new Set(shown.map(({ id }) => id)).size).toBe(12)
})
