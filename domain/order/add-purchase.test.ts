import { expect, test } from 'vitest'
import type { QuoteLine } from '../product/price.ts'
import { minorUnits } from '../units.ts'
import { joinsParcel, refuseAddPurchase } from './add-purchase.ts'
import { ORDER_STATES, type OrderState } from './order-state.ts'

test('safety 12: something is added to a paid order that is not closed', () => {
  expect(Object.fromEntries(ORDER_STATES.map((state) => [state, refuseAddPurchase(state)]))).toEqual({
    'awaiting-pay': 'order-not-paid',
    'to-upload': undefined,
    paid: undefined,
    'in-production': undefined,
    shipped: undefined,
    'ready-to-collect': undefined,
    collected: undefined,
    cancelled: 'order-closed',
    refunded: 'order-closed',
  })
})

test('A§3 mergerOrder: an order that has not left carries the addition, if they are packed together [A§3.merger-parcel]', () => {
  const delivered = [
    { kind: 'base', amount: minorUnits(5000) },
    { kind: 'delivery', amount: minorUnits(1000) },
  ] as const
  const joins = (state: OrderState, mergeOrder: boolean, lines: readonly QuoteLine[] = delivered) =>
    joinsParcel({ state, lines }, { mergeOrder })
  expect({
    paid: joins('paid', true),
    'to upload': joins('to-upload', true),
    shipped: joins('shipped', true),
    'packed apart': joins('paid', false),
    'no delivery was paid': joins('paid', true, [{ kind: 'base', amount: minorUnits(5000) }]),
    'not paid yet': joins('awaiting-pay', true),
  }).toEqual({
    paid: true,
    'to upload': true,
    shipped: false,
    'packed apart': false,
    'no delivery was paid': false,
    'not paid yet': false,
  })
})
