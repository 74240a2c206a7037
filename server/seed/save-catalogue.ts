import type { IssuedCoupon } from '../../domain/coupon/coupon.ts'
import type { Localised } from '../../domain/language.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import type { ShopTexts } from '../../domain/merchant/shop-texts.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { CatalogueChange } from '../catalogue-changes/catalogue-change.ts'
import { writeCoupon } from '../catalogue-changes/save-coupon.ts'
import { writeProduct } from '../catalogue-changes/save-product.ts'
import type { Db } from '../db/db.ts'
import { createCouponStore } from '../stores/coupons.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { createShopTextStore } from '../stores/shop-texts.store.ts'
import { createThemeStore } from '../stores/themes.store.ts'

interface Shelf {
  readonly id: string
  readonly name: Localised
  /** Address of a picture (A§3 category icon); absent: none. */
  readonly icon?: string
}

/** Everything that one merchant sells. */
export interface Catalogue {
  readonly merchant: Merchant
  /** What buyers must know; absent: what stands in the shop stays. */
  readonly texts?: ShopTexts
  readonly productCategories: readonly Shelf[]
  readonly products: readonly Product[]
  readonly themeCategories: readonly Shelf[]
  readonly themes: readonly Theme[]
  readonly coupons?: readonly IssuedCoupon[]
}

/** Writes a catalogue over what is there, all or nothing, and into the log where somebody did it. What it does not name stays as it is. */
export async function saveCatalogue(
  db: Db,
  catalogue: Catalogue,
  now: EpochMs,
  by?: Pick<CatalogueChange, 'actor' | 'requestId'>,
): Promise<void> {
  const { id } = catalogue.merchant
  await db.transaction(async (tx) => {
    const keeping = by && { ...by, db: tx, mchid: id, now }
    const products = createProductStore(tx)
    const themes = createThemeStore(tx)
    await createMerchantStore(tx).save(catalogue.merchant)
    if (catalogue.texts) {
      await createShopTextStore(tx).save(id, catalogue.texts, now)
    }
    for (const [position, shelf] of catalogue.productCategories.entries()) {
      await products.saveCategory(id, 'product', { ...shelf, icon: shelf.icon ?? '' }, position)
    }
    for (const [position, shelf] of catalogue.themeCategories.entries()) {
      await products.saveCategory(id, 'theme', { ...shelf, icon: shelf.icon ?? '' }, position)
    }
    for (const [position, product] of catalogue.products.entries()) {
      await (keeping ? writeProduct(keeping, product, position) : products.save(id, product, position))
    }
    for (const [position, theme] of catalogue.themes.entries()) {
      await themes.save(id, theme, position)
    }
    for (const coupon of catalogue.coupons ?? []) {
      await (keeping ? writeCoupon(keeping, coupon) : createCouponStore(tx).save(id, coupon, now))
    }
  })
}
