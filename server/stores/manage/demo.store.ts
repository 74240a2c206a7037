import { and, count, eq, exists, inArray, like, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CouponId, MerchantId } from '../../../domain/ids.ts'
import type { Db } from '../../db/db.ts'
import { audit } from '../../db/schema/audit.tables.ts'
import { cartThings } from '../../db/schema/cart-things.tables.ts'
import { categories, products, themes } from '../../db/schema/catalogue.tables.ts'
import { coupons, userCoupons } from '../../db/schema/coupons.tables.ts'
import { orderItems, orders } from '../../db/schema/orders.tables.ts'
import { outtradeItems, outtradeOrders } from '../../db/schema/outtrade.tables.ts'
import { payAttempts, payments } from '../../db/schema/payments.tables.ts'
import { previewTasks } from '../../db/schema/previews.tables.ts'
import { isCodeAfter } from './manage-coupons.store.ts'

/** Orders of which money came. */
const SOLD = ['to-upload', 'paid', 'in-production', 'shipped', 'ready-to-collect', 'collected'] as const
const PLATFORM = 'demo'

/** By whom payments are played, and how the names of those begin that were made in a test mode. */
interface NoMoney {
  readonly played: readonly string[]
  readonly trials: readonly string[]
}

/** What a shop was opened with, told apart from what is the merchant's own. */
export function createDemoStore(db: Db) {
  const isDemo = (mchid: MerchantId) => and(eq(products.mchid, mchid), eq(products.isDemo, true))
  const isOrder = (mchid: MerchantId) => and(eq(outtradeOrders.mchid, mchid), eq(outtradeOrders.platform, PLATFORM))
  const isCoupon = (mchid: MerchantId, ids: readonly CouponId[]) =>
    and(eq(coupons.mchid, mchid), inArray(coupons.id, [...ids]))
  const has = (rows: readonly { readonly all: number }[]) => Number(rows[0]?.all ?? 0)
  return {
    /** All products of a merchant are those of the demo shop. */
    async markAll(mchid: MerchantId): Promise<void> {
      await db.update(products).set({ isDemo: true }).where(eq(products.mchid, mchid))
    },

    /** How much of it is there to be seen: what is off the shelf because of shoppers is not counted. */
    async left(mchid: MerchantId, ids: readonly CouponId[]) {
      return {
        products: has(await db.select({ all: count() }).from(products).where(isDemo(mchid))),
        coupons: has(await db.select({ all: count() }).from(coupons).where(isCoupon(mchid, ids))),
        orders: has(await db.select({ all: count() }).from(outtradeOrders).where(isOrder(mchid))),
      }
    },

    async hasOwnProduct(mchid: MerchantId): Promise<boolean> {
      const own = and(eq(products.mchid, mchid), eq(products.isDemo, false), eq(products.onShelf, true))
      return has(await db.select({ all: count() }).from(products).where(own)) > 0
    },

    async hasSeenLook(mchid: MerchantId): Promise<boolean> {
      const seen = and(eq(themes.mchid, mchid), eq(themes.state, 'published'), eq(themes.verdict, 'well'))
      return has(await db.select({ all: count() }).from(themes).where(seen)) > 0
    },

    /** Whether somebody has bought a thing; what was paid by `played`, who move no money, or in a test mode, is a trial. */
    async hasSold(mchid: MerchantId, { played, trials }: NoMoney): Promise<boolean> {
      const trial = db
        .select({ one: sql`1` })
        .from(payments)
        .where(and(eq(payments.orderId, orders.id), inArray(payments.provider, [...played])))
      const sold = and(
        ...[eq(orders.mchid, mchid), eq(orders.kind, 'goods'), inArray(orders.state, [...SOLD])],
        notExists(trial),
        ...trials.map((refs) =>
          notExists(
            db
              .select({ one: sql`1` })
              .from(payAttempts)
              .where(and(eq(payAttempts.orderId, orders.id), sql`starts_with(${payAttempts.ref}, ${refs})`)),
          ),
        ),
      )
      return has(await db.select({ all: count() }).from(orders).where(sold)) > 0
    },

    /** Whether somebody has saved this part of the shop's settings. */
    async hasSaved(mchid: MerchantId, part: string): Promise<boolean> {
      const saved = and(eq(audit.mchid, mchid), eq(audit.action, 'shop'), like(audit.subject, `%${part}%`))
      return has(await db.select({ all: count() }).from(audit).where(saved)) > 0
    },

    /**
     * Takes away what nobody has made anything of. What somebody has, goes off the shelf and is the merchant's, as the parts do of a package that stays;
     * those of one that the merchant sells stay where they are, or nobody could order it. A coupon stays that somebody has, or has a code of: printed cards
     * are ended with it alone.
     */
    async remove(
      mchid: MerchantId,
      {
        coupons: ids,
        categories: shelves,
      }: { readonly coupons: readonly CouponId[]; readonly categories: readonly string[] },
    ) {
      const offShelf = {
        ...{ onShelf: false, isDemo: false },
        data: sql`${products.data} || '{"onShelf":false}'::jsonb`,
      }
      const used = or(
        exists(db.select({ one: sql`1` }).from(previewTasks).where(isOf(previewTasks))),
        // Of this merchant: those of all others were opened with the same ids.
        exists(
          db
            .select({ one: sql`1` })
            .from(orderItems)
            .innerJoin(orders, eq(orders.id, orderItems.orderId))
            .where(and(eq(orders.mchid, products.mchid), eq(orderItems.pid, products.id))),
        ),
        exists(db.select({ one: sql`1` }).from(cartThings).where(isOf(cartThings))),
      )
      await db
        .update(products)
        .set({ isDemo: false })
        .where(and(isDemo(mchid), isPartOf(db, { onShelf: true })))
      const kept = await db
        .update(products)
        .set(offShelf)
        .where(and(isDemo(mchid), used))
        .returning({ id: products.id })
      const parts = await db
        .update(products)
        .set(offShelf)
        .where(and(isDemo(mchid), isPartOf(db)))
        .returning({ id: products.id })
      const gone = await db.delete(products).where(isDemo(mchid)).returning({ id: products.id })
      const taken = db
        .select({ one: sql`1` })
        .from(userCoupons)
        .where(and(eq(userCoupons.mchid, coupons.mchid), eq(userCoupons.couponId, coupons.id)))
      const codes = alias(coupons, 'issued_codes')
      const issued = db
        .select({ one: sql`1` })
        .from(codes)
        .where(and(eq(codes.mchid, coupons.mchid), isCodeAfter(codes, coupons.id)))
      // A step before: the next one sees the codes that were being issued.
      await db.select({ id: coupons.id }).from(coupons).where(isCoupon(mchid, ids)).orderBy(coupons.id).for('update')
      const offers = await db
        .delete(coupons)
        .where(and(isCoupon(mchid, ids), notExists(taken), notExists(issued)))
        .returning({ id: coupons.id })
      const told = await db.select({ id: outtradeOrders.outtradeId }).from(outtradeOrders).where(isOrder(mchid))
      const numbers = told.map(({ id }) => id)
      if (numbers.length > 0) {
        await db
          .delete(outtradeItems)
          .where(and(eq(outtradeItems.mchid, mchid), inArray(outtradeItems.outtradeId, numbers)))
        await db.delete(outtradeOrders).where(isOrder(mchid))
      }
      const inside = db
        .select({ one: sql`1` })
        .from(products)
        .where(and(eq(products.mchid, categories.mchid), eq(products.categoryId, categories.id)))
      await db
        .delete(categories)
        .where(
          and(
            eq(categories.mchid, mchid),
            eq(categories.kind, 'product'),
            inArray(categories.id, [...shelves]),
            notExists(inside),
          ),
        )
      return { removed: gone.length + offers.length + numbers.length, kept: kept.length + parts.length }
    },
  }
}

/** Named among the parts of a package that is no demo's, or none any more: the product of the outer question. */
function isPartOf(db: Db, { onShelf }: { readonly onShelf?: true } = {}) {
  const set = alias(products, 'set_of_parts')
  const names = sql`${set.data} -> 'parts' @> jsonb_build_array(jsonb_build_object('pid', ${products.id}))`
  return exists(
    db
      .select({ one: sql`1` })
      .from(set)
      .where(and(eq(set.mchid, products.mchid), eq(set.isDemo, false), onShelf && eq(set.onShelf, true), names)),
  )
}

/** Made of the product of the outer question. */
function isOf(table: typeof previewTasks | typeof cartThings) {
  return and(eq(table.mchid, products.mchid), eq(table.pid, products.id))
}
