import type { OrderId } from '../../ids.ts'
import type { ItemNeed } from '../item-needs.ts'
import { type OrderState, STATUS_NUMBERS } from '../order-state.ts'
import { isWaiting } from './hand-in.ts'
import type { LinkOrderStatus } from './submitted.ts'

/** A thing of a link, as far as `isSubmitted` asks. */
export interface LinkedItem {
  readonly need: ItemNeed
  readonly submittedAt: unknown
}

/**
 * What a sub-order says about itself on the wire: while it waits its status is 2300 and its order id empty, whatever its
 * order says; once handed in it is a paid one, also while others of the same order still wait (A§4).
 */
export function linkStatusOf(
  item: LinkedItem,
  order: { readonly id: OrderId; readonly state: OrderState },
): LinkOrderStatus {
  if (isWaiting(item)) {
    return { orderId: '', type: 1, status: STATUS_NUMBERS['to-upload'] }
  }
  const status = order.state === 'to-upload' ? STATUS_NUMBERS.paid : STATUS_NUMBERS[order.state]
  return { orderId: order.id, type: 1, status }
}
