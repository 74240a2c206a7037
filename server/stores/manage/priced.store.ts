import { and, count, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { MerchantId } from '../../../domain/ids.ts'
import type { Db } from '../../db/db.ts'
import { products } from '../../db/schema/catalogue.tables.ts'
import { coupons } from '../../db/schema/coupons.tables.ts'
import { orders } from '../../db/schema/orders.tables.ts'

/** What has a price at a merchant's, and what was sold at one. */
export function createPricedStore(db: Db) {
  return {
    /** Orders with money in other currencies than this one, paid or waiting to be paid, by currency, the most first. */
    async booked(mchid: MerchantId, but: string) {
      const all = count()
      const rows = await db
        .select({ currency: orders.currency, orders: all })
        .from(orders)
        .where(
          and(
            ...[eq(orders.mchid, mchid), ne(orders.currency, but), gt(orders.amount, 0)],
            or(isNotNull(orders.paidAt), eq(orders.state, 'awaiting-pay')),
          ),
        )
        .groupBy(orders.currency)
        .orderBy(sql`${all} desc`)
      return rows.map((row) => ({ ...row, orders: Number(row.orders) }))
    },

    /** Writes products and coupons anew. What becomes no other document is left alone. */
    async rewrite(mchid: MerchantId, anew: <Document>(document: Document) => Document): Promise<void> {
      for (const { id, data } of await db.select().from(products).where(eq(products.mchid, mchid))) {
        const next = anew(data)
        if (next !== data) {
          await db
            .update(products)
            .set({ data: next, changedAt: sql`now()` })
            .where(and(eq(products.mchid, mchid), eq(products.id, id)))
        }
      }
      for (const { id, data } of await db.select().from(coupons).where(eq(coupons.mchid, mchid))) {
        const next = anew(data)
        if (next !== data) {
          await db
            .update(coupons)
            .set({ data: next })
            .where(and(eq(coupons.mchid, mchid), eq(coupons.id, id)))
        }
      }
    },
  }
}
