import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { asId, type MerchantId, type OrderId } from '../../../domain/ids.ts'
import { amountDecimals } from '../../../domain/product/currency.ts'
import { minorUnits } from '../../../domain/units.ts'
import { type StripeStandIn, startStripeStandIn, stripeEvent } from '../../../tests/support/servers/fake-stripe.ts'
import type { PayAttempt, PaymentProvider, WebhookEvent } from '../port/payment-provider.ts'
import { fromStripe, toStripe } from './stripe-amount.ts'
import { createStripeProvider } from './stripe-provider.ts'

const NOW = Date.UTC(2026, 4, 3, 10)
const MERCHANT = asId<MerchantId>('1')
const ORDER = asId<OrderId>('order-0')

type Method = 'stripe-checkout'

function attempt(change: Partial<PayAttempt<Method>> = {}): PayAttempt<Method> {
  return {
    orderId: ORDER,
    n: 1,
    method: 'stripe-checkout',
    amount: minorUnits(12_800),
    currency: 'CNY',
    title: 'Keepsake',
    startedAt: NOW,
    expiresAt: NOW + 7_200_000,
    openid: undefined,
    payerIp: '127.0.0.1',
    returnUrl: 'https://shop.example/pay?back=1',
    cancelUrl: 'https://shop.example/pay',
    ...change,
  }
}

let standIn: StripeStandIn
let provider: PaymentProvider<Method>
beforeEach(async () => {
  standIn = await startStripeStandIn()
  provider = createStripeProvider(standIn.settings, MERCHANT)
})
afterEach(() => standIn.close())

describe('safety 3.15: a payment at Stripe', () => {
  test('the order is the name, the amount is its smallest units, the addresses are fixed', async () => {
    const started = await provider.start(attempt(), NOW)
    expect(started).toEqual({
      ref: 'cs_test_1',
      start: { kind: 'redirect', url: 'https://checkout.stripe.example/c/1' },
    })
    expect(standIn.sessions[0]).toEqual({
      id: 'cs_test_1',
      object: 'checkout.session',
      url: 'https://checkout.stripe.example/c/1',
      client_reference_id: 'order-0',
      metadata: { orderid: 'order-0', attempt: '1' },
      amount_total: 12_800,
      currency: 'cny',
      success_url: 'https://shop.example/pay?back=1',
      cancel_url: 'https://shop.example/pay',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    })
  })

  test('the same try is the same session, the next try is another one', async () => {
    await provider.start(attempt(), NOW)
    const again = await provider.start(attempt(), NOW)
    const next = await provider.start(attempt({ n: 2 }), NOW)
    expect([again.ref, next.ref]).toEqual(['cs_test_1', 'cs_test_2'])
    expect(standIn.keys).toEqual(['pay-order-0-1', 'pay-order-0-1', 'pay-order-0-2'])
  })

  test('asked, Stripe says nothing before, the payment after, the end when it is over', async () => {
    const { ref } = await provider.start(attempt({ n: 3 }), NOW)
    const ask = { orderId: ORDER, n: 3, ref }
    const before = await provider.query(ask)
    const eventId = standIn.pay(ref)
    const after = await provider.query(ask)
    const { ref: other } = await provider.start(attempt({ n: 4 }), NOW)
    standIn.expire(other)
    expect([before, after, await provider.query({ orderId: ORDER, n: 4, ref: other })]).toEqual([
      undefined,
      {
        kind: 'paid',
        event: { eventId, orderId: ORDER, amount: 12_800, currency: 'CNY', merchantId: MERCHANT, ref },
      },
      { kind: 'ended', orderId: ORDER, ref: other },
    ])
  })

  test('a refund has one key, and is looked at by its name afterwards', async () => {
    const whole = minorUnits(12_800)
    const ask = { eventId: 'pi_1', orderId: ORDER, amount: whole, total: whole, currency: 'CNY', key: 'refund-pi_1' }
    const first = await provider.refund({ ...ask, ref: undefined })
    const again = await provider.refund({ ...ask, ref: undefined })
    const looked = await provider.refund({ ...ask, ref: 're_test_1' })
    expect([first, again, looked, standIn.refunds.length]).toEqual([
      { kind: 'done', ref: 're_test_1' },
      { kind: 'done', ref: 're_test_1' },
      { kind: 'done', ref: 're_test_1' },
      1,
    ])
  })

  test('a fault says what kind it is, never what was sent', async () => {
    const wrong = createStripeProvider({ ...standIn.settings, secretKey: 'sk_test_secret_of_ours' }, MERCHANT)
    await expect(wrong.start(attempt({ n: 9 }), NOW)).rejects.toThrow(
      /^Stripe: StripeAuthenticationError, req_standin$/,
    )
  })
})

describe('safety 3.15: the webhook of Stripe is believed by its signature only', () => {
  const session = {
    id: 'cs_1',
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'paid',
    payment_intent: 'pi_1',
    amount_total: 12_800,
    currency: 'cny',
    metadata: { orderid: 'order-0' },
  }
  const paid: WebhookEvent = {
    kind: 'paid',
    event: {
      eventId: 'pi_1',
      orderId: ORDER,
      amount: minorUnits(12_800),
      currency: 'CNY',
      merchantId: MERCHANT,
      ref: 'cs_1',
    },
  }
  const heard = (event: ReturnType<typeof stripeEvent>, payload = event.payload) =>
    provider.verifyNotify(event.headers, Buffer.from(payload), NOW)
  const completed = (options = {}) => stripeEvent('checkout.session.completed', session, { now: NOW, ...options })

  test('rightly signed, it is accepted', () => {
    expect(heard(completed())).toEqual(paid)
  })

  test.each([
    ['one byte was changed', () => heard(completed(), completed().payload.replace('12800', '12801'))],
    ['signed with another secret', () => heard(completed({ secret: 'whsec_other' }))],
    ['an hour old', () => heard(completed({ now: NOW - 3_600_000 }))],
    ['301 seconds old', () => heard(completed({ now: NOW - 301_000 }))],
    ['out of the future', () => heard(completed({ now: NOW + 301_000 }))],
    ['without a signature', () => provider.verifyNotify({}, Buffer.from(completed().payload), NOW)],
    ['no JSON', () => heard({ ...completed(), payload: 'x' })],
  ])('%s: refused', (_, tried) => {
    expect(tried()).toBeUndefined()
  })

  test.each<[string, object, WebhookEvent]>([
    ['checkout.session.async_payment_succeeded', session, paid],
    ['checkout.session.completed', { ...session, payment_status: 'unpaid' }, { kind: 'nothing' }],
    ['checkout.session.completed', { ...session, metadata: {} }, { kind: 'nothing' }],
    ['checkout.session.async_payment_failed', session, { kind: 'ended', orderId: ORDER, ref: 'cs_1' }],
    ['checkout.session.expired', session, { kind: 'ended', orderId: ORDER, ref: 'cs_1' }],
    [
      'charge.refunded',
      { id: 'ch_1', payment_intent: 'pi_1', refunded: true, metadata: { orderid: 'order-0' } },
      { kind: 'refunded', eventId: 'pi_1', whole: true, ref: 'ch_1' },
    ],
    [
      'charge.refunded',
      {
        ...{ id: 'ch_1', payment_intent: 'pi_1', refunded: false, metadata: { orderid: 'order-0' } },
        ...{ amount_refunded: 50_000, currency: 'isk' },
      },
      {
        ...{ kind: 'refunded', eventId: 'pi_1', whole: false, ref: 'ch_1' },
        back: { of: 'payment', amount: minorUnits(500) },
      },
    ],
    [
      'refund.failed',
      { id: 're_1', payment_intent: 'pi_1', failure_reason: 'lost_or_stolen_card', metadata: { orderid: 'order-0' } },
      { kind: 'refund-failed', eventId: 'pi_1', note: 'lost_or_stolen_card', ref: 're_1' },
    ],
    ['customer.created', {}, { kind: 'nothing' }],
  ])('%s', (type, object, webhookEvent) => {
    expect(heard(stripeEvent(type, object, { now: NOW }))).toEqual(webhookEvent)
  })
})

test('money counts at Stripe as in the shop; of two currencies it counts hundredths of whole coins', () => {
  expect([
    toStripe(minorUnits(12_800), 'CNY'),
    toStripe(minorUnits(12_800), 'JPY'),
    toStripe(minorUnits(500), 'ISK'),
    fromStripe(50_000, 'ISK'),
    fromStripe(50_001, 'ISK'),
  ]).toEqual([12_800, 12_800, 50_000, 500, undefined])
})

test('a whole coin of each currency is what Stripe calls one', () => {
  // https://docs.stripe.com/currencies: without decimals, with three of them; of rupiah and forint it counts hundredths.
  const zero = ['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF']
  const three = ['BHD', 'JOD', 'KWD', 'OMR', 'TND']
  const two = ['CNY', 'IDR', 'HUF', 'COP', 'PKR', 'TWD', 'LAK', 'MMK', 'ISK', 'UGX']
  const coinOf = (code: string) => toStripe(minorUnits(10 ** amountDecimals(code)), code)
  expect([zero, two, three].map((codes) => [...new Set(codes.map(coinOf))])).toEqual([[1], [100], [1000]])
})

test('Stripe reads the status of a webhook’s answer, nothing else', () => {
  const replies = (['recorded', 'unknown', 'unsigned'] as const).map((outcome) => provider.webhookReply(outcome))
  expect(replies).toEqual([
    { status: 200, type: 'text/plain', body: '' },
    { status: 503, type: 'text/plain', body: '' },
    { status: 400, type: 'text/plain', body: '' },
  ])
})
