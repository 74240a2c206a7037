import { expect, test } from 'vitest'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { invariant } from '../../../domain/never.ts'
import type { OrderWithItems } from '../../../domain/order/order.ts'
import { arrivalIfPaid } from './pay-arrival.ts'

const [book] = DEMO_PRODUCTS
invariant(book, 'the demo shop sells a book')
const merchant = {
  ...DEMO_MERCHANT,
  shop: { ...DEMO_MERCHANT.shop, delivery: { makeDays: 2, wayDays: { from: 2, to: 4 } } },
}

test('an order whose design comes after the payment promises no day before it is handed in', () => {
  const dayOf = (submittedAt: number | null) => {
    const order = { state: 'awaiting-pay', address: {}, pickupId: null }
    const found = { order, items: [{ pid: book.id, need: 'design', submittedAt }] } as unknown as OrderWithItems
    return arrivalIfPaid(found, merchant, new Map([[book.id, book]]), 0) !== undefined
  }
  expect([dayOf(0), dayOf(null)]).toEqual([true, false])
})
