import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { MerchantId, UserId } from '../../../domain/ids.ts'
import type { LoginType } from '../../../domain/login/login-kind.ts'

export const users = pgTable(
  'users',
  {
    id: text().$type<UserId>().primaryKey(),
    mchid: text().$type<MerchantId>().notNull(),
    phone: text(),
    email: text(),
    nickname: text().notNull().default(''),
    avatar: text().notNull().default(''),
    /** Member level; `0` is the ordinary member. */
    typeid: text().notNull().default('0'),
    /** When the member level ends. */
    levelExpiresAt: timestamp({ withTimezone: true }),
    loginType: text().$type<LoginType>().notNull().default('phone'),
    /** Whose link brought the user here first (A§2 refereeid, srcuid); kept at the first sign-in, never changed. */
    refereeid: text().notNull().default(''),
    srcuid: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Until when the shopper lets the merchant's people see his albums; null: he does not. */
    albumsUntil: timestamp({ withTimezone: true }),
    /** He asked to be deleted: nothing of him is left in this row but what orders are tied to. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (t) => [uniqueIndex('users_phone').on(t.mchid, t.phone), uniqueIndex('users_email').on(t.mchid, t.email)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, base64url; the token itself is only in the browser. */
    id: text().primaryKey(),
    mchid: text().$type<MerchantId>().notNull(),
    uid: text().$type<UserId>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('sessions_uid').on(t.uid), index('sessions_expires').on(t.expiresAt)],
)

/** The one live code of a phone or mailbox and purpose at a merchant. */
export const loginCodes = pgTable('login_codes', {
  /** `mchid/purpose/phone or e-mail/browser`. */
  id: text().primaryKey(),
  /** HMAC of the code, bound to the browser that asked for it. */
  hash: text().notNull(),
  sentAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  /** Counted up before a code is compared; the code is burned at the limit. */
  tries: integer().notNull().default(0),
})
