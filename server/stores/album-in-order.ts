import { and, eq, inArray } from 'drizzle-orm'
import type { AlbumId } from '../../domain/ids.ts'
import type { OrderState } from '../../domain/order/order-state.ts'
import type { Db } from '../db/db.ts'
import { orderItems, orders } from '../db/schema/orders.tables.ts'

/** States in which the photos of an order are still needed as they are. */
const OPEN: readonly OrderState[] = ['awaiting-pay', 'to-upload', 'paid', 'in-production']

/** Whether an order that is not finished was made from this album. */
export async function albumInOpenOrder(db: Db, aid: AlbumId): Promise<boolean> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orderItems.aid, aid), inArray(orders.state, [...OPEN])))
    .limit(1)
  return found !== undefined
}
