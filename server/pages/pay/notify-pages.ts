import type { FastifyInstance, FastifyReply } from 'fastify'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { NOTIFY_ROUTE } from '../../base/pay-path.ts'
import { createPaymentProviders } from '../../pay/payment-providers.ts'
import type { WebhookReply } from '../../pay/port/payment-provider.ts'
import { recordWebhookEvent } from '../../pay/record-webhook-event.ts'
import type { Deps } from '../../ports/deps.ts'

interface NotifyRequest {
  Params: { readonly provider: string; readonly mchid: string }
  Body: Buffer
}

/** Notices of providers are short; more is not read. */
const NOTICE_BYTES = 256 * 1024
const FRESH = { 'cache-control': 'no-store' }

/**
 * Where payment providers tell what happened. Who signed is who speaks: no session, no host, no parameter counts.
 *
 * What is not rightly signed is refused; what the shop cannot record yet is answered so that the provider tells it again.
 */
export async function registerNotifyPages(app: FastifyInstance, deps: Deps): Promise<void> {
  const providers = createPaymentProviders(deps)
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: NOTICE_BYTES }, (_, body, done) => done(null, body))

    scope.post<NotifyRequest>(NOTIFY_ROUTE, { config: { policy: 'signed-address' } }, async (request, reply) => {
      const merchantId = asId<MerchantId>(request.params.mchid)
      const { provider: name } = request.params
      // The development provider's webhook events come through the page that shows its button, where its owner is known.
      const provider = name === 'development' ? undefined : await providers.find(merchantId, name)
      const now = deps.clock.now()
      const event = provider?.verifyNotify(request.headers, request.body ?? Buffer.alloc(0), now)
      if (!provider) {
        request.log.warn({ provider: name, mchid: merchantId }, 'a webhook of a provider that is not there')
        return reply.code(404).headers(FRESH).send('')
      }
      if (!event) {
        request.log.warn({ provider: name, mchid: merchantId }, 'a webhook was not rightly signed')
        return send(reply, provider.webhookReply('unsigned'))
      }
      return send(
        reply,
        provider.webhookReply(await recordWebhookEvent(deps, { provider: name, merchantId }, event, now)),
      )
    })
  })
}

function send(reply: FastifyReply, { status, type, body }: WebhookReply): FastifyReply {
  return reply
    .code(status)
    .headers({ ...FRESH, 'content-type': type })
    .send(body)
}
