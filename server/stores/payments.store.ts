import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { OrderId } from '../../domain/ids.ts'
import type { ItemNeed } from '../../domain/order/item-needs.ts'
import type { Payment, PaymentAttempt } from '../../domain/pay/payment.ts'
import type { StartedPayment } from '../../domain/pay/payment-start.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { orderItems, orders } from '../db/schema/orders.tables.ts'
import { payAttempts, payments } from '../db/schema/payments.tables.ts'
import { inDomain } from './moments.ts'

/** What a payment must know of one ordered thing. */
export interface PaidItem {
  readonly need: ItemNeed
  readonly submitted: boolean
}

export function createPaymentStore(db: Db) {
  return {
    /** Notes what a provider said. False when the same payment was heard of before. */
    async insert(payment: Omit<Payment, 'at'>, now: EpochMs): Promise<boolean> {
      const heard = await db
        .insert(payments)
        .values({ ...payment, at: new Date(now) })
        .onConflictDoNothing({ target: [payments.provider, payments.eventId] })
        .returning({ eventId: payments.eventId })
      return heard.length > 0
    },

    async find(provider: string, eventId: string): Promise<Payment | undefined> {
      const [row] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.provider, provider), eq(payments.eventId, eventId)))
      return row && inDomain(row)
    },

    async ofOrder(orderId: OrderId): Promise<readonly Payment[]> {
      const rows = await db.select().from(payments).where(eq(payments.orderId, orderId))
      return rows.map(inDomain)
    },

    async itemsOf(orderId: OrderId): Promise<readonly PaidItem[]> {
      const rows = await db
        .select({ need: orderItems.need, submittedAt: orderItems.submittedAt })
        .from(orderItems)
        .where(eq(orderItems.orderId, orderId))
        .orderBy(asc(orderItems.n))
      return rows.map(({ need, submittedAt }) => ({ need, submitted: submittedAt !== null }))
    },
  }
}

/** Tries to pay orders. */
export function createAttemptStore(db: Db) {
  const isOne = (orderId: OrderId, n: number) => and(eq(payAttempts.orderId, orderId), eq(payAttempts.n, n))
  return {
    async find(orderId: OrderId, n: number): Promise<PaymentAttempt | undefined> {
      const [row] = await db.select().from(payAttempts).where(isOne(orderId, n))
      return row && inDomain(row)
    },

    /**
     * The newest try that may go on: the same way to pay, the same way back, money taken until after `until`, and not
     * without an answer of its provider since before `unansweredSince`.
     */
    async findOpen(
      orderId: OrderId,
      like: {
        readonly method: string
        readonly returnUrl: string
        readonly until: EpochMs
        readonly unansweredSince: EpochMs
      },
    ): Promise<PaymentAttempt | undefined> {
      const [row] = await db
        .select()
        .from(payAttempts)
        .where(
          and(
            eq(payAttempts.orderId, orderId),
            eq(payAttempts.method, like.method),
            eq(payAttempts.returnUrl, like.returnUrl),
            isNull(payAttempts.endedAt),
            gt(payAttempts.expiresAt, new Date(like.until)),
            or(isNotNull(payAttempts.start), gt(payAttempts.startedAt, new Date(like.unansweredSince))),
          ),
        )
        .orderBy(desc(payAttempts.n))
        .limit(1)
      return row && inDomain(row)
    },

    async countOf(orderId: OrderId): Promise<number> {
      const [row] = await db.select({ tries: count() }).from(payAttempts).where(eq(payAttempts.orderId, orderId))
      return Number(row?.tries ?? 0)
    },

    /** Tries that were begun since then, by the owner of the order or by who holds its link. */
    async countSince(
      orderId: OrderId,
      { since, byFriend }: { readonly since: EpochMs; readonly byFriend: boolean },
    ): Promise<number> {
      const isFriend = sql`${payAttempts.returnUrl} like '%?k=%'`
      const [row] = await db
        .select({ tries: count() })
        .from(payAttempts)
        .where(
          and(
            eq(payAttempts.orderId, orderId),
            gt(payAttempts.startedAt, new Date(since)),
            byFriend ? isFriend : not(isFriend),
          ),
        )
      return Number(row?.tries ?? 0)
    },

    async insert(attempt: Omit<PaymentAttempt, 'ref' | 'start' | 'endedAt'>): Promise<PaymentAttempt> {
      const row = { ...attempt, ref: null, start: null, endedAt: null }
      const [startedAt, expiresAt] = [new Date(attempt.startedAt), new Date(attempt.expiresAt)]
      await db.insert(payAttempts).values({ ...row, startedAt, expiresAt })
      return row
    },

    async saveStart(orderId: OrderId, n: number, { ref, start }: StartedPayment): Promise<void> {
      await db.update(payAttempts).set({ ref, start }).where(isOne(orderId, n))
    },

    /** A try is over: paid, or without money. */
    async end(orderId: OrderId, ref: string, now: EpochMs): Promise<void> {
      await db
        .update(payAttempts)
        .set({ endedAt: new Date(now) })
        .where(and(eq(payAttempts.orderId, orderId), eq(payAttempts.ref, ref), isNull(payAttempts.endedAt)))
    },

    /** Tries that a provider knows of and nobody has heard the end of, begun before `before`, oldest first. */
    async listOpen(
      before: EpochMs,
      limit: number,
    ): Promise<readonly { readonly orderId: OrderId; readonly n: number }[]> {
      return await db
        .select({ orderId: payAttempts.orderId, n: payAttempts.n })
        .from(payAttempts)
        .where(
          and(isNull(payAttempts.endedAt), isNotNull(payAttempts.ref), lt(payAttempts.startedAt, new Date(before))),
        )
        .orderBy(asc(payAttempts.startedAt))
        .limit(limit)
    },

    /** Ends the tries whose time was over before `before`; those that no provider ever answered for end at once. */
    async endExpired(before: EpochMs, now: EpochMs): Promise<void> {
      const unanswered = and(isNull(payAttempts.ref), lt(payAttempts.expiresAt, new Date(now)))
      await db
        .update(payAttempts)
        .set({ endedAt: new Date(now) })
        .where(and(isNull(payAttempts.endedAt), or(unanswered, lt(payAttempts.expiresAt, new Date(before)))))
    },
  }
}

/** States that an order is in only once it was paid. */
const PAID_STATES = ['to-upload', 'paid', 'in-production', 'shipped', 'ready-to-collect', 'collected'] as const

/** Orders and payments that contradict each other; there are none. */
export function createPaymentAudit(db: Db) {
  const paidPayments = (orderId: typeof orders.id) =>
    sql`(select count(*) from ${payments} where ${payments.orderId} = ${orderId} and ${payments.effect} = 'paid')`
  return {
    /** False in a database of before payments. */
    async canAsk(): Promise<boolean> {
      const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('refunds') is not null as there`)
      return rows[0]?.there === true
    },

    /** Orders of this shop that stand as paid, cost something, and have no payment. */
    async paidWithoutPayment(): Promise<readonly OrderId[]> {
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            inArray(orders.state, [...PAID_STATES]),
            eq(orders.source, 'shop'),
            gt(orders.amount, 0),
            sql`${paidPayments(orders.id)} <> 1`,
          ),
        )
      return rows.map(({ id }) => id)
    },

    /** Orders that a payment paid, and that stand as if it had not. */
    async paymentWithoutPaid(): Promise<readonly OrderId[]> {
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(inArray(orders.state, ['awaiting-pay', 'cancelled']), sql`${paidPayments(orders.id)} > 0`))
      return rows.map(({ id }) => id)
    },
  }
}
