import { minorUnits } from '../../domain/units.ts'
import type { Deps } from '../ports/deps.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { createPaymentStore } from '../stores/payments.store.ts'
import { createRefundStore, type RefundKey } from '../stores/refunds.store.ts'
import type { PaymentProviders } from './payment-providers.ts'
import { refundKey } from './refund-key.ts'

/**
 * Pays a payment back at its provider, and writes down how that went.
 *
 * Idempotent: the payment's own name, with the number of a part, is the provider's key: nothing is paid back twice.
 *
 * @throws Error when the provider cannot be reached or is no longer configured: the job is tried again.
 */
export async function payBack(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'alarm'>,
  providers: PaymentProviders,
  key: RefundKey,
): Promise<void> {
  const refunds = createRefundStore(deps.db)
  const row = await refunds.find(key)
  if (!row || row.state === 'done' || row.state === 'failed') {
    return
  }
  const order = await createOrderStore(deps.db).load(row.orderId)
  const provider = order && (await providers.find(order.mchid, row.provider))
  if (!provider) {
    throw new Error(`the provider ${row.provider} of order ${row.orderId} is not configured`)
  }
  const payment = await createPaymentStore(deps.db).find(row.provider, row.eventId)
  const answer = await provider.refund({
    eventId: row.eventId,
    orderId: row.orderId,
    amount: minorUnits(row.amount),
    total: minorUnits(payment?.amount ?? row.amount),
    currency: row.currency,
    key: refundKey(row),
    ref: row.ref ?? undefined,
  })
  const fields = { ...key, orderId: row.orderId, reason: row.reason }
  switch (answer.kind) {
    case 'done':
      await refunds.save(key, { state: 'done', ref: answer.ref, doneAt: deps.clock.now() })
      deps.log.info(fields, 'money was paid back')
      break
    case 'sent':
      await refunds.save(key, { state: 'sent', ref: answer.ref })
      break
    case 'failed':
      await refunds.save(key, { state: 'failed', note: answer.note, ...(answer.ref ? { ref: answer.ref } : {}) })
      deps.alarm('refund-refused', { ...fields, note: answer.note, ref: answer.ref }, 'money could not be paid back')
      break
  }
}
