import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CartPlace } from '../../../domain/cart/cart-item.ts'
import type { AlbumId, MerchantId, OrderId, ProductId, TaskId, UserId } from '../../../domain/ids.ts'
import type { OrderAgainMode } from '../../../domain/order/order.ts'
import { orders } from './orders.tables.ts'
import { users } from './users.tables.ts'

/** What shoppers mean to buy. It names designs and products and keeps nothing of them: a cart promises no price. */
export const cartThings = pgTable(
  'cart_things',
  {
    id: text().primaryKey(),
    mchid: text().$type<MerchantId>().notNull(),
    uid: text().$type<UserId>().notNull(),
    pid: text().$type<ProductId>().notNull(),
    aid: text().$type<AlbumId>(),
    taskId: text().$type<TaskId>(),
    rev: integer(),
    quantity: integer().notNull(),
    attributes: jsonb().$type<readonly string[]>().notNull(),
    again: text().$type<OrderAgainMode>(),
    place: text().$type<CartPlace>().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was put where it is. */
    placedAt: timestamp({ withTimezone: true }).notNull(),
    /** The order that took it and is not paid: it comes back where nobody pays. */
    orderId: text().$type<OrderId>(),
  },
  (t) => [
    foreignKey({ columns: [t.uid], foreignColumns: [users.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.orderId], foreignColumns: [orders.id] }).onDelete('cascade'),
    index('cart_things_of_user').on(t.mchid, t.uid, t.addedAt),
    index('cart_things_of_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    uniqueIndex('cart_things_design')
      .on(t.mchid, t.uid, t.taskId)
      .where(sql`${t.taskId} is not null and ${t.orderId} is null`),
  ],
)
