import { CALL_BASE } from '../../../domain/calls/call-head.ts'
import type { OrderId } from '../../../domain/ids.ts'

/** The pay page of an order (A§7); a page of the server, outside of the app. */
function payPageAddress(id: OrderId): string {
  return `${CALL_BASE}/Mobile/Shop/Pay/orderid/${id}`
}

/** Leaves for the pay page of an order. */
export function goToPay(id: OrderId): void {
  window.location.assign(payPageAddress(id))
}
