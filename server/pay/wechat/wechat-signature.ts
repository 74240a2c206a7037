import { type KeyObject, randomBytes, sign, verify } from 'node:crypto'
import type { EpochMs } from '../../../domain/units.ts'
import type { Headers } from '../port/payment-provider.ts'
import type { WechatPaySettings } from './wechat-pay-settings.ts'

/** The clocks of both sides may be so far apart, seconds. */
const TOLERANCE = 300

/** SHA-256 with RSA, base64. */
export function signed(key: KeyObject, text: string): string {
  return sign('sha256', Buffer.from(text), key).toString('base64')
}

/** Each line ends, also the last one: so the protocol wants every text that is signed. */
export function lines(...parts: readonly string[]): string {
  return parts.map((part) => `${part}\n`).join('')
}

export interface RequestToSign {
  readonly method: 'GET' | 'POST'
  /** Path and query. */
  readonly path: string
  readonly body: string
  readonly now: EpochMs
  readonly nonce?: string
}

/** The `Authorization` of a request. */
export function authorization(
  { mchid, serial, privateKey }: Pick<WechatPaySettings, 'mchid' | 'serial' | 'privateKey'>,
  { method, path, body, now, nonce = newNonce() }: RequestToSign,
): string {
  const timestamp = String(Math.floor(now / 1000))
  const signature = signed(privateKey, lines(method, path, timestamp, nonce, body))
  const fields = { mchid, nonce_str: nonce, signature, timestamp, serial_no: serial }
  const text = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${text.join(',')}`
}

/** What the messenger wants to hear from the page, to open its own payment. */
export function messengerParams(
  { appid, privateKey }: Pick<WechatPaySettings, 'appid' | 'privateKey'>,
  { prepayId, now, nonce = newNonce() }: { readonly prepayId: string; readonly now: EpochMs; readonly nonce?: string },
): Record<'appId' | 'timeStamp' | 'nonceStr' | 'package' | 'signType' | 'paySign', string> {
  const timeStamp = String(Math.floor(now / 1000))
  const wanted = `prepay_id=${prepayId}`
  return {
    appId: appid,
    timeStamp,
    nonceStr: nonce,
    package: wanted,
    signType: 'RSA',
    paySign: signed(privateKey, lines(appid, timeStamp, nonce, wanted)),
  }
}

/** Whether WeChat Pay itself said this, within the last minutes. */
export function isFromWechat(
  keys: WechatPaySettings['platformKeys'],
  headers: Headers,
  body: string,
  now: EpochMs,
): boolean {
  const [timestamp, nonce, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map((name) => {
    const value = headers[`wechatpay-${name}`]
    return typeof value === 'string' ? value : ''
  }) as [string, string, string, string]
  const key = Object.hasOwn(keys, serial) ? keys[serial] : undefined
  if (!key || !/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE) {
    return false
  }
  return verify('sha256', Buffer.from(lines(timestamp, nonce, body)), key, Buffer.from(signature, 'base64'))
}

function newNonce(): string {
  return randomBytes(16).toString('hex')
}
