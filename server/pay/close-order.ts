import type { Order } from '../../domain/order/order.ts'
import { type OrderState, orderAfter } from '../../domain/order/order-state.ts'
import type { EpochMs } from '../../domain/units.ts'
import { freeCoupon } from '../coupons/spend-coupon.ts'
import type { Db } from '../db/db.ts'
import type { Jobs } from '../jobs/queue.ts'
import { revokeLevel } from '../levels/grant-level.ts'
import { giveBackToCart } from '../orders/give-back-to-cart.ts'
import { createOrderChangeStore } from '../stores/order-changes.store.ts'
import { createOrderRequestStore } from '../stores/order-requests.store.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { createPaymentStore } from '../stores/payments.store.ts'
import type { RefundKey } from '../stores/refunds.store.ts'
import { requestRemainder } from './request-refund.ts'

/** Whether other orders travel in the parcel of this one, which has paid their delivery: they are closed before it. */
export async function othersTravelWith(tx: Db, { id, mchid, uid }: Order): Promise<boolean> {
  return (await createOrderStore(tx).addedTo(id, { merchantId: mchid, uid })).length > 0
}

export interface ClosedOrder {
  readonly state: OrderState
  /** What goes back; absent where nothing was paid. */
  readonly refund?: RefundKey & { readonly amount: number }
  /** So many of its things stand in their shopper's cart again: nobody had begun them. */
  readonly inCart: number
}

/**
 * What follows for an order that is over, whoever ended it, in the transaction that has locked it: nothing is made of it, its coupon is free again, a level
 * that it gave is gone, what its shopper has asked is answered, and its things are in the cart again where nobody has begun them. Answers how many of them are.
 *
 * `said`: what the merchant says to a shopper who has asked.
 */
export async function endOrder(tx: Db, order: Order, state: OrderState, now: EpochMs, said = ''): Promise<number> {
  await createOrderStore(tx).move(order.id, order.state, state, {})
  await createOrderChangeStore(tx).hold(order.id, null)
  await freeCoupon(tx, order.mchid, order.id)
  if (order.kind === 'level' && state === 'refunded') {
    await revokeLevel(tx, order, now)
  }
  const requests = createOrderRequestStore(tx)
  const asked = await requests.findOpen(order.id)
  if (asked) {
    // Whoever asked for the end has it; nothing else is possible any more.
    await requests.answer(order.id, { agreed: asked.kind === 'cancel', answer: said }, now)
  }
  return await giveBackToCart(tx, order, now)
}

/** Closes an order that its transaction has locked, and gives back what was paid. Undefined where its state allows it no more. */
export async function closeOrder(
  tx: Db,
  jobs: Jobs,
  order: Order,
  now: EpochMs,
  said = '',
): Promise<ClosedOrder | undefined> {
  const paid = (await createPaymentStore(tx).ofOrder(order.id)).find((payment) => payment.effect === 'paid')
  const state = orderAfter(order.state, paid ? 'refund' : 'cancel') ?? orderAfter(order.state, 'call-off')
  if (!state) {
    return undefined
  }
  const inCart = await endOrder(tx, order, state, now, said)
  const refund = paid && (await requestRemainder(tx, jobs, paid, now))
  return { state, inCart, ...(refund ? { refund } : {}) }
}
