import { z } from 'zod'
import type { MerchantId } from '../../domain/ids.ts'
import { WECHAT_SETTINGS } from '../accounts/wechat/wechat-settings.ts'
import type { WechatMedia } from '../ports/wechat-media.ts'
import type { ProviderSettings } from '../providers/provider-settings.ts'
import { boundedBody } from './bounded-body.ts'

/** The messenger's leave to ask for files of a merchant with an account there. */
export interface WechatAccessToken {
  of(mchid: MerchantId): Promise<string>
  /** The messenger has ended this one early: the next one is another. */
  drop(mchid: MerchantId, token: string): Promise<void>
}

const ANSWER_MS = 20_000
const FAILED = z.object({ errcode: z.number(), errmsg: z.string().default('') })
/** The messenger's words for "there is no such file": wrong id, and a file of another kind. */
const UNKNOWN_FILE = new Set([40_007, 40_004])
const TOKEN_GONE = new Set([40_001, 40_014, 42_001])

/** `media/get` of the merchant's official account. The host stands in the operator's settings, never in a request. */
export function createWechatMedia({
  providers,
  accessToken,
}: {
  readonly providers: ProviderSettings
  readonly accessToken: WechatAccessToken
}): WechatMedia {
  const ask = async (apiBase: string, token: string, serverId: string, maxBytes: number) => {
    const address = new URL('/cgi-bin/media/get', apiBase)
    address.search = new URLSearchParams({ access_token: token, media_id: serverId }).toString()
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) })
    const bytes = await boundedBody(response, maxBytes)
    if (bytes === 'too-large') {
      return { kind: 'too-large' } as const
    }
    if (/json|text\/plain/.test(response.headers.get('content-type') ?? '')) {
      return { kind: 'failed', ...FAILED.parse(JSON.parse(bytes.toString('utf8'))) } as const
    }
    if (!response.ok) {
      throw new Error(`the messenger answered ${response.status}`)
    }
    return { kind: 'file', bytes } as const
  }
  return {
    async fetch(mchid, serverId, maxBytes) {
      const settings = providers.of(mchid, WECHAT_SETTINGS)
      if (!settings) {
        return { kind: 'not-configured' }
      }
      const token = await accessToken.of(mchid)
      let answer = await ask(settings.apiBase, token, serverId, maxBytes)
      if (answer.kind === 'failed' && TOKEN_GONE.has(answer.errcode)) {
        await accessToken.drop(mchid, token)
        answer = await ask(settings.apiBase, await accessToken.of(mchid), serverId, maxBytes)
      }
      if (answer.kind !== 'failed') {
        return answer
      }
      if (UNKNOWN_FILE.has(answer.errcode)) {
        return { kind: 'gone' }
      }
      throw new Error(`the messenger answered ${answer.errcode} ${answer.errmsg}`)
    },
  }
}
