import { and, asc, count, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { OrderId } from '../../domain/ids.ts'
import { NOTICE_KINDS, type NoticeChannel, type NoticeKind, noticeOf, waitAfter } from '../../domain/notice/notice.ts'
import type { Order } from '../../domain/order/order.ts'
import type { OrderState } from '../../domain/order/order-state.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { insertPrepared } from '../db/prepared-insert.ts'
import { noticeSends, notices, noticesOff } from '../db/schema/notices.tables.ts'
import { orderInvoices } from '../db/schema/order-invoices.tables.ts'
import { orders } from '../db/schema/orders.tables.ts'
import { inDomain } from './moments.ts'
import type { Owner } from './previews.store.ts'

/** Names a notice. */
export interface NoticeKey {
  readonly orderId: OrderId
  readonly kind: NoticeKind
}

/** One message that is to be sent. `tries` counts this one. */
export interface NoticeSend extends NoticeKey {
  readonly channel: NoticeChannel
  readonly tries: number
}

export function createNoticeStore(db: Db) {
  const isNotice = ({ orderId, kind }: NoticeKey) => and(eq(notices.orderId, orderId), eq(notices.kind, kind))
  // A kind that a newer version has written is left to it (decision 065): not sent, not given up, not told of.
  const isOf = (owner: Owner) =>
    and(eq(notices.mchid, owner.merchantId), eq(notices.uid, owner.uid), inArray(notices.kind, [...NOTICE_KINDS]))
  const isSettingOf = (owner: Owner) => and(eq(noticesOff.mchid, owner.merchantId), eq(noticesOff.uid, owner.uid))

  return {
    /** Written with the state that it tells of; what was told before is not told again. Member levels are no parcels. */
    async write(orderId: OrderId, state: OrderState): Promise<void> {
      const kind = noticeOf(state)
      const [order] = kind
        ? await db
            .select({ mchid: orders.mchid, uid: orders.uid })
            .from(orders)
            .where(and(eq(orders.id, orderId), eq(orders.kind, 'goods')))
        : []
      if (kind && order) {
        await db
          .insert(notices)
          .values({ ...order, orderId, kind })
          .onConflictDoNothing()
      }
    },

    /** Of goods that are ordered this moment: nothing was told of them, and whose they are is known. */
    async writeFirst({ id: orderId, mchid, uid, state }: Pick<Order, 'id' | 'mchid' | 'uid' | 'state'>): Promise<void> {
      const kind = noticeOf(state)
      if (kind) {
        await insertPrepared(db, notices, { orderId, kind, mchid, uid })
      }
    },

    /** Of what happens beside its states: told the first time only. */
    async writeOnce(
      kind: 'invoice-issued',
      { id: orderId, mchid, uid }: Pick<Order, 'id' | 'mchid' | 'uid'>,
      now: EpochMs,
    ): Promise<void> {
      await db
        .insert(notices)
        .values({ orderId, kind, mchid, uid, at: new Date(now) })
        .onConflictDoNothing()
    },

    /** The parcel is another than was told, or there is one more: told anew each time. Its messages of before are over. */
    async writeAnew(
      kind: 'parcel-added' | 'parcel-corrected',
      { id: orderId, mchid, uid }: Pick<Order, 'id' | 'mchid' | 'uid'>,
      now: EpochMs,
    ): Promise<void> {
      const key = { orderId, kind }
      await db.delete(noticeSends).where(and(eq(noticeSends.orderId, orderId), eq(noticeSends.kind, key.kind)))
      await db.delete(notices).where(isNotice(key))
      await db.insert(notices).values({ ...key, mchid, uid, at: new Date(now) })
    },

    /** Notices whose messages are not made yet, kept from other workers until the transaction ends. */
    async lockUnsplit(limit: number) {
      const { orderId, kind, mchid, uid } = notices
      return await db
        .select({ orderId, kind, mchid, uid })
        .from(notices)
        .where(and(eq(notices.isSplit, false), inArray(notices.kind, [...NOTICE_KINDS])))
        .orderBy(asc(notices.at))
        .limit(limit)
        .for('update', { skipLocked: true })
    },

    async split(key: NoticeKey, channels: readonly NoticeChannel[], now: EpochMs): Promise<void> {
      if (channels.length > 0) {
        const { orderId, kind } = key
        await db
          .insert(noticeSends)
          .values(channels.map((channel) => ({ orderId, kind, channel, nextAt: new Date(now) })))
      }
      await db.update(notices).set({ isSplit: true }).where(isNotice(key))
    },

    /** Takes the message that is due longest; a worker that dies meanwhile leaves it to the next after its wait. */
    async takeDue(now: EpochMs): Promise<NoticeSend | undefined> {
      const { orderId, kind, channel, tries } = noticeSends
      return await db.transaction(async (tx) => {
        const [due] = await tx
          .select({ orderId, kind, channel, tries })
          .from(noticeSends)
          .where(
            and(
              eq(noticeSends.state, 'open'),
              lte(noticeSends.nextAt, new Date(now)),
              inArray(noticeSends.kind, [...NOTICE_KINDS]),
            ),
          )
          .orderBy(asc(noticeSends.nextAt))
          .limit(1)
          .for('update', { skipLocked: true })
        if (!due) {
          return undefined
        }
        const taken = { ...due, tries: due.tries + 1 }
        await tx
          .update(noticeSends)
          .set({ tries: taken.tries, nextAt: new Date(now + waitAfter(due.tries)) })
          .where(isSend(due))
        return taken
      })
    },

    async end(send: NoticeSend, state: 'sent' | 'none' | 'failed'): Promise<void> {
      await db.update(noticeSends).set({ state }).where(isSend(send))
    },

    /** The newest first. */
    async list(owner: Owner, { start, limit }: { readonly start: number; readonly limit: number }) {
      const rows = await db
        .select({
          orderId: notices.orderId,
          kind: notices.kind,
          at: notices.at,
          isRead: notices.isRead,
          shipment: orders.shipment,
          moreParcels: orders.moreParcels,
          invoice: orderInvoices.number,
          total: sql<number>`count(*) over ()`,
        })
        .from(notices)
        .innerJoin(orders, eq(orders.id, notices.orderId))
        .leftJoin(orderInvoices, eq(orderInvoices.orderId, notices.orderId))
        .where(isOf(owner))
        .orderBy(desc(notices.at), desc(notices.orderId), desc(notices.kind))
        .limit(limit)
        .offset(start)
      return { total: Number(rows[0]?.total ?? 0), notices: rows.map(({ total: _, ...row }) => inDomain(row)) }
    },

    async countUnread(owner: Owner): Promise<number> {
      const [row] = await db
        .select({ all: count() })
        .from(notices)
        .where(and(isOf(owner), eq(notices.isRead, false)))
      return Number(row?.all ?? 0)
    },

    async markRead(owner: Owner): Promise<void> {
      await db
        .update(notices)
        .set({ isRead: true })
        .where(and(isOf(owner), eq(notices.isRead, false)))
    },

    async channelsOff(owner: Owner): Promise<readonly NoticeChannel[]> {
      const rows = await db.select({ channel: noticesOff.channel }).from(noticesOff).where(isSettingOf(owner))
      return rows.map(({ channel }) => channel)
    },

    async turn(owner: Owner, channel: NoticeChannel, on: boolean): Promise<void> {
      if (on) {
        await db.delete(noticesOff).where(and(isSettingOf(owner), inArray(noticesOff.channel, [channel])))
      } else {
        const { merchantId: mchid, uid } = owner
        await db.insert(noticesOff).values({ mchid, uid, channel }).onConflictDoNothing()
      }
    },
  }
}

function isSend({ orderId, kind, channel }: Pick<NoticeSend, 'orderId' | 'kind' | 'channel'>) {
  return and(eq(noticeSends.orderId, orderId), eq(noticeSends.kind, kind), eq(noticeSends.channel, channel))
}
