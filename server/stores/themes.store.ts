import { and, asc, eq, ne } from 'drizzle-orm'
import type { MerchantId, ThemeId } from '../../domain/ids.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import type { Db } from '../db/db.ts'
import { categories, themes } from '../db/schema/catalogue.tables.ts'
import type { CountedCategory } from './products.store.ts'

export function createThemeStore(db: Db) {
  const all = async (mchid: MerchantId): Promise<readonly Theme[]> => {
    const rows = await db
      .select({ data: themes.data })
      .from(themes)
      .where(and(eq(themes.mchid, mchid), eq(themes.state, 'published')))
      .orderBy(asc(themes.position))
    return rows.map((row) => row.data)
  }
  return {
    /** Every theme that shoppers choose among, in the merchant's order. */
    all,

    /** One that shoppers choose, or that designs of theirs were made in. */
    async find(mchid: MerchantId, id: ThemeId): Promise<Theme | undefined> {
      const [row] = await db
        .select({ data: themes.data })
        .from(themes)
        .where(and(eq(themes.mchid, mchid), eq(themes.id, id), ne(themes.state, 'draft')))
      return row?.data
    },

    async save(mchid: MerchantId, theme: Theme, position: number): Promise<void> {
      const row = {
        mchid,
        id: theme.id,
        categoryId: theme.categoryId,
        position,
        data: theme,
        state: 'published' as const,
      }
      await db
        .insert(themes)
        .values(row)
        .onConflictDoUpdate({ target: [themes.mchid, themes.id], set: row })
    },

    async categories(mchid: MerchantId): Promise<readonly CountedCategory[]> {
      const rows = await db
        .select({ id: categories.id, name: categories.name, icon: categories.icon })
        .from(categories)
        .where(and(eq(categories.mchid, mchid), eq(categories.kind, 'theme')))
        .orderBy(asc(categories.position))
      const of = await all(mchid)
      return rows.map((row) => ({ ...row, total: of.filter((theme) => theme.categoryId === row.id).length }))
    },
  }
}
