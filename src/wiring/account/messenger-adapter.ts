import { CALL_BASE } from '../../../domain/calls/call-head.ts'
import { GET_USER_INFO_ON_LOAD } from '../../../domain/calls/front-calls.ts'
import { getWxApiConfig } from '../../../domain/calls/messenger.ts'
import { createMessenger } from '../../messenger/create-messenger.ts'
import type { WxSdk } from '../../messenger/wx-sdk.ts'
import type { MessengerPort } from '../../ports/messenger-port.ts'
import { readAnswer } from '../platform/answered.ts'

/** The messenger's own script; only pages inside the messenger may load it (see the security headers). */
const WX_SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

/** The messenger around this page. `script` is another one in tests. */
export function messengerPorts(script = WX_SCRIPT): MessengerPort {
  return createMessenger({
    loadSdk: async () => {
      await loadScript(script)
      const { wx } = window as unknown as { readonly wx?: WxSdk }
      if (!wx) {
        throw new Error('the script of the messenger came without its object')
      }
      return wx
    },
    askLeave: async (url) => (await readAnswer(getWxApiConfig, { url })).data,
    pageUrl: () => window.location.href.split('#')[0] ?? '',
    signInAddress: (back, { refereeid, srcuid }) => {
      const query = new URLSearchParams({ jumpurl: back })
      for (const [name, value] of Object.entries({ refereeid, srcuid })) {
        if (value) {
          query.set(name, value)
        }
      }
      return `${CALL_BASE}${GET_USER_INFO_ON_LOAD}?${query}`
    },
  })
}

/** Fetches a classic script of somebody else and settles when it ran. @throws when it does not come. */
function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`the script ${src} did not come`))
    }
    document.head.append(script)
  })
}
