import type { CurrentCartItem } from '../../ports/cart-ports.ts'

/** What of a cart its price is for: what can be bought as it stands. */
export function boughtNow(items: readonly CurrentCartItem[]): readonly CurrentCartItem[] {
  return items.filter(({ place, problem }) => place === 'now' && problem === undefined)
}
