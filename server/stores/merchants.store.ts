import { asc, eq } from 'drizzle-orm'
import type { MerchantId } from '../../domain/ids.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import type { Db } from '../db/db.ts'
import { merchants } from '../db/schema/merchants.ts'

export function createMerchantStore(db: Db) {
  return {
    async find(id: MerchantId): Promise<Merchant | undefined> {
      const [row] = await db.select({ data: merchants.data }).from(merchants).where(eq(merchants.id, id))
      return row?.data
    },

    /** The same, kept from every other change until the transaction ends. */
    async lock(id: MerchantId): Promise<Merchant | undefined> {
      const [row] = await db.select({ data: merchants.data }).from(merchants).where(eq(merchants.id, id)).for('update')
      return row?.data
    },

    /** Every shop's host, the oldest shop first. */
    async domains(): Promise<readonly { readonly id: MerchantId; readonly domain: string }[]> {
      return await db.select({ id: merchants.id, domain: merchants.domain }).from(merchants).orderBy(asc(merchants.id))
    },

    async save(merchant: Merchant): Promise<void> {
      const row = { id: merchant.id, domain: merchant.domain.toLowerCase(), data: merchant }
      await db.insert(merchants).values(row).onConflictDoUpdate({ target: merchants.id, set: row })
    },
  }
}
