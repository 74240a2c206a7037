import { eventOfPayment } from '../../domain/order/item-needs.ts'
import type { Order } from '../../domain/order/order.ts'
import { type OrderState, orderAfter } from '../../domain/order/order-state.ts'
import type { RefundReason } from '../../domain/pay/payment.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import type { Jobs } from '../jobs/queue.ts'
import { canGrantLevel } from '../levels/grant-level.ts'
import { settleOrder } from '../orders/settle-order.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { createAttemptStore, createPaymentStore } from '../stores/payments.store.ts'
import type { PaymentEvent } from './port/payment-provider.ts'
import { requestRefund } from './request-refund.ts'

/**
 * `paid`: the order is paid now. `again`: this payment was heard of before. `refund`: real money for an order that was
 * paid or closed already; it goes back. `different`: not the amount of the order; it goes back too. `unknown`: this
 * merchant has no such order, the provider shall tell it again.
 */
export type PaymentOutcome = 'paid' | 'again' | 'refund' | 'unknown' | 'different'

/**
 * Records what a provider said and what follows from it, in one transaction: payment, order state, print jobs, refund.
 *
 * However often and in whatever order notices come, an order is paid once and printed once, and no money is kept that
 * paid nothing.
 */
export async function recordPayment(
  { db, jobs }: { readonly db: Db; readonly jobs: Jobs },
  provider: string,
  event: PaymentEvent,
  now: EpochMs,
): Promise<PaymentOutcome> {
  return await db.transaction(async (tx) => {
    const order = await createOrderStore(tx).loadForPayment(event.orderId)
    if (!order || (event.merchantId !== undefined && order.mchid !== event.merchantId)) {
      return 'unknown'
    }
    const { eventId, orderId, amount, currency } = event
    const next = await stateAfterPayment(tx, order, now)
    const effect = effectOf(order, event, next)
    const heard = await createPaymentStore(tx).insert({ provider, eventId, orderId, amount, currency, effect }, now)
    if (!heard) {
      return 'again'
    }
    if (event.ref !== undefined) {
      await createAttemptStore(tx).end(orderId, event.ref, now)
    }
    if (effect === 'paid' && next) {
      await settleOrder(tx, { jobs, order, next, now })
      return effect
    }
    if (effect === 'refund' && order.state === 'awaiting-pay') {
      await cancelOrder(tx, order)
    }
    const reason = reasonOf(order, effect)
    await requestRefund(tx, jobs, { provider, eventId, orderId, amount, currency, reason }, now)
    return effect
  })
}

async function stateAfterPayment(tx: Db, order: Order, now: EpochMs): Promise<OrderState | undefined> {
  // A level that is out of the shop meanwhile, or less than what the shopper has become, is not given: the money goes back.
  if (order.kind === 'level' && !(await canGrantLevel(tx, order, now))) {
    return undefined
  }
  return order.state === 'awaiting-pay'
    ? orderAfter(order.state, eventOfPayment(await createPaymentStore(tx).itemsOf(order.id)))
    : undefined
}

/** What was ordered is not sold any more: nobody shall pay for it again. */
async function cancelOrder(tx: Db, { id, state }: Order): Promise<void> {
  const next = orderAfter(state, 'cancel')
  if (next) {
    await createOrderStore(tx).move(id, state, next, {})
  }
}

function effectOf(order: Order, event: PaymentEvent, next: OrderState | undefined): 'paid' | 'refund' | 'different' {
  if (order.amount !== event.amount || order.currency !== event.currency) {
    return 'different'
  }
  return next ? 'paid' : 'refund'
}

function reasonOf(order: Order, effect: 'paid' | 'refund' | 'different'): RefundReason {
  if (effect === 'different') {
    return 'different'
  }
  return order.paidAt ? 'twice' : 'late'
}
