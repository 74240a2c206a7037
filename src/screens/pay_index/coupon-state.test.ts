import { expect, test } from 'vitest'
import { minorUnits } from '../../../domain/units.ts'
import type { OrderQuote, QuotedCoupon } from '../../../machines/order/order.types.ts'
import { couponState, mustChooseCoupon } from './coupon-state.ts'

function offer(id: string, why: QuotedCoupon['why']): QuotedCoupon {
  const discount = { kind: 'amount', off: minorUnits(500) } as const
  return { id, name: id, off: minorUnits(500), why, expires: 1, discount, minimum: minorUnits(0), products: [] }
}

const GOOD = offer('good', null)
const LATE = offer('late', 'expired')

function quoteOf(coupons: readonly QuotedCoupon[]): OrderQuote {
  return { quoteId: 'q', currency: 'CNY', symbol: '¥', lines: [], total: minorUnits(1), coupons }
}

test.each([
  ['none that applies, nothing said', [LATE], 'undecided', { kind: 'none' }, false],
  ['B§5 coupon: one applies, nothing said', [GOOD, LATE], 'undecided', { kind: 'undecided', best: GOOD }, true],
  ['explicitly not used', [GOOD], 'none', { kind: 'declined' }, false],
  ['one is used', [GOOD], 'good', { kind: 'used', coupon: GOOD }, false],
  ['the chosen one has ended meanwhile', [GOOD, LATE], 'late', { kind: 'lost', chosen: LATE }, true],
  ['the chosen one is not there', [GOOD], 'other', { kind: 'lost', chosen: undefined }, true],
])('%s', (_, coupons, coupon, state, must) => {
  const context = { quote: quoteOf(coupons), coupon }
  expect([couponState(context), mustChooseCoupon(context)]).toEqual([state, must])
})
