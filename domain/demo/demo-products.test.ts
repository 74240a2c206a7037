import { expect, test } from 'vitest'
import { DEMO_PRODUCT_CATEGORIES, DEMO_PRODUCTS } from './demo-products.ts'

test('every shelf of the demo shop holds something, and calendars stand on their own', () => {
  const shelves = DEMO_PRODUCT_CATEGORIES.map(({ id }) => ({
    id,
    types: new Set<number>(DEMO_PRODUCTS.filter(({ categoryId }) => categoryId === id).map(({ type }) => type)),
  }))
  expect(shelves.filter(({ types }) => types.size === 0)).toEqual([])
  expect(shelves.filter(({ types }) => types.has(8))).toEqual([{ id: 'calendars', types: new Set([8]) }])
})
