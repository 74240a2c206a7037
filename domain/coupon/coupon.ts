import type { CouponId, ProductId, UserCouponId } from '../ids.ts'
import type { Localised } from '../language.ts'
import type { BasisPoints, Discount } from '../product/price.ts'
import type { EpochMs, MinorUnits } from '../units.ts'

/** A coupon as the merchant made it (A§3). */
export interface Coupon {
  readonly id: CouponId
  readonly name: Localised
  /** Upper case; what a shopper types. Unique in one shop. */
  readonly code: string
  /** Amount or rate (B§9). */
  readonly discount: Discount
  readonly startTime: EpochMs
  readonly expireTime: EpochMs
  /** Off: nobody can get or use it. */
  readonly status: 'on' | 'off'
  /** Shown to every shopper, who may take it; others need its code. */
  readonly isPublic: boolean
  /** Empty: for every product. */
  readonly productIds: readonly ProductId[]
  /** What its products must cost at least; 0: nothing. */
  readonly minimum: MinorUnits
  /** How often one shopper may use it. */
  readonly perShopper: number
}

/** Signs of a code that is issued after a coupon, for one use: 12 of 32 are 60 bits (`safety` 13 asks for 50). */
export const PRIVATE_CODE_LENGTH = 12

/** A coupon with the uses that all shoppers together have; null: no end. */
export interface IssuedCoupon {
  readonly coupon: Coupon
  readonly uses: number | null
}

/** A coupon in the hands of one shopper. */
export interface UserCoupon {
  readonly id: UserCouponId
  readonly coupon: Coupon
  readonly used: boolean
  /** All its uses are gone: other shoppers were faster. */
  readonly usedUp: boolean
}

/**
 * The number in which a rate travels: ten times the tenths that are paid, 8.5 zhe = 85 (A§9, readings 28).
 *
 * In basis points both ways; hundredths of a zhe survive as decimals.
 */
export const wireRate = (pays: BasisPoints): number => pays / 100
export const rateOfWire = (rate: number): BasisPoints => Math.round(rate * 100)

/** The longest code that is looked up. */
export const CODE_MAX = 64

/** A code as it is kept: upper case, without the spaces and dashes that people add. */
export function plainCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\-_.]/g, '')
    .toUpperCase()
}

const DAY_MS = 86_400_000

/** What is left of a coupon's time, as its countdown shows it (A§9). Nothing is left after its end. */
export function countdown(expireTime: EpochMs, now: EpochMs) {
  const left = Math.max(0, expireTime - now)
  const seconds = Math.floor(left / 1000)
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
