import { and, count, desc, eq, gt, gte, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { MerchantId, OrderId } from '../../../domain/ids.ts'
import type { Localised } from '../../../domain/language.ts'
import type { OrderState } from '../../../domain/order/order-state.ts'
import type { EpochMs } from '../../../domain/units.ts'
import type { Db } from '../../db/db.ts'
import { audit } from '../../db/schema/audit.tables.ts'
import { products, themes } from '../../db/schema/catalogue.tables.ts'
import { coupons } from '../../db/schema/coupons.tables.ts'
import { orderRequests } from '../../db/schema/order-requests.tables.ts'
import { orderItems, orders } from '../../db/schema/orders.tables.ts'
import { refunds } from '../../db/schema/payments.tables.ts'
import { photos } from '../../db/schema/photos.tables.ts'
import { previewTasks } from '../../db/schema/previews.tables.ts'
import { users } from '../../db/schema/users.tables.ts'
import { isOwed, wentBack } from '../refunds.store.ts'
import { createInvoiceStore } from '../shoppers/invoices.store.ts'

/** One day on which somebody paid. */
export interface PaidDay {
  readonly day: string
  readonly orders: number
  readonly amount: number
}

/** A day of whoever asks, with when it began by his clocks. */
interface CalendarDay {
  readonly day: string
  readonly begins: EpochMs
}

/** What a line of the log is about. */
export type LogSubject =
  | { readonly kind: 'orders'; readonly id: OrderId }
  | { readonly kind: 'products' | 'looks' | 'coupons'; readonly id: string; readonly name: Localised }
  | { readonly kind: 'customers'; readonly id: string; readonly name: string }

/** A merchant's shop in figures, and its log. */
export function createManageShopStore(db: Db) {
  const isGoods = (mchid: MerchantId) => and(eq(orders.mchid, mchid), eq(orders.kind, 'goods'))
  /** An order waits once, whatever of it does. */
  const ordersAmongThem = sql<number>`count(distinct ${orders.id})`.mapWith(Number)
  const shoppersOf = (uid: PgColumn) => sql<number>`count(distinct ${uid})`.mapWith(Number)

  return {
    async states(mchid: MerchantId): Promise<readonly { readonly state: OrderState; readonly orders: number }[]> {
      const rows = await db
        .select({ state: orders.state, orders: count() })
        .from(orders)
        .where(isGoods(mchid))
        .groupBy(orders.state)
      return rows.map(({ state, orders: all }) => ({ state, orders: Number(all) }))
    },

    async waiting(mchid: MerchantId) {
      const [asks] = await db
        .select({ all: ordersAmongThem })
        .from(orderRequests)
        .innerJoin(orders, eq(orders.id, orderRequests.orderId))
        .where(and(eq(orders.mchid, mchid), isNull(orderRequests.answeredAt)))
      const invoices = await createInvoiceStore(db).countToWrite(mchid)
      const [prints] = await db
        .select({ all: ordersAmongThem })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(
          and(
            eq(orders.mchid, mchid),
            eq(orderItems.print, 'failed'),
            notInArray(orders.state, ['cancelled', 'refunded']),
          ),
        )
      const [back] = await db
        .select({ all: ordersAmongThem })
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        // As the list of orders: the console shows no order of a member level.
        .where(and(isGoods(mchid), isOwed(db)))
      return {
        asks: asks?.all ?? 0,
        invoices,
        failedPrints: prints?.all ?? 0,
        failedRefunds: back?.all ?? 0,
      }
    },

    /** What was paid on each of these days, did not go back, and was not closed since; days without any are left out. */
    async paidDays(mchid: MerchantId, days: readonly CalendarDay[]): Promise<readonly PaidDay[]> {
      const begins = days.map((one) => new Date(one.begins).toISOString())
      const nth = sql<number>`width_bucket(${orders.paidAt}, ${`{${begins.join(',')}}`}::timestamptz[])`.mapWith(Number)
      const rows = await db
        .select({
          nth,
          orders: count(),
          amount: sql<number>`sum(${orders.amount} - ${wentBack})`.mapWith(Number),
        })
        .from(orders)
        .where(
          and(
            isGoods(mchid),
            gte(orders.paidAt, new Date(days[0]?.begins ?? 0)),
            notInArray(orders.state, ['cancelled', 'refunded']),
          ),
        )
        .groupBy(sql`1`)
        .orderBy(sql`1`)
      return rows.map((row) => ({
        ...{ day: days[row.nth - 1]?.day ?? '', orders: Number(row.orders), amount: row.amount },
      }))
    },

    /** Shoppers since then who handed over photos, designed, ordered, paid. */
    async funnel(mchid: MerchantId, since: EpochMs) {
      const from = new Date(since)
      const [ofPhotos] = await db
        .select({ all: shoppersOf(photos.uid) })
        .from(photos)
        .where(and(eq(photos.mchid, mchid), gt(photos.createdAt, from)))
      const [ofDesigns] = await db
        .select({ all: shoppersOf(previewTasks.uid) })
        .from(previewTasks)
        .where(and(eq(previewTasks.mchid, mchid), gt(previewTasks.createdAt, from)))
      const [ofOrders] = await db
        .select({ all: shoppersOf(orders.uid) })
        .from(orders)
        .where(and(isGoods(mchid), gt(orders.createdAt, from)))
      const [ofPaid] = await db
        .select({ all: shoppersOf(orders.uid) })
        .from(orders)
        .where(and(isGoods(mchid), gt(orders.createdAt, from), isNotNull(orders.paidAt)))
      return {
        photos: ofPhotos?.all ?? 0,
        designs: ofDesigns?.all ?? 0,
        orders: ofOrders?.all ?? 0,
        paid: ofPaid?.all ?? 0,
      }
    },

    /** What of the shop these ids name: orders, also by a thing of theirs, products, looks, coupons and shoppers. */
    async named(mchid: MerchantId, ids: readonly string[]): Promise<ReadonlyMap<string, LogSubject>> {
      const among = (column: PgColumn) => inArray(column, [...ids])
      const ordered = await db
        .select({ id: orders.id, subId: orderItems.subId })
        .from(orders)
        .leftJoin(orderItems, eq(orderItems.orderId, orders.id))
        .where(and(eq(orders.mchid, mchid), or(among(orders.id), among(orderItems.subId))))
      const sold = await db
        .select({ id: products.id, name: sql<Localised>`${products.data} -> 'name'` })
        .from(products)
        .where(and(eq(products.mchid, mchid), among(products.id)))
      const looks = await db
        .select({ id: themes.id, name: sql<Localised>`${themes.data} -> 'name'` })
        .from(themes)
        .where(and(eq(themes.mchid, mchid), among(themes.id)))
      const offers = await db
        .select({ id: coupons.id, name: sql<Localised>`${coupons.data} -> 'name'` })
        .from(coupons)
        .where(and(eq(coupons.mchid, mchid), among(coupons.id)))
      const shoppers = await db
        .select({ id: users.id, nickname: users.nickname, phone: users.phone, email: users.email })
        .from(users)
        .where(and(eq(users.mchid, mchid), isNull(users.deletedAt), among(users.id)))
      return new Map<string, LogSubject>([
        ...shoppers.map(
          ({ id, nickname, phone, email }) =>
            [id, { kind: 'customers', id, name: nickname || phone || email || '' }] as const,
        ),
        ...offers.map(({ id, name }) => [id, { kind: 'coupons', id, name }] as const),
        ...looks.map(({ id, name }) => [id, { kind: 'looks', id, name }] as const),
        ...sold.map(({ id, name }) => [id, { kind: 'products', id, name }] as const),
        ...ordered.flatMap(({ id, subId }) => {
          const order = { kind: 'orders', id } as const
          return [[id, order], ...(subId === null ? [] : [[subId, order]])] as [string, LogSubject][]
        }),
      ])
    },

    async log(mchid: MerchantId, page: { readonly start: number; readonly count: number }) {
      const [all] = await db.select({ total: count() }).from(audit).where(eq(audit.mchid, mchid))
      const rows = await db
        .select()
        .from(audit)
        .where(eq(audit.mchid, mchid))
        .orderBy(desc(audit.id))
        .limit(page.count)
        .offset(page.start)
      const told = rows.map(({ id, at, action, subject, actor, after }) => ({
        ...{ id, at: at.getTime(), action, subject, actor, after },
      }))
      return { rows: told, total: Number(all?.total ?? 0) }
    },
  }
}
