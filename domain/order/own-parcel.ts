import { joinsParcel } from './add-purchase.ts'
import type { Order } from './order.ts'

/** Why an order has no parcel of its own, now or ever. */
export const NO_PARCEL_REASONS = ['fetched', 'unpaid', 'closed', 'travels-along', 'nothing-sent'] as const
export type NoParcelReason = (typeof NO_PARCEL_REASONS)[number]

type Sent = Pick<Order, 'state' | 'pickupId' | 'address' | 'lines'>

/**
 * Why no label is printed for an order; undefined: it is sent, or was, in a parcel of its own. `parent` is the order that
 * it was added to: it goes in that one's parcel while that one has not left, unless its delivery was paid for.
 */
export function whyNoParcel(
  { state, pickupId, address, lines }: Sent,
  parent: Pick<Order, 'state' | 'lines'> | undefined,
  factory: { readonly mergeOrder: boolean },
): NoParcelReason | undefined {
  if (state === 'cancelled' || state === 'refunded') {
    return 'closed'
  }
  if (state === 'awaiting-pay') {
    return 'unpaid'
  }
  if (pickupId !== null) {
    return 'fetched'
  }
  if (address.street === '') {
    return 'nothing-sent'
  }
  const isDelivered = lines.some(({ kind }) => kind === 'delivery')
  return parent && !isDelivered && joinsParcel(parent, factory) ? 'travels-along' : undefined
}
