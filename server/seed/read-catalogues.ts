import { and, asc, eq } from 'drizzle-orm'
import type { IssuedCoupon } from '../../domain/coupon/coupon.ts'
import type { MerchantId } from '../../domain/ids.ts'
import type { Db } from '../db/db.ts'
import { categories, products } from '../db/schema/catalogue.tables.ts'
import { coupons } from '../db/schema/coupons.tables.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createShopTextStore } from '../stores/shop-texts.store.ts'
import { createThemeStore } from '../stores/themes.store.ts'
import type { Catalogue } from './save-catalogue.ts'

/** Everything that the merchants sell, off-shelf products too: what `saveCatalogue` wrote. */
export async function readCatalogues(db: Db): Promise<readonly Catalogue[]> {
  const merchants = createMerchantStore(db)
  const catalogues: Catalogue[] = []
  for (const { id } of await merchants.domains()) {
    const merchant = await merchants.find(id)
    if (merchant) {
      catalogues.push({
        merchant,
        texts: (await createShopTextStore(db).current(id)).texts,
        productCategories: await shelvesOf(db, id, 'product'),
        products: await productsOf(db, id),
        themeCategories: await shelvesOf(db, id, 'theme'),
        themes: await createThemeStore(db).all(id),
        coupons: await couponsOf(db, id),
      })
    }
  }
  return catalogues
}

async function shelvesOf(db: Db, mchid: MerchantId, kind: 'product' | 'theme') {
  const rows = await db
    .select({ id: categories.id, name: categories.name, icon: categories.icon })
    .from(categories)
    .where(and(eq(categories.mchid, mchid), eq(categories.kind, kind)))
    .orderBy(asc(categories.position), asc(categories.id))
  return rows.map(({ icon, ...shelf }) => ({ ...shelf, ...(icon === '' ? {} : { icon }) }))
}

async function productsOf(db: Db, mchid: MerchantId) {
  const rows = await db
    .select({ data: products.data })
    .from(products)
    .where(eq(products.mchid, mchid))
    .orderBy(asc(products.position), asc(products.id))
  return rows.map((row) => row.data)
}

/** Coupons that the merchant wrote. Private codes that were issued after the model of one are secrets and stay here. */
async function couponsOf(db: Db, mchid: MerchantId): Promise<readonly IssuedCoupon[]> {
  const rows = await db
    .select({ data: coupons.data, status: coupons.status, uses: coupons.usesLeft })
    .from(coupons)
    .where(eq(coupons.mchid, mchid))
    .orderBy(asc(coupons.createdAt), asc(coupons.id))
  return rows
    .filter(({ data }) => !data.id.endsWith(`-${data.code}`))
    .map(({ data, status, uses }) => ({ coupon: { ...data, status }, uses }))
}
