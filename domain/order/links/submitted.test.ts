import { describe, expect, test } from 'vitest'
import { isLinkOrderSubmitted, submissionOf } from './submitted.ts'

describe('A§4 submitted and paid rules [A§4.submitted]', () => {
  test.each([
    ['2300 is not submitted, although it is above 1000', { orderId: '', type: 1, status: 2300 }, false],
    ['2300 is not submitted, although an order id is there', { orderId: 'o1', type: 0, status: 2300 }, false],
    ['an order id is enough', { orderId: 'o1', type: 0, status: 0 }, true],
    ['type 1 above 1000 is paid', { orderId: '', type: 1, status: 1001 }, true],
    ['1000 itself waits for payment', { orderId: '', type: 1, status: 1000 }, false],
    ['type 0 is not paid by its status', { orderId: '', type: 0, status: 4000 }, false],
  ])('%s', (_, order, submitted) => {
    expect(isLinkOrderSubmitted(order)).toBe(submitted)
  })

  test('some, all or none of the sub-orders', () => {
    const done = { orderId: 'o1', type: 1, status: 3000 }
    const open = { orderId: '', type: 1, status: 2300 }
    expect([submissionOf([done, open]), submissionOf([done, done]), submissionOf([open]), submissionOf([])]).toEqual([
      'some',
      'all',
      'none',
      'none',
    ])
  })
})
