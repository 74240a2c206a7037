import { asId, type OrderId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import type { Deps } from '../../deps.ts'
import { type PaymentOutcome, recordPayment } from '../../pay/record-payment.ts'
import { createOrderStore } from '../../stores/orders.store.ts'

const SENTENCES = {
  paid: 'The order is paid; its print file is being made.',
  again: 'The order was paid by this command before.',
  refund: 'The order was paid or closed before. This payment is noted to be given back.',
  unknown: 'There is no such order.',
  different: 'The amount is not the amount of the order.',
} as const satisfies Record<PaymentOutcome, string>

/** `shop pay ORDER`: pays an order by word of the operator. Development only; a real shop is paid by its provider. */
export async function payOrder(
  deps: Deps,
  order: string,
): Promise<{ readonly done: boolean; readonly sentence: string }> {
  if (deps.env.mode === 'production') {
    return { done: false, sentence: 'A real shop is paid by its payment provider, never by hand.' }
  }
  const orderId = asId<OrderId>(order)
  const row = await createOrderStore(deps.db).load(orderId)
  if (!row) {
    return { done: false, sentence: SENTENCES.unknown }
  }
  const event = { eventId: `operator-${row.id}`, orderId, amount: minorUnits(row.amount), currency: row.currency }
  const outcome = await recordPayment(deps, 'development', event, deps.clock.now())
  return { done: outcome === 'paid' || outcome === 'again', sentence: SENTENCES[outcome] }
}
