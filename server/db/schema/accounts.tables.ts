import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { MerchantId, UserId } from '../../../domain/ids.ts'

/** Who a user is at a provider: the messenger, the short-video program. One name there is one user here. */
export const identities = pgTable(
  'identities',
  {
    mchid: text().$type<MerchantId>().notNull(),
    provider: text().$type<'wechat' | 'douyin'>().notNull(),
    /** The provider's own name of the person, for this merchant's app: `openid`. */
    subject: text().notNull(),
    /** The person's name over all apps of the same owner; absent: the provider did not say. */
    unionid: text(),
    uid: text().$type<UserId>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.mchid, t.provider, t.subject] }),
    index('identities_union').on(t.mchid, t.provider, t.unionid),
    index('identities_uid').on(t.uid),
  ],
)

/** The password of a user who signs in by e-mail, as argon2id keeps it. */
export const passwords = pgTable('passwords', {
  uid: text().$type<UserId>().primaryKey(),
  /** `$argon2id$v=19$m=..,t=..,p=..$salt$hash`. */
  hash: text().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
})

/** A round trip to the messenger's sign-in page that has not come back yet. */
export const oauthStates = pgTable(
  'oauth_states',
  {
    /** SHA-256 of the `state`, base64url. */
    id: text().primaryKey(),
    mchid: text().$type<MerchantId>().notNull(),
    /** SHA-256 of the cookie of the browser that set out: nobody else may come back. */
    browser: text().notNull(),
    /** Where the shopper goes on, checked before it was written. */
    jumpurl: text().notNull(),
    refereeid: text().notNull().default(''),
    srcuid: text().notNull().default(''),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('oauth_states_expires').on(t.expiresAt)],
)

/** What providers lend the shop for a while: one access token per merchant and kind, fetched by one node for all. */
export const providerTokens = pgTable(
  'provider_tokens',
  {
    mchid: text().$type<MerchantId>().notNull(),
    kind: text().$type<'wechat-access-token' | 'wechat-jsapi-ticket'>().notNull(),
    value: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.mchid, t.kind] })],
)

/** What would have been sent, of a shop whose providers are the development ones. The newest few are kept. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: text().primaryKey(),
    kind: text().$type<'sms' | 'mail'>().notNull(),
    to: text().notNull(),
    code: text().notNull(),
    subject: text(),
    text: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('outbox_messages_at').on(t.at)],
)
