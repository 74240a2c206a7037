import type { ProductId } from '../../ids.ts'
import type { ItemNeed } from '../item-needs.ts'
import type { Order } from '../order.ts'
import type { OrderState } from '../order-state.ts'

/** A sub-order as handing in sees it. */
export interface SubOrder {
  readonly pid: ProductId
  readonly need: ItemNeed
  /** Something was handed in for it. */
  readonly submitted: boolean
  /** Its print file is being made or is there. */
  readonly printing: boolean
}

export type HandInRefusal =
  | 'product-changed'
  | 'nothing-to-hand-in'
  | 'order-not-paid'
  | 'order-closed'
  | 'upload-closed'

/**
 * Why a design or photos cannot be handed in for a sub-order; `undefined` when they can.
 *
 * Only while the order waits for its uploads (2300). What was handed in may be replaced until its print file is begun.
 * Source: A§4, B§8 "Product id changed", `safety` 14.
 */
export function refuseHandIn(
  sub: SubOrder,
  order: { readonly state: OrderState },
  given: { readonly pid: ProductId },
): HandInRefusal | undefined {
  if (given.pid !== sub.pid) {
    return 'product-changed'
  }
  if (sub.need === 'nothing') {
    return 'nothing-to-hand-in'
  }
  switch (order.state) {
    case 'to-upload':
      return sub.printing ? 'upload-closed' : undefined
    case 'awaiting-pay':
      return 'order-not-paid'
    case 'cancelled':
    case 'refunded':
      return 'order-closed'
    default:
      return 'upload-closed'
  }
}

/**
 * Whether naming a thing that needs nothing takes it: with the order of another platform that it is in, which is claimed so. An
 * order that holds nothing else would never be anybody's.
 */
export function isTakenByClaim(
  sub: Pick<SubOrder, 'pid' | 'need'>,
  order: { readonly state: OrderState; readonly source: Order['source'] },
  given: { readonly pid: ProductId },
): boolean {
  return sub.need === 'nothing' && sub.pid === given.pid && order.source === 'e-commerce' && order.state === 'to-upload'
}

/** Whether a sub-order waits for the shopper. */
export function isWaiting(sub: { readonly need: ItemNeed; readonly submittedAt: unknown }): boolean {
  return sub.need !== 'nothing' && sub.submittedAt === null
}
