import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { MerchantId, UserId } from '../../../domain/ids.ts'
import type { Address } from '../../../domain/order/address.ts'
import { users } from './users.tables.ts'

/** Where a shopper has parcels sent: a book of several, one of them the usual one. */
export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    mchid: text().$type<MerchantId>().notNull(),
    uid: text().$type<UserId>().notNull(),
    address: jsonb().$type<Address>().notNull(),
    usual: boolean().notNull().default(false),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.uid], foreignColumns: [users.id] }).onDelete('cascade'),
    index('addresses_of_user').on(t.mchid, t.uid, t.savedAt),
    uniqueIndex('addresses_usual').on(t.mchid, t.uid).where(sql`${t.usual}`),
  ],
)
