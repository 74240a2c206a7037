import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import type { MerchantId, ThemeId } from '../../../domain/ids.ts'
import type { Localised } from '../../../domain/language.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import type {
  CheckedThemePage,
  ThemeFileFinding,
  ThemeVerdict,
  ThemeVersionState,
} from '../../../domain/theme/theme-version.ts'
import type { EpochMs } from '../../../domain/units.ts'
import type { Db } from '../../db/db.ts'
import { products, themes } from '../../db/schema/catalogue.tables.ts'

/** A version of a theme as who keeps it sees it. */
export interface ThemeVersion {
  readonly theme: Theme
  readonly look: string
  readonly version: number
  readonly state: ThemeVersionState
  readonly verdict: ThemeVerdict
  readonly written: string | null
  readonly findings: readonly ThemeFileFinding[]
  readonly pages: readonly CheckedThemePage[]
  readonly position: number
  readonly changedAt: EpochMs
}

export interface ListedTheme {
  readonly id: ThemeId
  readonly look: string
  readonly name: Localised
  readonly version: number
  readonly state: ThemeVersionState
  readonly verdict: ThemeVerdict
  readonly picture: string | null
  readonly paper: string
  readonly ink: string
  readonly changedAt: EpochMs
}

interface LookPageOf {
  readonly key: string
  readonly start: number
  readonly count: number
}

/** The theme that a row is a version of. */
const LOOK = sql<string>`coalesce(nullif(${themes.look}, ''), ${themes.id})`

/** Themes of one merchant with their versions, drafts and withdrawn ones too. */
export function createThemeVersionStore(db: Db) {
  const isIt = (mchid: MerchantId, id: ThemeId) => and(eq(themes.mchid, mchid), eq(themes.id, id))
  const kept = (row: typeof themes.$inferSelect): ThemeVersion => ({
    ...{ theme: row.data, look: row.look || row.id, version: row.version, state: row.state, verdict: row.verdict },
    ...{ written: row.written, findings: row.findings, pages: row.pages, position: row.position },
    changedAt: row.changedAt.getTime(),
  })
  return {
    /** The newest version of each theme, whose name has `key` in it, in the merchant's order. */
    async search(mchid: MerchantId, { key, start, count: most }: LookPageOf) {
      const part = `%${key
        .trim()
        .toLowerCase()
        .replace(/[\\%_]/g, '\\$&')}%`
      const newest = db
        .selectDistinctOn([LOOK], {
          ...{ id: themes.id, look: LOOK.as('of_look'), version: themes.version, state: themes.state },
          ...{ verdict: themes.verdict, position: themes.position, changedAt: themes.changedAt },
          name: sql<Localised>`${themes.data} -> 'name'`.as('name'),
          picture: sql<string | null>`${themes.pages} -> 0 ->> 'picture'`.as('picture'),
          paper: sql<string>`${themes.data} #>> '{roles,inner,background}'`.as('paper'),
          ink: sql<string>`${themes.data} #>> '{captions,title,colour}'`.as('ink'),
        })
        .from(themes)
        .where(and(eq(themes.mchid, mchid), sql`lower((${themes.data} -> 'name')::text) like ${part}`))
        .orderBy(LOOK, desc(themes.version))
        .as('newest')
      const [all] = await db.select({ total: count() }).from(newest)
      const rows = await db
        .select()
        .from(newest)
        .orderBy(asc(newest.position), asc(newest.id))
        .limit(most)
        .offset(start)
      const looks: readonly ListedTheme[] = rows.map(({ changedAt, ...row }) => ({
        ...row,
        changedAt: new Date(changedAt).getTime(),
      }))
      return { looks, total: Number(all?.total ?? 0) }
    },

    async find(mchid: MerchantId, id: ThemeId): Promise<ThemeVersion | undefined> {
      const [row] = await db.select().from(themes).where(isIt(mchid, id))
      return row && kept(row)
    },

    /** Every version of a theme, the newest first, kept from everybody else until the transaction ends. */
    async lockVersions(mchid: MerchantId, look: string): Promise<readonly ThemeVersion[]> {
      const rows = await db
        .select()
        .from(themes)
        .where(and(eq(themes.mchid, mchid), eq(LOOK, look)))
        .orderBy(desc(themes.version))
        .for('update')
      return rows.map(kept)
    },

    async versions(mchid: MerchantId, look: string): Promise<readonly ThemeVersion[]> {
      const rows = await db
        .select()
        .from(themes)
        .where(and(eq(themes.mchid, mchid), eq(LOOK, look)))
        .orderBy(desc(themes.version))
      return rows.map(kept)
    },

    /** A version that nobody has seen yet, behind all others. */
    async insert(
      mchid: MerchantId,
      theme: Theme,
      { look, version, written, now }: Pick<ThemeVersion, 'look' | 'version'> & { written: string; now: EpochMs },
    ): Promise<void> {
      const [last] = await db
        .select({ position: sql<number>`coalesce(max(${themes.position}), -1) + 1` })
        .from(themes)
        .where(eq(themes.mchid, mchid))
      await db.insert(themes).values({
        ...{ mchid, id: theme.id, categoryId: theme.categoryId, position: Number(last?.position ?? 0), data: theme },
        ...{ look, version, state: 'draft', verdict: 'checking', written, changedAt: new Date(now) },
      })
    },

    async setState(mchid: MerchantId, id: ThemeId, state: ThemeVersionState, now: EpochMs): Promise<void> {
      await db
        .update(themes)
        .set({ state, changedAt: new Date(now) })
        .where(isIt(mchid, id))
    },

    async setVerdict(
      mchid: MerchantId,
      id: ThemeId,
      verdict: ThemeVerdict,
      found: Partial<Pick<ThemeVersion, 'findings' | 'pages'>> = {},
    ): Promise<void> {
      await db
        .update(themes)
        .set({ verdict, ...found })
        .where(isIt(mchid, id))
    },

    /** Whether another theme has this id: an upload is a version of a theme, never of a version. */
    async isVersionOfAnother(mchid: MerchantId, id: string): Promise<boolean> {
      const rows = await db
        .select({ id: themes.id })
        .from(themes)
        .where(and(isIt(mchid, id as ThemeId), ne(LOOK, id)))
      return rows.length > 0
    },

    /** Every product of the merchant with where it stands, kept from everybody else until the transaction ends. */
    async lockProducts(mchid: MerchantId) {
      const rows = await db
        .select({ product: products.data, position: products.position })
        .from(products)
        .where(eq(products.mchid, mchid))
        .orderBy(asc(products.position), asc(products.id))
        .for('update')
      return rows
    },

    async products(mchid: MerchantId) {
      const rows = await db
        .select({ product: products.data })
        .from(products)
        .where(eq(products.mchid, mchid))
        .orderBy(asc(products.position), asc(products.id))
      return rows.map(({ product }) => product)
    },
  }
}
