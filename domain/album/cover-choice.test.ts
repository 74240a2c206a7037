import { expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../demo/demo-products.ts'
import type { Product } from '../product/product.ts'
import { coversNeeded, coverVerdict } from './cover-choice.ts'

test('B§8 cover: too few or too many cover photos', () => {
  expect([coverVerdict(0, 1), coverVerdict(1, 1), coverVerdict(2, 1), coverVerdict(3, 4)]).toEqual([
    'too-few',
    'right',
    'too-many',
    'too-few',
  ])
})

const product = (id: string) => DEMO_PRODUCTS.find((one) => one.id === id) as Product

test('A§5 cover: a cover is required for what is bound, and for nothing else [A§5.cover-needed]', () => {
  const needed = ['book-square-203', 'frame-a4', 'postcard-12', 'standard-album-box'].map((id) =>
    coversNeeded(product(id)),
  )
  expect(needed).toEqual([1, 0, 0, 0])
  expect(needed.map((wanted) => coverVerdict(0, wanted))).toEqual(['too-few', 'right', 'right', 'right'])
})

test('A§9 cover count: 1 by default, more for products of several covers [A§9.cover-count]', () => {
  const book = product('book-square-203')
  expect([
    coversNeeded(undefined),
    coversNeeded({ ...book, coverPhotos: 0 }),
    coversNeeded({ ...book, coverPhotos: 3 }),
  ]).toEqual([1, 1, 3])
})
