import type { QuoteLine } from '../product/price.ts'
import type { Order } from './order.ts'
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

/** Whether an order that was added to another one goes in its parcel, or is fetched with it: no delivery was paid for it. */
export function goesWithAnother({ parentId, lines }: Pick<Order, 'parentId' | 'lines'>): boolean {
  return parentId !== null && !lines.some(({ kind }) => kind === 'delivery')
}

const STILL_IN_THE_HOUSE: readonly OrderState[] = ['to-upload', 'paid', 'in-production']

/**
 * Whether an added purchase travels in the parcel of its source, whose delivery is paid: the source has not left the
 * house, the factory packs orders together (A§3 `mergerOrder`), and a delivery was paid for it at all.
 */
export function joinsParcel(
  source: { readonly state: OrderState; readonly lines: readonly QuoteLine[] },
  factory: { readonly mergeOrder: boolean },
): boolean {
  return (
    factory.mergeOrder &&
    STILL_IN_THE_HOUSE.includes(source.state) &&
    source.lines.some((line) => line.kind === 'delivery')
  )
}
