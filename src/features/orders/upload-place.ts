import type { Query } from '../../navigation/routes.ts'
import type { OrderCard } from '../../ports/ports.ts'

/** The first thing of an order that waits for its design or its photos; `undefined` when none does. */
function waitingItem(order: OrderCard): OrderCard['items'][number] | undefined {
  return order.items.find((item) => item.upload === 'to-upload')
}

/** The query of `order_eclist` where the things of an order are designed and handed in. */
export function uploadGrant(order: OrderCard): Query {
  return order.outtradeId ? { oid: order.outtradeId } : { subid: waitingItem(order)?.subId }
}
