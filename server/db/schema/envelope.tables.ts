import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { StoredReply } from '../../base/answer.ts'

/** The first outcome of every change, refusals included: a replay is answered from here. */
export const idempotency = pgTable(
  'idempotency',
  {
    /** Whose change: merchant and user, or merchant and device before signing in. */
    who: text().notNull(),
    call: text().notNull(),
    opid: text().notNull(),
    /** SHA-256 of the parsed request: the same key with other content is refused. */
    contentHash: text().notNull(),
    /** Null only inside the transaction that is acting. */
    reply: jsonb().$type<StoredReply>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.who, t.call, t.opid] }), index('idempotency_age').on(t.createdAt)],
)

/** Counters of limits; counted up before they are compared. */
export const limits = pgTable(
  'limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('limits_reset').on(t.resetAt)],
)
