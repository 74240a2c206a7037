import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { MerchantId } from '../../../domain/ids.ts'
import type { Db } from '../../db/db.ts'
import { products } from '../../db/schema/catalogue.tables.ts'
import { orders } from '../../db/schema/orders.tables.ts'

/** Orders after which nobody comes any more. */
const OVER = ['collected', 'cancelled', 'refunded'] as const

/** Places where things are fetched. */
export function createPickUpStore(db: Db) {
  return {
    /** Places that orders wait at, or that products are fetched at only. */
    async placesInUse(mchid: MerchantId): Promise<readonly string[]> {
      const waiting = await db
        .selectDistinct({ id: orders.pickupId })
        .from(orders)
        .where(and(eq(orders.mchid, mchid), isNotNull(orders.pickupId), notInArray(orders.state, [...OVER])))
      const place = sql<string | null>`${products.data}->>'pickUpAt'`
      const sold = await db.selectDistinct({ id: place }).from(products).where(eq(products.mchid, mchid))
      return [...waiting, ...sold].flatMap(({ id }) => id ?? [])
    },
  }
}
