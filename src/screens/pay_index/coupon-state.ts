import type { OrderContext, QuotedCoupon } from '../../../machines/order/order.types.ts'

/** How the coupon of an order stands. */
export type CouponState =
  /** The shopper holds none that applies; nothing has to be said. */
  | { readonly kind: 'none' }
  /** One applies, and the shopper must take it or say no (B§5). */
  | { readonly kind: 'undecided'; readonly best: QuotedCoupon }
  /** The chosen one does not apply any more. */
  | { readonly kind: 'lost'; readonly chosen: QuotedCoupon | undefined }
  | { readonly kind: 'declined' }
  | { readonly kind: 'used'; readonly coupon: QuotedCoupon }

/** Read from the newest price and the shopper's choice. */
export function couponState({ quote, coupon }: Pick<OrderContext, 'quote' | 'coupon'>): CouponState {
  const offers = quote?.coupons ?? []
  const best = offers.find(({ why }) => why === null)
  if (coupon === 'none') {
    return best ? { kind: 'declined' } : { kind: 'none' }
  }
  if (coupon === 'undecided') {
    return best ? { kind: 'undecided', best } : { kind: 'none' }
  }
  const chosen = offers.find(({ id }) => id === coupon)
  return chosen && chosen.why === null ? { kind: 'used', coupon: chosen } : { kind: 'lost', chosen }
}

/** Whether the order would be refused as it stands: the shopper must open the coupons first. */
export function mustChooseCoupon(context: Pick<OrderContext, 'quote' | 'coupon'>): boolean {
  const { kind } = couponState(context)
  return context.quote !== null && (kind === 'undecided' || kind === 'lost')
}
