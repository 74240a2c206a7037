import type { EpochMs } from '../../../domain/units.ts'
import { ProviderFault } from '../../providers/provider-fault.ts'
import type { WechatPaySettings } from './wechat-pay-settings.ts'
import { authorization, isFromWechat } from './wechat-signature.ts'

const TIMEOUT_MS = 15_000
/** Answers of WeChat Pay are short; more is not read. */
const ANSWER_MAX = 64 * 1024

export interface WechatAnswer {
  readonly status: number
  readonly json: unknown
}

/** Signed requests to WeChat Pay, and answers whose signature was checked. */
export interface WechatClient {
  /** @throws ProviderFault when there is no answer, or one that WeChat Pay did not sign. Refusals are answers. */
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<WechatAnswer>
}

export function createWechatClient(settings: WechatPaySettings, clock: { now(): EpochMs }): WechatClient {
  // Names the key that the answer shall be signed with; certificates are named by the merchant's settings over there.
  const publicKeyId = Object.keys(settings.platformKeys).find((id) => id.startsWith('PUB_KEY_ID_'))
  return {
    async ask(method, path, given) {
      const body = given === undefined ? '' : JSON.stringify(given)
      const headers = {
        accept: 'application/json',
        authorization: authorization(settings, { method, path, body, now: clock.now() }),
        'user-agent': 'keepsake',
        ...(body === '' ? {} : { 'content-type': 'application/json' }),
        ...(publicKeyId === undefined ? {} : { 'wechatpay-serial': publicKeyId }),
      }
      const { response, text } = await sent(`${settings.apiBase.replace(/\/$/, '')}${path}`, {
        method,
        headers,
        ...(body === '' ? {} : { body }),
      })
      const { status } = response
      if (status >= 500 || status === 429) {
        throw new ProviderFault(`WeChat Pay answered ${status}`)
      }
      const signatures = Object.fromEntries(response.headers)
      if (status < 300 && !isFromWechat(settings.platformKeys, signatures, text, clock.now())) {
        throw new ProviderFault('WeChat Pay did not sign its answer with a key that is known')
      }
      return { status, json: jsonOf(text) }
    },
  }
}

async function sent(url: string, init: RequestInit): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await response.text()
    if (text.length > ANSWER_MAX) {
      throw new Error('too long')
    }
    return { response, text }
  } catch {
    throw new ProviderFault('WeChat Pay cannot be reached')
  }
}

function jsonOf(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw new ProviderFault('WeChat Pay answered something that is not JSON')
  }
}
