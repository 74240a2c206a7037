import { demoCoupons } from '../../domain/demo/demo-coupons.ts'
import { DEMO_MERCHANT } from '../../domain/demo/demo-merchant.ts'
import { DEMO_PRODUCT_CATEGORIES, DEMO_PRODUCTS } from '../../domain/demo/demo-products.ts'
import { DEMO_SHOP_TEXTS } from '../../domain/demo/demo-shop-texts.ts'
import { DRAWN_THEMES } from '../../domain/demo/drawn-themes.ts'
import { DEMO_OUTTRADE_ORDERS } from '../../domain/demo/outtrade-orders.ts'
import { DEMO_THEME_CATEGORIES, DEMO_THEMES } from '../../domain/demo/themes.ts'
import type { ProductId } from '../../domain/ids.ts'
import type { Deps } from '../ports/deps.ts'
import { createDemoStore } from '../stores/manage/demo.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createOuttradeStore } from '../stores/outtrade.store.ts'
import { type Catalogue, saveCatalogue } from './save-catalogue.ts'

const DEMO_CATALOGUE: Catalogue = {
  merchant: DEMO_MERCHANT,
  texts: DEMO_SHOP_TEXTS,
  productCategories: DEMO_PRODUCT_CATEGORIES,
  products: DEMO_PRODUCTS,
  themeCategories: DEMO_THEME_CATEGORIES,
  themes: [...DEMO_THEMES, ...DRAWN_THEMES],
}

/**
 * Gives an empty shop the demo merchant, all or nothing, so that it opens on the first start. Nodes that start together wait for the first of
 * them, and find its shop.
 */
export async function seedWhenEmpty({ db, log, clock }: Pick<Deps, 'db' | 'log' | 'clock'>): Promise<void> {
  const now = clock.now()
  const isSeeded = await db.transaction(async (tx) => {
    const merchants = createMerchantStore(tx)
    await merchants.lockOpening()
    if ((await merchants.domains()).length > 0) {
      return false
    }
    await saveCatalogue(tx, { ...DEMO_CATALOGUE, coupons: demoCoupons(now) }, now)
    await createDemoStore(tx).markAll(DEMO_MERCHANT.id)
    for (const { items, ...order } of DEMO_OUTTRADE_ORDERS) {
      const stored = items.map(({ subId, ...item }) => ({
        ...item,
        outtradeSubId: subId,
        attributes: firstChoices(item.pid),
      }))
      await createOuttradeStore(tx).save(DEMO_MERCHANT.id, { ...order, closed: false, items: stored }, now)
    }
    return true
  })
  if (isSeeded) {
    log.info('the demo shop is ready')
  }
}

/** The first option of every group. */
function firstChoices(pid: ProductId): string[] {
  const product = DEMO_PRODUCTS.find(({ id }) => id === pid)
  return product?.attributes.flatMap(({ options }) => options.slice(0, 1).map(({ id }) => id)) ?? []
}
