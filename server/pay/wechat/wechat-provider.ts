import { z } from 'zod'
import { invariant } from '../../../domain/never.ts'
import type { EpochMs } from '../../../domain/units.ts'
import { ProviderFault } from '../../providers/provider-fault.ts'
import type { PaymentWorld } from '../port/payment-kind.ts'
import type {
  PayAttempt,
  PaymentProvider,
  RefundAnswer,
  WebhookOutcome,
  WebhookReply,
} from '../port/payment-provider.ts'
import { createWechatClient, type WechatAnswer } from './wechat-client.ts'
import { eventOfNotice, eventOfTransaction, tradeNo } from './wechat-events.ts'
import type { WechatPaySettings } from './wechat-pay-settings.ts'
import { isFromWechat, messengerParams } from './wechat-signature.ts'

type WechatWorld = Pick<PaymentWorld, 'merchantId' | 'webhookUrl' | 'clock'>

type WechatMethod = 'wechat-jsapi' | 'wechat-h5' | 'wechat-native'
/** WeChat Pay wants these words, and sends again for a day what did not succeed. */
const WEBHOOK_REPLIES = {
  recorded: { status: 200, type: 'application/json', body: JSON.stringify({ code: 'SUCCESS', message: '' }) },
  unknown: {
    status: 503,
    type: 'application/json',
    body: JSON.stringify({ code: 'FAIL', message: 'not known here yet' }),
  },
  unsigned: {
    status: 401,
    type: 'application/json',
    body: JSON.stringify({ code: 'FAIL', message: 'wrong signature' }),
  },
} as const satisfies Record<WebhookOutcome, WebhookReply>
/** WeChat Pay shows so many letters of what is paid for. */
const TITLE_MAX = 40
/** Nobody's. */
const NO_TRADE = 'keepsake-test'
const NOT_THERE = 404

/** WeChat Pay, API v3: inside the messenger, on a phone's browser, and by a code on a computer's screen. */
export function createWechatProvider(settings: WechatPaySettings, world: WechatWorld): PaymentProvider<WechatMethod> {
  const client = createWechatClient(settings, world.clock)
  return {
    async start(attempt, now) {
      const { method } = attempt
      const order = { ...orderOf(settings, world, attempt), ...METHODS[method].more(attempt) }
      const answer = await client.ask('POST', `/v3/pay/transactions/${METHODS[method].path}`, order)
      const value = parsed(answer, z.record(z.string(), z.unknown()))[METHODS[method].tells]
      if (typeof value !== 'string') {
        throw new ProviderFault(`WeChat Pay did not say ${METHODS[method].tells}`)
      }
      const ref = tradeNo(attempt.orderId, attempt.n)
      switch (method) {
        case 'wechat-jsapi':
          return { ref, start: { kind: 'messenger', params: messengerParams(settings, { prepayId: value, now }) } }
        case 'wechat-h5':
          return { ref, start: { kind: 'redirect', url: comingBack(value, attempt.returnUrl) } }
        case 'wechat-native':
          return { ref, start: { kind: 'code', code: value } }
      }
    },

    verifyNotify(headers, rawBody, now) {
      const body = Buffer.from(rawBody).toString('utf8')
      return isFromWechat(settings.platformKeys, headers, body, now)
        ? eventOfNotice(settings, body, world.merchantId)
        : undefined
    },

    webhookReply: (outcome) => WEBHOOK_REPLIES[outcome],

    async query({ ref }) {
      const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(ref)}?mchid=${settings.mchid}`
      const answer = await client.ask('GET', path)
      if (answer.status === 404) {
        return undefined
      }
      const transaction = parsed(answer, z.looseObject({ trade_state: z.string() }))
      return transaction.trade_state === 'NOTPAY'
        ? undefined
        : eventOfTransaction(settings, transaction, world.merchantId)
    },

    async reach() {
      const answer = await client.ask('GET', `/v3/pay/transactions/out-trade-no/${NO_TRADE}?mchid=${settings.mchid}`)
      // Who may not ask is not told what there is.
      if (answer.status !== NOT_THERE) {
        parsed(answer, z.looseObject({ trade_state: z.string() }))
      }
    },

    async refund({ eventId, amount, total, currency, key }) {
      // The same number of a refund again tells how it stands, and pays nothing back twice.
      const answer = await client.ask('POST', '/v3/refund/domestic/refunds', {
        transaction_id: eventId,
        out_refund_no: key,
        notify_url: world.webhookUrl,
        amount: { refund: amount, total, currency },
      })
      return answer.status < 300 ? refundAnswer(answer) : { kind: 'failed', note: codeOf(answer) }
    },
  }
}

/** For each way: the end of its address, what its answer tells, and what it needs besides. */
const METHODS = {
  'wechat-jsapi': {
    path: 'jsapi',
    tells: 'prepay_id',
    more: ({ openid }) => {
      invariant(openid, 'the messenger has said who pays')
      return { payer: { openid } }
    },
  },
  'wechat-h5': {
    path: 'h5',
    tells: 'h5_url',
    more: ({ payerIp }) => ({ scene_info: { payer_client_ip: payerIp, h5_info: { type: 'Wap' } } }),
  },
  'wechat-native': { path: 'native', tells: 'code_url', more: () => ({}) },
} as const satisfies Record<
  WechatMethod,
  { path: string; tells: string; more: (attempt: PayAttempt) => Readonly<Record<string, unknown>> }
>

function orderOf({ appid, mchid }: WechatPaySettings, { webhookUrl }: WechatWorld, attempt: PayAttempt): object {
  return {
    appid,
    mchid,
    description: [...attempt.title].slice(0, TITLE_MAX).join(''),
    out_trade_no: tradeNo(attempt.orderId, attempt.n),
    time_expire: beijingTime(attempt.expiresAt),
    notify_url: webhookUrl,
    amount: { total: attempt.amount, currency: attempt.currency },
  }
}

/** `2026-05-03T18:04:05+08:00`, as WeChat Pay wants every moment. */
export function beijingTime(at: EpochMs): string {
  return `${new Date(at + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`
}

function comingBack(url: string, returnUrl: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}redirect_url=${encodeURIComponent(returnUrl)}`
}

function refundAnswer(answer: WechatAnswer): RefundAnswer {
  const { refund_id: ref, status } = parsed(answer, z.object({ refund_id: z.string(), status: z.string() }))
  switch (status) {
    case 'SUCCESS':
      return { kind: 'done', ref }
    case 'PROCESSING':
      return { kind: 'sent', ref }
    default:
      return { kind: 'failed', note: status, ref }
  }
}

/** What an answer says, in the shape that the protocol promises. */
function parsed<T>(answer: WechatAnswer, shape: z.ZodType<T>): T {
  const read = shape.safeParse(answer.json)
  if (answer.status >= 300 || !read.success) {
    throw new ProviderFault(`WeChat Pay answered ${answer.status} ${codeOf(answer)}`)
  }
  return read.data
}

/** The reason that WeChat Pay names: a word of its documentation, never what was sent. */
function codeOf({ json }: WechatAnswer): string {
  const read = z.object({ code: z.string().regex(/^[A-Z_]{1,64}$/) }).safeParse(json)
  return read.success ? read.data.code : ''
}
