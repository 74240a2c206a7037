import { expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../demo/demo-products.ts'
import { pictured } from './pictured.ts'
import type { Product } from './product.ts'

const named = (id: string) => DEMO_PRODUCTS.find((product) => product.id === id) as Product

test('a box is shown in the cloth that is chosen', () => {
  const box = named('standard-album-box')
  expect([pictured(box, ['cloth-silk']).pictures?.thumbs, pictured(box, ['cloth-sand']).pictures]).toEqual([
    ['/emall/app/demo/box-green-closed.jpg', '/emall/app/demo/box-green-open.jpg'],
    box.pictures,
  ])
})
