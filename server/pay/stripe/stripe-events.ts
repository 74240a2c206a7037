import type Stripe from 'stripe'
import { asId, type MerchantId, type OrderId } from '../../../domain/ids.ts'
import type { WebhookEvent } from '../port/payment-provider.ts'
import { fromStripe } from './stripe-amount.ts'

/** What an event of Stripe means for the shop. The account may serve other shops too: what bears no order is not ours. */
export function webhookEventOf(event: Stripe.Event, merchantId: MerchantId): WebhookEvent {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return eventOfSession(event.data.object, merchantId)
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return ended(event.data.object)
    case 'charge.refunded':
      return refunded(event.data.object)
    case 'refund.failed':
      return refundFailed(event.data.object)
    default:
      return { kind: 'nothing' }
  }
}

/** How a session stands. `nothing`: the money is under way, or the session is not over. */
export function eventOfSession(session: Stripe.Checkout.Session, merchantId: MerchantId): WebhookEvent {
  if (session.status === 'expired') {
    return ended(session)
  }
  const orderId = orderOf(session.metadata)
  const eventId = idOf(session.payment_intent)
  const currency = session.currency?.toUpperCase() ?? ''
  const amount = fromStripe(session.amount_total ?? 0, currency)
  if (session.payment_status !== 'paid' || !orderId || eventId === undefined || amount === undefined) {
    return { kind: 'nothing' }
  }
  return { kind: 'paid', event: { eventId, orderId, amount, currency, merchantId, ref: session.id } }
}

function ended(session: Stripe.Checkout.Session): WebhookEvent {
  const orderId = orderOf(session.metadata)
  return orderId ? { kind: 'ended', orderId, ref: session.id } : { kind: 'nothing' }
}

function refunded(charge: Stripe.Charge): WebhookEvent {
  const eventId = idOf(charge.payment_intent)
  if (!orderOf(charge.metadata) || eventId === undefined) {
    return { kind: 'nothing' }
  }
  if (charge.refunded) {
    return { kind: 'refunded', eventId, whole: true, ref: charge.id }
  }
  const amount = fromStripe(charge.amount_refunded, charge.currency.toUpperCase())
  return amount === undefined
    ? { kind: 'nothing' }
    : { kind: 'refunded', eventId, whole: false, ref: charge.id, back: { of: 'payment', amount } }
}

function refundFailed(refund: Stripe.Refund): WebhookEvent {
  const eventId = idOf(refund.payment_intent)
  return orderOf(refund.metadata) && eventId !== undefined
    ? { kind: 'refund-failed', eventId, note: refund.failure_reason ?? 'failed', ref: refund.id }
    : { kind: 'nothing' }
}

function orderOf(metadata: Stripe.Metadata | null): OrderId | undefined {
  const id = metadata?.['orderid']
  return id ? asId<OrderId>(id) : undefined
}

/** Stripe names a thing, or shows it whole where it was asked to. */
function idOf(item: string | { readonly id: string } | null): string | undefined {
  return typeof item === 'string' ? item : item?.id
}
