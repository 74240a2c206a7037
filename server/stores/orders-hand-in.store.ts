import { and, asc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { MerchantId, OrderId, SubOrderId, UserId } from '../../domain/ids.ts'
import type { Order, OrderWithItems } from '../../domain/order/order.ts'
import type { AuditAction } from '../../domain/staff/audit-action.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { audit } from '../db/schema/audit.tables.ts'
import { orderItems, orders } from '../db/schema/orders.tables.ts'
import { inDomain } from './moments.ts'
import { createOrderStore, type FrozenItemFields, itemRow, type NewOrder, type NewOrderItem } from './orders.store.ts'

/** Who changed what was ordered. */
interface AuditNote {
  readonly id: number
  readonly mchid: MerchantId
  readonly at: EpochMs
  readonly action: AuditAction
  readonly subject: string
  readonly actor: string
  readonly requestId: string
  readonly before: string
  readonly after: string
}
type NewAuditNote = Omit<AuditNote, 'id' | 'at' | 'before' | 'after'> & Partial<Pick<AuditNote, 'before' | 'after'>>

/** Orders while designs and photos are handed in for them. */
export function createHandInStore(db: Db) {
  const withItems = async (order: Order | undefined): Promise<OrderWithItems | undefined> =>
    order && { order, items: await createOrderStore(db).itemsOf(order.id) }

  return {
    /** The order of these sub-orders, when it is one order of this merchant. */
    async findOrderOf(subIds: readonly SubOrderId[], mchid: MerchantId): Promise<OrderId | undefined> {
      const rows = await db
        .selectDistinct({ id: orders.id })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(and(eq(orders.mchid, mchid), inArray(orderItems.subId, [...subIds])))
      return rows.length === 1 ? rows[0]?.id : undefined
    },

    /** For the operator, who works for every merchant. */
    async findBySub(subId: SubOrderId): Promise<Pick<Order, 'id' | 'mchid'> | undefined> {
      const [row] = await db
        .select({ id: orders.id, mchid: orders.mchid })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(eq(orderItems.subId, subId))
      return row
    },

    async find(id: OrderId, mchid: MerchantId): Promise<OrderWithItems | undefined> {
      return await createOrderStore(db).findOfMerchant(id, mchid)
    },

    /** An order, kept from everybody else until the transaction ends. */
    async lock(id: OrderId, mchid: MerchantId): Promise<OrderWithItems | undefined> {
      const [row] = await db
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), eq(orders.mchid, mchid)))
        .for('update')
      return await withItems(row && inDomain(row))
    },

    /** Who has claimed an order of another platform. */
    async findClaimed(mchid: MerchantId, outtradeId: string): Promise<OrderWithItems | undefined> {
      const [row] = await db.select().from(orders).where(isClaim(mchid, outtradeId))
      return await withItems(row && inDomain(row))
    },

    async lockClaimed(mchid: MerchantId, outtradeId: string): Promise<OrderWithItems | undefined> {
      const [row] = await db.select().from(orders).where(isClaim(mchid, outtradeId)).for('update')
      return await withItems(row && inDomain(row))
    },

    /** Makes the order of a claim. False when somebody else has claimed it: the database lets only one be first. */
    async claim(
      order: Omit<NewOrder, 'state'>,
      items: readonly NewOrderItem[],
      at: { readonly state: Order['state']; readonly now: EpochMs },
    ): Promise<boolean> {
      const now = new Date(at.now)
      const made = await db
        .insert(orders)
        .values({ ...order, state: at.state, createdAt: now, paidAt: now })
        .onConflictDoNothing()
        .returning({ id: orders.id })
      if (made.length > 0) {
        await db.insert(orderItems).values(items.map((item, n) => ({ ...itemRow(item), orderId: order.id, n })))
      }
      return made.length > 0
    },

    /** Ends a claim: the number is free again, the order stays as a cancelled one. */
    async release(id: OrderId): Promise<void> {
      await db.update(orders).set({ outtradeId: null }).where(eq(orders.id, id))
    },

    /** Takes what was handed in; its print file is not begun. */
    async submit(id: OrderId, n: number, lineItem: FrozenItemFields, quantity: number): Promise<void> {
      await db
        .update(orderItems)
        .set({ ...itemRow(lineItem), quantity, print: 'none', proof: null })
        .where(and(eq(orderItems.orderId, id), eq(orderItems.n, n)))
    },

    /** Adds things to an order, behind those that it has. */
    async append(id: OrderId, items: readonly NewOrderItem[]): Promise<void> {
      const [last] = await db
        .select({ n: sql<number>`max(${orderItems.n})` })
        .from(orderItems)
        .where(eq(orderItems.orderId, id))
      const next = Number(last?.n ?? -1) + 1
      await db
        .insert(orderItems)
        .values(items.map((item, index) => ({ ...itemRow(item), orderId: id, n: next + index })))
    },

    /** Asks for a thing once more: what was handed in stays until it is replaced, links given out before die. */
    async reopen(id: OrderId, n: number): Promise<void> {
      await db
        .update(orderItems)
        .set({ submittedAt: null, print: 'none', proof: null, linkRev: sql`${orderItems.linkRev} + 1` })
        .where(and(eq(orderItems.orderId, id), eq(orderItems.n, n)))
    },

    async note(row: NewAuditNote, now: EpochMs): Promise<void> {
      await db.insert(audit).values({ ...row, at: new Date(now) })
    },

    /** Whether the same was noted since then. */
    async isNoted(
      { mchid, subject, actor, action, after }: Omit<NewAuditNote, 'requestId'>,
      since: EpochMs,
    ): Promise<boolean> {
      const same = [
        eq(audit.mchid, mchid),
        eq(audit.subject, subject),
        eq(audit.actor, actor),
        eq(audit.action, action),
      ]
      return (await db.$count(audit, and(...same, eq(audit.after, after ?? ''), gt(audit.at, new Date(since))))) > 0
    },

    async notesOf(mchid: MerchantId, subject: string): Promise<readonly AuditNote[]> {
      const rows = await db
        .select()
        .from(audit)
        .where(and(eq(audit.mchid, mchid), eq(audit.subject, subject)))
        .orderBy(asc(audit.id))
      return rows.map(inDomain)
    },

    /** Whether the shopper has paid an order before this one. */
    async hasPaidBefore(mchid: MerchantId, uid: UserId, id: OrderId): Promise<boolean> {
      const [row] = await db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            eq(orders.mchid, mchid),
            eq(orders.uid, uid),
            ne(orders.id, id),
            eq(orders.source, 'shop'),
            isNotNull(orders.paidAt),
          ),
        )
        .limit(1)
      return row !== undefined
    },

    async saveReferee(id: OrderId, refereeId: string): Promise<void> {
      await db.update(orders).set({ refereeId }).where(eq(orders.id, id))
    },
  }
}

function isClaim(mchid: MerchantId, outtradeId: string) {
  return and(eq(orders.mchid, mchid), eq(orders.outtradeId, outtradeId), eq(orders.source, 'e-commerce'))
}
