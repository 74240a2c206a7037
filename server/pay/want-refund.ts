import type { Refund } from '../../domain/pay/payment.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import type { Jobs } from '../jobs/queue.ts'
import { REFUND_QUEUE } from '../jobs/queues.ts'
import { createRefundStore } from '../stores/refunds.store.ts'

/** Decides that a payment goes back, and has it paid back once the transaction has committed. False: decided before. */
export async function wantRefund(
  tx: Db,
  jobs: Jobs,
  refund: Pick<Refund, 'provider' | 'eventId' | 'orderId' | 'amount' | 'currency' | 'reason'>,
  now: EpochMs,
): Promise<boolean> {
  const wanted = await createRefundStore(tx).insert(refund, now)
  if (wanted) {
    await jobs.enqueue(tx, REFUND_QUEUE, { provider: refund.provider, eventId: refund.eventId })
  }
  return wanted
}
