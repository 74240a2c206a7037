import type { Coupon, UserCoupon } from '../../../domain/coupon/coupon.ts'
import { asId, type CouponId, type UserCouponId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'

/** A public coupon of 20 yuan for everything, in 2026. */
export function aCoupon(id: string, change: Partial<Coupon> = {}): Coupon {
  return {
    id: asId<CouponId>(id),
    name: { 'zh-Hans': '春天', en: 'Spring', 'zh-Hant': '春天' },
    code: id.toUpperCase(),
    discount: { kind: 'amount', off: minorUnits(2_000) },
    startTime: Date.UTC(2026, 0, 1),
    expireTime: Date.UTC(2027, 0, 1),
    status: 'on',
    isPublic: true,
    productIds: [],
    minimum: minorUnits(0),
    perShopper: 1,
    ...change,
  }
}

/** The same in a shopper's hands. */
export function held(
  id: string,
  change: Partial<Coupon> = {},
  state: Partial<Pick<UserCoupon, 'used' | 'usedUp'>> = {},
): UserCoupon {
  return { id: asId<UserCouponId>(id), coupon: aCoupon(id, change), used: false, usedUp: false, ...state }
}
