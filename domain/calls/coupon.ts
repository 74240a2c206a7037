import { z } from 'zod'
import { CODE_MAX, type IssuedCoupon, rateOfWire } from '../coupon/coupon.ts'
import { COUPON_CODE } from '../coupon/coupon-faults.ts'
import { COUPON_REASONS } from '../coupon/why-not.ts'
import { idOf } from '../fields.ts'
import type { CouponId, ProductId } from '../ids.ts'
import { WHOLE } from '../product/price.ts'
import { minorUnits } from '../units.ts'
import { statedId } from './account.ts'
import { defineCall, opidField } from './call.ts'

/** Whether it can be used: `open` is a public coupon that the shopper has not taken yet. */
const COUPON_STATES = ['usable', 'open', 'not-yet', 'used', 'used-up', 'expired', 'withdrawn'] as const

/** A coupon as a shopper sees it (A§3). Moments are milliseconds. */
export const couponField = z.object({
  /** The shopper's own name of it; empty while it is `open`. */
  id: z.string(),
  promoid: z.string(),
  code: z.string(),
  /** In the caller's language. */
  name: z.string(),
  type: z.enum(['amount', 'rate']),
  /** Taken off, minor units; 0 for a rate. */
  amount: z.number().int(),
  /** Ten times the tenths that are paid: 8.5 zhe = 85 (A§9); 0 for an amount. */
  rate: z.number(),
  startTime: z.number().int(),
  expireTime: z.number().int(),
  /** Seconds until it ends; 0 once it has (A§9 countdown). */
  effectRemain: z.number().int(),
  status: z.enum(COUPON_STATES),
  isPublic: z.boolean(),
  /** Empty: every product. */
  productIdList: z.array(z.string()),
  productNames: z.array(z.string()),
  /** What its products must cost at least, minor units. */
  minimum: z.number().int(),
})
export type CouponData = z.output<typeof couponField>

/** One coupon of the shopper beside a price: what it would take off, or why it does not apply. */
export const couponOfferField = couponField.extend({
  off: z.number().int(),
  why: z.enum(COUPON_REASONS).exactOptional(),
})

const code = z.string().max(CODE_MAX)

export const getPromoListByUid = defineCall({
  name: 'GetPromoListByUID',
  method: 'POST',
  path: '/Mobile/Shop/GetPromoListByUID',
  summary: "The shopper's coupons, and the public ones that can still be taken.",
  changes: false,
  refusals: [],
  request: z.object({ mchid: statedId, uid: statedId }),
  data: z.array(couponField),
})

export const bindPromo = defineCall({
  name: 'BindPromo',
  method: 'POST',
  path: '/Mobile/Shop/BindPromo',
  summary: 'Takes a coupon by its code. Every code that does not work is answered alike.',
  changes: true,
  refusals: ['coupon-unknown', 'coupon-taken'],
  request: z.object({ mchid: statedId, uid: statedId, code, opid: opidField }),
  data: couponField,
})

export const getPromoInfoByCode = defineCall({
  name: 'GetPromoInfoByCode',
  method: 'POST',
  path: '/Mobile/Shop/GetPromoInfoByCode',
  summary: 'What a code is good for, before it is taken. Every code that does not work is answered alike.',
  changes: false,
  refusals: ['coupon-unknown'],
  request: z.object({ mchid: statedId, code }),
  data: couponField,
})

const count = z.number().int().min(0)
const rate = z.number().min(0).max(100)
/** The year 0, and what a zone makes of the last days of 9999, no database keeps. */
const moment = z.iso
  .datetime({ offset: true })
  .pipe(z.coerce.date())
  .refine((date) => date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999, 'no year from 1 to 9999')
  .transform((date) => date.getTime())

/**
 * A coupon as a merchant writes it into a catalogue file: `{"amount": 2000}` takes 20 yuan off, `{"rate": 85}` is
 * 8.5 zhe. Dates are ISO texts with their time zone.
 */
export const merchantCouponField = z
  .object({
    id: idOf<CouponId>(),
    code: z.string().regex(COUPON_CODE, 'a code is 4 to 64 upper-case letters and digits'),
    name: z.object({ 'zh-Hans': z.string(), 'zh-Hant': z.string(), en: z.string() }),
    amount: z.number().int().min(1).optional(),
    rate: rate.optional(),
    start: moment,
    end: moment,
    status: z.enum(['on', 'off']).default('on'),
    isPublic: z.boolean(),
    productIds: z.array(idOf<ProductId>()).default([]),
    minimum: count.default(0),
    perShopper: z.number().int().min(1).max(100).default(1),
    /** Uses for all shoppers together; absent: no end. */
    uses: count.optional(),
  })
  .refine(({ amount, rate }) => (amount === undefined) !== (rate === undefined), 'either an amount or a rate')
  .refine(({ start, end }) => start < end, 'it ends before it begins')
  .transform(
    ({ amount, rate: tenths, start, end, minimum, uses, ...rest }): IssuedCoupon => ({
      coupon: {
        ...rest,
        discount:
          amount === undefined
            ? { kind: 'rate', pays: tenths === undefined ? WHOLE : rateOfWire(tenths) }
            : { kind: 'amount', off: minorUnits(amount) },
        startTime: start,
        expireTime: end,
        minimum: minorUnits(minimum),
      },
      uses: uses ?? null,
    }),
  )
