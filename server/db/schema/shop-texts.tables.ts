import { foreignKey, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { MerchantId, OrderId, UserId } from '../../../domain/ids.ts'
import type { ShopTexts } from '../../../domain/merchant/shop-texts.ts'
import { orders } from './orders.tables.ts'
import { users } from './users.tables.ts'

/** What a merchant tells buyers, every version that ever stood: orders name the one that was agreed to. */
export const shopTexts = pgTable(
  'shop_texts',
  {
    mchid: text().$type<MerchantId>().notNull(),
    /** From 1; the highest is what stands now. */
    version: integer().notNull(),
    data: jsonb().$type<ShopTexts>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.mchid, t.version] })],
)

/** Which version of the texts an order agreed to. */
export const orderTexts = pgTable(
  'order_texts',
  {
    orderId: text().$type<OrderId>().primaryKey(),
    version: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [foreignKey({ columns: [t.orderId], foreignColumns: [orders.id] })],
)

/** Which versions of the texts a shopper agreed to when signing in, each once. */
export const userTexts = pgTable(
  'user_texts',
  {
    uid: text().$type<UserId>().notNull(),
    version: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.version] }), foreignKey({ columns: [t.uid], foreignColumns: [users.id] })],
)
