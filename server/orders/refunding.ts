import type { OrderId } from '../../domain/ids.ts'
import type { Refund } from '../../domain/pay/payment.ts'
import { owedRefunds } from '../../domain/pay/refundable.ts'
import type { Db } from '../db/db.ts'
import { createRefundStore } from '../stores/refunds.store.ts'

/** Money that goes back or went back, and what the provider refused and the shop owes still. */
export function shownRefunds(refunds: readonly Refund[]): readonly Refund[] {
  const owed = new Set(owedRefunds(refunds))
  return refunds.filter((refund) => refund.state !== 'failed' || owed.has(refund))
}

/** Orders of which money is to go back that has not. */
export function refundingOf(refunds: readonly Refund[]): ReadonlySet<OrderId> {
  return new Set(shownRefunds(refunds).flatMap(({ orderId, doneAt }) => (doneAt === null ? [orderId] : [])))
}

/** Those of these orders of which money is to go back that has not. */
export async function refundingAmong(db: Db, ids: readonly OrderId[]): Promise<ReadonlySet<OrderId>> {
  return refundingOf(await createRefundStore(db).ofOrders(ids))
}
