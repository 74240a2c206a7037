import { and, asc, eq, lte, or } from 'drizzle-orm'
import type { OrderId } from '../../domain/ids.ts'
import type { Address } from '../../domain/order/address.ts'
import type { OrderItem } from '../../domain/order/order.ts'
import type { Product } from '../../domain/product/product.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { orderItems, orders } from '../db/schema/orders.tables.ts'
import { asDates } from './moments.ts'

/** What a shopper changes in an order, and how long production waits for it. */
export function createOrderChangeStore(db: Db) {
  const isItem = (id: OrderId, n: number) => and(eq(orderItems.orderId, id), eq(orderItems.n, n))

  return {
    /** Lets production wait until then; null: not any more. */
    async hold(id: OrderId, until: EpochMs | null): Promise<void> {
      await db
        .update(orders)
        .set(asDates({ heldUntil: until }))
        .where(eq(orders.id, id))
    },

    /** Orders of all merchants whose time to change something is over and that nobody has begun. */
    async listHeld(now: EpochMs, limit: number): Promise<readonly OrderId[]> {
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .where(lte(orders.heldUntil, new Date(now)))
        .orderBy(asc(orders.heldUntil))
        .limit(limit)
      return rows.map(({ id }) => id)
    },

    /** The product of a thing as it was sold; undefined: nothing is handed in for it yet. */
    async findSold(id: OrderId, n: number): Promise<Product | undefined> {
      const [row] = await db.select({ frozen: orderItems.frozen }).from(orderItems).where(isItem(id, n))
      return row?.frozen?.product
    },

    async saveOptions(id: OrderId, n: number, choice: Pick<OrderItem, 'attributes' | 'chosen'>): Promise<void> {
      await db.update(orderItems).set(choice).where(isItem(id, n))
    },

    /** Where it goes, and what travels in its parcel. */
    async saveAddress(id: OrderId, address: Address): Promise<void> {
      await db
        .update(orders)
        .set({ address })
        .where(or(eq(orders.id, id), eq(orders.parentId, id)))
    },
  }
}
