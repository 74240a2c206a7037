import type { OrderId } from '../../domain/ids.ts'
import { orderAfter } from '../../domain/order/order-state.ts'
import type { EpochMs } from '../../domain/units.ts'
import { revokeLevel } from '../levels/grant-level.ts'
import { giveBackToCart } from '../orders/give-back-to-cart.ts'
import type { Deps } from '../ports/deps.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { createPaymentStore } from '../stores/payments.store.ts'
import type { RefundKey } from '../stores/refunds.store.ts'
import { requestRemainder } from './request-refund.ts'

export type RefundOrderOutcome =
  | { readonly kind: 'wanted'; readonly key: RefundKey }
  | { readonly kind: 'unknown' | 'not-paid' | 'in-production' | 'refunded-already' }

/** Closes a paid order and gives its money back; nothing of it is printed any more. */
export async function refundOrder(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  orderId: OrderId,
  now: EpochMs,
): Promise<RefundOrderOutcome> {
  return await db.transaction(async (tx) => {
    const orders = createOrderStore(tx)
    const order = await orders.loadForPayment(orderId)
    if (!order) {
      return { kind: 'unknown' }
    }
    const paid = (await createPaymentStore(tx).ofOrder(orderId)).find((payment) => payment.effect === 'paid')
    if (!paid) {
      return { kind: 'not-paid' }
    }
    const next = orderAfter(order.state, 'refund')
    if (!next) {
      return { kind: order.state === 'refunded' ? 'refunded-already' : 'in-production' }
    }
    await orders.move(orderId, order.state, next, {})
    if (order.kind === 'level') {
      await revokeLevel(tx, order, now)
    }
    await giveBackToCart(tx, order, now)
    const { provider, eventId } = paid
    await requestRemainder(tx, jobs, paid, now)
    return { kind: 'wanted', key: { provider, eventId } }
  })
}
