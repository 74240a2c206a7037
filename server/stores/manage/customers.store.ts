import { and, count, desc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { MerchantId, OrderId, UserId } from '../../../domain/ids.ts'
import type { OrderState } from '../../../domain/order/order-state.ts'
import type { EpochMs } from '../../../domain/units.ts'
import type { Db } from '../../db/db.ts'
import { likePart } from '../../db/like-part.ts'
import { identities, passwords } from '../../db/schema/accounts.tables.ts'
import { addresses } from '../../db/schema/addresses.tables.ts'
import { albums } from '../../db/schema/albums.tables.ts'
import { cartThings } from '../../db/schema/cart-things.tables.ts'
import { coupons, userCoupons } from '../../db/schema/coupons.tables.ts'
import { designComments, designShares } from '../../db/schema/design-shares.tables.ts'
import { noticesOff } from '../../db/schema/notices.tables.ts'
import { orders } from '../../db/schema/orders.tables.ts'
import { photos } from '../../db/schema/photos.tables.ts'
import { previewTasks } from '../../db/schema/previews.tables.ts'
import { sessions, users } from '../../db/schema/users.tables.ts'
import { wentBack } from '../refunds.store.ts'

export interface Customer {
  readonly uid: UserId
  readonly nickname: string
  readonly phone: string
  readonly email: string
  readonly since: EpochMs
  readonly albumsUntil: EpochMs | null
  readonly orders: number
  /** What was paid and did not go back. */
  readonly spent: number
}

/** Orders that bring nothing. */
const CLOSED = ['cancelled', 'refunded'] as const satisfies readonly OrderState[]
/** Orders that are still between the shop and its shopper. */
const OPEN = ['to-upload', 'paid', 'in-production', 'ready-to-collect'] as const satisfies readonly OrderState[]

/** Shoppers as the merchant's people look for them. A deleted one is found no more. */
export function createCustomerStore(db: Db) {
  const isHere = (mchid: MerchantId) => and(eq(users.mchid, mchid), isNull(users.deletedAt))
  const isOf = (mchid: MerchantId, uid: UserId) => and(eq(orders.mchid, mchid), eq(orders.uid, uid))
  const bought = sql`${orders.uid} = ${users.id} and ${orders.mchid} = ${users.mchid} and ${orders.kind} = 'goods'
    and ${orders.paidAt} is not null and ${notInArray(orders.state, [...CLOSED])}`
  const kept = sql`${orders.amount} - ${wentBack}`
  const columns = {
    ...{ uid: users.id, nickname: users.nickname, phone: users.phone, email: users.email },
    ...{ since: users.createdAt, albumsUntil: users.albumsUntil },
    orders: sql<number>`(select count(*) from ${orders} where ${bought})`.mapWith(Number),
    spent: sql<number>`(select coalesce(sum(${kept}), 0) from ${orders} where ${bought})`.mapWith(Number),
  }
  const find = async (mchid: MerchantId, uid: UserId): Promise<Customer | undefined> => {
    const [row] = await db
      .select(columns)
      .from(users)
      .where(and(eq(users.id, uid), isHere(mchid)))
    return row && customerOf(row)
  }

  return {
    find,

    async search(
      mchid: MerchantId,
      key: string,
      page: { readonly start: number; readonly count: number },
    ): Promise<{ readonly customers: readonly Customer[]; readonly total: number }> {
      const where = and(isHere(mchid), matching(key))
      const [all] = await db.select({ total: count() }).from(users).where(where)
      const rows = await db
        .select(columns)
        .from(users)
        .where(where)
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(page.count)
        .offset(page.start)
      return { customers: rows.map(customerOf), total: Number(all?.total ?? 0) }
    },

    async openAlbums(mchid: MerchantId, uid: UserId, until: EpochMs | null): Promise<void> {
      await db
        .update(users)
        .set({ albumsUntil: until === null ? null : new Date(until) })
        .where(and(eq(users.id, uid), isHere(mchid)))
    },

    async ordersOf(mchid: MerchantId, uid: UserId, states?: readonly OrderState[]): Promise<readonly OrderId[]> {
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(isOf(mchid, uid), states && inArray(orders.state, [...states])))
        .orderBy(desc(orders.createdAt), desc(orders.id))
      return rows.map(({ id }) => id)
    },

    /** Things that are still to come. A level was given when it was paid: its order stays paid for ever. */
    async hasOpenOrders(mchid: MerchantId, uid: UserId): Promise<boolean> {
      const isOpen = and(isOf(mchid, uid), eq(orders.kind, 'goods'), inArray(orders.state, [...OPEN]))
      return (await db.$count(orders, isOpen)) > 0
    },

    /** Albums with those that are deleted and not gone yet. */
    async albumsOf(mchid: MerchantId, uid: UserId) {
      const { name, data, shareType, lastUpdateTime, deletedAt } = albums
      return await db
        .select({ name, data, shareType, lastUpdateTime, deletedAt })
        .from(albums)
        .where(and(eq(albums.mchid, mchid), eq(albums.uid, uid)))
        .orderBy(desc(albums.lastUpdateTime), desc(albums.id))
    },

    /** Designs with those that are deleted and not gone yet; since when each is shown by a link, and what was written to it. */
    async designsOf(mchid: MerchantId, uid: UserId) {
      const { id, name, pid: product, design, deletedAt } = previewTasks
      const tasks = await db
        .select({ id, name, product, design, deletedAt, sharedAt: designShares.createdAt })
        .from(previewTasks)
        .leftJoin(designShares, eq(designShares.taskId, id))
        .where(and(eq(previewTasks.mchid, mchid), eq(previewTasks.uid, uid)))
        .orderBy(previewTasks.createdAt)
      const notes = await db
        .select({ taskId: id, name: designComments.name, text: designComments.text, at: designComments.createdAt })
        .from(designComments)
        .innerJoin(previewTasks, eq(id, designComments.taskId))
        .where(and(eq(previewTasks.mchid, mchid), eq(previewTasks.uid, uid)))
        .orderBy(designComments.createdAt)
      return tasks.map(({ id: task, ...rest }) => ({
        ...rest,
        comments: notes.filter(({ taskId }) => taskId === task).map(({ taskId: _, ...note }) => note),
      }))
    },

    async couponsOf(mchid: MerchantId, uid: UserId) {
      const { data: coupon } = coupons
      const { boundAt, state } = userCoupons
      return await db
        .select({ coupon, boundAt, state })
        .from(userCoupons)
        .innerJoin(coupons, and(eq(coupons.mchid, userCoupons.mchid), eq(coupons.id, userCoupons.couponId)))
        .where(and(eq(userCoupons.mchid, mchid), eq(userCoupons.uid, uid)))
        .orderBy(desc(boundAt), desc(userCoupons.id))
    },

    async photosOf(mchid: MerchantId, uid: UserId) {
      return await db
        .select({ key: photos.key, fileName: photos.fileName, createdAt: photos.createdAt })
        .from(photos)
        .where(and(eq(photos.mchid, mchid), eq(photos.uid, uid)))
        .orderBy(photos.createdAt)
    },

    /** Who they were, where they live and every way in are gone; albums and designs go with the files of everything deleted. */
    async remove(mchid: MerchantId, uid: UserId, now: EpochMs): Promise<void> {
      const at = new Date(now)
      const tasks = db
        .select({ id: previewTasks.id })
        .from(previewTasks)
        .where(and(eq(previewTasks.mchid, mchid), eq(previewTasks.uid, uid)))
      await db.delete(designShares).where(inArray(designShares.taskId, tasks))
      await db
        .update(previewTasks)
        .set({ deletedAt: at })
        .where(and(eq(previewTasks.mchid, mchid), eq(previewTasks.uid, uid), isNull(previewTasks.deletedAt)))
      await db
        .update(albums)
        .set({ deletedAt: at })
        .where(and(eq(albums.mchid, mchid), eq(albums.uid, uid), isNull(albums.deletedAt)))
      await db.delete(sessions).where(and(eq(sessions.mchid, mchid), eq(sessions.uid, uid)))
      await db.delete(identities).where(and(eq(identities.mchid, mchid), eq(identities.uid, uid)))
      await db.delete(passwords).where(eq(passwords.uid, uid))
      await db.delete(cartThings).where(and(eq(cartThings.mchid, mchid), eq(cartThings.uid, uid)))
      await db.delete(addresses).where(and(eq(addresses.mchid, mchid), eq(addresses.uid, uid)))
      await db.delete(noticesOff).where(and(eq(noticesOff.mchid, mchid), eq(noticesOff.uid, uid)))
      const nobody = { phone: null, email: null, nickname: '', avatar: '', albumsUntil: null, deletedAt: at }
      await db
        .update(users)
        .set(nobody)
        .where(and(eq(users.id, uid), eq(users.mchid, mchid)))
    },
  }
}

function matching(key: string): SQL | undefined {
  const part = likePart(key)
  if (part === '') {
    return undefined
  }
  const like = (place: unknown) => sql`lower(${place}) like ${`%${part}%`}`
  const receiver = or(like(sql`${orders.address} ->> 'name'`), like(sql`${orders.address} ->> 'phone'`))
  return or(
    eq(users.id, key.trim() as UserId),
    ...[users.nickname, users.phone, users.email].map(like),
    sql`exists (select 1 from ${orders} where ${orders.uid} = ${users.id} and ${orders.mchid} = ${users.mchid} and ${receiver})`,
  )
}

function customerOf(row: {
  readonly uid: UserId
  readonly nickname: string
  readonly phone: string | null
  readonly email: string | null
  readonly since: Date
  readonly albumsUntil: Date | null
  readonly orders: number
  readonly spent: number
}): Customer {
  const { phone, email, since, albumsUntil, ...rest } = row
  const until = albumsUntil === null ? null : albumsUntil.getTime()
  return { ...rest, phone: phone ?? '', email: email ?? '', since: since.getTime(), albumsUntil: until }
}
