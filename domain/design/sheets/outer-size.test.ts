import { expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../../demo/demo-products.ts'
import type { Product } from '../../product/product.ts'
import { outerSize } from './outer-size.ts'

const named = (id: string) => DEMO_PRODUCTS.find((product) => product.id === id) as Product

test('a thing measures what it measures outside: the frame with its wood, the box, the whole wall, the closed book', () => {
  const ids = ['frame-trio', 'standard-album-box', 'combo-nine', 'book-square-203', 'postcard-12', 'package-family']
  expect(ids.map((id) => outerSize(named(id)))).toEqual([
    { width: 430, height: 220, depth: 22 },
    { width: 300, height: 110, depth: 240 },
    { width: 760, height: 760 },
    { width: 203, height: 203 },
    { width: 148, height: 105 },
    undefined,
  ])
})
