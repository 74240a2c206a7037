import { discounted } from '../product/price.ts'
import { eligibleAmount, type QuoteCart } from '../product/quote.ts'
import { type EpochMs, type MinorUnits, minorUnits } from '../units.ts'
import type { Coupon, UserCoupon } from './coupon.ts'

/** Why a coupon cannot be used at all, or not for this cart. */
export const COUPON_REASONS = [
  ...(['withdrawn', 'used', 'used-up', 'not-yet', 'expired'] as const),
  ...(['product-not-listed', 'below-minimum', 'nothing-off'] as const),
] as const
export type CouponReason = (typeof COUPON_REASONS)[number]

/** Reasons that hold whatever the cart is. */
export type CouponEnd = Extract<CouponReason, 'withdrawn' | 'used' | 'used-up' | 'not-yet' | 'expired'>

/** Why a coupon is of no use to anybody now, whatever the cart. */
export function whyNotNow(
  { coupon, used, usedUp }: Pick<UserCoupon, 'coupon' | 'used' | 'usedUp'>,
  now: EpochMs,
): CouponEnd | undefined {
  if (used) {
    return 'used'
  }
  if (coupon.status === 'off') {
    return 'withdrawn'
  }
  if (coupon.expireTime <= now) {
    return 'expired'
  }
  if (usedUp) {
    return 'used-up'
  }
  return coupon.startTime > now ? 'not-yet' : undefined
}

/** The first reason why a coupon does not apply to a cart; `undefined` when it does. Its end itself is too late. */
export function whyNot(held: UserCoupon, cart: QuoteCart, now: EpochMs): CouponReason | undefined {
  const { coupon } = held
  const reason = whyNotNow(held, now)
  if (reason) {
    return reason
  }
  const { productIds } = coupon
  if (productIds.length > 0 && !cart.items.some(({ product }) => productIds.includes(product.id))) {
    return 'product-not-listed'
  }
  if (eligibleAmount(cart, productIds) < coupon.minimum) {
    return 'below-minimum'
  }
  return savingOf(coupon, cart) > 0 ? undefined : 'nothing-off'
}

/** What a coupon takes off a cart, 0 or more; whether it may be used is another question. */
export function savingOf(coupon: Coupon, cart: QuoteCart): MinorUnits {
  const eligible = eligibleAmount(cart, coupon.productIds)
  return minorUnits(eligible - discounted(eligible, coupon.discount))
}

/** The coupon that saves most; of two that save the same, the one that ends first. */
export function bestCoupon<Own extends UserCoupon>(
  held: readonly Own[],
  cart: QuoteCart,
  now: EpochMs,
): Own | undefined {
  return held
    .filter((one) => whyNot(one, cart, now) === undefined)
    .sort(
      (a, b) =>
        savingOf(b.coupon, cart) - savingOf(a.coupon, cart) ||
        a.coupon.expireTime - b.coupon.expireTime ||
        (a.id < b.id ? -1 : 1),
    )[0]
}
