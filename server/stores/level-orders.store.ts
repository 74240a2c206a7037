import { and, eq } from 'drizzle-orm'
import type { MerchantId, OrderId, UserId } from '../../domain/ids.ts'
import type { Membership } from '../../domain/merchant/member-level.ts'
import type { Order } from '../../domain/order/order.ts'
import type { EpochMs, MinorUnits } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { orders } from '../db/schema/orders.tables.ts'
import { users } from '../db/schema/users.tables.ts'
import { inDomain } from './moments.ts'
import type { Owner } from './previews.store.ts'

const NOWHERE = { name: '', phone: '', province: '', city: '', district: '', street: '' }

export interface NewLevelOrder extends Owner {
  readonly id: OrderId
  readonly opid: string
  readonly levelId: string
  readonly amount: MinorUnits
  readonly currency: string
}

export function createLevelOrderStore(db: Db) {
  return {
    /** Makes the order, or finds the one that the same intent has made. */
    async insert(order: NewLevelOrder, now: EpochMs): Promise<OrderId> {
      const { id, merchantId, uid, opid, levelId, amount, currency } = order
      const made = await db
        .insert(orders)
        .values({
          ...{ id, mchid: merchantId, uid, opid, kind: 'level', levelId, amount, currency },
          ...{ state: 'awaiting-pay', lines: [{ kind: 'base', amount }], address: NOWHERE, createdAt: new Date(now) },
        })
        .onConflictDoNothing({ target: [orders.mchid, orders.uid, orders.opid] })
        .returning({ id: orders.id })
      if (made.length > 0) {
        return id
      }
      const [first] = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.mchid, merchantId), eq(orders.uid, uid), eq(orders.opid, opid)))
      if (!first) {
        throw new Error('an order that is there already can be found')
      }
      return first.id
    },

    /** A level order of this shopper; an order of goods is none. */
    async find(id: OrderId, owner: Owner): Promise<Order | undefined> {
      const isOwn = and(eq(orders.mchid, owner.merchantId), eq(orders.uid, owner.uid))
      const [row] = await db
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), eq(orders.kind, 'level'), isOwn))
      return row && inDomain(row)
    },

    /** A shopper's level, kept from other payments until the transaction ends. */
    async membershipForUpdate(mchid: MerchantId, uid: UserId): Promise<Membership | undefined> {
      const [row] = await db
        .select({ typeid: users.typeid, end: users.levelExpiresAt })
        .from(users)
        .where(and(eq(users.mchid, mchid), eq(users.id, uid)))
        .for('update')
      return row && { typeid: row.typeid, ...(row.end ? { levelExpiresAt: row.end.getTime() } : {}) }
    },

    async saveMembership(mchid: MerchantId, uid: UserId, { typeid, levelExpiresAt }: Membership): Promise<void> {
      await db
        .update(users)
        .set({ typeid, levelExpiresAt: levelExpiresAt === undefined ? null : new Date(levelExpiresAt) })
        .where(and(eq(users.mchid, mchid), eq(users.id, uid)))
    },
  }
}
