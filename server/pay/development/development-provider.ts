import { asId, type OrderId } from '../../../domain/ids.ts'
import type { PaymentStart } from '../../../domain/pay/payment-start.ts'
import { minorUnits } from '../../../domain/units.ts'
import type { Secrets } from '../../base/secrets.ts'
import type { PayAttempt, PaymentEvent, PaymentProvider } from '../port/payment-provider.ts'

const PURPOSE = 'development payment'
/** A button is good for this long. */
const BUTTON_MS = 60 * 60_000

/**
 * Takes no money: its button says "paid", and what it pays back was never there. Never in production.
 *
 * The form is a signed webhook event in itself: order, amount, currency, end. One order has one event, whoever presses.
 */
export function createDevelopmentProvider(secrets: Secrets): PaymentProvider<'development-button'> {
  return {
    start: async (attempt, now) => ({ start: developmentButton(secrets, attempt, now), ref: attempt.orderId }),
    verifyNotify: (_, rawBody, now) => {
      const form = new URLSearchParams(Buffer.from(rawBody).toString('utf8'))
      const signed = form.get('event') ?? ''
      const event = secrets.verify(PURPOSE, signed, form.get('token') ?? '') ? eventOf(signed, now) : undefined
      return event && { kind: 'paid', event }
    },
    // Its webhook events come through the page that shows its button.
    webhookReply: () => ({ status: 404, type: 'text/plain', body: '' }),
    // Nothing is remembered outside the shop, so there is never news.
    query: async () => undefined,
    reach: async () => undefined,
    refund: async ({ key }) => ({ kind: 'done', ref: key }),
  }
}

/** The button of the pay page. */
export function developmentButton(
  secrets: Secrets,
  { orderId, amount, currency }: Pick<PayAttempt, 'orderId' | 'amount' | 'currency'>,
  now: number,
): PaymentStart & { readonly kind: 'button' } {
  const event = [orderId, amount, currency, now + BUTTON_MS].join('|')
  return { kind: 'button', fields: { event, token: secrets.sign(PURPOSE, event) } }
}

function eventOf(signed: string, now: number): PaymentEvent | undefined {
  const [orderId = '', amount, currency = '', until] = signed.split('|')
  return Number(until) > now
    ? { eventId: `button-${orderId}`, orderId: asId<OrderId>(orderId), amount: minorUnits(Number(amount)), currency }
    : undefined
}
