import { randomUUID } from 'node:crypto'
import type { OrderId } from '../../domain/ids.ts'
import { orderAfter } from '../../domain/order/order-state.ts'
import { moneyText } from '../../domain/product/currency.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Deps } from '../ports/deps.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'
import { createPaymentStore } from '../stores/payments.store.ts'
import type { RefundKey } from '../stores/refunds.store.ts'
import { closeOrder, othersTravelWith } from './close-order.ts'

export type RefundOrderOutcome =
  | { readonly kind: 'wanted'; readonly key: RefundKey }
  | { readonly kind: 'unknown' | 'not-paid' | 'in-production' | 'refunded-already' | 'others-travel' }

/** The operator closes a paid order and gives its money back; nothing of it is printed any more. Its history says who did it. */
export async function refundOrder(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  orderId: OrderId,
  now: EpochMs,
): Promise<RefundOrderOutcome> {
  return await db.transaction(async (tx) => {
    const order = await createOrderStore(tx).loadForPayment(orderId)
    if (!order) {
      return { kind: 'unknown' }
    }
    const paid = (await createPaymentStore(tx).ofOrder(orderId)).find((payment) => payment.effect === 'paid')
    if (!paid) {
      return { kind: 'not-paid' }
    }
    if (!orderAfter(order.state, 'refund')) {
      return { kind: order.state === 'refunded' ? 'refunded-already' : 'in-production' }
    }
    if (await othersTravelWith(tx, order)) {
      return { kind: 'others-travel' }
    }
    const closed = await closeOrder(tx, jobs, order, now)
    const after = moneyText(closed?.refund?.amount ?? 0, order.currency, 'en')
    const by = { mchid: order.mchid, subject: orderId, actor: 'operator', requestId: randomUUID() }
    await createHandInStore(tx).note({ ...by, action: 'cancel', after }, now)
    const { provider, eventId } = paid
    return { kind: 'wanted', key: { provider, eventId } }
  })
}
