/** What an order or sub-order of a link says about itself on the wire. */
export interface LinkOrderStatus {
  /** Empty: no order yet. */
  readonly orderId: string
  readonly type: number
  readonly status: number
}

/** A sub-order with this status waits for its photos: it counts as not submitted, whatever else it says (A§4). */
const NOT_SUBMITTED = 2300

/** Above this status an order of type 1 and more is paid (A§4). */
const PAID_ABOVE = 1000

/**
 * Whether an order counts as submitted or paid.
 *
 * 2300 is looked at first: it is above 1000 and would otherwise count as paid. Source: A§4, readings 6.
 */
export function isLinkOrderSubmitted(order: LinkOrderStatus): boolean {
  if (order.status === NOT_SUBMITTED) {
    return false
  }
  return order.orderId !== '' || (order.type >= 1 && order.status > PAID_ABOVE)
}

/**
 * How far the sub-orders of a link are. All submitted: the shopper goes to /order_success. Some: "some orders are not
 * submitted". Without any sub-order nothing is submitted. Source: A§4 "Re-upload and e-commerce queries".
 */
export function submissionOf(orders: readonly LinkOrderStatus[]): 'none' | 'some' | 'all' {
  const submitted = orders.filter(isLinkOrderSubmitted).length
  if (submitted === 0) {
    return 'none'
  }
  return submitted === orders.length ? 'all' : 'some'
}
