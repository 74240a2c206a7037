import { and, asc, eq, gte, inArray, lt, ne, notExists, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { OrderId } from '../../domain/ids.ts'
import type { Refund } from '../../domain/pay/payment.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { refunds } from '../db/schema/payments.tables.ts'
import { asDates, inDomain } from './moments.ts'

/** The same as `owedRefunds` of the domain: refused, and nothing of at least as much went back for it since. */
export function isOwed(db: Db): SQL | undefined {
  const later = alias(refunds, 'later')
  const since = db
    .select({ n: later.n })
    .from(later)
    .where(
      and(
        ...[eq(later.provider, refunds.provider), eq(later.eventId, refunds.eventId), gte(later.at, refunds.at)],
        ...[ne(later.state, 'failed'), gte(later.amount, refunds.amount)],
      ),
    )
  return and(eq(refunds.state, 'failed'), notExists(since))
}

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
