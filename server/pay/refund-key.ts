import type { Refund } from '../../domain/pay/payment.ts'

/** By what the provider knows a refund of the shop: the same key never pays back twice. */
export function refundKey({ eventId, n }: Pick<Refund, 'eventId' | 'n'>): string {
  return n === 0 ? `refund-${eventId}` : `refund-${eventId}-${n}`
}

/** The number of one more part, among all refunds of its payment. */
export function numberAfter(refunds: readonly Pick<Refund, 'n'>[]): number {
  return Math.max(0, ...refunds.map(({ n }) => n)) + 1
}
