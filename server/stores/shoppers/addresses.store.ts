import { and, asc, desc, eq } from 'drizzle-orm'
import type { Address } from '../../../domain/order/address.ts'
import type { EpochMs } from '../../../domain/units.ts'
import type { Db } from '../../db/db.ts'
import { addresses } from '../../db/schema/addresses.tables.ts'
import { users } from '../../db/schema/users.tables.ts'
import type { Owner } from '../previews.store.ts'

interface KeptAddress {
  readonly id: string
  readonly address: Address
  /** The one that is taken where nobody says another. */
  readonly usual: boolean
}

/** Shoppers' books of addresses. */
export function createAddressStore(db: Db) {
  const isOf = (owner: Owner) => and(eq(addresses.mchid, owner.merchantId), eq(addresses.uid, owner.uid))
  const isOne = (owner: Owner, id: string) => and(isOf(owner), eq(addresses.id, id))
  const { id, address, usual } = addresses

  return {
    /** The usual one first, then the one that was saved last. */
    async list(owner: Owner): Promise<readonly KeptAddress[]> {
      return await db
        .select({ id, address, usual })
        .from(addresses)
        .where(isOf(owner))
        .orderBy(desc(usual), desc(addresses.savedAt), asc(id))
    },

    /** Keeps the book from the shopper's other changes until the transaction ends: only one address is the usual one. */
    async lock(owner: Owner): Promise<void> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, owner.uid)).for('update')
    },

    async insert(owner: Owner, kept: Pick<KeptAddress, 'id' | 'address'>, now: EpochMs): Promise<void> {
      const { merchantId: mchid, uid } = owner
      await db.insert(addresses).values({ ...kept, mchid, uid, savedAt: new Date(now) })
    },

    async save(owner: Owner, kept: Pick<KeptAddress, 'id' | 'address'>, now: EpochMs): Promise<void> {
      await db
        .update(addresses)
        .set({ address: kept.address, savedAt: new Date(now) })
        .where(isOne(owner, kept.id))
    },

    async setUsual(owner: Owner, id: string): Promise<void> {
      await db.update(addresses).set({ usual: false }).where(isOf(owner))
      await db.update(addresses).set({ usual: true }).where(isOne(owner, id))
    },

    async remove(owner: Owner, id: string): Promise<void> {
      await db.delete(addresses).where(isOne(owner, id))
    },
  }
}
