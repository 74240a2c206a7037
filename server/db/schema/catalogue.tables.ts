import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { MerchantId, ProductId, ThemeId } from '../../../domain/ids.ts'
import type { Localised } from '../../../domain/language.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import type {
  CheckedThemePage,
  ThemeFileFinding,
  ThemeVerdict,
  ThemeVersionState,
} from '../../../domain/theme/theme-version.ts'

/** Product and theme categories of a merchant, in the merchant's order. */
export const categories = pgTable(
  'categories',
  {
    mchid: text().$type<MerchantId>().notNull(),
    kind: text().$type<'product' | 'theme'>().notNull(),
    id: text().notNull(),
    name: jsonb().$type<Localised>().notNull(),
    icon: text().notNull().default(''),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.mchid, t.kind, t.id] })],
)

export const products = pgTable(
  'products',
  {
    mchid: text().$type<MerchantId>().notNull(),
    id: text().$type<ProductId>().notNull(),
    type: integer().notNull(),
    categoryId: text().notNull(),
    onShelf: boolean().notNull(),
    position: integer().notNull(),
    /** Names in all languages, lower case, for the search. */
    searchText: text().notNull(),
    data: jsonb().$type<Product>().notNull(),
    /** One that the shop was opened with, and that nobody has changed. */
    isDemo: boolean().notNull().default(false),
    /** When anything of it last became another thing (A§3 time). */
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.mchid, t.id] }), index('products_in_order').on(t.mchid, t.position)],
)

export const themes = pgTable(
  'themes',
  {
    mchid: text().$type<MerchantId>().notNull(),
    id: text().$type<ThemeId>().notNull(),
    categoryId: text().notNull(),
    position: integer().notNull(),
    data: jsonb().$type<Theme>().notNull(),
    /** The look that it is a version of, by the id of its file; empty: one that has no versions. */
    look: text().notNull().default(''),
    version: integer().notNull().default(1),
    state: text().$type<ThemeVersionState>().notNull().default('published'),
    verdict: text().$type<ThemeVerdict>().notNull().default('none'),
    /** Its file as somebody handed it in. */
    written: text(),
    findings: jsonb().$type<readonly ThemeFileFinding[]>().notNull().default([]),
    pages: jsonb().$type<readonly CheckedThemePage[]>().notNull().default([]),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.mchid, t.id] })],
)
