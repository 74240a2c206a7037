import type { MerchantId, OrderId } from '../../domain/ids.ts'

/** The path below the call base; `payPath` is the whole address on this host (A§7). */
export const PAY_ROUTE = '/Mobile/Shop/Pay/orderid/:orderid'

/** Asks how far the payment is; the page does so while it waits. */
export const PAY_STATE_ROUTE = `${PAY_ROUTE}/state`

export function payPath(orderId: OrderId): string {
  return `/emall/index.php/Mobile/Shop/Pay/orderid/${orderId}`
}

const APP = '/emall/app/#'

/** The app's screen of an order, for whoever leaves the pay page; a member level has the screen of the levels. */
export function orderScreen({ id, kind }: { readonly id: OrderId; readonly kind: 'goods' | 'level' }): string {
  return kind === 'level' ? `${APP}/user_type` : `${APP}/order_info?oid=${id}`
}

/** The same once the order is paid. */
export function paidScreen({ id, kind }: { readonly id: OrderId; readonly kind: 'goods' | 'level' }): string {
  return kind === 'level' ? `${APP}/user_type` : `${APP}/order_success?oid=${id}`
}

/** Where providers tell what happened; signed by them. */
export const NOTIFY_ROUTE = '/emall/pay/notify/:provider/:mchid'

export function notifyPath(provider: string, merchantId: MerchantId): string {
  return `/emall/pay/notify/${provider}/${merchantId}`
}
