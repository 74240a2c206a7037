import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asId, type MerchantId, type OrderId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import {
  sealedNotice,
  startWechatPayStandIn,
  type WechatPayStandIn,
  wechatHeaders,
} from '../../../tests/support/servers/fake-wechat-pay.ts'
import type { PayAttempt, PaymentProvider } from '../port/payment-provider.ts'
import { beijingTime, createWechatProvider } from './wechat-provider.ts'

const NOW = Date.UTC(2026, 4, 3, 10)
const MERCHANT = asId<MerchantId>('1')
const ORDER = asId<OrderId>('V1StGXR8-Z5jdHi6B-myT')
const NOTIFY = 'https://shop.example/emall/pay/notify/wechat/1'

type Method = 'wechat-jsapi' | 'wechat-h5' | 'wechat-native'

function attempt(change: Partial<PayAttempt<Method>> = {}): PayAttempt<Method> {
  return {
    orderId: ORDER,
    n: 1,
    method: 'wechat-native',
    amount: minorUnits(12_800),
    currency: 'CNY',
    title: '时光相册',
    startedAt: NOW,
    expiresAt: NOW + 7_200_000,
    openid: undefined,
    payerIp: '127.0.0.1',
    returnUrl: 'https://shop.example/pay?back=1',
    cancelUrl: 'https://shop.example/pay',
    ...change,
  }
}

let standIn: WechatPayStandIn
let provider: PaymentProvider<Method>
const world = { merchantId: MERCHANT, webhookUrl: NOTIFY, clock: { now: () => Date.now() } }
beforeAll(async () => {
  standIn = await startWechatPayStandIn()
  provider = createWechatProvider(standIn.settings, world)
})
afterAll(() => standIn.close())

describe('A§7 Pay: WeChat Pay begins a payment for each place', () => {
  test('a computer shows a code', async () => {
    expect(await provider.start(attempt(), NOW)).toEqual({
      ref: `${ORDER}-1`,
      start: { kind: 'code', code: `weixin://wxpay/bizpayurl?pr=${ORDER}-1` },
    })
    expect(standIn.trades.get(`${ORDER}-1`)).toEqual({
      kind: 'native',
      trade_state: 'NOTPAY',
      appid: 'wxd678efh567hg6787',
      mchid: '1230000109',
      description: '时光相册',
      out_trade_no: `${ORDER}-1`,
      time_expire: '2026-05-03T20:00:00+08:00',
      notify_url: NOTIFY,
      amount: { total: 12_800, currency: 'CNY' },
    })
  })

  test('a phone goes to the messenger and comes back to a fixed address', async () => {
    expect((await provider.start(attempt({ n: 2, method: 'wechat-h5' }), NOW)).start).toEqual({
      kind: 'redirect',
      url:
        `https://wx.tenpay.example/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=${ORDER}-2` +
        '&redirect_url=https%3A%2F%2Fshop.example%2Fpay%3Fback%3D1',
    })
  })

  test('inside the messenger the payer is named, and the page is told what to ask', async () => {
    const { start } = await provider.start(
      attempt({ n: 3, method: 'wechat-jsapi', openid: 'oUpF8uMuAJO_M2pxb1Q9' }),
      NOW,
    )
    expect(start).toMatchObject({
      kind: 'messenger',
      params: {
        appId: 'wxd678efh567hg6787',
        timeStamp: String(NOW / 1000),
        package: `prepay_id=wx26112221580621e9b071c00d9e093b0000-${ORDER}-3`,
        signType: 'RSA',
      },
    })
    expect(standIn.trades.get(`${ORDER}-3`)?.payer).toEqual({ openid: 'oUpF8uMuAJO_M2pxb1Q9' })
  })

  test('the same try again is the same payment; a number that was used otherwise is a fault', async () => {
    expect((await provider.start(attempt(), NOW)).ref).toBe(`${ORDER}-1`)
    await expect(provider.start(attempt({ method: 'wechat-h5' }), NOW)).rejects.toThrow(
      'WeChat Pay answered 400 INVALID_REQUEST',
    )
  })

  test('an answer that WeChat Pay did not sign is a fault', async () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey
    const platformKeys = { PUB_KEY_ID_0114232134912410000000000000: other }
    const deceived = createWechatProvider({ ...standIn.settings, platformKeys }, world)
    await expect(deceived.start(attempt({ n: 8 }), NOW)).rejects.toThrow('did not sign its answer')
  })

  test('who is not the merchant begins nothing', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const stranger = createWechatProvider({ ...standIn.settings, privateKey }, world)
    await expect(stranger.start(attempt({ n: 7 }), NOW)).rejects.toThrow('WeChat Pay answered 401 SIGN_ERROR')
  })
})

describe('WeChat Pay is asked, and pays back', () => {
  test('nothing before, the payment after, nothing about what it does not know', async () => {
    const { ref } = await provider.start(attempt({ n: 6 }), NOW)
    const ask = { orderId: ORDER, n: 6, ref }
    const before = await provider.query(ask)
    const eventId = standIn.pay(ref)
    expect([before, await provider.query(ask), await provider.query({ ...ask, ref: `${ORDER}-5` })]).toEqual([
      undefined,
      {
        kind: 'paid',
        event: { eventId, orderId: ORDER, amount: 12_800, currency: 'CNY', merchantId: MERCHANT, ref },
      },
      undefined,
    ])
  })

  test('a refund under way is asked again by the same number, until it is done', async () => {
    const ask = {
      eventId: '4200',
      orderId: ORDER,
      amount: minorUnits(12_800),
      total: minorUnits(12_800),
      currency: 'CNY',
      key: 'refund-4200',
      ref: undefined,
    }
    standIn.refundState('PROCESSING')
    const first = await provider.refund(ask)
    standIn.refundState('SUCCESS')
    const then = await provider.refund(ask)
    standIn.refundState('ABNORMAL')
    const stuck = await provider.refund(ask)
    expect([first, then, stuck, standIn.refunds.size]).toEqual([
      { kind: 'sent', ref: '500' },
      { kind: 'done', ref: '500' },
      { kind: 'failed', note: 'ABNORMAL', ref: '500' },
      1,
    ])
  })
})

describe('safety 3.15: a webhook event of WeChat Pay is believed by its signature only', () => {
  const transaction = {
    appid: 'wxd678efh567hg6787',
    mchid: '1230000109',
    out_trade_no: `${ORDER}-1`,
    transaction_id: '1217752501201407033233368018',
    trade_state: 'SUCCESS',
    amount: { total: 12_800, payer_total: 12_000, currency: 'CNY', payer_currency: 'CNY' },
  }
  const received = (change: object = {}, event = 'TRANSACTION.SUCCESS') =>
    sealedNotice(event, { ...transaction, ...change })
  const heard = (body: string, options: Parameters<typeof wechatHeaders>[2] = {}, sent = body) =>
    provider.verifyNotify(wechatHeaders(standIn.platform, body, { now: NOW, ...options }), Buffer.from(sent), NOW)

  test('rightly signed and sealed, it is accepted', () => {
    expect(heard(received())).toEqual({
      kind: 'paid',
      event: {
        eventId: '1217752501201407033233368018',
        orderId: ORDER,
        amount: 12_800,
        currency: 'CNY',
        merchantId: MERCHANT,
        ref: `${ORDER}-1`,
      },
    })
  })

  const changed = received()
  test.each([
    ['one byte was changed', () => heard(changed, {}, changed.replace('encrypt-resource', 'encrypt-resourcE'))],
    ['five minutes and a second old', () => heard(received(), { now: NOW - 301_000 })],
    ['five minutes ahead', () => heard(received(), { now: NOW + 301_000 })],
    ['signed by a key that is not known', () => heard(received(), { serial: 'PUB_KEY_ID_0' })],
    ['named after what every object has', () => heard(received(), { serial: 'constructor' })],
    [
      'signed with another key',
      () => {
        const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
        const body = received()
        return provider.verifyNotify(wechatHeaders(privateKey, body, { now: NOW }), Buffer.from(body), NOW)
      },
    ],
    ['sealed with another APIv3 key', () => heard(sealedNotice('TRANSACTION.SUCCESS', transaction, 'f'.repeat(32)))],
    ['of another app', () => heard(received({ appid: 'wx0000000000000000' }))],
    ['of another merchant', () => heard(received({ mchid: '1900000000' }))],
    ['without a payment in it', () => heard(received({ transaction_id: undefined }))],
    ['without headers', () => provider.verifyNotify({}, Buffer.from(received()), NOW)],
  ])('%s: refused', (_, tried) => {
    expect(tried()).toBeUndefined()
  })

  test('closed, refunded, stuck', () => {
    const refund = {
      ...{ mchid: '1230000109', transaction_id: '4200', refund_id: '50', out_refund_no: 'refund-4200' },
      amount: { total: 5, refund: 5 },
    }
    const part = { ...refund, amount: { total: 5, refund: 2 } }
    expect([
      heard(received({ trade_state: 'CLOSED' })),
      heard(received({ trade_state: 'USERPAYING' })),
      heard(sealedNotice('REFUND.SUCCESS', { ...refund, refund_status: 'SUCCESS' })),
      heard(sealedNotice('REFUND.SUCCESS', { ...part, refund_status: 'SUCCESS' })),
      heard(sealedNotice('REFUND.ABNORMAL', { ...refund, refund_status: 'ABNORMAL' })),
    ]).toEqual([
      { kind: 'ended', orderId: ORDER, ref: `${ORDER}-1` },
      { kind: 'nothing' },
      { kind: 'refunded', eventId: '4200', whole: true, ref: '50' },
      {
        ...{ kind: 'refunded', eventId: '4200', whole: false, ref: '50' },
        back: { of: 'refund', amount: 2, key: 'refund-4200' },
      },
      { kind: 'refund-failed', eventId: '4200', note: 'ABNORMAL', ref: '50', key: 'refund-4200' },
    ])
  })
})

test('moments are told in the time of Beijing', () => {
  expect(beijingTime(Date.UTC(2026, 11, 31, 23, 59, 58))).toBe('2027-01-01T07:59:58+08:00')
})

test('a webhook is answered in the words that WeChat Pay wants', () => {
  const replies = (['recorded', 'unknown', 'unsigned'] as const).map((outcome) => provider.webhookReply(outcome))
  expect(replies).toEqual([
    { status: 200, type: 'application/json', body: '{"code":"SUCCESS","message":""}' },
    { status: 503, type: 'application/json', body: '{"code":"FAIL","message":"not known here yet"}' },
    { status: 401, type: 'application/json', body: '{"code":"FAIL","message":"wrong signature"}' },
  ])
})
