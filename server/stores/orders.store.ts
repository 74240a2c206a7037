import { and, asc, count, desc, eq, exists, inArray, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { MerchantId, OrderId, TaskId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import type { Address } from '../../domain/order/address.ts'
import type { Order, OrderItem, OrderItemSummary, OrderWithItems } from '../../domain/order/order.ts'
import type { OrderState } from '../../domain/order/order-state.ts'
import type { Shipment } from '../../domain/order/parcels/shipment.ts'
import type { ProofFile } from '../../domain/production/proof.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { insertPrepared } from '../db/prepared-insert.ts'
import { orderItems, orders } from '../db/schema/orders.tables.ts'
import { asDates, inDomain } from './moments.ts'
import { createNoticeStore } from './notices.store.ts'
import type { Owner } from './previews.store.ts'

type OrderRow = typeof orders.$inferSelect

/** What an order and an item mostly are: the table says it where nobody else does. */
type OrderDefault =
  | ('kind' | 'source' | 'src' | 'mode' | 'parentId' | 'levelId' | 'userCouponId' | 'refereeId')
  | ('language' | 'shipment' | 'moreParcels' | 'pickupId' | 'comment' | 'outtradeId')
type ItemDefault =
  | ('outtradeSubId' | 'packageKey' | 'packagePid' | 'combineId' | 'aid' | 'taskId' | 'themeId' | 'need' | 'paidPages')
  | ('chosen' | 'frozen' | 'designHash' | 'submittedAt' | 'linkRev' | 'coverPicture' | 'comment' | 'customer')

export type NewOrder = Omit<Order, OrderDefault | 'createdAt' | 'paidAt' | 'producedAt' | 'shippedAt' | 'heldUntil'> &
  Partial<Pick<Order, OrderDefault>>
export type NewOrderItem = Omit<OrderItem, ItemDefault | 'orderId' | 'n' | 'print' | 'proof'> &
  Partial<Pick<OrderItem, ItemDefault>>

/** What an order keeps of one thing from the moment on when it is handed in. */
export type FrozenItemFields = Pick<
  NewOrderItem,
  | 'aid'
  | 'taskId'
  | 'themeId'
  | 'pageCount'
  | 'photoCount'
  | 'chosen'
  | 'frozen'
  | 'designHash'
  | 'coverPicture'
  | 'submittedAt'
>

/** What lists need of an item; the frozen design stays where it is. */
const ITEM_SUMMARY = {
  orderId: orderItems.orderId,
  n: orderItems.n,
  subId: orderItems.subId,
  outtradeSubId: orderItems.outtradeSubId,
  packageKey: orderItems.packageKey,
  packagePid: orderItems.packagePid,
  combineId: orderItems.combineId,
  submittedAt: orderItems.submittedAt,
  pid: orderItems.pid,
  aid: orderItems.aid,
  taskId: orderItems.taskId,
  themeId: orderItems.themeId,
  quantity: orderItems.quantity,
  attributes: orderItems.attributes,
  chosen: orderItems.chosen,
  pageCount: orderItems.pageCount,
  photoCount: orderItems.photoCount,
  need: orderItems.need,
  paidPages: orderItems.paidPages,
  linkRev: orderItems.linkRev,
  designHash: orderItems.designHash,
  coverPicture: orderItems.coverPicture,
  comment: orderItems.comment,
  customer: orderItems.customer,
  print: orderItems.print,
  /** Kinds of the files besides the whole print file. */
  besides: sql<
    readonly ProofFile['kind'][]
  >`coalesce(jsonb_path_query_array(${orderItems.proof}, '$.files[*].kind'), '[]')`,
}
/** So many unpaid orders are closed at once. */
const UNPAID_AT_ONCE = 200

/** Orders of member levels stand in no list of goods. */
const IS_GOODS = eq(orders.kind, 'goods')

/** An item as its table takes it. */
export function itemRow<Item extends Pick<NewOrderItem, 'submittedAt'>>({ submittedAt, ...item }: Item) {
  return { ...item, ...(submittedAt === undefined ? {} : asDates({ submittedAt })) }
}

export function createOrderStore(db: Db) {
  const withItems = async (rows: readonly OrderRow[]): Promise<OrderWithItems[]> => {
    const ids = rows.map((row) => row.id)
    const items =
      ids.length === 0
        ? []
        : await db
            .select(ITEM_SUMMARY)
            .from(orderItems)
            .where(inArray(orderItems.orderId, ids))
            .orderBy(asc(orderItems.orderId), asc(orderItems.n))
    return rows.map((order) => ({
      order: inDomain(order),
      items: items.filter((item) => item.orderId === order.id).map(inDomain),
    }))
  }
  const isOf = (owner: Owner) => and(eq(orders.mchid, owner.merchantId), eq(orders.uid, owner.uid))

  return {
    async itemsOf(id: OrderId): Promise<readonly OrderItemSummary[]> {
      const rows = await db
        .select(ITEM_SUMMARY)
        .from(orderItems)
        .where(eq(orderItems.orderId, id))
        .orderBy(asc(orderItems.n))
      return rows.map(inDomain)
    },

    /** Makes the order, or finds the one that the same intent has made. */
    async insert(order: NewOrder, items: readonly NewOrderItem[], now: EpochMs): Promise<OrderId> {
      if (await insertPrepared(db, orders, { ...order, createdAt: new Date(now) })) {
        for (const [n, item] of items.entries()) {
          const isMade = await insertPrepared(db, orderItems, { ...itemRow(item), orderId: order.id, n })
          invariant(isMade, `order ${order.id} has another thing of the same name`)
        }
        if (order.kind !== 'level') {
          await createNoticeStore(db).writeFirst(order)
        }
        return order.id
      }
      const [first] = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.mchid, order.mchid), eq(orders.uid, order.uid), eq(orders.opid, order.opid)))
      if (!first) {
        throw new Error('an order that is there already can be found')
      }
      return first.id
    },

    async list(
      owner: Owner,
      of: {
        readonly states: readonly OrderState[]
        readonly taskId?: TaskId | undefined
        readonly start: number
        readonly count: number
      },
    ): Promise<{ readonly orders: readonly OrderWithItems[]; readonly total: number }> {
      if (of.states.length === 0) {
        return { orders: [], total: 0 }
      }
      const holds = (taskId: TaskId) =>
        exists(
          db
            .select({ n: orderItems.n })
            .from(orderItems)
            .where(and(eq(orderItems.orderId, orders.id), eq(orderItems.taskId, taskId))),
        )
      const ofDesign = of.taskId === undefined ? undefined : holds(of.taskId)
      const where = and(isOf(owner), IS_GOODS, inArray(orders.state, [...of.states]), ofDesign)
      const [all] = await db.select({ total: count() }).from(orders).where(where)
      const rows = await db
        .select()
        .from(orders)
        .where(where)
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(of.count)
        .offset(of.start)
      return { orders: await withItems(rows), total: Number(all?.total ?? 0) }
    },

    async find(id: OrderId, owner: Owner): Promise<OrderWithItems | undefined> {
      const rows = await db
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), isOf(owner)))
      return (await withItems(rows))[0]
    },

    /** Where the newest order went that was sent to this receiver. */
    async newestAddressOf(
      owner: Owner,
      { name, phone }: Pick<Address, 'name' | 'phone'>,
    ): Promise<Address | undefined> {
      const to = (field: keyof Address) => sql`${orders.address} ->> ${sql.raw(`'${field}'`)}`
      const [row] = await db
        .select({ address: orders.address })
        .from(orders)
        .where(and(isOf(owner), eq(to('name'), name), eq(to('phone'), phone), ne(to('street'), '')))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(1)
      return row?.address
    },

    /** Orders that travel with this one, the first one first. */
    async addedTo(id: OrderId, owner: Owner): Promise<readonly OrderId[]> {
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(isOf(owner), eq(orders.parentId, id), notInArray(orders.state, ['cancelled', 'refunded'])))
        .orderBy(asc(orders.createdAt), asc(orders.id))
      return rows.map((row) => row.id)
    },

    /** For payment, printing and the factory, which work for every shopper of one merchant. */
    async findOfMerchant(id: OrderId, mchid: MerchantId): Promise<OrderWithItems | undefined> {
      const rows = await db
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), eq(orders.mchid, mchid)))
      return (await withItems(rows))[0]
    },

    /** Orders of all merchants that were made before `before` and wait for their money. */
    async listUnpaid(before: EpochMs): Promise<readonly OrderId[]> {
      const isUnpaid = and(eq(orders.state, 'awaiting-pay'), lt(orders.createdAt, new Date(before)))
      const found = db.select({ id: orders.id }).from(orders).where(isUnpaid)
      return (await found.orderBy(asc(orders.createdAt)).limit(UNPAID_AT_ONCE)).map(({ id }) => id)
    },

    /** For jobs, which work for everybody. */
    async load(id: OrderId): Promise<Order | undefined> {
      const [row] = await db.select().from(orders).where(eq(orders.id, id))
      return row && inDomain(row)
    },

    async loadItem(id: OrderId, n: number): Promise<OrderItem | undefined> {
      const isThis = and(eq(orderItems.orderId, id), eq(orderItems.n, n))
      const [row] = await db.select().from(orderItems).where(isThis)
      return row && inDomain(row)
    },

    /** Moves an order along one transition. False when it was not in `from`: somebody else was first. */
    async move(
      id: OrderId,
      from: OrderState,
      to: OrderState,
      at: Partial<Pick<Order, 'paidAt' | 'producedAt' | 'shippedAt'>>,
    ): Promise<boolean> {
      const moved = await db
        .update(orders)
        .set({ state: to, ...asDates(at) })
        .where(and(eq(orders.id, id), eq(orders.state, from)))
        .returning({ id: orders.id })
      const [isFirst] = moved
      await (isFirst && createNoticeStore(db).write(id, to))
      return isFirst !== undefined
    },

    /** It is on its way, or waits where it is fetched: then there is no parcel. */
    async leave(id: OrderId, state: OrderState, parcels: readonly Shipment[], now: EpochMs): Promise<void> {
      await db
        .update(orders)
        .set({ state, ...parcelColumns(parcels), shippedAt: new Date(now) })
        .where(eq(orders.id, id))
      await createNoticeStore(db).write(id, state)
    },

    async saveParcels(id: OrderId, parcels: readonly Shipment[]): Promise<void> {
      await db.update(orders).set(parcelColumns(parcels)).where(eq(orders.id, id))
    },

    /** Orders of goods of every merchant or of one, newest first. */
    async listAll(of: {
      readonly states: readonly OrderState[]
      readonly limit: number
    }): Promise<readonly OrderWithItems[]> {
      const rows = await db
        .select()
        .from(orders)
        .where(and(IS_GOODS, inArray(orders.state, [...of.states])))
        .orderBy(desc(sql`coalesce(${orders.paidAt}, ${orders.createdAt})`), desc(orders.id))
        .limit(of.limit)
      return await withItems(rows)
    },

    /** Orders in the order of these ids. */
    async loadAll(ids: readonly OrderId[]): Promise<readonly OrderWithItems[]> {
      const rows =
        ids.length === 0
          ? []
          : await db
              .select()
              .from(orders)
              .where(inArray(orders.id, [...ids]))
      return (await withItems(rows)).sort((a, b) => ids.indexOf(a.order.id) - ids.indexOf(b.order.id))
    },

    /** The order for a payment, kept from other payments until the transaction ends. */
    async loadForPayment(id: OrderId): Promise<Order | undefined> {
      const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update')
      return row && inDomain(row)
    },
  }
}

function parcelColumns([first, ...moreParcels]: readonly Shipment[]) {
  return { shipment: first ?? null, moreParcels }
}
