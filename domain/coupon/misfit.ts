import type { ProductId } from '../ids.ts'
import type { QuoteLine } from '../product/price.ts'
import { type MinorUnits, minorUnits } from '../units.ts'
import type { CouponReason } from './why-not.ts'

/** A price as the shopper sees it: which product each of its things is, and its lines. */
export interface PricedItems {
  /** The product of each thing, in the order of the lines' `item`. */
  readonly pids: readonly ProductId[]
  readonly lines: readonly QuoteLine[]
}

/**
 * Why a coupon would not apply to what is being ordered, and what is missing until it does. Told before it is taken; what
 * counts is decided by `whyNot` in the shop.
 */
export function misfitOf(
  coupon: { readonly minimum: MinorUnits; readonly products: readonly { readonly id: string }[] },
  { pids, lines }: PricedItems,
):
  | { readonly reason: Extract<CouponReason, 'product-not-listed' | 'below-minimum'>; readonly short: MinorUnits }
  | undefined {
  if (lines.length === 0) {
    // No price yet, so nothing is known to be missing.
    return undefined
  }
  const isFor = (pid: ProductId | undefined) =>
    coupon.products.length === 0 || coupon.products.some(({ id }) => id === pid)
  if (!pids.some(isFor)) {
    return { reason: 'product-not-listed', short: minorUnits(0) }
  }
  const counted = lines
    .filter(({ item }) => item !== undefined && isFor(pids[item]))
    .reduce((all, { amount }) => all + amount, 0)
  return counted < coupon.minimum ? { reason: 'below-minimum', short: minorUnits(coupon.minimum - counted) } : undefined
}
