import { and, asc, eq, isNull } from 'drizzle-orm'
import type { MerchantId, OrderId } from '../../domain/ids.ts'
import type { OrderRequest } from '../../domain/order/order-request.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { orderRequests } from '../db/schema/order-requests.tables.ts'
import { inDomain } from './moments.ts'

/** What shoppers ask of the merchant about orders that they cannot change any more. */
export function createOrderRequestStore(db: Db) {
  const isOpen = (orderId: OrderId) => and(eq(orderRequests.orderId, orderId), isNull(orderRequests.answeredAt))
  const { id, kind, text, address, at, agreed, answer, answeredAt } = orderRequests
  const fields = { id, kind, text, address, at, agreed, answer, answeredAt }

  return {
    /** False: a question of this order waits already. */
    async insert(
      request: Pick<OrderRequest, 'id' | 'kind' | 'text' | 'address'> & {
        readonly mchid: MerchantId
        readonly orderId: OrderId
      },
      now: EpochMs,
    ): Promise<boolean> {
      const made = await db
        .insert(orderRequests)
        .values({ ...request, at: new Date(now) })
        .onConflictDoNothing()
        .returning({ id })
      return made.length > 0
    },

    async ofOrder(orderId: OrderId): Promise<readonly OrderRequest[]> {
      const rows = await db
        .select(fields)
        .from(orderRequests)
        .where(eq(orderRequests.orderId, orderId))
        .orderBy(asc(at))
      return rows.map(inDomain)
    },

    async findOpen(orderId: OrderId): Promise<OrderRequest | undefined> {
      const [row] = await db.select(fields).from(orderRequests).where(isOpen(orderId))
      return row && inDomain(row)
    },

    /** What waits for an answer, the oldest first. */
    async listOpen(limit: number): Promise<readonly (OrderRequest & { readonly orderId: OrderId })[]> {
      const rows = await db
        .select({ ...fields, orderId: orderRequests.orderId })
        .from(orderRequests)
        .where(isNull(orderRequests.answeredAt))
        .orderBy(asc(at))
        .limit(limit)
      return rows.map(inDomain)
    },

    /** Answers what waits. False: nothing does. */
    async answer(orderId: OrderId, said: Pick<OrderRequest, 'answer'> & { readonly agreed: boolean }, now: EpochMs) {
      const answered = await db
        .update(orderRequests)
        .set({ ...said, answeredAt: new Date(now) })
        .where(isOpen(orderId))
        .returning({ id })
      return answered.length > 0
    },
  }
}
