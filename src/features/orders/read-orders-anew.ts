import type { QueryClient } from '@tanstack/react-query'

/** What a change of one order shows in: pages of orders, also of that in whose parcel it travels, their lists, the cart, coupons that are free or spent. */
const CHANGED = ['order', 'orders', 'cart', 'coupons'] as const

/**
 * An order is another now: it was made, paid, changed or ended. What was read of orders is read anew, at once where it is shown;
 * `later`: also that only when it is shown next, because the screen goes or has read it already.
 */
export async function readOrdersAnew(client: QueryClient, when: 'at-once' | 'later' = 'at-once'): Promise<void> {
  const refetchType = when === 'later' ? 'none' : 'active'
  await Promise.all(CHANGED.map((key) => client.invalidateQueries({ queryKey: [key], refetchType })))
}
