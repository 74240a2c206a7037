import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { MerchantId, OrderId, UserId } from '../../../domain/ids.ts'
import type { NoticeChannel, NoticeKind } from '../../../domain/notice/notice.ts'
import { orders } from './orders.tables.ts'

/** What shoppers are told of their orders: written in the transaction that moves the order, each thing once. */
export const notices = pgTable(
  'notices',
  {
    orderId: text().$type<OrderId>().notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    mchid: text().$type<MerchantId>().notNull(),
    uid: text().$type<UserId>().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    isRead: boolean().notNull().default(false),
    /** Its messages are in `notice_sends`. */
    isSplit: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.kind] }),
    foreignKey({ columns: [t.orderId], foreignColumns: [orders.id] }),
    index('notices_of_user').on(t.mchid, t.uid, t.at),
    index('notices_to_split').on(t.isSplit, t.at),
  ],
)

/** The messages of a notice, one a channel. */
export const noticeSends = pgTable(
  'notice_sends',
  {
    orderId: text().$type<OrderId>().notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    channel: text().$type<NoticeChannel>().notNull(),
    /** `none`: the merchant sends nothing that way. */
    state: text().$type<'open' | 'sent' | 'none' | 'failed'>().notNull().default('open'),
    tries: integer().notNull().default(0),
    /** Nobody else tries before. */
    nextAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.kind, t.channel] }),
    foreignKey({ columns: [t.orderId, t.kind], foreignColumns: [notices.orderId, notices.kind] }),
    index('notice_sends_open').on(t.state, t.nextAt),
  ],
)

/** Ways of telling that a shopper has turned off. */
export const noticesOff = pgTable(
  'notices_off',
  {
    mchid: text().$type<MerchantId>().notNull(),
    uid: text().$type<UserId>().notNull(),
    channel: text().$type<NoticeChannel>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.mchid, t.uid, t.channel] })],
)
