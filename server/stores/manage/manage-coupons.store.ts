import { and, count, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Coupon, PRIVATE_CODE_LENGTH } from '../../../domain/coupon/coupon.ts'
import type { CouponId, MerchantId } from '../../../domain/ids.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import type { EpochMs } from '../../../domain/units.ts'
import type { Db } from '../../db/db.ts'
import { coupons, userCoupons } from '../../db/schema/coupons.tables.ts'
import { merchants } from '../../db/schema/merchants.tables.ts'
import { users } from '../../db/schema/users.tables.ts'

/** Coupons and levels of one merchant as who keeps them sees them. */
export function createManageCouponStore(db: Db) {
  const issued = sql`(${isPrivateCode(coupons)} and right(${coupons.id}, length(${coupons.code}) + 1) = '-' || ${coupons.code})`
  const isModel = sql`not ${issued}`
  const afterModel = (id: CouponId) => isCodeAfter(coupons, sql`${id}::text`)

  return {
    async list(mchid: MerchantId, page: { readonly start: number; readonly count: number }) {
      const where = and(eq(coupons.mchid, mchid), isModel)
      const [all] = await db.select({ total: count() }).from(coupons).where(where)
      const rows = await db
        .select()
        .from(coupons)
        .where(where)
        .orderBy(desc(coupons.createdAt), desc(coupons.id))
        .limit(page.count)
        .offset(page.start)
      const told = []
      for (const { id, data, status, usesLeft } of rows) {
        told.push({ coupon: { ...data, status }, uses: usesLeft, ...(await this.counts(mchid, id)) })
      }
      return { coupons: told, total: Number(all?.total ?? 0) }
    },

    /** How often a coupon, or a code issued after it, was taken and used, and how many codes there are. */
    async counts(mchid: MerchantId, id: CouponId) {
      const itsOwn = and(eq(coupons.mchid, mchid), or(eq(coupons.id, id), afterModel(id)))
      const [held] = await db
        .select({ taken: count(), used: sql<number>`count(*) filter (where ${userCoupons.state} = 'used')` })
        .from(userCoupons)
        .innerJoin(coupons, and(eq(coupons.mchid, userCoupons.mchid), eq(coupons.id, userCoupons.couponId)))
        .where(itsOwn)
      const [codes] = await db
        .select({ all: count() })
        .from(coupons)
        .where(and(eq(coupons.mchid, mchid), afterModel(id)))
      return { taken: Number(held?.taken ?? 0), used: Number(held?.used ?? 0), codes: Number(codes?.all ?? 0) }
    },

    /** Withdraws a coupon and what was issued after it. False: there is none. */
    async end(mchid: MerchantId, id: CouponId): Promise<boolean> {
      const ended = await db
        .update(coupons)
        .set({ status: 'off' })
        .where(and(eq(coupons.mchid, mchid), or(eq(coupons.id, id), afterModel(id))))
        .returning({ id: coupons.id })
      return ended.some((one) => one.id === id)
    },

    /** What a coupon says is said by the codes that were issued after it too; each stays its own code for one use, ended or not. */
    async rewriteCodes(mchid: MerchantId, coupon: Coupon): Promise<void> {
      const { id, code } = coupons
      const own = sql`jsonb_build_object('id', ${id}, 'code', ${code}, 'isPublic', false, 'perShopper', 1)`
      await db
        .update(coupons)
        .set({
          ...{ expiresAt: new Date(coupon.expireTime), data: sql`${JSON.stringify(coupon)}::text::jsonb || ${own}` },
          ...(coupon.status === 'off' ? { status: coupon.status } : {}),
        })
        .where(and(eq(coupons.mchid, mchid), afterModel(coupon.id)))
    },

    /** The merchant, kept from everybody else until the transaction ends. */
    async lockMerchant(mchid: MerchantId): Promise<Merchant | undefined> {
      const [row] = await db
        .select({ data: merchants.data })
        .from(merchants)
        .where(eq(merchants.id, mchid))
        .for('update')
      return row?.data
    },

    /** Members who have one of these levels now. */
    async members(mchid: MerchantId, levels: readonly string[], now: EpochMs) {
      if (levels.length === 0) {
        return []
      }
      const runs = or(isNull(users.levelExpiresAt), gt(users.levelExpiresAt, new Date(now)))
      const rows = await db
        .select({ id: users.typeid, members: count() })
        .from(users)
        .where(and(eq(users.mchid, mchid), inArray(users.typeid, [...levels]), runs))
        .groupBy(users.typeid)
      return rows.map(({ id, members }) => ({ id, count: Number(members) }))
    },
  }
}

/** Where coupons are asked for, under its own name or another one. */
type CouponColumns = Readonly<Record<'id' | 'code' | 'isPublic', AnyPgColumn>>

/** A private code is a coupon of its own, named after its model and its code; a merchant may name a coupon nearly so. */
function isPrivateCode({ code, isPublic }: CouponColumns): SQL {
  return sql`(not ${isPublic} and length(${code}) = ${sql.raw(`${PRIVATE_CODE_LENGTH}`)})`
}

/** A code that was issued after this coupon. Of the whole id: another coupon's may go on where this one's ends. */
export function isCodeAfter(columns: CouponColumns, model: SQL | AnyPgColumn): SQL | undefined {
  return and(isPrivateCode(columns), sql`${columns.id} = ${model} || '-' || ${columns.code}`)
}
