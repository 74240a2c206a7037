import type { MerchantId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { orderAfter } from '../../domain/order/order-state.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { revokeLevel } from '../levels/grant-level.ts'
import type { Deps } from '../ports/deps.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { createPaymentStore } from '../stores/payments.store.ts'
import { createRefundStore } from '../stores/refunds.store.ts'
import type { WebhookEvent } from './port/payment-provider.ts'

/** Who has told it. */
export interface Teller {
  readonly provider: string
  readonly merchantId: MerchantId
}

type RefundEvent = Extract<WebhookEvent, { readonly kind: 'refunded' | 'refund-failed' }>

/** Records that money went back, or will not: what the shop asked for, or what the merchant did at the provider itself. */
export async function recordRefund(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { provider, merchantId }: Teller,
  event: RefundEvent,
  now: EpochMs,
): Promise<'recorded' | 'unknown'> {
  const key = { provider, eventId: event.eventId }
  return await db.transaction(async (tx) => {
    const payment = await createPaymentStore(tx).find(provider, event.eventId)
    const order = payment && (await createOrderStore(tx).loadForPayment(payment.orderId))
    if (!payment || order?.mchid !== merchantId) {
      return 'unknown'
    }
    const refunds = createRefundStore(tx)
    if (event.kind === 'refund-failed') {
      await refunds.save(key, { state: 'failed', note: event.note })
      log.error({ ...key, orderId: order.id, note: event.note, alarm: true }, 'money could not be paid back')
      return 'recorded'
    }
    if (!event.whole) {
      log.warn({ ...key, orderId: order.id }, 'a part of a payment went back; the order stays as it is')
      return 'recorded'
    }
    const { orderId, amount, currency } = payment
    await refunds.insert({ ...key, orderId, amount, currency, reason: 'asked' }, now)
    await refunds.save(key, { state: 'done', ref: event.ref, doneAt: now })
    if (payment.effect === 'paid') {
      await closeOrder(tx, order, log, now)
    }
    return 'recorded'
  })
}

/** An order whose money went back is over, unless it is being made already: that a person decides. */
async function closeOrder(tx: Db, order: Order, log: Deps['log'], now: EpochMs): Promise<void> {
  const { id, state } = order
  const next = orderAfter(state, 'refund')
  if (next) {
    await createOrderStore(tx).move(id, state, next, {})
    if (order.kind === 'level') {
      await revokeLevel(tx, order, now)
    }
  } else if (state !== 'refunded') {
    log.error({ orderId: id, state, alarm: true }, 'money of an order in production went back')
  }
}
