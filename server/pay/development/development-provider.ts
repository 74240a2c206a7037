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
 * The form token is a signed notice in itself: order, amount, currency, end. One order has one event, whoever presses.
 */
export function createDevelopmentProvider(secrets: Secrets): PaymentProvider<'development-button'> {
  return {
    start: async (attempt, now) => ({ start: developmentButton(secrets, attempt, now), ref: attempt.orderId }),
    verifyNotify: (_, rawBody, now) => {
      const form = new URLSearchParams(Buffer.from(rawBody).toString('utf8'))
      const notice = form.get('notice') ?? ''
      const event = secrets.verify(PURPOSE, notice, form.get('token') ?? '') ? eventOf(notice, now) : undefined
      return event && { kind: 'paid', event }
    },
    // Its notices come through the page that shows its button.
    webhookReply: () => ({ status: 404, type: 'text/plain', body: '' }),
    // Nothing is remembered outside the shop, so there is never news.
    query: async () => undefined,
    refund: async ({ key }) => ({ kind: 'done', ref: key }),
  }
}

/** The button of the pay page. */
export function developmentButton(
  secrets: Secrets,
  { orderId, amount, currency }: Pick<PayAttempt, 'orderId' | 'amount' | 'currency'>,
  now: number,
): PaymentStart & { readonly kind: 'button' } {
  const notice = [orderId, amount, currency, now + BUTTON_MS].join('|')
  return { kind: 'button', fields: { notice, token: secrets.sign(PURPOSE, notice) } }
}

function eventOf(notice: string, now: number): PaymentEvent | undefined {
  const [orderId = '', amount, currency = '', until] = notice.split('|')
  return Number(until) > now
    ? { eventId: `button-${orderId}`, orderId: asId<OrderId>(orderId), amount: minorUnits(Number(amount)), currency }
    : undefined
}
