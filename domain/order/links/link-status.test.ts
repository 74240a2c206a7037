import { expect, test } from 'vitest'
import { asId, type OrderId } from '../../ids.ts'
import { linkStatusOf } from './link-status.ts'
import { submissionOf } from './submitted.ts'

const order = { id: asId<OrderId>('o1'), state: 'to-upload' } as const
const waiting = { need: 'design', submittedAt: null } as const
const done = { need: 'photos', submittedAt: 1 } as const
const goods = { need: 'nothing', submittedAt: null } as const

test('A§4 2300: a sub-order that waits has an empty order id, one that was handed in is paid [A§4.status-2300]', () => {
  expect([waiting, done, goods].map((item) => linkStatusOf(item, order))).toEqual([
    { orderId: '', type: 1, status: 2300 },
    { orderId: 'o1', type: 1, status: 3000 },
    { orderId: 'o1', type: 1, status: 3000 },
  ])
})

test('A§4 partially submitted: some of the sub-orders lack an order id [A§4.partly]', () => {
  const of = (...items: Parameters<typeof linkStatusOf>[0][]) =>
    submissionOf(items.map((item) => linkStatusOf(item, order)))
  expect([of(waiting), of(waiting, done), of(done, goods)]).toEqual(['none', 'some', 'all'])
})
