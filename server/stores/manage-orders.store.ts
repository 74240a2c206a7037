import {
  and,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  like,
  lt,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { OrderFilter } from '../../domain/calls/manage/orders.ts'
import type { MerchantId, OrderId, ProductId } from '../../domain/ids.ts'
import type { OrderWithItems } from '../../domain/order/order.ts'
import type { OrderState } from '../../domain/order/order-state.ts'
import { SHORT_SIGNS, typedShortNumber } from '../../domain/order/short-number.ts'
import { BILLED_STATES } from '../../domain/pay/invoice/invoice.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { likePart } from '../db/like-part.ts'
import { products } from '../db/schema/catalogue.tables.ts'
import { orderInvoices } from '../db/schema/order-invoices.tables.ts'
import { orderRequests } from '../db/schema/order-requests.tables.ts'
import { orderItems, orders } from '../db/schema/orders.tables.ts'
import { refunds } from '../db/schema/payments.tables.ts'
import { createOrderStore } from './orders.store.ts'
import { isOwed } from './refunds.store.ts'

export interface OrderSearch {
  readonly mchid: MerchantId
  /** What somebody typed; empty: everything. */
  readonly key: string
  readonly states: readonly OrderState[]
  /** Only orders that wait for this, or came in on the day that began at `since` and is not over at `now`. */
  readonly filter?: OrderFilter
  readonly since: EpochMs
  readonly now: EpochMs
  /** Placed at or after this, and before that. */
  readonly from?: EpochMs
  readonly till?: EpochMs
  readonly start: number
  readonly count: number
}

export interface FactorySearch {
  readonly mchid: MerchantId
  /** What somebody typed; empty: everything. */
  readonly key: string
  readonly states: readonly OrderState[]
  /** Only those behind this order. */
  readonly after?: OrderId
  readonly start: number
  readonly count: number
}

/** Orders as the merchant's people look for them. */
export function createManageOrderStore(db: Db) {
  const asked = exists(
    db
      .select({ id: orderRequests.id })
      .from(orderRequests)
      .where(and(eq(orderRequests.orderId, orders.id), isNull(orderRequests.answeredAt))),
  )
  const unsent = exists(
    db
      .select({ id: orderInvoices.orderId })
      .from(orderInvoices)
      .where(
        and(
          eq(orderInvoices.orderId, orders.id),
          isNull(orderInvoices.sentAt),
          inArray(orders.state, [...BILLED_STATES]),
        ),
      ),
  )
  const failed = exists(
    db
      .select({ n: orderItems.n })
      .from(orderItems)
      .where(and(eq(orderItems.orderId, orders.id), eq(orderItems.print, 'failed'))),
  )
  const begun = exists(
    db
      .select({ n: orderItems.n })
      .from(orderItems)
      .where(and(eq(orderItems.orderId, orders.id), ne(orderItems.print, 'none'))),
  )
  // Nothing is made of an order that is closed.
  const unprinted = and(failed, notInArray(orders.state, ['cancelled', 'refunded']))
  const unrefunded = exists(
    db
      .select({ n: refunds.n })
      .from(refunds)
      .where(and(eq(refunds.orderId, orders.id), isOwed(db))),
  )
  /** Each counts the same orders as the first page of the console does. */
  const waiting: Readonly<Record<OrderFilter, (since: EpochMs, now: EpochMs) => SQL | undefined>> = {
    'paid-today': (since, now) =>
      and(
        gte(orders.paidAt, new Date(since)),
        lte(orders.paidAt, new Date(now)),
        notInArray(orders.state, ['cancelled', 'refunded']),
      ),
    asks: () => asked,
    invoices: () => unsent,
    'failed-prints': () => unprinted,
    'failed-refunds': () => unrefunded,
  }
  const holds = (pids: readonly ProductId[]) =>
    exists(
      db
        .select({ n: orderItems.n })
        .from(orderItems)
        .where(and(eq(orderItems.orderId, orders.id), inArray(orderItems.pid, [...pids]))),
    )

  const named = async (mchid: MerchantId, part: string): Promise<readonly ProductId[]> => {
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.mchid, mchid), like(products.searchText, `%${part}%`)))
    return rows.map(({ id }) => id)
  }

  const matching = async (mchid: MerchantId, key: string): Promise<SQL | undefined> => {
    const part = likePart(key)
    if (part === '') {
      return undefined
    }
    const short = typedShortNumber(key)
    const pids = await named(mchid, part)
    const text = (place: SQL) => sql`lower(${place}) like ${`%${part}%`}`
    return or(
      eq(orders.id, key.trim() as OrderId),
      short === undefined ? undefined : sql`substr(md5(${orders.id}), 1, ${SHORT_SIGNS}::int) = ${short}`,
      eq(orders.outtradeId, key.trim()),
      text(sql`${orders.address} ->> 'name'`),
      text(sql`${orders.address} ->> 'phone'`),
      text(sql`${orders.shipment} ->> 'number'`),
      sql`exists (select 1 from jsonb_array_elements(${orders.moreParcels}) p where lower(p ->> 'number') like ${`%${part}%`})`,
      pids.length === 0 ? undefined : holds(pids),
    )
  }

  return {
    async search({ mchid, key, states, filter, since, now, from, till, start, count: most }: OrderSearch): Promise<{
      readonly orders: readonly OrderWithItems[]
      readonly total: number
    }> {
      const where = and(
        eq(orders.mchid, mchid),
        eq(orders.kind, 'goods'),
        inArray(orders.state, [...states]),
        filter ? waiting[filter](since, now) : undefined,
        from === undefined ? undefined : gte(orders.createdAt, new Date(from)),
        till === undefined ? undefined : lt(orders.createdAt, new Date(till)),
        await matching(mchid, key),
      )
      const [all] = await db.select({ total: count() }).from(orders).where(where)
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .where(where)
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(most)
        .offset(start)
      const found = await createOrderStore(db).loadAll(rows.map(({ id }) => id))
      return { orders: found, total: Number(all?.total ?? 0) }
    },

    /**
     * What the factory makes and has made, the newest first; of an order that is not whole yet only one that has begun.
     * `after` is a place among all orders of the merchant, whatever became of that one meanwhile: whoever ships while
     * leafing misses none. Undefined: the merchant has no such order.
     */
    async findForFactory({
      mchid,
      key,
      states,
      after,
      start,
      count: most,
    }: FactorySearch): Promise<readonly OrderWithItems[] | undefined> {
      const place = sql`coalesce(${orders.paidAt}, ${orders.createdAt})`
      if (after !== undefined) {
        const [known] = await db
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.id, after), eq(orders.mchid, mchid)))
        if (!known) {
          return undefined
        }
      }
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            eq(orders.mchid, mchid),
            eq(orders.kind, 'goods'),
            inArray(orders.state, [...states]),
            or(ne(orders.state, 'to-upload'), begun),
            after === undefined
              ? undefined
              : sql`(${place}, ${orders.id}) < (select coalesce(o.paid_at, o.created_at), o.id from ${orders} o where o.id = ${after})`,
            await matching(mchid, key),
          ),
        )
        .orderBy(desc(place), desc(orders.id))
        .limit(most)
        .offset(start)
      return await createOrderStore(db).loadAll(rows.map(({ id }) => id))
    },

    /** Those of these orders whose shoppers wait for an answer. */
    async asking(ids: readonly OrderId[]): Promise<ReadonlySet<OrderId>> {
      if (ids.length === 0) {
        return new Set()
      }
      const rows = await db
        .select({ orderId: orderRequests.orderId })
        .from(orderRequests)
        .where(and(inArray(orderRequests.orderId, [...ids]), isNull(orderRequests.answeredAt)))
      return new Set(rows.map(({ orderId }) => orderId))
    },
  }
}
