import { expect, test } from 'vitest'
import { backOf, refundableOf, refusePart } from './refundable.ts'

const PAYMENT = { eventId: 'p', amount: 1000 }

test('what failed gave nothing back, what is on its way did, and other payments do not count', () => {
  expect(
    refundableOf(PAYMENT, [
      { eventId: 'p', amount: 300, state: 'failed' },
      { eventId: 'p', amount: 200, state: 'waiting' },
      { eventId: 'p', amount: 100, state: 'done' },
      { eventId: 'q', amount: 500, state: 'done' },
    ]),
  ).toBe(700)
  expect(refundableOf(undefined, [])).toBe(0)
})

test('nothing is left where all was asked for and a part went back at the provider meanwhile', () => {
  const refunds = [
    { eventId: 'p', amount: 1000, state: 'waiting' },
    { eventId: 'p', amount: 200, state: 'done' },
  ] as const
  expect([backOf(PAYMENT, refunds), refundableOf(PAYMENT, refunds)]).toEqual([1000, 0])
})

test('never more than what is left, never nothing', () => {
  expect([refusePart(700, 700), refusePart(701, 700), refusePart(0, 700), refusePart(undefined, 700)]).toEqual([
    undefined,
    'refund-too-much',
    'amount-unreadable',
    'amount-unreadable',
  ])
})
