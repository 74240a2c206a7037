import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import type { StripeSettings } from '../../../server/pay/stripe/stripe-settings.ts'

/** What the stand-in knows of one Checkout Session. */
interface Session {
  readonly id: string
  readonly object: 'checkout.session'
  readonly url: string
  readonly client_reference_id: string
  readonly metadata: Readonly<Record<string, string>>
  readonly amount_total: number
  readonly currency: string
  readonly success_url: string
  readonly cancel_url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
}

interface Refund {
  readonly id: string
  readonly object: 'refund'
  readonly payment_intent: string
  /** What goes back; null: all that is left. */
  readonly amount: number | null
  status: string
}

export interface StripeStandIn {
  readonly settings: StripeSettings
  readonly sessions: readonly Session[]
  readonly refunds: readonly Refund[]
  /** Keys that requests came with, in order. */
  readonly keys: readonly string[]
  /** The payer pays; answers the payment's name. */
  pay(sessionId: string): string
  expire(sessionId: string): void
  /** Makes every next answer this status, or right again. */
  breakDown(status: number | undefined): void
  close(): Promise<void>
}

/** A server on this machine that speaks the part of Stripe's API that the shop uses, with idempotency keys. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const sessions: Session[] = []
  const refunds: Refund[] = []
  const keys: string[] = []
  const kept = new Map<string, { readonly asked: string; readonly reply: object }>()
  let broken: number | undefined

  const createSession = (form: URLSearchParams): Session => {
    const session: Session = {
      id: `cs_test_${sessions.length + 1}`,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/c/${sessions.length + 1}`,
      client_reference_id: form.get('client_reference_id') ?? '',
      metadata: { orderid: form.get('metadata[orderid]') ?? '', attempt: form.get('metadata[attempt]') ?? '' },
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    }
    sessions.push(session)
    return session
  }
  const createRefund = (form: URLSearchParams): Refund => {
    const refund: Refund = {
      id: `re_test_${refunds.length + 1}`,
      object: 'refund',
      payment_intent: form.get('payment_intent') ?? '',
      amount: form.has('amount') ? Number(form.get('amount')) : null,
      status: 'succeeded',
    }
    refunds.push(refund)
    return refund
  }
  const once = (key: string, asked: string, make: () => object): readonly [number, object] => {
    const known = kept.get(key)
    if (known && known.asked !== asked) {
      return [400, { error: { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' } }]
    }
    const reply = known?.reply ?? make()
    kept.set(key, { asked, reply })
    return [200, reply]
  }

  const answer = (request: IncomingMessage, body: string): readonly [number, object] => {
    if (broken !== undefined) {
      return [broken, { error: { type: 'api_error', message: 'down' } }]
    }
    if (request.headers.authorization !== 'Bearer sk_test_standin') {
      return [401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }]
    }
    const { pathname: path } = new URL(request.url ?? '/', 'http://stripe')
    const key = String(request.headers['idempotency-key'] ?? '')
    const form = new URLSearchParams(body)
    if (request.method === 'POST' && path === '/v1/checkout/sessions') {
      keys.push(key)
      return once(key, body, () => createSession(form))
    }
    if (request.method === 'POST' && path === '/v1/refunds') {
      keys.push(key)
      return once(key, body, () => createRefund(form))
    }
    const found = [...sessions, ...refunds].find(({ id }) => path.endsWith(`/${id}`))
    return found ? [200, found] : [404, { error: { type: 'invalid_request_error', code: 'resource_missing' } }]
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const [status, reply] = answer(request, Buffer.concat(parts).toString('utf8'))
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_standin' })
      response.end(JSON.stringify(reply))
    })
  })
  // A connection that is closed while a test makes keys would be found closed too late.
  server.keepAliveTimeout = 0
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const sessionOf = (id: string) => {
    const session = sessions.find((it) => it.id === id)
    if (!session) {
      throw new Error(`there is no session ${id}`)
    }
    return session
  }
  return {
    settings: {
      secretKey: 'sk_test_standin',
      webhookSecret: 'whsec_standin',
      api: { protocol: 'http', host: '127.0.0.1', port },
    },
    sessions,
    refunds,
    keys,
    pay: (id) => {
      const session = sessionOf(id)
      session.status = 'complete'
      session.payment_status = 'paid'
      session.payment_intent ??= `pi_${id}`
      return session.payment_intent
    },
    expire: (id) => {
      sessionOf(id).status = 'expired'
    },
    breakDown: (status) => {
      broken = status
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

const stripe = new Stripe('sk_test_standin')

/** An event as Stripe sends it: its bytes and its signature, made by Stripe's own helper. */
export function stripeEvent(
  type: string,
  object: object,
  { secret = 'whsec_standin', now = Date.now() }: { readonly secret?: string; readonly now?: number } = {},
): { readonly payload: string; readonly headers: Readonly<Record<string, string>> } {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } }, null, 2)
  const timestamp = Math.floor(now / 1000)
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { payload, headers: { 'stripe-signature': signature, 'content-type': 'application/json' } }
}
