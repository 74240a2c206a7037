import { PAYMENT_QUERY_QUEUE, type PaymentQueryJob, REFUND_QUEUE } from '../jobs/queues.ts'
import type { Deps } from '../ports/deps.ts'
import { createAttemptStore } from '../stores/payments.store.ts'
import { createRefundStore } from '../stores/refunds.store.ts'
import { providerOf } from './payment-kinds.ts'
import type { PaymentProviders } from './payment-providers.ts'
import { recordWebhookEvent } from './record-webhook-event.ts'

const MINUTE_MS = 60_000
/** What is younger than this is left to the notices and the questions that its start has planned. */
const QUIET_MS = 15 * MINUTE_MS
/** A provider that takes no money any more is believed so long after the end. */
const AFTER_END_MS = 60 * MINUTE_MS
/** Money by slow ways (direct debit) may come so long after the end; then nobody is asked any more. */
const SLOW_MONEY_MS = 14 * 24 * 60 * MINUTE_MS
/** Taken up in one round. */
const ROUND_MAX = 500

/**
 * Asks a provider how a try to pay stands, and records its answer as if it had come by itself.
 *
 * @throws ProviderFault when there is no answer: the job is tried again.
 */
export async function queryPayment(
  deps: Pick<Deps, 'db' | 'jobs' | 'log' | 'clock' | 'alarm' | 'metrics'>,
  providers: PaymentProviders,
  { orderId, n }: PaymentQueryJob,
): Promise<void> {
  const attempts = createAttemptStore(deps.db)
  const attempt = await attempts.find(orderId, n)
  if (!attempt?.ref || attempt.endedAt) {
    return
  }
  const { ref, mchid } = attempt
  const name = providerOf(attempt.method) ?? ''
  const provider = await providers.find(mchid, name)
  const event = await provider?.query({ orderId, n, ref })
  const now = deps.clock.now()
  if (event) {
    await recordWebhookEvent(deps, { provider: name, merchantId: mchid }, event, now)
  } else if (attempt.expiresAt + AFTER_END_MS < now) {
    await attempts.end(orderId, ref, now)
  }
}

/** Takes up, every quarter of an hour, what nobody has told of: payments that were begun, refunds that are not done. */
export async function reconcilePayments({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = clock.now()
  await createAttemptStore(db).endExpired(now - SLOW_MONEY_MS, now)
  await db.transaction(async (tx) => {
    for (const ask of await createAttemptStore(tx).listOpen(now - QUIET_MS, ROUND_MAX)) {
      await jobs.enqueue(tx, PAYMENT_QUERY_QUEUE, ask)
    }
    for (const key of await createRefundStore(tx).listOpen(now - QUIET_MS, ROUND_MAX)) {
      await jobs.enqueue(tx, REFUND_QUEUE, key)
    }
  })
}
