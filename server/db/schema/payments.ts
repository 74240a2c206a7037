import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OrderId } from '../../../domain/ids.ts'
import { orders } from './orders.ts'

/** Every word of a payment provider that was heard, once. */
export const payments = pgTable(
  'payments',
  {
    provider: text().notNull(),
    /** The provider's own name of the event: the same event is heard once, however often it is told. */
    eventId: text().notNull(),
    orderId: text().$type<OrderId>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** `paid`: it paid the order. `refund`: the order was paid or closed before, the money goes back. */
    effect: text().$type<'paid' | 'refund'>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    foreignKey({ columns: [t.orderId], foreignColumns: [orders.id] }),
    uniqueIndex('payments_once').on(t.orderId).where(sql`${t.effect} = 'paid'`),
    check('payments_amount', sql`${t.amount} > 0`),
  ],
)
