import type { OrderItemRequest } from '../../domain/calls/price.ts'
import { plainCode } from '../../domain/coupon/coupon.ts'
import type { CouponChoice, CouponDecision } from '../../domain/coupon/decide-coupon.ts'
import { savingOf } from '../../domain/coupon/why-not.ts'
import type { QuoteCart } from '../../domain/product/quote.ts'
import { refuse } from '../base/answer.ts'

/** What a request says about coupons: `coupon`, or the code that its things carry (A§3 order item). */
export function couponChoiceOf(
  coupon: string | undefined,
  orderdata: readonly Pick<OrderItemRequest, 'code'>[],
): CouponChoice {
  if (coupon !== undefined) {
    return coupon === 'none' ? 'none' : { named: coupon }
  }
  const code = orderdata.map((item) => plainCode(item.code ?? '')).find((plain) => plain !== '')
  return code === undefined ? undefined : { named: code }
}

/** Why an order cannot be made with what was said about coupons; nothing when it can. */
export function refuseCoupon(decision: CouponDecision, cart: QuoteCart) {
  switch (decision.kind) {
    case 'undecided':
      return refuse('coupon-undecided', {
        data: { best: decision.best.id, off: savingOf(decision.best.coupon, cart) },
      })
    case 'not-possible':
      return refuse('coupon-not-possible', { data: decision.reason ? { reason: decision.reason } : {} })
    default:
      return undefined
  }
}
