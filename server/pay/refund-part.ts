import type { Order } from '../../domain/order/order.ts'
import { type PartRefusal, refundableOf, refusePart } from '../../domain/pay/refundable.ts'
import { amountFrom } from '../../domain/product/currency.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import type { Jobs } from '../jobs/queue.ts'
import { createPaymentStore } from '../stores/payments.store.ts'
import { createRefundStore } from '../stores/refunds.store.ts'
import { numberAfter } from './refund-key.ts'
import { type RequestedRefund, requestRefund } from './request-refund.ts'

export type PartOutcome =
  | { readonly kind: 'wanted'; readonly refund: RequestedRefund }
  | { readonly kind: 'not-paid' }
  | { readonly kind: 'refused'; readonly reason: PartRefusal; readonly refundable: number }

/**
 * Gives a part of an order's money back. The order stays as it is: what is made is made on. Its transaction has locked the
 * order, so that two who give back at once never give more than was paid.
 *
 * `written`: the amount as people write it.
 */
export async function refundPart(
  tx: Db,
  jobs: Jobs,
  order: Pick<Order, 'id' | 'currency'>,
  written: string,
  now: EpochMs,
): Promise<PartOutcome> {
  const paid = (await createPaymentStore(tx).ofOrder(order.id)).find(({ effect }) => effect === 'paid')
  if (!paid) {
    return { kind: 'not-paid' }
  }
  const { provider, eventId, orderId, currency } = paid
  const before = await createRefundStore(tx).ofPayment({ provider, eventId })
  const refundable = refundableOf(paid, before)
  const amount = amountFrom(written, order.currency)
  const reason = refusePart(amount, refundable)
  if (reason || amount === undefined) {
    return { kind: 'refused', reason: reason ?? 'amount-unreadable', refundable }
  }
  const n = numberAfter(before)
  await requestRefund(tx, jobs, { provider, eventId, n, orderId, amount, currency, reason: 'asked' }, now)
  return { kind: 'wanted', refund: { provider, eventId, n, amount } }
}
