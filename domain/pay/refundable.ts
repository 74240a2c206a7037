import type { Payment, Refund } from './payment.ts'

/** What of a payment has not gone back and is not on its way, smallest units. A refund that failed gave nothing back. */
export function refundableOf(
  payment: Pick<Payment, 'eventId' | 'amount'> | undefined,
  refunds: readonly Back[],
): number {
  return payment ? payment.amount - backOf(payment, refunds) : 0
}

type Back = Pick<Refund, 'eventId' | 'amount' | 'state'>

/** What went back of a payment, or is on its way. */
export function backOf({ eventId }: Pick<Payment, 'eventId'>, refunds: readonly Back[]): number {
  return refunds
    .filter((refund) => refund.eventId === eventId && refund.state !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)
}

export type PartRefusal = 'amount-unreadable' | 'refund-too-much'

/** Why an amount cannot go back. `amount`: as it was read; undefined: it is no amount. */
export function refusePart(amount: number | undefined, refundable: number): PartRefusal | undefined {
  if (amount === undefined || amount <= 0) {
    return 'amount-unreadable'
  }
  return amount > refundable ? 'refund-too-much' : undefined
}
