import { and, asc, count, eq, like, sql } from 'drizzle-orm'
import type { MerchantId, ProductId } from '../../../domain/ids.ts'
import type { Localised } from '../../../domain/language.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { EpochMs } from '../../../domain/units.ts'
import type { Db } from '../../db/db.ts'
import { likePart } from '../../db/like-part.ts'
import { categories, products, themes } from '../../db/schema/catalogue.tables.ts'
import { previewTasks } from '../../db/schema/previews.tables.ts'

export interface ProductSearch {
  readonly key: string
  readonly categoryId: string
  readonly onShelf: boolean | undefined
  readonly start: number
  readonly count: number
}

/** A product as it is kept. */
export interface StoredProduct {
  readonly product: Product
  readonly position: number
  readonly changedAt: EpochMs
}

/** The catalogue of one merchant as who keeps it sees it: what is off the shelf too. */
export function createManageProductStore(db: Db) {
  const isIt = (mchid: MerchantId, id: ProductId) => and(eq(products.mchid, mchid), eq(products.id, id))
  return {
    async search(mchid: MerchantId, { key, categoryId, onShelf, start, count: most }: ProductSearch) {
      const part = likePart(key)
      const where = and(
        eq(products.mchid, mchid),
        part === '' ? undefined : like(products.searchText, `%${part}%`),
        categoryId === '' ? undefined : eq(products.categoryId, categoryId),
        onShelf === undefined ? undefined : eq(products.onShelf, onShelf),
      )
      const [all] = await db.select({ total: count() }).from(products).where(where)
      const rows = await db
        .select()
        .from(products)
        .where(where)
        .orderBy(asc(products.position), asc(products.id))
        .limit(most)
        .offset(start)
      return {
        products: rows.map(({ data, isDemo, changedAt }) => ({
          product: data,
          isDemo,
          changedAt: changedAt.getTime(),
        })),
        total: Number(all?.total ?? 0),
      }
    },

    async find(mchid: MerchantId, id: ProductId): Promise<StoredProduct | undefined> {
      const [row] = await db.select().from(products).where(isIt(mchid, id))
      return row && { product: row.data, position: row.position, changedAt: row.changedAt.getTime() }
    },

    /** A product, kept from everybody else until the transaction ends. */
    async lock(mchid: MerchantId, id: ProductId): Promise<StoredProduct | undefined> {
      const [row] = await db.select().from(products).where(isIt(mchid, id)).for('update')
      return row && { product: row.data, position: row.position, changedAt: row.changedAt.getTime() }
    },

    /** Whether a shopper has a design of it, one too that was deleted and can be brought back. */
    async isDesigned(mchid: MerchantId, id: ProductId): Promise<boolean> {
      const designs = await db
        .select({ one: sql`1` })
        .from(previewTasks)
        .where(and(eq(previewTasks.mchid, mchid), eq(previewTasks.pid, id)))
        .limit(1)
      return designs.length > 0
    },

    /** Somebody has changed it: it is no product of the demo shop any more. */
    async makeOwn(mchid: MerchantId, id: ProductId): Promise<void> {
      await db.update(products).set({ isDemo: false }).where(isIt(mchid, id))
    },

    /** All products in the order of the shelves, kept from everybody else who would sort them. */
    async lockOrder(mchid: MerchantId): Promise<readonly ProductId[]> {
      const own = eq(products.mchid, mchid)
      await db.select({ id: products.id }).from(products).where(own).orderBy(asc(products.id)).for('update')
      // Read when they are locked: who waits for a lock has sorted before, by the places of then.
      const rows = await db
        .select({ id: products.id })
        .from(products)
        .where(own)
        .orderBy(asc(products.position), asc(products.id))
      return rows.map(({ id }) => id)
    },

    async saveOrder(mchid: MerchantId, ids: readonly ProductId[]): Promise<void> {
      const places = sql.join(
        ids.map((id, position) => sql`when ${products.id} = ${id} then ${position}::int`),
        sql` `,
      )
      await db
        .update(products)
        .set({ position: sql`case ${places} else ${products.position} end` })
        .where(eq(products.mchid, mchid))
    },

    /** Names of all themes that shoppers may be offered, in their order. */
    async looks(mchid: MerchantId): Promise<readonly { readonly id: string; readonly name: Localised }[]> {
      return await db
        .select({ id: themes.id, name: sql<Localised>`${themes.data} -> 'name'` })
        .from(themes)
        .where(and(eq(themes.mchid, mchid), eq(themes.state, 'published')))
        .orderBy(asc(themes.position), asc(themes.id))
    },

    async categories(
      mchid: MerchantId,
      kind: 'product' | 'theme',
    ): Promise<readonly { readonly id: string; readonly name: Localised }[]> {
      return await db
        .select({ id: categories.id, name: categories.name })
        .from(categories)
        .where(and(eq(categories.mchid, mchid), eq(categories.kind, kind)))
        .orderBy(asc(categories.position), asc(categories.id))
    },

    async names(mchid: MerchantId): Promise<readonly { readonly id: ProductId; readonly name: Localised }[]> {
      return await db
        .select({ id: products.id, name: sql<Localised>`${products.data} -> 'name'` })
        .from(products)
        .where(eq(products.mchid, mchid))
        .orderBy(asc(products.position), asc(products.id))
    },
  }
}
