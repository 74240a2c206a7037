import { expect, test } from 'vitest'
import { minorUnits } from '../units.ts'
import { deliveryPaidBefore, refuseAddPurchase } from './add-purchase.ts'
import { ORDER_STATES } from './order-state.ts'

test('safety 12: something is added to a paid order that is not closed', () => {
  expect(Object.fromEntries(ORDER_STATES.map((state) => [state, refuseAddPurchase(state)]))).toEqual({
    'awaiting-pay': 'order-not-paid',
    'to-upload': undefined,
    paid: undefined,
    'in-production': undefined,
    shipped: undefined,
    cancelled: 'order-closed',
    refunded: 'order-closed',
  })
})

test('A§3 factoryConfig mergerOrder: an order that has not left pays the delivery of both, if they are packed together', () => {
  const lines = [
    { kind: 'base', amount: minorUnits(5000) },
    { kind: 'delivery', amount: minorUnits(1000) },
  ] as const
  const paid = (state: 'paid' | 'to-upload' | 'shipped', mergeOrder: boolean) =>
    deliveryPaidBefore({ state, lines }, { mergeOrder })
  expect([paid('paid', true), paid('to-upload', true), paid('shipped', true), paid('paid', false)]).toEqual([
    1000, 1000, 0, 0,
  ])
})
