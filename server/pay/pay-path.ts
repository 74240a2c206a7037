import type { OrderId } from '../../domain/ids.ts'

/** The path below the call base; `payPath` is the whole address on this host (A§7). */
export const PAY_ROUTE = '/Mobile/Shop/Pay/orderid/:orderid'

export function payPath(orderId: OrderId): string {
  return `/emall/index.php/Mobile/Shop/Pay/orderid/${orderId}`
}
