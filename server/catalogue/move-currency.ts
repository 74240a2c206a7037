import { inCurrency } from '../../domain/product/money-fields.ts'
import type { CatalogueChange } from '../catalogue-changes/catalogue-change.ts'
import { createPricedStore } from '../stores/manage/priced.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'

export type MovedCurrency =
  | { readonly kind: 'moved' | 'same'; readonly before: string }
  /** So many orders are paid or wait to be paid in the currency that stays. */
  | { readonly kind: 'in-books'; readonly orders: number; readonly currency: string }
  | { readonly kind: 'unknown' }

/**
 * Gives a shop another currency. Every amount of its catalogue keeps its figures; what is in the books keeps its unit, so an order in another
 * currency refuses it. Who orders meanwhile is waited for, and whoever orders next is asked once more.
 */
export async function moveCurrency(
  { db, mchid, actor, requestId, now }: CatalogueChange,
  to: string,
): Promise<MovedCurrency> {
  const merchants = createMerchantStore(db)
  const merchant = await merchants.lock(mchid)
  if (!merchant) {
    return { kind: 'unknown' }
  }
  const before = merchant.currency.code
  if (before === to) {
    return { kind: 'same', before }
  }
  const priced = createPricedStore(db)
  const [booked] = await priced.booked(mchid, to)
  if (booked) {
    return { kind: 'in-books', ...booked }
  }
  const moved = <Document>(document: Document) => inCurrency(document, before, to)
  await priced.rewrite(mchid, moved)
  await merchants.save({ ...moved(merchant), currency: { code: to } })
  await createHandInStore(db).note(
    { mchid, action: 'currency', subject: `${before} → ${to}`, actor, requestId, before, after: to },
    now,
  )
  return { kind: 'moved', before }
}
