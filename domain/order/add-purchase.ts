import type { QuoteLine } from '../product/price.ts'
import type { OrderState } from './order-state.ts'

export type AddPurchaseRefusal = 'order-not-paid' | 'order-closed'

/** Why nothing can be added to an order; `undefined` when something can: it is paid and not closed (`safety` 12). */
export function refuseAddPurchase(source: OrderState): AddPurchaseRefusal | undefined {
  switch (source) {
    case 'awaiting-pay':
      return 'order-not-paid'
    case 'cancelled':
    case 'refunded':
      return 'order-closed'
    default:
      return undefined
  }
}

/**
 * What an added purchase needs not pay of its delivery, minor units: what the first order has paid for its parcel, where
 * both travel in one. They do while the first has not left the house and the factory packs orders together.
 */
export function deliveryPaidBefore(
  source: { readonly state: OrderState; readonly lines: readonly QuoteLine[] },
  factory: { readonly mergeOrder: boolean },
): number {
  if (!factory.mergeOrder || source.state === 'shipped' || refuseAddPurchase(source.state)) {
    return 0
  }
  return source.lines.filter((line) => line.kind === 'delivery').reduce((total, line) => total + line.amount, 0)
}
