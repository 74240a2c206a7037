import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Coupon } from '../../../domain/coupon/coupon.ts'
import type { CouponId, MerchantId, OrderId, UserCouponId, UserId } from '../../../domain/ids.ts'

/** Coupons of a merchant. A private code is a coupon of its own with one use. */
export const coupons = pgTable(
  'coupons',
  {
    mchid: text().$type<MerchantId>().notNull(),
    id: text().$type<CouponId>().notNull(),
    /** As `plainCode` writes it. */
    code: text().notNull(),
    status: text().$type<Coupon['status']>().notNull(),
    isPublic: boolean().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Uses that are left for all shoppers together; null: as many as there are shoppers. */
    usesLeft: integer(),
    data: jsonb().$type<Coupon>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.mchid, t.id] }),
    uniqueIndex('coupons_code').on(t.mchid, t.code),
    index('coupons_public').on(t.mchid, t.expiresAt).where(sql`${t.isPublic} and ${t.status} = 'on'`),
    check('coupons_uses_left', sql`${t.usesLeft} >= 0`),
  ],
)

/** Coupons in the hands of shoppers. */
export const userCoupons = pgTable(
  'user_coupons',
  {
    id: text().$type<UserCouponId>().primaryKey(),
    mchid: text().$type<MerchantId>().notNull(),
    couponId: text().$type<CouponId>().notNull(),
    uid: text().$type<UserId>().notNull(),
    /** The how manieth of this coupon it is for this shopper, from 0: nobody gets more than the coupon allows. */
    n: integer().notNull().default(0),
    state: text().$type<'unused' | 'used'>().notNull().default('unused'),
    /** The order that used it; an order that is cancelled before it is paid gives it back. */
    orderId: text().$type<OrderId>(),
    boundAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.mchid, t.couponId], foreignColumns: [coupons.mchid, coupons.id] }),
    uniqueIndex('user_coupons_once').on(t.mchid, t.couponId, t.uid, t.n),
    index('user_coupons_of_user').on(t.mchid, t.uid),
    uniqueIndex('user_coupons_of_order').on(t.orderId),
    check('user_coupons_used', sql`(${t.state} = 'used') = (${t.orderId} is not null)`),
  ],
)
