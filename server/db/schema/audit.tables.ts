import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { MerchantId } from '../../../domain/ids.ts'
import type { AuditAction } from '../../../domain/staff/audit-action.ts'

/**
 * Who changed what was ordered, or who may, and when: designs that were handed in again, links that were renewed, claims
 * that were released, money that went back, people who came. Rows are only ever added: a trigger of the database refuses to change or delete one.
 */
export const audit = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mchid: text().$type<MerchantId>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    action: text().$type<AuditAction>().notNull(),
    /** The order or sub-order; of what is about people, the person. */
    subject: text().notNull(),
    /** The id of the shopper or of who works for the merchant, `factory` or `operator`. */
    actor: text().notNull(),
    requestId: text().notNull(),
    /** Hashes of what was there and of what is there now; empty: nothing. */
    before: text().notNull().default(''),
    after: text().notNull().default(''),
  },
  (t) => [index('audit_of_subject').on(t.mchid, t.subject), index('audit_of_merchant').on(t.mchid, t.id)],
)
