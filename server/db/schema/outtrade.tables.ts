import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { MerchantId, ProductId } from '../../../domain/ids.ts'

/** An order that a shopper made on another platform, as the merchant told us. No name, phone or address stands here. */
export const outtradeOrders = pgTable(
  'outtrade_orders',
  {
    mchid: text().$type<MerchantId>().notNull(),
    /** The other platform's number, as the shopper knows it. */
    outtradeId: text().notNull(),
    /** Where it came from, for the operator's lists: `taobao`, `jd`, ... */
    platform: text().notNull().default(''),
    /** Last four digits of the receiver's phone; asked for before anything is shown. Null: not asked. */
    phoneTail: text(),
    /** The merchant closed it: refunded there. */
    closed: boolean().notNull().default(false),
    importedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.mchid, t.outtradeId] })],
)

/** One thing of such an order. Once the order is claimed, its items live on in `order_items`. */
export const outtradeItems = pgTable(
  'outtrade_items',
  {
    mchid: text().$type<MerchantId>().notNull(),
    outtradeId: text().notNull(),
    outtradeSubId: text().notNull(),
    pid: text().$type<ProductId>().notNull(),
    quantity: integer().notNull(),
    attributes: jsonb().$type<readonly string[]>().notNull(),
    /** Its place in the order. */
    n: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.mchid, t.outtradeId, t.outtradeSubId] }),
    foreignKey({
      columns: [t.mchid, t.outtradeId],
      foreignColumns: [outtradeOrders.mchid, outtradeOrders.outtradeId],
    }),
  ],
)
