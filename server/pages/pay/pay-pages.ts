import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OrderState } from '../../../domain/order/order-state.ts'
import { minorUnits } from '../../../domain/units.ts'
import { PAY_ROUTE, PAY_STATE_ROUTE, paidScreen, payPath } from '../../base/pay-path.ts'
import { loadViewing } from '../../orders/list-orders.ts'
import { orderView } from '../../orders/order-view.ts'
import { refundingAmong } from '../../orders/refunding.ts'
import { developmentButton } from '../../pay/development/development-provider.ts'
import { payToken } from '../../pay/pay-link.ts'
import { payMethodMessages, payMethodNamed } from '../../pay/payment-kinds.ts'
import { createPaymentProviders, type PaymentProviders } from '../../pay/payment-providers.ts'
import { recordPayment } from '../../pay/record-payment.ts'
import { startPayment } from '../../pay/start-payment.ts'
import type { Deps } from '../../ports/deps.ts'
import { callerOf } from '../../routes/caller-of.ts'
import { createAttemptStore } from '../../stores/payments.store.ts'
import { PAY_STYLE, PAY_STYLE_PATH } from '../pay-style.ts'
import { arrivalIfPaid } from './pay-arrival.ts'
import { attemptFields, attemptIn } from './pay-attempt.ts'
import { type PayOffer, type PayPage, type PayProblem, payPage } from './pay-page.ts'
import { PAY_SCRIPT, PAY_SCRIPT_PATH } from './pay-script.ts'
import { methodsFor, type PayRequest, type PayVisit, payVisit, withParameter } from './pay-visit.ts'

type Request = FastifyRequest<PayRequest>

/** What the page may be told in its own address. */
const TROUBLES: readonly PayProblem[] = ['again', 'unreachable', 'too-often']

/**
 * The pay page of an order, for its owner or who holds its link (A§7, safety 3.15). Looking at it changes nothing, a
 * button begins a payment at a provider, and only the provider's word pays.
 */
export async function registerPayPages(app: FastifyInstance, deps: Deps): Promise<void> {
  const providers = createPaymentProviders(deps)
  const open = { config: { policy: 'anyone' } } as const
  const owner = { config: { policy: 'owner' } } as const
  app.get(PAY_STYLE_PATH, open, async (_, reply) => asset(reply, 'text/css', PAY_STYLE))
  app.get(PAY_SCRIPT_PATH, open, async (_, reply) => asset(reply, 'text/javascript', PAY_SCRIPT))

  app.get<PayRequest>(PAY_STATE_ROUTE, owner, async (request, reply) => {
    const visit = await payVisit(deps, request)
    const state = typeof visit === 'object' ? stateWord(visit.found.order.state) : 'unknown'
    return reply
      .code(visit === 'signed-out' ? 401 : visit ? 200 : 404)
      .headers({ 'cache-control': 'no-store' })
      .send({ state })
  })

  await app.register(async (scope) => {
    // Notices are signed over the very bytes that were sent.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_, body, done) => done(null, body))

    scope.get<PayRequest>(PAY_ROUTE, owner, async (request, reply) => {
      const visit = await payVisit(deps, request)
      return typeof visit === 'object'
        ? await sendPage(deps, providers, request, reply, visit)
        : notYours(reply, request, visit)
    })

    scope.post<PayRequest & { Body: Buffer }>(PAY_ROUTE, owner, async (request, reply) => {
      const visit = await payVisit(deps, request)
      if (typeof visit !== 'object') {
        return notYours(reply, request, visit)
      }
      const body = request.body ?? Buffer.alloc(0)
      const form = new URLSearchParams(body.toString('utf8'))
      return form.has('event')
        ? await pressDevelopment(deps, providers, { request, reply, visit, body })
        : await begin(deps, providers, { request, reply, visit, form })
    })
  })
}

/** The button of the development provider: its form is the webhook event. */
async function pressDevelopment(
  deps: Deps,
  providers: PaymentProviders,
  { request, reply, visit, body }: { request: Request; reply: FastifyReply; visit: PayVisit; body: Buffer },
): Promise<FastifyReply> {
  const now = deps.clock.now()
  const { order } = visit.found
  const isOffered = providers.namesOf(visit.merchant.id).includes('development')
  const provider = isOffered ? await providers.find(visit.merchant.id, 'development') : undefined
  const webhookEvent = provider?.verifyNotify(request.headers, body, now)
  if (webhookEvent?.kind !== 'paid' || webhookEvent.event.orderId !== order.id) {
    return await sendPage(deps, providers, request, reply, visit, 'again')
  }
  const outcome = await recordPayment(deps, 'development', webhookEvent.event, now)
  request.log.info({ orderId: order.id, outcome }, 'a payment was told')
  return outcome === 'paid' && visit.owner ? reply.redirect(paidScreen(order), 303) : reply.redirect(visit.here, 303)
}

/** Begins a payment; the browser goes on to where the answer says: the provider's page, or this one with what has begun. */
async function begin(
  deps: Deps,
  providers: PaymentProviders,
  { request, reply, visit, form }: { request: Request; reply: FastifyReply; visit: PayVisit; form: URLSearchParams },
): Promise<FastifyReply> {
  const now = deps.clock.now()
  const { found, merchant, here, origin } = visit
  const method = attemptIn(deps.secrets, found.order.id, form, now)
  const { methods, openid } = await methodsFor(deps, providers, visit, userAgentOf(request))
  if (!method || !methods.includes(method)) {
    return wantsJson(request)
      ? goTo(request, reply, withParameter(here, 'trouble', 'again'))
      : await sendPage(deps, providers, request, reply, visit, 'again')
  }
  const outcome = await startPayment(
    deps,
    providers,
    {
      order: found.order,
      method,
      title: merchant.shop.title[callerOf(request).language],
      returnUrl: withParameter(`${origin}${here}`, 'back', 1),
      cancelUrl: `${origin}${here}`,
      openid,
      payerIp: request.ip,
    },
    now,
  )
  switch (outcome.kind) {
    case 'started': {
      const { start } = outcome.started
      const isElsewhere = start.kind === 'redirect' && wantsJson(request)
      return goTo(request, reply, isElsewhere ? start.url : withParameter(here, 'try', outcome.n))
    }
    case 'closed':
      return goTo(request, reply, here)
    default:
      return goTo(request, reply, withParameter(here, 'trouble', outcome.kind))
  }
}

/** The script of the page is told where to go; a plain form is sent there, never away from this host. */
function goTo(request: Request, reply: FastifyReply, go: string): FastifyReply {
  return wantsJson(request) ? reply.headers({ 'cache-control': 'no-store' }).send({ go }) : reply.redirect(go, 303)
}

function wantsJson(request: Request): boolean {
  return (request.headers.accept ?? '').includes('application/json')
}

function notYours(reply: FastifyReply, request: Request, visit: 'signed-out' | undefined): FastifyReply {
  const { orderid } = request.params
  return visit === 'signed-out'
    ? reply.redirect(`/emall/app/#/login?nt=order_info&oid=${encodeURIComponent(orderid)}`, 302)
    : (reply.callNotFound() as unknown as FastifyReply)
}

async function sendPage(
  deps: Deps,
  providers: PaymentProviders,
  request: Request,
  reply: FastifyReply,
  visit: PayVisit,
  trouble = TROUBLES.find((known) => known === request.query.trouble),
): Promise<FastifyReply> {
  const { found, merchant, owner, here, origin } = visit
  const { order } = found
  const now = deps.clock.now()
  const isOpen = order.state === 'awaiting-pay'
  const page: PayPage = {
    merchant,
    order,
    ...(await viewOf(deps, visit)),
    language: callerOf(request).language,
    here,
    offers: isOpen ? await offersFor(deps, providers, visit, userAgentOf(request)) : [],
    begun: isOpen ? await begunIn(deps, visit, request.query.try) : undefined,
    isBack: request.query.back !== undefined,
    friendLink:
      owner && isOpen && request.query.friend !== undefined
        ? `${origin}${payPath(order.id)}?k=${payToken(deps.secrets, order.id, now)}`
        : undefined,
    problem: trouble,
    isRefunding: order.state === 'refunded' && (await refundingAmong(deps.db, [order.id])).has(order.id),
  }
  return reply
    .headers({ 'cache-control': 'no-store', vary: 'cookie, accept-language, user-agent' })
    .type('text/html; charset=utf-8')
    .send(payPage(page))
}

async function viewOf(deps: Deps, { found, merchant, owner }: PayVisit): Promise<Pick<PayPage, 'view' | 'arrival'>> {
  if (!owner) {
    return { view: undefined, arrival: undefined }
  }
  const now = deps.clock.now()
  const viewing = await loadViewing(deps, [found], { db: deps.db, caller: owner, now })
  return { view: orderView(found, viewing), arrival: arrivalIfPaid(found, merchant, viewing.products, now) }
}

async function offersFor(
  deps: Deps,
  providers: PaymentProviders,
  visit: PayVisit,
  userAgent: string,
): Promise<readonly PayOffer[]> {
  const { id: orderId, amount, currency } = visit.found.order
  const now = deps.clock.now()
  const { methods } = await methodsFor(deps, providers, visit, userAgent)
  return methods.map((method) => ({
    method,
    fields:
      payMethodMessages(method).start === 'button'
        ? developmentButton(deps.secrets, { orderId, amount: minorUnits(amount), currency }, now).fields
        : attemptFields(deps.secrets, orderId, method, now),
  }))
}

/** The try that the address names, as long as it can be gone on with. What the messenger is told is for its payer only. */
async function begunIn(deps: Deps, { found, owner }: PayVisit, named: string | undefined): Promise<PayPage['begun']> {
  const n = Number(named)
  const attempt = Number.isSafeInteger(n) ? await createAttemptStore(deps.db).find(found.order.id, n) : undefined
  if (!attempt?.start || attempt.endedAt || attempt.expiresAt <= deps.clock.now()) {
    return undefined
  }
  const method = payMethodNamed(attempt.method)
  const isForPayerOnly = attempt.start.kind === 'messenger' && !owner
  return !method || isForPayerOnly ? undefined : { method, start: attempt.start }
}

function stateWord(state: OrderState): 'open' | 'paid' | 'closed' {
  switch (state) {
    case 'awaiting-pay':
      return 'open'
    case 'cancelled':
    case 'refunded':
      return 'closed'
    default:
      return 'paid'
  }
}

function asset(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(text)
}

function userAgentOf(request: FastifyRequest): string {
  return request.headers['user-agent'] ?? ''
}
