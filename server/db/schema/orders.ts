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
import type { AlbumId, MerchantId, OrderId, ProductId, TaskId, ThemeId, UserId } from '../../../domain/ids.ts'
import type { Address } from '../../../domain/order/address.ts'
import type { OrderState } from '../../../domain/order/order-state.ts'
import type { QuoteLine } from '../../../domain/product/price.ts'
import type { FrozenDesign } from '../../orders/frozen-design.ts'
import type { Proof } from '../../print/proof.ts'

export const orders = pgTable(
  'orders',
  {
    id: text().$type<OrderId>().primaryKey(),
    mchid: text().$type<MerchantId>().notNull(),
    uid: text().$type<UserId>().notNull(),
    /** The client's key of the wish to order: one order for one wish, whatever is sent how often. */
    opid: text().notNull(),
    /** Moves only along `ORDER_TRANSITIONS`; status numbers are a view of it. */
    state: text().$type<OrderState>().notNull(),
    /** Minor units. Never changes after the order is made. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    lines: jsonb().$type<readonly QuoteLine[]>().notNull(),
    address: jsonb().$type<Address>().notNull(),
    /** Where the shopper fetches the order; null: it is delivered. */
    pickupId: text(),
    comment: text().notNull().default(''),
    outtradeId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    paidAt: timestamp({ withTimezone: true }),
    producedAt: timestamp({ withTimezone: true }),
    shippedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('orders_wish').on(t.mchid, t.uid, t.opid),
    index('orders_of_user').on(t.mchid, t.uid, t.createdAt),
    index('orders_by_state').on(t.mchid, t.state, t.paidAt),
    check('orders_amount', sql`${t.amount} >= 0`),
  ],
)

/** How far the print file of one ordered thing is. */
export type PrintState = 'none' | 'waiting' | 'making' | 'ready' | 'failed'

/** One ordered thing with the design as it was ordered: later edits of the preview do not reach it. */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: text().$type<OrderId>().notNull(),
    /** Its place in the order, from 0. */
    n: integer().notNull(),
    pid: text().$type<ProductId>().notNull(),
    aid: text().$type<AlbumId>().notNull(),
    taskId: text().$type<TaskId>().notNull(),
    themeId: text().$type<ThemeId>().notNull(),
    quantity: integer().notNull(),
    attributes: jsonb().$type<readonly string[]>().notNull(),
    pageCount: integer().notNull(),
    photoCount: integer().notNull(),
    /** Product, theme, design, and every photo by its content: all that the print file is made of. */
    frozen: jsonb().$type<FrozenDesign>().notNull(),
    /** SHA-256 of `frozen.design`. */
    designHash: text().notNull(),
    /** Picture of the cover at the moment of ordering; its name in the storage. */
    coverPicture: text(),
    comment: text().notNull().default(''),
    print: text().$type<PrintState>().notNull().default('none'),
    proof: jsonb().$type<Proof>(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.n] }),
    foreignKey({ columns: [t.orderId], foreignColumns: [orders.id] }),
    index('order_items_of_album').on(t.aid),
    check('order_items_quantity', sql`${t.quantity} > 0`),
  ],
)
