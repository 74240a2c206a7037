import { ProviderFault } from '../../providers/provider-fault.ts'
import { queryProvider } from '../../providers/query-provider.ts'
import type { DouyinSettings } from './douyin-settings.ts'

export interface DouyinPerson {
  readonly openid: string
  readonly unionid?: string
}

/**
 * Who the mini-program's login code belongs to: Douyin's `jscode2session`. The session key that comes along is not
 * kept: the shop decrypts nothing with it.
 *
 * @throws ProviderFault
 */
export async function douyinPerson(
  settings: DouyinSettings,
  login: { readonly code: string; readonly anonymousCode?: string },
): Promise<DouyinPerson> {
  const what = 'Douyin jscode2session'
  const answer = await queryProvider({
    what,
    url: new URL('/api/apps/v2/jscode2session', settings.apiBase),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      appid: settings.appid,
      secret: settings.secret,
      code: login.code,
      ...(login.anonymousCode ? { anonymous_code: login.anonymousCode } : {}),
    }),
  })
  const errNo: unknown = Reflect.get(answer, 'err_no')
  const data: unknown = Reflect.get(answer, 'data')
  if (errNo !== 0 || typeof data !== 'object' || data === null) {
    throw new ProviderFault(`${what}: ${String(errNo)}`)
  }
  const openid: unknown = Reflect.get(data, 'openid')
  const unionid: unknown = Reflect.get(data, 'unionid')
  if (typeof openid !== 'string' || openid === '') {
    // An anonymous visitor of the program: he has to sign in to it first.
    throw new ProviderFault(`${what}: nobody is signed in`)
  }
  return { openid, ...(typeof unionid === 'string' && unionid ? { unionid } : {}) }
}
