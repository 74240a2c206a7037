import { expect, test } from 'vitest'
import type { QuoteLine } from '../product/price.ts'
import { minorUnits } from '../units.ts'
import type { Address } from './address.ts'
import type { OrderState } from './order-state.ts'
import { whyNoParcel } from './own-parcel.ts'

const address: Address = { name: 'Lin', phone: '1', province: 'p', city: 'c', district: 'd', street: 's' }
const delivery: QuoteLine = { kind: 'delivery', amount: minorUnits(1000) }
const order = (state: OrderState = 'in-production', lines: readonly QuoteLine[] = []) => ({
  ...{ state, pickupId: null as string | null, address, lines },
})
const TOGETHER = { mergeOrder: true }

test('only what leaves the house in a parcel of its own has a label', () => {
  const states: readonly OrderState[] = [
    ...(['awaiting-pay', 'to-upload', 'paid', 'in-production', 'shipped', 'cancelled', 'refunded'] as const),
  ]
  expect(states.map((state) => whyNoParcel(order(state), undefined, TOGETHER))).toEqual([
    ...['unpaid', undefined, undefined, undefined, undefined, 'closed', 'closed'],
  ])
  expect([
    whyNoParcel({ ...order(), pickupId: 'door' }, undefined, TOGETHER),
    whyNoParcel({ ...order(), address: { ...address, street: '' } }, undefined, TOGETHER),
  ]).toEqual(['fetched', 'nothing-sent'])
})

test('what was added goes in the parcel that is paid for while that has not left', () => {
  const parent = order('paid', [delivery])
  expect([
    whyNoParcel(order(), parent, TOGETHER),
    whyNoParcel(order(), { ...parent, state: 'shipped' }, TOGETHER),
    whyNoParcel(order(), { ...parent, state: 'refunded' }, TOGETHER),
    whyNoParcel(order(), { ...parent, lines: [] }, TOGETHER),
    whyNoParcel(order('in-production', [delivery]), parent, TOGETHER),
    whyNoParcel(order(), parent, { mergeOrder: false }),
  ]).toEqual(['travels-along', undefined, undefined, undefined, undefined, undefined])
})
