import { z } from 'zod'
import { asId, type MerchantId, type OrderId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import type { WebhookEvent } from '../port/payment-provider.ts'
import { openResource } from './open-resource.ts'
import type { WechatPaySettings } from './wechat-pay-settings.ts'

const envelope = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.string(),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().optional(),
  }),
})

const fen = z.number().int().nonnegative()

const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  amount: z.object({ total: fen, currency: z.string() }).optional(),
})

const refund = z.object({
  mchid: z.string(),
  transaction_id: z.string(),
  refund_id: z.string(),
  out_refund_no: z.string(),
  refund_status: z.string(),
  amount: z.object({ total: fen, refund: fen }),
})

/** What a webhook event means whose signature was checked; `undefined` when it is not for this merchant or cannot be read. */
export function eventOfNotice(
  settings: Pick<WechatPaySettings, 'appid' | 'mchid' | 'apiV3Key'>,
  body: string,
  merchantId: MerchantId,
): WebhookEvent | undefined {
  const signed = envelope.safeParse(parsed(body))
  if (!signed.success) {
    return undefined
  }
  const { event_type, resource } = signed.data
  const opened = parsed(opener(settings.apiV3Key, resource))
  if (event_type.startsWith('TRANSACTION.')) {
    return eventOfTransaction(settings, opened, merchantId)
  }
  return event_type.startsWith('REFUND.') ? eventOfRefund(settings, opened) : { kind: 'nothing' }
}

/** How a payment stands. `nothing`: the money is under way. `undefined` when it is not this merchant's. */
export function eventOfTransaction(
  { appid, mchid }: Pick<WechatPaySettings, 'appid' | 'mchid'>,
  given: unknown,
  merchantId: MerchantId,
): WebhookEvent | undefined {
  const read = transaction.safeParse(given)
  if (!read.success || read.data.appid !== appid || read.data.mchid !== mchid) {
    return undefined
  }
  const { out_trade_no, trade_state, transaction_id, amount } = read.data
  const orderId = orderOf(out_trade_no)
  switch (trade_state) {
    case 'SUCCESS':
      return transaction_id && amount
        ? {
            kind: 'paid',
            event: {
              eventId: transaction_id,
              orderId,
              amount: minorUnits(amount.total),
              currency: amount.currency,
              merchantId,
              ref: out_trade_no,
            },
          }
        : undefined
    // A payment that went back before the shop heard of it pays nothing.
    case 'REFUND':
    case 'CLOSED':
    case 'REVOKED':
      return { kind: 'ended', orderId, ref: out_trade_no }
    default:
      return { kind: 'nothing' }
  }
}

function eventOfRefund({ mchid }: Pick<WechatPaySettings, 'mchid'>, given: unknown): WebhookEvent | undefined {
  const read = refund.safeParse(given)
  if (!read.success || read.data.mchid !== mchid) {
    return undefined
  }
  const { transaction_id: eventId, refund_id: ref, out_refund_no: key, refund_status, amount } = read.data
  if (refund_status !== 'SUCCESS') {
    return { kind: 'refund-failed', eventId, note: refund_status, ref, key }
  }
  return amount.refund === amount.total
    ? { kind: 'refunded', eventId, whole: true, ref }
    : { kind: 'refunded', eventId, whole: false, ref, back: { of: 'refund', amount: minorUnits(amount.refund), key } }
}

/** The merchant's number of a payment: the order and its try. */
export function tradeNo(orderId: OrderId, n: number): string {
  return `${orderId}-${n}`
}

function orderOf(tradeNumber: string): OrderId {
  return asId<OrderId>(tradeNumber.slice(0, Math.max(tradeNumber.lastIndexOf('-'), 0)))
}

function opener(apiV3Key: string, resource: z.output<typeof envelope>['resource']): string {
  try {
    return openResource(apiV3Key, resource)
  } catch {
    return ''
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
