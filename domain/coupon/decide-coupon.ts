import type { QuoteCart } from '../product/quote.ts'
import type { EpochMs } from '../units.ts'
import type { UserCoupon } from './coupon.ts'
import { bestCoupon, type CouponReason, whyNot } from './why-not.ts'

/** What a shopper said about coupons: nothing, not to use one, or which one by its own id or its code. */
export type CouponChoice = undefined | 'none' | { readonly named: string }

export type CouponDecision<Own extends UserCoupon = UserCoupon> =
  /** Nothing to decide, or decided against. */
  | { readonly kind: 'none' }
  | { readonly kind: 'applies'; readonly coupon: Own }
  /** A coupon would apply, and the shopper has said nothing yet (B§5). */
  | { readonly kind: 'undecided'; readonly best: Own }
  /** The named one does not apply; `reason` is absent where the shopper holds none of this name. */
  | { readonly kind: 'not-possible'; readonly reason?: CouponReason }

/** A coupon "must be entered or explicitly not used" (B§5), where there is one that applies (readings 29). */
export function decideCoupon<Own extends UserCoupon>(
  choice: CouponChoice,
  held: readonly Own[],
  cart: QuoteCart,
  now: EpochMs,
): CouponDecision<Own> {
  if (choice === 'none') {
    return { kind: 'none' }
  }
  if (choice === undefined) {
    const best = bestCoupon(held, cart, now)
    return best ? { kind: 'undecided', best } : { kind: 'none' }
  }
  const named = held.filter(({ id, coupon }) => id === choice.named || coupon.code === choice.named)
  const applying = named.find((one) => whyNot(one, cart, now) === undefined)
  if (applying) {
    return { kind: 'applies', coupon: applying }
  }
  const reason = named[0] && whyNot(named[0], cart, now)
  return { kind: 'not-possible', ...(reason ? { reason } : {}) }
}
