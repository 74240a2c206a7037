import type { CouponData } from '../../domain/calls/coupon.ts'
import { type Coupon, type UserCoupon, wireRate } from '../../domain/coupon/coupon.ts'
import { whyNotNow } from '../../domain/coupon/why-not.ts'
import type { Language } from '../../domain/language.ts'
import type { EpochMs } from '../../domain/units.ts'

export interface CouponMessages {
  readonly language: Language
  readonly now: EpochMs
  /** Names of products by their ids, in `language`. */
  readonly productNames: ReadonlyMap<string, string>
}

/** A coupon in the shopper's hands, as it travels. */
export function userCoupon(held: UserCoupon, messages: CouponMessages): CouponData {
  return { ...couponData(held.coupon, messages), id: held.id, status: whyNotNow(held, messages.now) ?? 'usable' }
}

/** A coupon that can still be taken. */
export function openCoupon(coupon: Coupon, messages: CouponMessages): CouponData {
  return couponData(coupon, messages)
}

function couponData(coupon: Coupon, { language, now, productNames }: CouponMessages): CouponData {
  const { discount } = coupon
  return {
    id: '',
    promoid: coupon.id,
    code: coupon.code,
    name: coupon.name[language],
    type: discount.kind,
    amount: discount.kind === 'amount' ? discount.off : 0,
    rate: discount.kind === 'rate' ? wireRate(discount.pays) : 0,
    startTime: coupon.startTime,
    expireTime: coupon.expireTime,
    effectRemain: Math.max(0, Math.floor((coupon.expireTime - now) / 1000)),
    status: 'open',
    isPublic: coupon.isPublic,
    productIdList: [...coupon.productIds],
    productNames: coupon.productIds.flatMap((id) => productNames.get(id) ?? []),
    minimum: coupon.minimum,
  }
}
