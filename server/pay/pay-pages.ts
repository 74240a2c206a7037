import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asId, type OrderId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { minorUnits } from '../../domain/units.ts'
import type { Deps } from '../deps.ts'
import type { SignedInCaller } from '../http/caller.ts'
import { callerOf } from '../http/caller-of.ts'
import { loadViewing } from '../orders/list-orders.ts'
import { orderView } from '../orders/order-view.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createOrderStore, type OrderWithItems } from '../stores/orders.store.ts'
import { createDevelopmentProvider } from './development-provider.ts'
import { payPage } from './pay-page.ts'
import { PAY_ROUTE, payPath } from './pay-path.ts'
import { PAY_STYLE, PAY_STYLE_PATH } from './pay-style.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { recordPayment } from './record-payment.ts'

interface PayRequest {
  Params: { readonly orderid: string }
}

/** Who takes money in this shop. Nobody, where the only provider is the development one and the shop is real. */
function paymentProvider({ env, secrets }: Pick<Deps, 'env' | 'secrets'>): PaymentProvider | undefined {
  return env.mode === 'production' ? undefined : createDevelopmentProvider(secrets)
}

/** The pay page of an order, for its owner. Looking at it changes nothing; only a provider's word does. */
export async function registerPayPages(app: FastifyInstance, deps: Deps): Promise<void> {
  const provider = paymentProvider(deps)
  app.get(PAY_STYLE_PATH, { config: { policy: 'anyone' } }, async (_, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(PAY_STYLE),
  )
  await app.register(async (scope) => {
    // Signatures of providers are over the very bytes that they sent.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_, body, done) => done(null, body))

    scope.get<PayRequest>(PAY_ROUTE, { config: { policy: 'owner' } }, async (request, reply) => {
      const found = await findOwn(deps, request)
      return found === 'signed-out'
        ? toLogin(reply, request.params.orderid)
        : await send(deps, provider, request, reply, found)
    })

    scope.post<PayRequest & { Body: Buffer }>(PAY_ROUTE, { config: { policy: 'owner' } }, async (request, reply) => {
      const found = await findOwn(deps, request)
      if (found === 'signed-out') {
        return toLogin(reply, request.params.orderid)
      }
      const now = deps.clock.now()
      const event = found && provider?.verifyNotify(request.headers, request.body ?? Buffer.alloc(0), now)
      if (!found || !provider || event?.orderId !== found.order.id) {
        return await send(deps, provider, request, reply, found, true)
      }
      const outcome = await recordPayment(deps, provider.name, event, now)
      request.log.info({ orderId: event.orderId, outcome }, 'a payment was told')
      return outcome === 'paid'
        ? reply.redirect(`/emall/app/#/order_success?oid=${found.order.id}`, 303)
        : reply.redirect(payPath(found.order.id), 303)
    })
  })
}

/** The caller's own order; somebody else's is not there. */
async function findOwn(
  deps: Deps,
  request: FastifyRequest<PayRequest>,
): Promise<OrderWithItems | 'signed-out' | undefined> {
  const caller = callerOf(request)
  if (caller.uid === undefined) {
    return 'signed-out'
  }
  const owner = { merchantId: caller.merchantId, uid: caller.uid }
  return await createOrderStore(deps.db).find(asId<OrderId>(request.params.orderid), owner)
}

function toLogin(reply: FastifyReply, orderId: string): FastifyReply {
  return reply.redirect(`/emall/app/#/login?nt=order_info&oid=${encodeURIComponent(orderId)}`, 302)
}

async function send(
  deps: Deps,
  provider: PaymentProvider | undefined,
  request: FastifyRequest<PayRequest>,
  reply: FastifyReply,
  found: OrderWithItems | undefined,
  pressedLate = false,
): Promise<FastifyReply> {
  if (!found) {
    return reply.callNotFound() as unknown as FastifyReply
  }
  const caller = callerOf(request) as SignedInCaller
  const now = deps.clock.now()
  const merchant = await createMerchantStore(deps.db).find(caller.merchantId)
  invariant(merchant, 'an order has its merchant')
  const { order } = found
  const payable = { orderId: order.id, amount: minorUnits(order.amount), currency: order.currency }
  const start = order.state === 'awaiting-pay' ? await provider?.start(payable, now) : undefined
  const viewing = await loadViewing(deps, [found], { db: deps.db, caller, now })
  const page = payPage({
    merchant,
    order,
    view: orderView(found, viewing),
    language: caller.language,
    start,
    pressedLate,
  })
  return reply
    .headers({ 'cache-control': 'no-store', vary: 'cookie, accept-language' })
    .type('text/html; charset=utf-8')
    .send(page)
}
