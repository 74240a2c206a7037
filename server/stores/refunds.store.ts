import { and, asc, eq, gte, inArray, lt, lte, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { OrderId } from '../../domain/ids.ts'
import type { Refund } from '../../domain/pay/payment.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { orders } from '../db/schema/orders.tables.ts'
import { payments, refunds } from '../db/schema/payments.tables.ts'
import { asDates, inDomain } from './moments.ts'

/** The same as `owedRefunds` of the domain: at no moment since had as much gone back as was refused from it on. */
export function isOwed(db: Db): SQL | undefined {
  const [later, between] = [alias(refunds, 'later'), alias(refunds, 'between_them')]
  const isSince = (one: typeof later | typeof between) =>
    and(eq(one.provider, refunds.provider), eq(one.eventId, refunds.eventId), gte(one.at, refunds.at))
  const balance = db
    .select({ sum: sql`sum(case when ${between.state} = 'failed' then -${between.amount} else ${between.amount} end)` })
    .from(between)
    .where(and(isSince(between), lte(between.at, later.at)))
  const madeGood = db
    .select({ n: later.n })
    .from(later)
    .where(and(isSince(later), ne(later.state, 'failed'), sql`(${balance}) >= 0`))
  return and(eq(refunds.state, 'failed'), notExists(madeGood))
}

/**
 * What of an order's money went back, or is on its way: never more than was paid, the same as `backOf` of the domain. Money
 * that the shop never wanted is none of it.
 */
export const wentBack = sql`coalesce((select least(sum(${refunds.amount}), max(${payments.amount})) from ${refunds}
  join ${payments} on ${payments.provider} = ${refunds.provider} and ${payments.eventId} = ${refunds.eventId} and ${payments.effect} = 'paid'
  where ${refunds.orderId} = ${orders.id} and ${refunds.state} <> 'failed'), 0)`

/** Names the payment that goes back. */
export interface RefundKey {
  readonly provider: string
  readonly eventId: string
  /** Which of the refunds of one payment; absent: the one of all of it. */
  readonly n?: number | undefined
}

export type NewRefund = Pick<Refund, 'provider' | 'eventId' | 'orderId' | 'amount' | 'currency' | 'reason'> & {
  readonly n?: number
}

/** Money that goes back to its payers. */
export function createRefundStore(db: Db) {
  const isOf = ({ provider, eventId }: RefundKey) => and(eq(refunds.provider, provider), eq(refunds.eventId, eventId))
  const isOne = (key: RefundKey) => and(isOf(key), eq(refunds.n, key.n ?? 0))
  return {
    /** Writes down that a payment goes back. False when that was decided before. */
    async insert(refund: NewRefund, now: EpochMs): Promise<boolean> {
      const made = await db
        .insert(refunds)
        .values({ ...refund, at: new Date(now) })
        .onConflictDoNothing({ target: [refunds.provider, refunds.eventId, refunds.n] })
        .returning({ eventId: refunds.eventId })
      return made.length > 0
    },

    async find(key: RefundKey): Promise<Refund | undefined> {
      const [row] = await db.select().from(refunds).where(isOne(key))
      return row && inDomain(row)
    },

    async ofPayment(key: RefundKey): Promise<readonly Refund[]> {
      const rows = await db.select().from(refunds).where(isOf(key)).orderBy(asc(refunds.n))
      return rows.map(inDomain)
    },

    async ofOrder(orderId: OrderId): Promise<readonly Refund[]> {
      const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.at))
      return rows.map(inDomain)
    },

    /** Those of several orders, the oldest first. */
    async ofOrders(orderIds: readonly OrderId[]): Promise<readonly Refund[]> {
      if (orderIds.length === 0) {
        return []
      }
      const rows = await db
        .select()
        .from(refunds)
        .where(inArray(refunds.orderId, [...orderIds]))
        .orderBy(asc(refunds.at))
      return rows.map(inDomain)
    },

    async save(
      key: RefundKey,
      { doneAt, ...change }: Partial<Pick<Refund, 'state' | 'ref' | 'note' | 'doneAt'>>,
    ): Promise<void> {
      const done = doneAt === undefined ? {} : asDates({ doneAt })
      await db
        .update(refunds)
        .set({ ...change, ...done })
        .where(isOne(key))
    },

    /** Refunds that are not done although they were wanted before `before`, oldest first. */
    async listOpen(before: EpochMs, limit: number): Promise<readonly RefundKey[]> {
      return await db
        .select({ provider: refunds.provider, eventId: refunds.eventId, n: refunds.n })
        .from(refunds)
        .where(and(inArray(refunds.state, ['waiting', 'sent']), lt(refunds.at, new Date(before))))
        .orderBy(asc(refunds.at))
        .limit(limit)
    },

    async countOpen(): Promise<number> {
      return await db.$count(refunds, inArray(refunds.state, ['waiting', 'sent']))
    },

    async listFailed(): Promise<readonly Refund[]> {
      const rows = await db.select().from(refunds).where(isOwed(db)).orderBy(asc(refunds.at))
      return rows.map(inDomain)
    },
  }
}
