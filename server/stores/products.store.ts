import { and, asc, count, desc, eq, inArray, like, type SQL, sql } from 'drizzle-orm'
import type { MerchantId, ProductId, ThemeId } from '../../domain/ids.ts'
import type { Localised } from '../../domain/language.ts'
import type { Product } from '../../domain/product/product.ts'
import { type TemplateKind, templateKindOf } from '../../domain/theme/template-types.ts'
import type { EpochMs } from '../../domain/units.ts'
import { askedTogether } from '../db/asked-together.ts'
import type { Db } from '../db/db.ts'
import { keptRows } from '../db/kept-rows.ts'
import { prepared } from '../db/prepared.ts'
import { categories, products, themes } from '../db/schema/catalogue.tables.ts'

export interface ProductQuery {
  readonly start: number
  readonly count: number
  readonly key?: string
  readonly categoryId?: string
  readonly order: 'default' | 'price' | 'price-desc' | 'name'
}

/** A product and what stands beside its document. */
export interface ListedProduct {
  readonly product: Product
  readonly changedAt: EpochMs
  /** How the pages of the theme that it wears first come about; absent where it wears none. */
  readonly template: TemplateKind | undefined
}

export interface StoredCategory {
  readonly id: string
  readonly name: Localised
  readonly icon: string
}

export interface CountedCategory extends StoredCategory {
  readonly total: number
}

const price = sql`(${products.data} #>> '{price,base}')::int`

const ORDERS = {
  default: [asc(products.position)],
  price: [asc(price), asc(products.position)],
  'price-desc': [desc(price), asc(products.position)],
  name: [asc(products.searchText), asc(products.position)],
} as const satisfies Record<ProductQuery['order'], readonly SQL[]>

const LISTED = {
  data: products.data,
  changedAt: products.changedAt,
  firstTheme: themes.id,
  template: sql<TemplateKind | null>`${themes.data} ->> 'template'`,
}

const FIRST_THEME = and(
  eq(themes.mchid, products.mchid),
  eq(themes.id, sql<ThemeId>`${products.data} #>> '{themeIds,0}'`),
)

/** Which rows they are: another one with every change of either. The system's own column says so also where no date does. */
const VERSION = sql<string>`concat_ws('/', ${products.changedAt}, ${products}.xmin, ${themes}.xmin)`
const isKnown = sql`${VERSION} = asked.known`

/** The same, of which only the version is told when it is the one that is known: the document is neither unpacked nor read. */
const LISTED_UNLESS_KNOWN = {
  version: VERSION,
  data: sql<Product | null>`case when ${isKnown} then null else ${products.data} end`,
  changedAt: products.changedAt,
  firstTheme: themes.id,
  template: sql<TemplateKind | null>`case when ${isKnown} then null else ${themes.data} ->> 'template' end`,
}

const knownListed = keptRows<ListedProduct>(500)

interface AskedProduct {
  readonly mchid: MerchantId
  readonly id: ProductId
}

const listedOf = askedTogether<AskedProduct, ListedProduct | undefined>(async (db, asked) => {
  const query = prepared(db, 'listed_products', (on, name) =>
    on
      .select({ mchid: products.mchid, id: products.id, ...LISTED_UNLESS_KNOWN })
      .from(sql`jsonb_to_recordset(${sql.placeholder('asked')}::text::jsonb) as asked(mchid text, id text, known text)`)
      .innerJoin(products, sql`${products.mchid} = asked.mchid and ${products.id} = asked.id`)
      .leftJoin(themes, FIRST_THEME)
      .prepare(name),
  )
  const kept = knownListed(db)
  const keyOf = ({ mchid, id }: AskedProduct) => `${mchid}/${id}`
  const each = new Map(asked.map((one) => [keyOf(one), { ...one, known: kept.get(keyOf(one)) }]))
  const named = [...each.values()].map(({ mchid, id, known }) => ({ mchid, id, known: known?.version ?? '' }))
  const found = new Map<string, ListedProduct | undefined>()
  for (const row of await query.execute({ asked: JSON.stringify(named) })) {
    const key = keyOf(row)
    const value = row.data ? listed({ ...row, data: row.data }) : each.get(key)?.known?.value
    if (row.data && value) {
      kept.set(key, { version: row.version, value })
    }
    found.set(key, value)
  }
  return asked.map((one) => found.get(keyOf(one)))
})

interface ListedRow {
  readonly data: Product
  readonly changedAt: Date
  readonly firstTheme: ThemeId | null
  readonly template: TemplateKind | null
}

function listed({ data, changedAt, firstTheme, template }: ListedRow): ListedProduct {
  return {
    product: data,
    changedAt: changedAt.getTime(),
    template: firstTheme === null ? undefined : templateKindOf({ template: template ?? undefined }),
  }
}

export function createProductStore(db: Db) {
  return {
    /** Products on the shelf. `total` counts all that match. */
    async list(mchid: MerchantId, query: ProductQuery): Promise<{ products: readonly ListedProduct[]; total: number }> {
      const wanted = and(
        eq(products.mchid, mchid),
        eq(products.onShelf, true),
        query.categoryId === undefined ? undefined : eq(products.categoryId, query.categoryId),
        query.key ? like(products.searchText, `%${escapeLike(query.key.toLowerCase())}%`) : undefined,
      )
      const rows = await db
        .select(LISTED)
        .from(products)
        .leftJoin(themes, FIRST_THEME)
        .where(wanted)
        .orderBy(...ORDERS[query.order])
        .offset(query.start)
        .limit(query.count)
      const [counted] = await db.select({ total: count() }).from(products).where(wanted)
      return { products: rows.map(listed), total: counted?.total ?? 0 }
    },

    /** A product of this merchant, also one that is off the shelf. */
    async find(mchid: MerchantId, id: ProductId): Promise<Product | undefined> {
      const query = prepared(db, 'product_by_id', (on, name) =>
        on
          .select({ data: products.data })
          .from(products)
          .where(and(eq(products.mchid, sql.placeholder('mchid')), eq(products.id, sql.placeholder('id'))))
          .prepare(name),
      )
      const [row] = await query.execute({ mchid, id })
      return row?.data
    },

    /** The same with what stands beside its document: one question for the page that nearly every visit opens. */
    findListed: (mchid: MerchantId, id: ProductId): Promise<ListedProduct | undefined> => listedOf(db, { mchid, id }),

    /** Names of the products that are there, also of those off the shelf. */
    async names(mchid: MerchantId, ids: readonly ProductId[]): Promise<ReadonlyMap<ProductId, Localised>> {
      if (ids.length === 0) {
        return new Map()
      }
      const rows = await db
        .select({ id: products.id, data: products.data })
        .from(products)
        .where(and(eq(products.mchid, mchid), inArray(products.id, [...ids])))
      return new Map(rows.map(({ id, data }) => [id, data.name]))
    },

    async save(mchid: MerchantId, product: Product, position: number): Promise<void> {
      const row = {
        mchid,
        id: product.id,
        type: product.type,
        categoryId: product.categoryId,
        onShelf: product.onShelf,
        position,
        searchText: Object.values(product.name).join(' ').toLowerCase(),
        data: product,
      }
      await db
        .insert(products)
        .values(row)
        .onConflictDoUpdate({
          target: [products.mchid, products.id],
          set: {
            ...row,
            changedAt: sql`case when ${products.data} = excluded.data then ${products.changedAt} else now() end`,
          },
        })
    },

    /** Categories in the merchant's order, with the number of products on the shelf. */
    async categories(mchid: MerchantId): Promise<readonly CountedCategory[]> {
      const onShelf = db
        .select({ categoryId: products.categoryId, total: count().as('total') })
        .from(products)
        .where(and(eq(products.mchid, mchid), eq(products.onShelf, true)))
        .groupBy(products.categoryId)
        .as('on_shelf')
      const rows = await db
        .select({ id: categories.id, name: categories.name, icon: categories.icon, total: onShelf.total })
        .from(categories)
        .leftJoin(onShelf, eq(onShelf.categoryId, categories.id))
        .where(and(eq(categories.mchid, mchid), eq(categories.kind, 'product')))
        .orderBy(asc(categories.position))
      return rows.map((row) => ({ ...row, total: row.total ?? 0 }))
    },

    async saveCategory(
      mchid: MerchantId,
      kind: 'product' | 'theme',
      category: StoredCategory,
      position: number,
    ): Promise<void> {
      const row = { mchid, kind, ...category, position }
      await db
        .insert(categories)
        .values(row)
        .onConflictDoUpdate({ target: [categories.mchid, categories.kind, categories.id], set: row })
    },
  }
}

/** A text whose `%`, `_` and `\` stand for themselves in `LIKE`. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)
}
