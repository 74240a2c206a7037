import { orderAfter } from '../../domain/order/order-state.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import type { Jobs } from '../jobs/queue.ts'
import { PRINT_QUEUE } from '../orders/print-queue.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { createPaymentStore } from '../stores/payments.store.ts'
import type { PaymentEvent } from './payment-provider.ts'

/**
 * `paid`: the order is paid now. `again`: this event was heard before. `refund`: real money for an order that was paid
 * or closed already; it goes back. `unknown`: no such order, the provider shall ask again. `different`: not the order's amount.
 */
export type PaymentOutcome = 'paid' | 'again' | 'refund' | 'unknown' | 'different'

/**
 * Records what a provider said and what follows from it, in one transaction: payment, order state, print jobs.
 *
 * However often and in whatever order notices come, an order is paid once and printed once.
 */
export async function recordPayment(
  { db, jobs }: { readonly db: Db; readonly jobs: Jobs },
  provider: string,
  event: PaymentEvent,
  now: EpochMs,
): Promise<PaymentOutcome> {
  return await db.transaction(async (tx) => {
    const orders = createOrderStore(tx)
    const order = await orders.loadForPayment(event.orderId)
    if (!order) {
      return 'unknown'
    }
    if (order.amount !== event.amount || order.currency !== event.currency) {
      return 'different'
    }
    const next = orderAfter(order.state, 'pay')
    const { eventId, orderId, amount, currency } = event
    const effect = next ? 'paid' : 'refund'
    const heard = await createPaymentStore(tx).insert({ provider, eventId, orderId, amount, currency, effect }, now)
    if (!heard) {
      return 'again'
    }
    if (!next || !(await orders.move(orderId, order.state, next, { paidAt: new Date(now) }))) {
      return 'refund'
    }
    for (const n of (await orders.printStates(orderId)).keys()) {
      await orders.savePrint(orderId, n, 'waiting')
      await jobs.enqueue(tx, PRINT_QUEUE, { orderId, n })
    }
    return 'paid'
  })
}
