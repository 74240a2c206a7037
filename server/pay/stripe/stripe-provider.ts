import Stripe from 'stripe'
import type { MerchantId } from '../../../domain/ids.ts'
import { ProviderFault } from '../../providers/provider-fault.ts'
import type {
  PayAttempt,
  PaymentProvider,
  RefundAnswer,
  RefundRequest,
  WebhookOutcome,
} from '../port/payment-provider.ts'
import { toStripe } from './stripe-amount.ts'
import { eventOfSession, webhookEventOf } from './stripe-events.ts'
import type { StripeSettings } from './stripe-settings.ts'

/** A webhook event may be so many seconds old. */
const TOLERANCE = 300
const TIMEOUT_MS = 15_000
/** Nobody's. */
const NO_SESSION = 'cs_none'
const WEBHOOK_STATUS = { recorded: 200, unknown: 503, unsigned: 400 } as const satisfies Record<WebhookOutcome, number>

/** Stripe Checkout: the payer goes to Stripe's page; the signed webhook says that it was paid. */
export function createStripeProvider(
  settings: StripeSettings,
  merchantId: MerchantId,
): PaymentProvider<'stripe-checkout'> {
  const stripe = new Stripe(settings.secretKey, {
    ...settings.api,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  })
  return {
    async start(attempt) {
      const session = await askStripe(() =>
        stripe.checkout.sessions.create(sessionOf(attempt), { idempotencyKey: keyOf(attempt) }),
      )
      if (!session.url) {
        throw new ProviderFault('Stripe gave no page for its session')
      }
      return { start: { kind: 'redirect', url: session.url }, ref: session.id }
    },

    verifyNotify(headers, rawBody, now) {
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string' || !isFresh(signature, now)) {
        return undefined
      }
      try {
        const body = Buffer.from(rawBody)
        const secret = settings.webhookSecret
        const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, now)
        return webhookEventOf(event, merchantId)
      } catch {
        return undefined
      }
    },

    // Stripe looks at the status only, and sends again for three days what was not answered by 2xx.
    webhookReply: (outcome) => ({ status: WEBHOOK_STATUS[outcome], type: 'text/plain', body: '' }),

    async query({ ref }) {
      const session = await askStripe(() => stripe.checkout.sessions.retrieve(ref))
      const waits = session.status === 'open'
      return waits ? undefined : eventOfSession(session, merchantId)
    },

    async reach() {
      try {
        await stripe.checkout.sessions.retrieve(NO_SESSION)
      } catch (error) {
        // Who may not ask is not told what there is.
        if (!(error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')) {
          throw faultOf(error)
        }
      }
    },

    async refund(ask) {
      return ask.ref === undefined ? await payBack(stripe, ask) : await lookAt(stripe, ask.ref)
    },
  }
}

/** The same try again asks for the very same session, or Stripe refuses the key. */
function sessionOf(attempt: PayAttempt): Stripe.Checkout.SessionCreateParams {
  const { orderId, amount, currency, title, returnUrl, cancelUrl, expiresAt } = attempt
  const metadata = { orderid: orderId, attempt: String(attempt.n) }
  return {
    mode: 'payment',
    client_reference_id: orderId,
    metadata,
    payment_intent_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripe(amount, currency),
          product_data: { name: title },
        },
      },
    ],
    // The amount that comes must be the amount of the order, in its currency.
    adaptive_pricing: { enabled: false },
    success_url: returnUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt / 1000),
  }
}

function keyOf({ orderId, n }: PayAttempt): string {
  return `pay-${orderId}-${n}`
}

/** Stripe's own check refuses what is old; this one refuses what comes from the future too. */
function isFresh(signature: string, now: number): boolean {
  const time = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1] ?? Number.NaN)
  return Math.abs(now / 1000 - time) <= TOLERANCE
}

async function payBack(
  stripe: Stripe,
  { eventId, orderId, key, amount, total, currency }: RefundRequest,
): Promise<RefundAnswer> {
  try {
    const metadata = { orderid: orderId }
    // Without an amount Stripe pays back all that is left.
    const part = amount === total ? {} : { amount: toStripe(amount, currency) }
    const asked = { payment_intent: eventId, metadata, ...part }
    return answerOf(await stripe.refunds.create(asked, { idempotencyKey: key }))
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      return error.code === 'charge_already_refunded'
        ? { kind: 'done', ref: error.code }
        : { kind: 'failed', note: error.code ?? error.type }
    }
    throw faultOf(error)
  }
}

async function lookAt(stripe: Stripe, ref: string): Promise<RefundAnswer> {
  return answerOf(await askStripe(() => stripe.refunds.retrieve(ref)))
}

function answerOf({ id, status, failure_reason }: Stripe.Refund): RefundAnswer {
  switch (status) {
    case 'succeeded':
      return { kind: 'done', ref: id }
    case 'failed':
    case 'canceled':
      return { kind: 'failed', note: failure_reason ?? status, ref: id }
    default:
      return { kind: 'sent', ref: id }
  }
}

async function askStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw faultOf(error)
  }
}

/** Only what kind of trouble it is: texts of Stripe may quote what was sent. */
function faultOf(error: unknown): ProviderFault {
  const { type, code, requestId } = (error instanceof Stripe.errors.StripeError ? error : {}) as Partial<
    Record<'type' | 'code' | 'requestId', string>
  >
  const parts = [type ?? 'no answer', code, requestId].filter((word) => word !== undefined)
  return new ProviderFault(`Stripe: ${parts.join(', ')}`)
}
