import type { ProductId } from '../ids.ts'
import { type Discount, discounted, type QuoteLine } from '../product/price.ts'
import { type MinorUnits, minorUnits } from '../units.ts'
import type { CouponReason } from './why-not.ts'

/** A price as the shopper sees it: which product each of its things is, and its lines. */
export interface PricedItems {
  /** The product of each thing, in the order of the lines' `item`. */
  readonly pids: readonly ProductId[]
  readonly lines: readonly QuoteLine[]
}

interface ForProducts {
  readonly products: readonly { readonly id: string }[]
}

function isFor({ products }: ForProducts, pid: ProductId | undefined): boolean {
  return products.length === 0 || products.some(({ id }) => id === pid)
}

/** What counts for a coupon: its own things, without delivery and other coupons. */
function countedFor(coupon: ForProducts, { pids, lines }: PricedItems): number {
  return lines
    .filter(({ item }) => item !== undefined && isFor(coupon, pids[item]))
    .reduce((all, { amount }) => all + amount, 0)
}

/** What a coupon that fits would take off a price, 0 or more; what it does take off is decided by `savingOf` in the shop. */
export function savingOn(coupon: ForProducts & { readonly discount: Discount }, priced: PricedItems): MinorUnits {
  const counted = minorUnits(Math.max(0, countedFor(coupon, priced)))
  return minorUnits(counted - discounted(counted, coupon.discount))
}

/**
 * Why a coupon would not apply to what is being ordered, and what is missing until it does. Told before it is taken; what
 * counts is decided by `whyNot` in the shop.
 */
export function misfitOf(
  coupon: ForProducts & { readonly minimum: MinorUnits },
  { pids, lines }: PricedItems,
):
  | { readonly reason: Extract<CouponReason, 'product-not-listed' | 'below-minimum'>; readonly short: MinorUnits }
  | undefined {
  if (lines.length === 0) {
    // No price yet, so nothing is known to be missing.
    return undefined
  }
  if (!pids.some((pid) => isFor(coupon, pid))) {
    return { reason: 'product-not-listed', short: minorUnits(0) }
  }
  const counted = countedFor(coupon, { pids, lines })
  return counted < coupon.minimum ? { reason: 'below-minimum', short: minorUnits(coupon.minimum - counted) } : undefined
}
