import { ProviderFault } from '../../providers/provider-fault.ts'
import { queryProvider } from '../../providers/query-provider.ts'
import type { WechatSettings } from './wechat-settings.ts'

/** A person as the messenger knows them; name and picture are what they let the shop see. */
export interface WechatPerson {
  readonly openid: string
  readonly unionid?: string
  readonly nickname: string
  readonly avatar: string
}

/** Lent for `seconds`. */
export interface LentToken {
  readonly value: string
  readonly seconds: number
}

interface WechatTemplateMessage {
  readonly touser: string
  readonly template_id: string
  readonly url: string
  readonly client_msg_id: string
  readonly data: Readonly<Record<string, { readonly value: string }>>
}

/** `errcode` of an access token that no longer counts. */
const TOKEN_GONE = [40001, 40014, 42001]

/** The messenger no longer takes the access token. */
export class WechatTokenGone extends ProviderFault {}

/** Where the messenger's people sign in; they come back to `callback` with a code and the same `state`. */
export function wechatAuthorizeUrl(settings: WechatSettings, callback: string, state: string): string {
  const url = new URL('/connect/oauth2/authorize', settings.openBase)
  // The messenger wants this order and this end.
  url.search = new URLSearchParams([
    ['appid', settings.appid],
    ['redirect_uri', callback],
    ['response_type', 'code'],
    ['scope', 'snsapi_userinfo'],
    ['state', state],
  ]).toString()
  return `${url}#wechat_redirect`
}

/** The official account of one merchant. All @throws ProviderFault. */
export function createWechatApi(settings: WechatSettings) {
  const ask = async (what: string, path: string, query: Readonly<Record<string, string>>, body?: object) => {
    const url = new URL(path, settings.apiBase)
    url.search = new URLSearchParams(query).toString()
    const answer = await queryProvider({
      what,
      url,
      ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    const errcode = 'errcode' in answer ? answer.errcode : 0
    if (errcode !== 0) {
      const gone = typeof errcode === 'number' && TOKEN_GONE.includes(errcode)
      throw gone ? new WechatTokenGone(`${what}: ${errcode}`) : new ProviderFault(`${what}: ${String(errcode)}`)
    }
    return answer
  }
  const { appid, secret } = settings
  return {
    /** Who came back with `code`. */
    async personOf(code: string): Promise<WechatPerson> {
      const token = await ask('WeChat sns/oauth2/access_token', '/sns/oauth2/access_token', {
        appid,
        secret,
        code,
        grant_type: 'authorization_code',
      })
      const openid = textIn(token, 'openid')
      const accessToken = textIn(token, 'access_token')
      const person = await ask('WeChat sns/userinfo', '/sns/userinfo', {
        access_token: accessToken,
        openid,
        lang: 'zh_CN',
      })
      if (textIn(person, 'openid') !== openid) {
        throw new ProviderFault('WeChat sns/userinfo: another person')
      }
      const unionid = optionalTextIn(person, 'unionid') || optionalTextIn(token, 'unionid')
      return {
        openid,
        ...(unionid ? { unionid } : {}),
        nickname: optionalTextIn(person, 'nickname').slice(0, 64),
        avatar: pictureIn(person),
      }
    },

    /** A token of the account itself. Asking again does not end the one that was lent before. */
    async accessToken(): Promise<LentToken> {
      const body = { grant_type: 'client_credential', appid, secret, force_refresh: false }
      const answer = await ask('WeChat stable_token', '/cgi-bin/stable_token', {}, body)
      return { value: textIn(answer, 'access_token'), seconds: secondsIn(answer) }
    },

    /** A message to somebody who follows the account. `client_msg_id`: one that was taken is not sent again. */
    async sendTemplate(accessToken: string, message: WechatTemplateMessage): Promise<void> {
      await ask('WeChat template/send', '/cgi-bin/message/template/send', { access_token: accessToken }, message)
    },

    async jsapiTicket(accessToken: string): Promise<LentToken> {
      const query = { access_token: accessToken, type: 'jsapi' }
      const answer = await ask('WeChat getticket', '/cgi-bin/ticket/getticket', query)
      return { value: textIn(answer, 'ticket'), seconds: secondsIn(answer) }
    },
  }
}

function textIn(answer: object, name: string): string {
  const text = optionalTextIn(answer, name)
  if (text === '') {
    throw new ProviderFault(`WeChat: the answer has no ${name}`)
  }
  return text
}

function optionalTextIn(answer: object, name: string): string {
  const value: unknown = Reflect.get(answer, name)
  return typeof value === 'string' ? value : ''
}

/** Only an address that a page may show: the policy of our pages names this one host. */
function pictureIn(answer: object): string {
  const url = optionalTextIn(answer, 'headimgurl').replace(/^http:/, 'https:')
  return url.length <= 512 && url.startsWith('https://thirdwx.qlogo.cn/') ? url : ''
}

function secondsIn(answer: object): number {
  const seconds: unknown = Reflect.get(answer, 'expires_in')
  return typeof seconds === 'number' && seconds > 0 ? seconds : 0
}
