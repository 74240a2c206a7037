import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { MerchantId } from '../../../domain/ids.ts'

/**
 * Who changed what was ordered, and when: designs that were handed in again, links that were renewed, claims that were
 * released. Rows are only ever added: a trigger of the database refuses to change or delete one.
 */
export const audit = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mchid: text().$type<MerchantId>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    action: text()
      .$type<'hand-in' | 'reopen' | 'claim' | 'release' | 'ship' | 'cancel' | 'address' | 'print-now'>()
      .notNull(),
    /** The order or sub-order. */
    subject: text().notNull(),
    /** The shopper's id, `factory` or `operator`. */
    actor: text().notNull(),
    requestId: text().notNull(),
    /** Hashes of what was there and of what is there now; empty: nothing. */
    before: text().notNull().default(''),
    after: text().notNull().default(''),
  },
  (t) => [index('audit_of_subject').on(t.mchid, t.subject)],
)
