import type { ProductId } from '../../../domain/ids.ts'
import type { OrderContext, QuotedCoupon } from '../../../machines/order/order.types.ts'
import type { ShopperCoupon } from '../../ports/coupon-ports.ts'

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

/** Anybody may take it now. */
export function isToBeHad({ status, starts }: Pick<ShopperCoupon, 'status' | 'starts'>): boolean {
  return status === 'open' && starts <= Date.now()
}

/** The product of each thing of the price, in the order of its lines' `item`. */
export function pidsOf(cart: OrderContext['cart']): readonly ProductId[] {
  return cart.package ? [cart.package.pid] : cart.lines.map(({ pid }) => pid)
}

/** Whether the order would be refused as it stands: the shopper must open the coupons first. */
export function mustChooseCoupon(context: Pick<OrderContext, 'quote' | 'coupon'>): boolean {
  const { kind } = couponState(context)
  return context.quote !== null && (kind === 'undecided' || kind === 'lost')
}
