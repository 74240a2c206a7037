import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { MerchantId, OrderId } from '../../../domain/ids.ts'
import type { Address } from '../../../domain/order/address.ts'
import type { RequestKind } from '../../../domain/order/order-request.ts'
import { orders } from './orders.tables.ts'

/** What shoppers ask of the merchant about orders that they cannot change any more, and what the merchant answered. */
export const orderRequests = pgTable(
  'order_requests',
  {
    id: text().primaryKey(),
    mchid: text().$type<MerchantId>().notNull(),
    orderId: text().$type<OrderId>().notNull(),
    kind: text().$type<RequestKind>().notNull(),
    text: text().notNull(),
    /** Where it shall go instead; null: nothing is asked of that. */
    address: jsonb().$type<Address>(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Whether the merchant does what was asked; null: not answered yet. */
    agreed: boolean(),
    answer: text().notNull().default(''),
    answeredAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    foreignKey({ columns: [t.orderId], foreignColumns: [orders.id] }),
    index('order_requests_of_order').on(t.orderId, t.at),
    // One question of an order at a time.
    uniqueIndex('order_requests_open').on(t.orderId).where(sql`${t.answeredAt} is null`),
  ],
)
