import { expect, test } from 'vitest'
import { minorUnits } from '../units.ts'
import { eventOfPayment, goodsOf, isShipped, makeDaysOf, needOf, needOfProduct } from './item-needs.ts'

test('B§4 product types: what each needs before it can be made', () => {
  expect(([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map(needOf)).toEqual([
    'design',
    'design',
    'nothing',
    'photos',
    'nothing',
    'design',
    'design',
    'design',
    'design',
  ])
})

test('A§5 photo count: a print-type product with zero min and zero max means no photo', () => {
  const photos = (minCount: number, maxCount: number) => ({ photos: { minCount, maxCount, minBytes: 0, maxBytes: 0 } })
  expect([
    needOfProduct({ type: 9, ...photos(0, 0) }),
    needOfProduct({ type: 9, ...photos(0, 1) }),
    needOfProduct({ type: 9, ...photos(1, 200) }),
    needOfProduct({ type: 1, ...photos(0, 0) }),
  ]).toEqual(['nothing', 'design', 'design', 'design'])
})

test('B§4 mode 4: an order that is paid without all its designs waits for the upload', () => {
  const book = { need: 'design', submitted: true } as const
  const box = { need: 'nothing', submitted: false } as const
  const later = { need: 'photos', submitted: false } as const
  expect([eventOfPayment([book, box]), eventOfPayment([book, later])]).toEqual(['pay', 'pay-before-upload'])
})

test('B§4 type 4: originals without a price for delivery ask for no address, everything else does', () => {
  const price = (delivery: number) => ({
    ...{ base: minorUnits(900), extraPage: minorUnits(0), pagesIncluded: 0, delivery: minorUnits(delivery) },
  })
  const ask = (type: 1 | 4 | 5, delivery: number) => isShipped({ type, price: price(delivery) })
  expect([ask(4, 0), ask(4, 500), ask(5, 0), ask(1, 0)]).toEqual([false, true, true, true])
})

test('what becomes of the things of an order: one that is printed makes it an order that is printed', () => {
  const box = { type: 5, upload: 'nothing' } as const
  const originals = { type: 4, upload: 'submitted' } as const
  const book = { type: 1, upload: 'to-upload' } as const
  const goods = (items: Parameters<typeof goodsOf>[0]['items'], travels = true) => goodsOf({ items, travels })
  expect([
    ...[
      goods([]),
      goods([box]),
      goods([originals], false),
      goods([originals]),
      goods([box, book]),
      goods([box, originals]),
    ],
  ]).toEqual([...['printed', 'packed', 'handed-on', 'packed', 'printed', 'printed']])
})

test('how long an order is made: as its slowest product that travels, and not at all where nothing does', () => {
  const price = (delivery: number) => ({
    ...{ base: minorUnits(900), extraPage: minorUnits(0), pagesIncluded: 0, delivery: minorUnits(delivery) },
  })
  const made = (type: 1 | 4, delivery: number, daysToMake?: number) => ({
    ...{ type, price: price(delivery) },
    ...(daysToMake === undefined ? {} : { daysToMake }),
  })
  expect([
    makeDaysOf([made(1, 0, 2), made(1, 0, 7), made(1, 0)], 3),
    makeDaysOf([made(1, 0, 2), made(1, 0)], 3),
    makeDaysOf([made(1, 0, 2), undefined], 3),
    makeDaysOf([made(1, 0, 2), made(4, 0, 9)], 3),
    makeDaysOf([made(4, 0, 9)], 3),
    makeDaysOf([], 3),
  ]).toEqual([7, 3, 3, 2, undefined, undefined])
})
