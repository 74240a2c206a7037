import type { FastifyInstance, FastifyReply } from 'fastify'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { NOTIFY_ROUTE } from '../../base/pay-path.ts'
import { createPaymentProviders } from '../../pay/payment-providers.ts'
import { recordNews } from '../../pay/record-news.ts'
import type { Deps } from '../../ports/deps.ts'

interface NotifyRequest {
  Params: { readonly provider: string; readonly mchid: string }
  Body: Buffer
}

/** Notices of providers are short; more is not read. */
const NOTICE_BYTES = 256 * 1024

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
      // The development provider's notices come through the page that shows its button, where its owner is known.
      const provider = name === 'development' ? undefined : await providers.find(merchantId, name)
      const now = deps.clock.now()
      const news = provider?.verifyNotify(request.headers, request.body ?? Buffer.alloc(0), now)
      if (!news) {
        request.log.warn({ provider: name, mchid: merchantId }, 'a notice was not rightly signed')
        return told(reply, 401, 'FAIL', 'the signature is not right')
      }
      const outcome = await recordNews(deps, { provider: name, merchantId }, news, now)
      return outcome === 'recorded'
        ? told(reply, 200, 'SUCCESS', '')
        : told(reply, 503, 'FAIL', 'not known here yet, please tell it again')
    })
  })
}

/** The words that WeChat Pay wants; others look at the status only. */
function told(reply: FastifyReply, status: number, code: 'SUCCESS' | 'FAIL', message: string): FastifyReply {
  return reply.code(status).headers({ 'cache-control': 'no-store' }).send({ code, message })
}
