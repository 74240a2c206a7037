import { randomBytes } from 'node:crypto'
import { GET_USER_INFO_ON_LOAD } from '../../domain/calls/front-calls.ts'
import { getWxApiConfig, MESSENGER_CALLBACK } from '../../domain/calls/messenger.ts'
import { jsapiSignature } from '../accounts/wechat/jsapi-signature.ts'
import { MessengerNotSetUp, wechatJsapiTicket } from '../accounts/wechat/wechat-access-token.ts'
import { WECHAT_SETTINGS } from '../accounts/wechat/wechat-settings.ts'
import { answer, refuse } from '../base/answer.ts'
import { developmentMessengerPage } from '../pages/messenger/development-messenger.ts'
import { messengerOauthPages } from '../pages/messenger/messenger-oauth.ts'
import { ProviderFault } from '../providers/provider-fault.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { registeredOrigins } from '../routes/own-origins.ts'
import { route } from '../routes/route.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'

/** What the shop does inside the messenger: signing in by it, and its JS-SDK. */
export const messengerCalls: CallGroup = {
  name: 'messenger',
  paths: [GET_USER_INFO_ON_LOAD, MESSENGER_CALLBACK],
  routes: (deps) => [
    route({
      call: getWxApiConfig,
      policy: 'anyone',
      perMinute: 60,
      handle: async ({ url }, { caller, db, now }) => {
        const settings = deps.providers.of(caller.merchantId, WECHAT_SETTINGS)
        const merchant = await createMerchantStore(db).find(caller.merchantId)
        // What other shops' pages are signed for would work with this merchant's name.
        if (!URL.canParse(url) || !registeredOrigins(deps, merchant).includes(new URL(url).origin)) {
          return refuse('address-not-ours')
        }
        if (!settings) {
          return refuse('messenger-not-set-up')
        }
        try {
          const ticket = await wechatJsapiTicket(deps, caller.merchantId)
          const [timestamp, noncestr] = [Math.floor(now / 1000), randomBytes(8).toString('hex')]
          // The messenger leaves the fragment out as well.
          const signature = jsapiSignature({ ticket, noncestr, timestamp, url: url.split('#')[0] ?? '' })
          return answer({ appid: settings.appid, timestamp, noncestr, signature })
        } catch (error) {
          if (error instanceof MessengerNotSetUp) {
            return refuse('messenger-not-set-up')
          }
          if (error instanceof ProviderFault) {
            deps.log.warn({ err: error }, 'the messenger gave no ticket')
            return refuse('messenger-verification-failed')
          }
          throw error
        }
      },
    }),
  ],
  pages: (app, deps) => {
    messengerOauthPages(app, deps)
    if (deps.env.mode !== 'production') {
      developmentMessengerPage(app)
    }
  },
}
