import { bindPromo, type CouponData, getPromoInfoByCode, getPromoListByUid } from '../../../domain/calls/coupon.ts'
import { rateOfWire } from '../../../domain/coupon/coupon.ts'
import type { Discount } from '../../../domain/product/price.ts'
import { minorUnits } from '../../../domain/units.ts'
import type { CouponPorts, ShopperCoupon } from '../../ports/coupon-ports.ts'
import { readAnswer } from '../platform/answered.ts'

/** The shopper's coupons. */
export function couponPorts(): CouponPorts {
  return {
    list: async (signal) => (await readAnswer(getPromoListByUid, {}, signal)).data.map(couponOf),
    lookUp: async (code) => couponOf((await readAnswer(getPromoInfoByCode, { code })).data),
    // Taking a coupon twice gives the same one, so no key is needed.
    take: async (code) => couponOf((await readAnswer(bindPromo, { code })).data),
  }
}

/** What a coupon takes off, from the two fields of the wire (A§9: the rate is stored times ten). */
export function discountOf({ type, amount, rate }: Pick<CouponData, 'type' | 'amount' | 'rate'>): Discount {
  return type === 'rate' ? { kind: 'rate', pays: rateOfWire(rate) } : { kind: 'amount', off: minorUnits(amount) }
}

function couponOf(data: CouponData): ShopperCoupon {
  return {
    ...{ id: data.id, promoId: data.promoid, code: data.code, name: data.name, discount: discountOf(data) },
    ...{ starts: data.startTime, ends: data.expireTime, status: data.status, minimum: minorUnits(data.minimum) },
    products: data.productIdList.map((id, index) => ({ id, name: data.productNames[index] ?? '' })),
  }
}
