import { and, asc, eq, sql } from 'drizzle-orm'
import type { MerchantId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import { languagesOf } from '../../domain/merchant/languages-of.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import type { Db } from '../db/db.ts'
import { products } from '../db/schema/catalogue.tables.ts'
import { merchants } from '../db/schema/merchants.tables.ts'

/** Whose shop a host is, and which languages it speaks, the first for whoever reads none of them. */
export interface MerchantHost {
  readonly id: MerchantId
  readonly domain: string
  readonly languages: readonly Language[]
}

/** Any number that every node of the shop agrees on, other than that of the migrations. */
const OPENING_LOCK = 727_051_002

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

    /** The currency that the shop has, and keeps until the transaction ends. */
    async holdCurrency(id: MerchantId): Promise<string | undefined> {
      const [row] = await db.select({ data: merchants.data }).from(merchants).where(eq(merchants.id, id)).for('share')
      return row?.data.currency.code
    },

    /**
     * Another text with every change of the merchant or of a product on the shelf, by whoever made it: the system's own column says so. Empty
     * where there is no such merchant.
     */
    async frontVersion(id: MerchantId): Promise<string> {
      const shelf = db
        .select({
          version: sql`md5(string_agg(concat(${products.id}, ${products}.xmin), ',' order by ${products.id}))`,
        })
        .from(products)
        .where(and(eq(products.mchid, id), eq(products.onShelf, true)))
      const [row] = await db
        .select({ version: sql<string>`concat_ws('/', ${merchants}.xmin, (${shelf}))` })
        .from(merchants)
        .where(eq(merchants.id, id))
      return row?.version ?? ''
    },

    /** Every shop's host and what is spoken there, the oldest shop first. */
    async domains(): Promise<readonly MerchantHost[]> {
      const found = await db.select().from(merchants).orderBy(asc(merchants.id))
      return found.map(({ id, domain, data }) => ({ id, domain, languages: languagesOf(data) }))
    },

    /** Until the transaction ends no other node opens an empty shop; one that does so now is waited for. */
    async lockOpening(): Promise<void> {
      await db.execute(sql`set local lock_timeout = 0`)
      await db.execute(sql`set local statement_timeout = 0`)
      await db.execute(sql`select pg_advisory_xact_lock(${OPENING_LOCK})`)
    },

    async save(merchant: Merchant): Promise<void> {
      const row = { id: merchant.id, domain: merchant.domain.toLowerCase(), data: merchant }
      await db.insert(merchants).values(row).onConflictDoUpdate({ target: merchants.id, set: row })
    },
  }
}
