import { assertNever } from '../../domain/never.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Deps } from '../ports/deps.ts'
import { createAttemptStore } from '../stores/payments.store.ts'
import type { WebhookEvent } from './port/payment-provider.ts'
import { recordPayment } from './record-payment.ts'
import { type RefundReporter, recordRefund } from './record-refund.ts'

/**
 * Records what a provider told, whether it came by itself or was asked for. `unknown`: the shop does not know what it is
 * about (yet), so the provider shall tell it again.
 */
export async function recordWebhookEvent(
  deps: Pick<Deps, 'db' | 'jobs' | 'log' | 'alarm' | 'metrics'>,
  teller: RefundReporter,
  webhookEvent: WebhookEvent,
  now: EpochMs,
): Promise<'recorded' | 'unknown'> {
  const { log, alarm, metrics } = deps
  switch (webhookEvent.kind) {
    case 'paid': {
      const outcome = await recordPayment(deps, teller.provider, webhookEvent.event, now)
      metrics.payment(teller.provider, outcome)
      const { orderId, eventId, amount, currency } = webhookEvent.event
      const fields = { outcome, provider: teller.provider, orderId, eventId, amount, currency }
      if (outcome === 'different' || outcome === 'unknown') {
        alarm('money-not-expected', fields, 'money came that is not what an order costs')
      } else {
        log.info(fields, 'a payment was told')
      }
      return outcome === 'unknown' ? 'unknown' : 'recorded'
    }
    case 'ended':
      await createAttemptStore(deps.db).end(webhookEvent.orderId, webhookEvent.ref, now)
      return 'recorded'
    case 'refunded':
    case 'refund-failed':
      return await recordRefund(deps, teller, webhookEvent, now)
    case 'nothing':
      return 'recorded'
    default:
      return assertNever(webhookEvent)
  }
}
