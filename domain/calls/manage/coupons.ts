import { z } from 'zod'
import { defineCall, jsonField, opidField, pageFields } from '../call.ts'
import { memberLevelField } from '../catalogue-fields.ts'
import { merchantCouponField } from '../coupon.ts'
import { localisedField } from '../theme-fields.ts'
import { catalogueId } from './products.ts'

/** Codes that are issued at once; more come from the operator's command. */
export const CODES_MAX = 1000

export const manageCoupons = defineCall({
  name: 'ManageCoupons',
  method: 'POST',
  path: '/Api/Manage/Coupons',
  summary:
    'Coupons of the merchant, the newest first, a page at a time; codes that were issued after one are counted with it.',
  changes: false,
  refusals: [],
  request: z.object({ ...pageFields }),
  data: z.array(
    z.object({
      promoid: z.string(),
      code: z.string(),
      name: localisedField,
      /** One of the two, as `SaveManagedCoupon` takes it. */
      amount: z.number().int().exactOptional(),
      rate: z.number().exactOptional(),
      start: z.string(),
      end: z.string(),
      status: z.enum(['on', 'off']),
      isPublic: z.boolean(),
      productIds: z.array(z.string()),
      minimum: z.number().int(),
      perShopper: z.number().int(),
      /** Uses that are left for all shoppers; absent: no end. */
      left: z.number().int().exactOptional(),
      /** How often it, or a code of it, was taken and used. */
      taken: z.number().int(),
      used: z.number().int(),
      codes: z.number().int(),
      currency: z.string(),
      /** Told again when it is saved: whoever changed it meanwhile is not written over. */
      rev: z.string().default(''),
    }),
  ),
})

export const saveManagedCoupon = defineCall({
  name: 'SaveManagedCoupon',
  method: 'POST',
  path: '/Api/Manage/SaveCoupon',
  summary:
    'Keeps a coupon as it is sent, whole, a new one or one that is there; uses that are gone stay gone, and what was ended stays ended.',
  changes: true,
  refusals: ['coupon-wrong', 'coupon-code-taken', 'changed-meanwhile'],
  request: z.object({
    coupon: jsonField(merchantCouponField),
    /** What was read of it; empty: it is new, or a page of the release before does not say. */
    rev: z.string().max(64).default(''),
    opid: opidField,
  }),
  data: z.object({ promoid: z.string() }),
})

export const endCoupon = defineCall({
  name: 'EndCoupon',
  method: 'POST',
  path: '/Api/Manage/EndCoupon',
  summary: 'Ends a coupon at once, with all codes that were issued after it.',
  changes: true,
  refusals: [],
  request: z.object({ promoid: catalogueId, opid: opidField }),
  data: z.object({ promoid: z.string() }),
})

export const issueCoupons = defineCall({
  name: 'IssueCoupons',
  method: 'POST',
  path: '/Api/Manage/IssueCoupons',
  summary: 'Issues private codes after the model of a coupon, each for one use. They are told once.',
  changes: true,
  refusals: [],
  request: z.object({
    promoid: catalogueId,
    number: z.preprocess(Number, z.number().int().min(1).max(CODES_MAX)),
    opid: opidField,
  }),
  data: z.object({ codes: z.array(z.string()) }),
})

const levels = z.array(memberLevelField).max(20)

export const manageLevels = defineCall({
  name: 'ManageLevels',
  method: 'POST',
  path: '/Api/Manage/Levels',
  summary: 'Levels of members with what they pay, and how many members have each.',
  changes: false,
  refusals: [],
  request: z.object({}),
  data: z.object({
    levels,
    currency: z.string(),
    members: z.array(z.object({ id: z.string(), count: z.number().int() })),
    /** Told again when they are saved: whoever changed them meanwhile is not written over. */
    rev: z.string(),
  }),
})

export const saveLevels = defineCall({
  name: 'SaveLevels',
  method: 'POST',
  path: '/Api/Manage/SaveLevels',
  summary: 'Keeps all levels as they are sent. One that members have stays.',
  changes: true,
  refusals: ['changed-meanwhile', 'level-held', 'level-wrong'],
  request: z.object({ levels: jsonField(levels), rev: z.string().max(64), opid: opidField }),
  data: z.object({ rev: z.string() }),
})
