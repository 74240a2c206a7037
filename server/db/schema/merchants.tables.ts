import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { MerchantId } from '../../../domain/ids.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'

export const merchants = pgTable('merchants', {
  id: text().$type<MerchantId>().primaryKey(),
  /** Host name of the shop, lower case; the host of a request says which merchant it is for. */
  domain: text().notNull().unique(),
  data: jsonb().$type<Merchant>().notNull(),
})
