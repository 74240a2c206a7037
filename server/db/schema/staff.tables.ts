import { sql } from 'drizzle-orm'
import { bigint, foreignKey, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { MerchantId } from '../../../domain/ids.ts'
import type { StaffId, StaffRole } from '../../../domain/staff/staff.ts'

/** Who works for a merchant. Somebody who was invited has no password yet. */
export const staff = pgTable(
  'staff',
  {
    id: text().$type<StaffId>().primaryKey(),
    mchid: text().$type<MerchantId>().notNull(),
    role: text().$type<StaffRole>().notNull(),
    name: text().notNull().default(''),
    email: text(),
    /** argon2id, as `passwords` keeps it; null until the invitation is accepted. */
    password: text(),
    /** SHA-256 of the invitation that waits, base64url; null: none does. */
    invite: text(),
    inviteUntil: timestamp({ withTimezone: true }),
    /** Who has invited: a person's id, `start` or `operator`. */
    invitedBy: text().notNull(),
    /** Grows with every invitation; the secret of the codes is derived from it. */
    rev: integer().notNull().default(0),
    /** The last half minute whose code was taken: none is taken twice. */
    usedStep: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    joinedAt: timestamp({ withTimezone: true }),
    removedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('staff_email').on(t.mchid, t.email).where(sql`${t.removedAt} is null`),
    uniqueIndex('staff_invite').on(t.invite),
  ],
)

export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256 of the token, base64url. */
    id: text().primaryKey(),
    staffId: text().$type<StaffId>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.staffId], foreignColumns: [staff.id] }),
    index('staff_sessions_of').on(t.staffId),
    index('staff_sessions_expires').on(t.expiresAt),
  ],
)
