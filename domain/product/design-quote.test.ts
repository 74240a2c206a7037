import { expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../demo/demo-products.ts'
import { designQuote } from './design-quote.ts'
import type { Product } from './product.ts'

const named = (id: string): Product => {
  const found = DEMO_PRODUCTS.find((product) => product.id === id)
  if (!found) {
    throw new Error(`the demo shop has no ${id}`)
  }
  return found
}

test('readings 29: a design that grows is told line by line, with the first options while nobody has chosen', () => {
  expect([
    designQuote(named('calendar-desk'), { sheets: 12 }),
    designQuote(named('calendar-desk'), { sheets: 14 }),
    designQuote(named('postcard-12'), { sheets: 20 }),
    designQuote(named('print-6inch'), { sheets: 16 }),
  ]).toEqual([
    { kind: 'quoted', lines: [{ kind: 'base', item: 0, amount: 6800 }], total: 6800 },
    {
      kind: 'quoted',
      lines: [
        { kind: 'base', item: 0, amount: 6800 },
        { kind: 'extra-pages', item: 0, count: 2, each: 400, amount: 800 },
      ],
      total: 7600,
    },
    {
      kind: 'quoted',
      lines: [
        { kind: 'base', item: 0, amount: 1600 },
        { kind: 'extra-pages', item: 0, count: 12, each: 125, amount: 1500 },
      ],
      total: 3100,
    },
    {
      kind: 'quoted',
      lines: [
        { kind: 'base', item: 0, amount: 100 },
        { kind: 'extra-pages', item: 0, count: 15, each: 100, amount: 1500 },
      ],
      total: 1600,
    },
  ])
})

test('readings 29: black wood costs more; in a set only what is added to the price of the set is counted', () => {
  expect([
    designQuote(named('frame-a4'), { sheets: 1, attributes: ['wood-black'] }).total,
    designQuote(named('frame-a4'), { sheets: 1, inSet: true }).total,
    designQuote(named('book-square-203'), { sheets: 24, inSet: true }).total,
    designQuote(named('frame-a4'), { sheets: 1, attributes: ['wood of last year'] }).total,
  ]).toEqual([10_800, 0, 1000, 9800])
})
