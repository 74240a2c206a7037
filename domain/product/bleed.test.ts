import { expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../demo/demo-products.ts'
import { FIT_TYPES } from '../design/fit-type.ts'
import { BLEED_TYPES, bleedsOf } from './bleed.ts'
import type { CoverType, Product } from './product.ts'

const product = (id: string) => DEMO_PRODUCTS.find((one) => one.id === id) as Product

test('B§9 bleed types: cover f4f1, f1f4 or f1, inner, chapter; and the fit options of a postcard', () => {
  expect(BLEED_TYPES).toEqual(['f4f1', 'f1f4', 'f1', 'inner', 'chapter'])
  expect(FIT_TYPES).toEqual(['out', 'in', 'inMargin', 'inMarginOut', 'polaroid', 'polaroidOut', 'auto'])
})

test('B§9 bleed types: a book has one for its cover, its pages and its chapters, a card one, goods none', () => {
  const book = product('book-square-203')
  const covers = (['f4f1', 'f1f4', 'f1'] as const satisfies readonly CoverType[]).map((type) =>
    bleedsOf(book.book ? { book: { ...book.book, cover: { ...book.book.cover, type } } } : {}).map((it) => it.type),
  )
  expect(covers).toEqual([
    ['f4f1', 'inner', 'chapter'],
    ['f1f4', 'inner', 'chapter'],
    ['f1', 'inner', 'chapter'],
  ])
  expect(bleedsOf(product('postcard-12'))).toEqual([{ type: 'inner', margin: 3 }])
  expect(bleedsOf(product('standard-album-box'))).toEqual([])
})
