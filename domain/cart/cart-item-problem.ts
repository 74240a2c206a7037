import type { DesignOrderVerdict } from '../order/decide-order.ts'
import type { Product } from '../product/product.ts'
import type { QuoteVerdict } from '../product/quote.ts'

/** Why a thing of a cart cannot be bought as it stands there. */
export const CART_ITEM_PROBLEMS = [
  'gone',
  'off-shelf',
  'soon',
  'ordered',
  'options-changed',
  'unfinished',
  'other-place',
] as const
export type CartItemProblem = (typeof CART_ITEM_PROBLEMS)[number]

interface CurrentItem {
  readonly product: Pick<Product, 'onShelf' | 'soon' | 'pickUpAt'>
  /** Its design stands in an order, and nobody said that it is wanted once more. */
  readonly isOrdered: boolean
  readonly priced: Pick<QuoteVerdict, 'kind'>
  /** What an order says of its design; absent: nothing is designed. */
  readonly verdict?: Pick<DesignOrderVerdict, 'kind'>
  /** Where the other things of the cart are fetched; absent: they may be sent. */
  readonly place?: string
}

/**
 * What became of a thing since it was put into the cart, the weightiest first; absent `now`: product, design or album
 * are not there any more.
 */
export function cartItemProblem(now: CurrentItem | undefined): CartItemProblem | undefined {
  if (!now) {
    return 'gone'
  }
  const { product, isOrdered, priced, verdict, place } = now
  if (!product.onShelf) {
    return 'off-shelf'
  }
  if (product.soon) {
    return 'soon'
  }
  if (isOrdered) {
    return 'ordered'
  }
  if (priced.kind === 'refused') {
    return 'options-changed'
  }
  if (verdict?.kind === 'refused') {
    return 'unfinished'
  }
  return product.pickUpAt !== undefined && place !== undefined && product.pickUpAt !== place ? 'other-place' : undefined
}
