import type { Payment, Refund } from './payment.ts'

/** What of a payment has not gone back and is not on its way, smallest units. A refund that failed gave nothing back. */
export function refundableOf(
  payment: Pick<Payment, 'eventId' | 'amount'> | undefined,
  refunds: readonly Back[],
): number {
  return payment ? payment.amount - backOf(payment, refunds) : 0
}

type Back = Pick<Refund, 'eventId' | 'amount' | 'state'>

/**
 * What went back of a payment, or is on its way: never more than was paid. All of it may be asked for when a part has gone
 * back at the provider; one of the two will be refused.
 */
export function backOf(
  { eventId, amount: paid }: Pick<Payment, 'eventId' | 'amount'>,
  refunds: readonly Back[],
): number {
  const back = refunds
    .filter((refund) => refund.eventId === eventId && refund.state !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)
  return Math.min(paid, back)
}

/**
 * Refunds that the provider refused and that are still owed. One is made good once, at some moment since, as much had gone back of its payment as was
 * refused from it on: what went back makes the last refused good first, and no money makes two good.
 */
export function owedRefunds<Given extends Back & Pick<Refund, 'at'>>(refunds: readonly Given[]): readonly Given[] {
  return refunds.filter((refused) => {
    const since = refunds.filter(({ eventId, at }) => eventId === refused.eventId && at >= refused.at)
    const balanceAt = (moment: number) =>
      since
        .filter(({ at }) => at <= moment)
        .reduce((sum, { amount, state }) => sum + (state === 'failed' ? -amount : amount), 0)
    const isMadeGood = since.some(({ at, state }) => state !== 'failed' && balanceAt(at) >= 0)
    return refused.state === 'failed' && !isMadeGood
  })
}

export type PartRefusal = 'amount-unreadable' | 'refund-too-much'

/** Why an amount cannot go back. `amount`: as it was read; undefined: it is no amount. */
export function refusePart(amount: number | undefined, refundable: number): PartRefusal | undefined {
  if (amount === undefined || amount <= 0) {
    return 'amount-unreadable'
  }
  return amount > refundable ? 'refund-too-much' : undefined
}
