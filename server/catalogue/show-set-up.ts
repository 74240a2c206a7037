import { demoCoupons } from '../../domain/demo/demo-coupons.ts'
import { DEMO_PRODUCT_CATEGORIES } from '../../domain/demo/demo-products.ts'
import { invariant } from '../../domain/never.ts'
import { setUpSteps } from '../../domain/set-up/set-up.ts'
import { answer, refuse } from '../base/answer.ts'
import { auditCatalogueChange, catalogueChangeOf } from '../catalogue-changes/catalogue-change.ts'
import type { CallContext } from '../ports/call-context.ts'
import { createDemoStore } from '../stores/manage/demo.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createShopTextStore } from '../stores/shop-texts.store.ts'

const DEMO_COUPONS = demoCoupons(0).map(({ coupon }) => coupon.id)

const DEMO_SHELVES = DEMO_PRODUCT_CATEGORIES.map(({ id }) => id)

interface MoneyFacts {
  /** Who would take money: in a test mode, and in which currencies. */
  readonly contracts: readonly { readonly isTrial: boolean; takes(currency: string): boolean }[]
  readonly played: readonly string[]
  readonly trials: readonly string[]
}

export async function showSetUp(
  { contracts, ...noMoney }: MoneyFacts,
  { db, caller: { merchantId: mchid } }: CallContext<'clerk'>,
) {
  const store = createDemoStore(db)
  const merchant = await createMerchantStore(db).find(mchid)
  invariant(merchant, 'a merchant whose people ask is there')
  const takers = contracts.filter(({ takes }) => takes(merchant.currency.code))
  const takesMoney = takers.some(({ isTrial }) => !isTrial)
  const demo = await store.left(mchid, DEMO_COUPONS)
  const hasProduct = await store.hasOwnProduct(mchid)
  const steps = setUpSteps({
    ...{ merchant, takesMoney, demoThings: demo.products + demo.orders },
    texts: (await createShopTextStore(db).current(mchid)).texts,
    hasSavedDelivery: await store.hasSaved(mchid, 'delivery'),
    hasSeenLook: await store.hasSeenLook(mchid),
    hasProduct,
    hasSold: await store.hasSold(mchid, noMoney),
  })
  return answer({ steps: [...steps], demo, removable: hasProduct, trial: takers.length > 0 && !takesMoney })
}

export async function dropDemo(context: CallContext<'shop-owner'>) {
  const { db, caller } = context
  const store = createDemoStore(db)
  if (!(await store.hasOwnProduct(caller.merchantId))) {
    return refuse('demo-only')
  }
  const outcome = await store.remove(caller.merchantId, { coupons: DEMO_COUPONS, categories: DEMO_SHELVES })
  await auditCatalogueChange(catalogueChangeOf(context), 'demo', `${outcome.removed}`)
  return answer(outcome)
}
