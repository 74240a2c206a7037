import { and, asc, count, desc, eq, gt, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm'
import type { Coupon, IssuedCoupon, UserCoupon } from '../../domain/coupon/coupon.ts'
import type { CouponId, MerchantId, OrderId, UserCouponId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { prepared } from '../db/prepared.ts'
import { coupons, userCoupons } from '../db/schema/coupons.tables.ts'
import type { Owner } from './previews.store.ts'

/** So many of a shopper's coupons are looked at, the newest first. */
const HELD_MAX = 200
const PUBLIC_MAX = 50

export interface StoredCoupon {
  readonly coupon: Coupon
  readonly usedUp: boolean
}

const ROW = { data: coupons.data, status: coupons.status, usesLeft: coupons.usesLeft }

function rowOf({ data, status, usesLeft }: { data: Coupon; status: Coupon['status']; usesLeft: number | null }) {
  return { coupon: { ...data, status }, usedUp: usesLeft === 0 }
}

const IS_ITS_COUPON = and(eq(coupons.mchid, userCoupons.mchid), eq(coupons.id, userCoupons.couponId))

const heldCoupons = (db: Db) =>
  prepared(db, 'coupons_held', (on, name) =>
    on
      .select({ ...ROW, id: userCoupons.id, state: userCoupons.state })
      .from(userCoupons)
      .innerJoin(coupons, IS_ITS_COUPON)
      .where(and(eq(userCoupons.mchid, sql.placeholder('mchid')), eq(userCoupons.uid, sql.placeholder('uid'))))
      .orderBy(desc(userCoupons.boundAt), desc(userCoupons.id))
      .limit(HELD_MAX)
      .prepare(name),
  )

export function createCouponStore(db: Db) {
  const isOf = (owner: Owner) => and(eq(userCoupons.mchid, owner.merchantId), eq(userCoupons.uid, owner.uid))
  const hasUses = or(isNull(coupons.usesLeft), gt(coupons.usesLeft, 0))

  return {
    /** Writes a coupon over what is there; uses that are gone stay gone. */
    async save(mchid: MerchantId, { coupon, uses }: IssuedCoupon, now: EpochMs): Promise<void> {
      const row = {
        ...{ mchid, id: coupon.id, code: coupon.code, status: coupon.status, isPublic: coupon.isPublic },
        ...{ expiresAt: new Date(coupon.expireTime), data: coupon },
      }
      await db
        .insert(coupons)
        .values({ ...row, usesLeft: uses, createdAt: new Date(now) })
        .onConflictDoUpdate({ target: [coupons.mchid, coupons.id], set: row })
    },

    /** Adds a coupon with a code of its own. False: the code or the id is there already. */
    async issue(mchid: MerchantId, { coupon, uses }: IssuedCoupon, now: EpochMs): Promise<boolean> {
      const made = await db
        .insert(coupons)
        .values({
          ...{ mchid, id: coupon.id, code: coupon.code, status: coupon.status, isPublic: coupon.isPublic },
          ...{ expiresAt: new Date(coupon.expireTime), data: coupon, usesLeft: uses, createdAt: new Date(now) },
        })
        .onConflictDoNothing()
        .returning({ id: coupons.id })
      return made.length > 0
    },

    async find(mchid: MerchantId, id: CouponId): Promise<StoredCoupon | undefined> {
      const [row] = await db
        .select(ROW)
        .from(coupons)
        .where(and(eq(coupons.mchid, mchid), eq(coupons.id, id)))
      return row && rowOf(row)
    },

    /** The same, kept from every other change until the transaction ends. */
    async lock(mchid: MerchantId, id: CouponId): Promise<StoredCoupon | undefined> {
      const [row] = await db
        .select(ROW)
        .from(coupons)
        .where(and(eq(coupons.mchid, mchid), eq(coupons.id, id)))
        .for('update')
      return row && rowOf(row)
    },

    async findByCode(mchid: MerchantId, code: string): Promise<StoredCoupon | undefined> {
      const [row] = await db
        .select(ROW)
        .from(coupons)
        .where(and(eq(coupons.mchid, mchid), eq(coupons.code, code)))
      return row && rowOf(row)
    },

    /** Public coupons that have not ended and that the shopper may take: holds none unused of, and has not had as often as he may. */
    async listOpen(owner: Owner, now: EpochMs): Promise<readonly StoredCoupon[]> {
      const taken = and(isOf(owner), IS_ITS_COUPON)
      const isHeld = db
        .select({ id: userCoupons.id })
        .from(userCoupons)
        .where(and(taken, eq(userCoupons.state, 'unused')))
      const times = db.select({ times: count() }).from(userCoupons).where(taken)
      const rows = await db
        .select(ROW)
        .from(coupons)
        .where(
          and(
            eq(coupons.mchid, owner.merchantId),
            coupons.isPublic,
            eq(coupons.status, 'on'),
            gt(coupons.expiresAt, new Date(now)),
            hasUses,
            notExists(isHeld),
            sql`(${times}) < (${coupons.data} ->> 'perShopper')::int`,
          ),
        )
        .orderBy(asc(coupons.expiresAt), asc(coupons.id))
        .limit(PUBLIC_MAX)
      return rows.map(rowOf)
    },

    /** The shopper's coupons, the newest first. */
    async listUserCoupons(owner: Owner): Promise<readonly UserCoupon[]> {
      const rows = await heldCoupons(db).execute({ mchid: owner.merchantId, uid: owner.uid })
      return rows.map((row) => ({ ...rowOf(row), id: row.id, used: row.state === 'used' }))
    },

    /** The shopper's own ones of a coupon, the first one first. */
    async listOwn(
      owner: Owner,
      couponId: CouponId,
    ): Promise<readonly { readonly id: UserCouponId; readonly used: boolean }[]> {
      const rows = await db
        .select({ id: userCoupons.id, state: userCoupons.state })
        .from(userCoupons)
        .where(and(isOf(owner), eq(userCoupons.couponId, couponId)))
        .orderBy(asc(userCoupons.n))
      return rows.map(({ id, state }) => ({ id, used: state === 'used' }))
    },

    /** Puts a coupon into the shopper's hands as the `n`th of its kind. False: it is there already. */
    async bind(owner: Owner, couponId: CouponId, as: { id: UserCouponId; n: number }, now: EpochMs): Promise<boolean> {
      const made = await db
        .insert(userCoupons)
        .values({ ...as, mchid: owner.merchantId, uid: owner.uid, couponId, boundAt: new Date(now) })
        .onConflictDoNothing()
        .returning({ id: userCoupons.id })
      return made.length > 0
    },

    /**
     * Uses a coupon up for an order, inside of its transaction: the shopper's own row first, then one of the uses that
     * all shoppers share. False: one of the two was gone; the order must not be made.
     */
    async use(owner: Owner, id: UserCouponId, orderId: OrderId): Promise<boolean> {
      const [own] = await db
        .update(userCoupons)
        .set({ state: 'used', orderId })
        .where(and(eq(userCoupons.id, id), isOf(owner), eq(userCoupons.state, 'unused')))
        .returning({ couponId: userCoupons.couponId })
      if (!own) {
        return false
      }
      const isIt = and(eq(coupons.mchid, owner.merchantId), eq(coupons.id, own.couponId))
      const [shared] = await db
        .update(coupons)
        .set({ usesLeft: sql`${coupons.usesLeft} - 1` })
        .where(and(isIt, eq(coupons.status, 'on'), gt(coupons.usesLeft, 0)))
        .returning({ id: coupons.id })
      if (shared) {
        return true
      }
      // Without a number of uses there is nothing to count down, and no row that all shoppers wait for.
      const [endless] = await db
        .select({ id: coupons.id })
        .from(coupons)
        .where(and(isIt, eq(coupons.status, 'on'), isNull(coupons.usesLeft)))
      return endless !== undefined
    },

    /** Gives back what an order had used up, once. */
    async free(mchid: MerchantId, orderId: OrderId): Promise<void> {
      const [own] = await db
        .update(userCoupons)
        .set({ state: 'unused', orderId: null })
        .where(and(eq(userCoupons.mchid, mchid), eq(userCoupons.orderId, orderId)))
        .returning({ couponId: userCoupons.couponId })
      if (own) {
        await db
          .update(coupons)
          .set({ usesLeft: sql`${coupons.usesLeft} + 1` })
          .where(and(eq(coupons.mchid, mchid), eq(coupons.id, own.couponId), isNotNull(coupons.usesLeft)))
      }
    },
  }
}
