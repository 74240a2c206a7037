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
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type {
  AlbumId,
  MerchantId,
  OrderId,
  ProductId,
  SubOrderId,
  TaskId,
  ThemeId,
  UserId,
} from '../../../domain/ids.ts'
import type { Language } from '../../../domain/language.ts'
import type { Address } from '../../../domain/order/address.ts'
import type { Chosen } from '../../../domain/order/chosen.ts'
import type { ItemNeed } from '../../../domain/order/item-needs.ts'
import type { OrderSource } from '../../../domain/order/order.ts'
import type { OrderState } from '../../../domain/order/order-state.ts'
import type { Shipment } from '../../../domain/order/parcels/shipment.ts'
import type { ShopModeNumber } from '../../../domain/order/shop-mode.ts'
import type { QuoteLine } from '../../../domain/product/price.ts'
import type { PrintState, Proof } from '../../../domain/production/proof.ts'
import { frozenColumn } from '../document-columns.ts'

export const orders = pgTable(
  'orders',
  {
    id: text().$type<OrderId>().primaryKey(),
    mchid: text().$type<MerchantId>().notNull(),
    uid: text().$type<UserId>().notNull(),
    /** `level`: buys a member level and has no items. */
    kind: text().$type<'goods' | 'level'>().notNull().default('goods'),
    /** `e-commerce`: bought on another platform and claimed here; costs nothing more. */
    source: text().$type<'shop' | 'e-commerce'>().notNull().default('shop'),
    /** Where its shopper came from. */
    src: text().$type<OrderSource>().notNull().default(''),
    /** The shop mode it was made in (B§4). */
    mode: smallint().$type<ShopModeNumber>().notNull().default(0),
    /** The order that this one adds to (modes 3 and 6). */
    parentId: text().$type<OrderId>(),
    /** The member level that is bought. */
    levelId: text(),
    /** The shopper's coupon that was used up for it. */
    userCouponId: text(),
    /** Who sent the shopper here, at the shopper's first paid order. */
    refereeId: text(),
    /** Its first parcel; null: it has not left, or is fetched. */
    shipment: jsonb().$type<Shipment>(),
    /** The parcels that it travels in besides the first. */
    moreParcels: jsonb().$type<readonly Shipment[]>().notNull().default([]),
    /** The client's key of the intent to order: one order for one intent, whatever is sent how often. */
    opid: text().notNull(),
    /** The language that its shopper ordered in, and is told about it in. */
    language: text().$type<Language>().notNull().default('zh-Hans'),
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
    /** Production waits until then, for a shopper who changes something; null: it does not wait. */
    heldUntil: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('orders_wish').on(t.mchid, t.uid, t.opid),
    index('orders_of_user').on(t.mchid, t.uid, t.createdAt),
    index('orders_by_state').on(t.mchid, t.state, t.paidAt),
    index('orders_of_factory').on(t.mchid, sql`coalesce(${t.paidAt}, ${t.createdAt})`, t.id),
    uniqueIndex('orders_claim').on(t.mchid, t.outtradeId).where(sql`${t.source} = 'e-commerce'`),
    index('orders_added').on(t.parentId).where(sql`${t.parentId} is not null`),
    index('orders_unpaid').on(t.createdAt).where(sql`${t.state} = 'awaiting-pay'`),
    index('orders_held').on(t.heldUntil).where(sql`${t.heldUntil} is not null`),
    check('orders_amount', sql`${t.amount} >= 0`),
  ],
)

/** One ordered thing with the design as it was ordered: later edits of the preview do not reach it. */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: text().$type<OrderId>().notNull(),
    /** Its place in the order, from 0. */
    n: integer().notNull(),
    /** The sub-order's own name on the wire, random. */
    subId: text().$type<SubOrderId>().notNull().unique(),
    /** What the other platform calls this thing. */
    outtradeSubId: text(),
    /** The package that this thing is a part of: things of one package share it. */
    packageKey: text(),
    /** The package product, and which of its parts this is. */
    packagePid: text().$type<ProductId>(),
    combineId: text(),
    pid: text().$type<ProductId>().notNull(),
    /** Album, preview task and theme; null: not designed yet, or nothing to design. */
    aid: text().$type<AlbumId>(),
    taskId: text().$type<TaskId>(),
    themeId: text().$type<ThemeId>(),
    quantity: integer().notNull(),
    attributes: jsonb().$type<readonly string[]>().notNull(),
    /** What of it was chosen, in the words of that day; null: nothing is handed in yet, or it is an order of before. */
    chosen: jsonb().$type<Chosen>(),
    /** What must be handed in before it can be made. */
    need: text().$type<ItemNeed>().notNull().default('design'),
    /** Inner pages that are paid for: a design that is handed in later has no more of them. */
    paidPages: integer().notNull().default(0),
    pageCount: integer().notNull(),
    photoCount: integer().notNull(),
    /** Product, theme, design, and every photo by its content: all that the print file is made of. Null: to upload. */
    frozen: frozenColumn(),
    /** SHA-256 of `frozen`. */
    designHash: text(),
    /** When its design or its photos were handed in; null: to upload, unless there is nothing to hand in. */
    submittedAt: timestamp({ withTimezone: true }),
    /** Grows whenever its links to upload must die; the token of the link is derived from it. */
    linkRev: integer().notNull().default(0),
    /** Picture of the cover at the moment of ordering; its name in the storage. */
    coverPicture: text(),
    comment: text().notNull().default(''),
    /** Whom this thing is for, as a client says it (A§3 "Order item"). */
    customer: text().notNull().default(''),
    print: text().$type<PrintState>().notNull().default('none'),
    proof: jsonb().$type<Proof>(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.n] }),
    foreignKey({ columns: [t.orderId], foreignColumns: [orders.id] }),
    index('order_items_of_album').on(t.aid),
    index('order_items_of_design').on(t.taskId),
    index('order_items_cover').on(t.coverPicture).where(sql`${t.coverPicture} is not null`),
    check('order_items_quantity', sql`${t.quantity} > 0`),
  ],
)
