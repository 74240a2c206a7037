import type { Payment } from '../../domain/pay/payment.ts'
import { refundableOf } from '../../domain/pay/refundable.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import type { Jobs } from '../jobs/queue.ts'
import { REFUND_QUEUE } from '../jobs/queues.ts'
import { createRefundStore, type NewRefund, type RefundKey } from '../stores/refunds.store.ts'

/** Decides that a payment goes back, and has it paid back once the transaction has committed. False: decided before. */
export async function requestRefund(tx: Db, jobs: Jobs, refund: NewRefund, now: EpochMs): Promise<boolean> {
  const wanted = await createRefundStore(tx).insert(refund, now)
  if (wanted) {
    await jobs.enqueue(tx, REFUND_QUEUE, { provider: refund.provider, eventId: refund.eventId, n: refund.n ?? 0 })
  }
  return wanted
}

export interface RequestedRefund extends RefundKey {
  readonly amount: number
}

/** Decides that all of a payment goes back that has not gone back in parts; undefined: nothing is left. */
export async function requestRemainder(
  tx: Db,
  jobs: Jobs,
  payment: Payment,
  now: EpochMs,
): Promise<RequestedRefund | undefined> {
  const { provider, eventId, orderId, currency } = payment
  const amount = refundableOf(payment, await createRefundStore(tx).ofPayment({ provider, eventId }))
  if (amount === 0) {
    return undefined
  }
  await requestRefund(tx, jobs, { provider, eventId, orderId, amount, currency, reason: 'asked' }, now)
  return { provider, eventId, amount }
}
