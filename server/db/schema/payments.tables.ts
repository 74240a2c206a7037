import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { MerchantId, OrderId } from '../../../domain/ids.ts'
import type { RefundReason } from '../../../domain/pay/payment.ts'
import type { PaymentStart } from '../../../domain/pay/payment-start.ts'
import { orders } from './orders.tables.ts'

/** Every payment that a provider told of, once. */
export const payments = pgTable(
  'payments',
  {
    provider: text().notNull(),
    /** The provider's own name of the payment: it is heard once, however often and in whatever words it is told. */
    eventId: text().notNull(),
    orderId: text().$type<OrderId>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /**
     * `paid`: it paid the order. `refund`: the order was paid or closed before, the money goes back. `different`: not the
     * amount of the order; the money goes back too.
     */
    effect: text().$type<'paid' | 'refund' | 'different'>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    foreignKey({ columns: [t.orderId], foreignColumns: [orders.id] }),
    index('payments_of_order').on(t.orderId),
    uniqueIndex('payments_once').on(t.orderId).where(sql`${t.effect} = 'paid'`),
    check('payments_amount', sql`${t.amount} > 0`),
  ],
)

/** A try to pay an order: what was begun at a provider, so that it can be shown again and asked about. */
export const payAttempts = pgTable(
  'pay_attempts',
  {
    orderId: text().$type<OrderId>().notNull(),
    /** From 1; with the order it names the payment at the provider, so that a repeated intent begins nothing twice. */
    n: integer().notNull(),
    mchid: text().$type<MerchantId>().notNull(),
    method: text().notNull(),
    /** Where the provider sends the payer afterwards; a friend comes back to another address than the owner. */
    returnUrl: text().notNull(),
    /** The provider's own name of what was begun; null until it has answered. */
    ref: text(),
    /** What the page shows; null until the provider has answered. */
    start: jsonb().$type<PaymentStart>(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** The provider takes no money for it from here on. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** The provider said that it is over without money, or that it was paid. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.n] }),
    foreignKey({ columns: [t.orderId], foreignColumns: [orders.id] }),
    index('pay_attempts_open').on(t.startedAt).where(sql`${t.endedAt} is null`),
  ],
)

/** Money that goes back: all of a payment, or parts of it. */
export const refunds = pgTable(
  'refunds',
  {
    provider: text().notNull(),
    /** The payment that goes back. */
    eventId: text().notNull(),
    /** 0: all of it, or all that is left; from 1: a part. With the payment it is the provider's key of the refund. */
    n: integer().notNull().default(0),
    orderId: text().$type<OrderId>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** `twice`, `late`, `different`: money that the shop never wanted. `asked`: an operator gives the order's money back. */
    reason: text().$type<RefundReason>().notNull(),
    /** `sent`: the provider has it and has not said yet that it is done. `failed`: a person must look at it. */
    state: text().$type<'waiting' | 'sent' | 'done' | 'failed'>().notNull().default('waiting'),
    /** The provider's own name of the refund. */
    ref: text(),
    /** Why it failed, in the provider's words. */
    note: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId, t.n] }),
    foreignKey({ columns: [t.provider, t.eventId], foreignColumns: [payments.provider, payments.eventId] }),
    index('refunds_of_order').on(t.orderId),
    index('refunds_open').on(t.at).where(sql`${t.state} in ('waiting', 'sent')`),
    check('refunds_amount', sql`${t.amount} > 0`),
  ],
)
