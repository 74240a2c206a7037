import {
  createCipheriv,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WechatPaySettings } from '../../../server/pay/wechat/wechat-pay-settings.ts'

const API_KEY = '0123456789abcdef0123456789abcdef'
const PLATFORM_KEY_ID = 'PUB_KEY_ID_0114232134912410000000000000'

interface Trade {
  readonly kind: string
  readonly out_trade_no: string
  readonly appid: string
  readonly mchid: string
  readonly description: string
  readonly notify_url: string
  readonly amount: { readonly total: number; readonly currency: string }
  readonly payer?: { readonly openid: string }
  trade_state: string
  transaction_id?: string
}

export interface WechatPayStandIn {
  readonly settings: WechatPaySettings
  readonly trades: ReadonlyMap<string, Trade>
  readonly refunds: ReadonlyMap<string, Record<string, unknown>>
  readonly platform: KeyObject
  /** The payer pays; answers the payment's name. */
  pay(tradeNo: string): string
  /** How refunds stand that are asked for from now on. */
  refundState(state: string): void
  close(): Promise<void>
}

/** A server on this machine that speaks the part of WeChat Pay's API v3 that the shop uses, with keys of its own. */
export async function startWechatPayStandIn(): Promise<WechatPayStandIn> {
  const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const platform = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const trades = new Map<string, Trade>()
  const refunds = new Map<string, Record<string, unknown>>()
  let stateOfRefunds = 'SUCCESS'

  const answer = (request: IncomingMessage, body: string): readonly [number, object] => {
    if (!isSigned(request, body, createPublicKey(merchant.privateKey))) {
      return [401, { code: 'SIGN_ERROR', message: 'wrong signature' }]
    }
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://wechat')
    if (request.method === 'GET') {
      const trade = trades.get(decodeURIComponent(path.split('/').at(-1) ?? ''))
      return trade && searchParams.get('mchid') === trade.mchid ? [200, trade] : [404, { code: 'ORDER_NOT_EXIST' }]
    }
    const asked = JSON.parse(body)
    if (path === '/v3/refund/domestic/refunds') {
      const known = refunds.get(asked.out_refund_no)
      const refund = known ?? { ...asked, refund_id: `50${refunds.size}`, status: stateOfRefunds }
      refund['status'] = stateOfRefunds
      refunds.set(asked.out_refund_no, refund)
      return [200, refund]
    }
    const kind = /^\/v3\/pay\/transactions\/(jsapi|h5|native)$/.exec(path)?.[1]
    if (!kind || (kind === 'jsapi') !== (asked.payer !== undefined)) {
      return [400, { code: 'PARAM_ERROR', message: 'wrong' }]
    }
    const known = trades.get(asked.out_trade_no)
    if (known && (known.kind !== kind || known.amount.total !== asked.amount.total)) {
      return [400, { code: 'INVALID_REQUEST', message: 'the number of the order was used' }]
    }
    trades.set(asked.out_trade_no, known ?? { ...asked, kind, trade_state: 'NOTPAY' })
    return [200, TOLD[kind as keyof typeof TOLD](asked.out_trade_no)]
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const [status, reply] = answer(request, Buffer.concat(parts).toString('utf8'))
      const text = JSON.stringify(reply)
      response.writeHead(status, {
        'content-type': 'application/json',
        ...wechatHeaders(platform.privateKey, text),
      })
      response.end(text)
    })
  })
  // Whoever makes a key in the same process hears of a connection that was closed meanwhile only after asking by it.
  server.keepAliveTimeout = 0
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      appid: 'wxd678efh567hg6787',
      mchid: '1230000109',
      serial: '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB',
      privateKey: merchant.privateKey,
      apiV3Key: API_KEY,
      platformKeys: { [PLATFORM_KEY_ID]: platform.publicKey },
      apiBase: `http://127.0.0.1:${port}`,
    },
    trades,
    refunds,
    platform: platform.privateKey,
    pay: (tradeNo) => {
      const trade = trades.get(tradeNo)
      if (!trade) {
        throw new Error(`there is no trade ${tradeNo}`)
      }
      trade.trade_state = 'SUCCESS'
      trade.transaction_id ??= `42000000${String(trades.size).padStart(20, '0')}`
      return trade.transaction_id
    },
    refundState: (state) => {
      stateOfRefunds = state
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

const TOLD = {
  jsapi: (no: string) => ({ prepay_id: `wx26112221580621e9b071c00d9e093b0000-${no}` }),
  h5: (no: string) => ({ h5_url: `https://wx.tenpay.example/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=${no}` }),
  native: (no: string) => ({ code_url: `weixin://wxpay/bizpayurl?pr=${no}` }),
}

/** Whether the merchant signed the request, as the protocol says it. */
function isSigned(request: IncomingMessage, body: string, key: KeyObject): boolean {
  const [scheme = '', given = ''] = (request.headers.authorization ?? '').split(/ (.*)/s)
  const fields = Object.fromEntries([...given.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
  const text = `${request.method}\n${request.url}\n${fields['timestamp']}\n${fields['nonce_str']}\n${body}\n`
  return (
    scheme === 'WECHATPAY2-SHA256-RSA2048' &&
    fields['mchid'] === '1230000109' &&
    fields['serial_no'] === '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB' &&
    verify('sha256', Buffer.from(text), key, Buffer.from(fields['signature'] ?? '', 'base64'))
  )
}

/** The headers with which WeChat Pay signs what it says. */
export function wechatHeaders(
  key: KeyObject,
  body: string,
  { now = Date.now(), serial = PLATFORM_KEY_ID }: { readonly now?: number; readonly serial?: string } = {},
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000))
  const nonce = randomBytes(16).toString('hex')
  const text = `${timestamp}\n${nonce}\n${body}\n`
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': sign('sha256', Buffer.from(text), key).toString('base64'),
  }
}

/** A notice: what is told, sealed as WeChat Pay seals it. */
export function sealedNotice(event: string, resource: object, apiV3Key = API_KEY): string {
  const nonce = randomBytes(6).toString('hex')
  const data = 'transaction'
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiV3Key), Buffer.from(nonce))
  cipher.setAAD(Buffer.from(data))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(resource), 'utf8'), cipher.final(), cipher.getAuthTag()])
  return JSON.stringify({
    id: randomBytes(8).toString('hex'),
    create_time: '2026-05-03T10:34:56+08:00',
    resource_type: 'encrypt-resource',
    event_type: event,
    summary: '',
    resource: {
      algorithm: 'AEAD_AES_256_GCM',
      original_type: data,
      associated_data: data,
      nonce,
      ciphertext: sealed.toString('base64'),
    },
  })
}
