import type { CouponReason } from '../../domain/coupon/why-not.ts'
import type { Discount } from '../../domain/product/price.ts'
import type { EpochMs, MinorUnits } from '../../domain/units.ts'

/** A coupon as a shopper sees it. */
export interface ShopperCoupon {
  /** The shopper's own name of it; empty while it is `open`. */
  readonly id: string
  readonly promoId: string
  readonly code: string
  readonly name: string
  readonly discount: Discount
  readonly starts: EpochMs
  readonly ends: EpochMs
  /** `open`: public, and not taken yet. */
  readonly status: 'usable' | 'open' | Extract<CouponReason, 'not-yet' | 'used' | 'used-up' | 'expired' | 'withdrawn'>
  readonly minimum: MinorUnits
  /** Empty: for every product. */
  readonly products: readonly { readonly id: string; readonly name: string }[]
}

/** Coupons of the shopper. All @throws NetworkLost, ServerFault, RequestRefused with the shop's sentence. */
export interface CouponPorts {
  /** The shopper's own ones, then the public ones that can still be taken. */
  list(signal?: AbortSignal): Promise<readonly ShopperCoupon[]>
  /** What a code is good for, without taking it. */
  lookUp(code: string): Promise<ShopperCoupon>
  take(code: string): Promise<ShopperCoupon>
}
