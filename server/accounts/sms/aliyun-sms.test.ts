import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { type FakeServer, type ReceivedRequest, startFakeServer } from '../../../tests/support/servers/fake-server.ts'
import type { SmsSender } from '../../ports/sms-sender.ts'
import { ProviderFault } from '../../providers/provider-fault.ts'
import { createAliyunSms, SMS_SETTINGS, type SmsSettings } from './aliyun-sms.ts'

const SECRET = 'the secret of the key'
const NOW = Date.UTC(2026, 0, 2, 3, 4, 5, 678)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** What Aliyun's gateway does: builds the canonical request out of what arrived and compares. */
function signatureOf({ method, url, headers, body }: ReceivedRequest): boolean {
  const [, names = '', given = ''] =
    /SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(headers.authorization ?? '') ?? []
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const canonical = [method, url.pathname, url.search.slice(1), lines.join(''), names, sha256(body)].join('\n')
  const wanted = createHmac('sha256', SECRET)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  return given === wanted && headers['x-acs-content-sha256'] === sha256(body)
}

let verdict = 'OK'
let gateway: FakeServer
beforeAll(async () => {
  gateway = await startFakeServer((asked) =>
    signatureOf(asked) ? { Code: verdict, Message: verdict, RequestId: 'r' } : { Code: 'SignatureDoesNotMatch' },
  )
})
afterAll(() => gateway?.stop())
beforeEach(() => {
  verdict = 'OK'
})

const SETTINGS = {
  provider: 'aliyun',
  accessKeyId: 'the key',
  accessKeySecret: SECRET,
  signName: '拾光印记',
  templateCode: 'SMS_1',
}
const sms = (changed: Partial<SmsSettings> = {}) =>
  createAliyunSms(SMS_SETTINGS.schema.parse({ ...SETTINGS, endpoint: gateway.base, ...changed }), { now: () => NOW })
const message = { mchid: asId<MerchantId>('1'), phone: '13800138000', code: '012345' }

test('A§7 SendLoginVerifyCode: the code goes to Aliyun as SendSms, signed as Aliyun wants it', async () => {
  await sms().send(message)
  const asked = gateway.asked.at(-1)
  expect({ query: Object.fromEntries(asked?.url.searchParams ?? []), action: asked?.headers['x-acs-action'] }).toEqual({
    query: {
      PhoneNumbers: '13800138000',
      SignName: '拾光印记',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"012345"}',
    },
    action: 'SendSms',
  })
  expect(asked?.headers['x-acs-date']).toBe('2026-01-02T03:04:05Z')
})

test('a wrong key, a full budget and a gateway that is away are faults that name no secret', async () => {
  const faultOf = (sender: SmsSender) => sender.send(message).catch((error: unknown) => error)
  const wrongKey = await faultOf(sms({ accessKeySecret: 'another secret' }))
  verdict = 'isv.BUSINESS_LIMIT_CONTROL'
  const faults = [wrongKey, await faultOf(sms()), await faultOf(sms({ endpoint: 'http://127.0.0.1:9' }))]
  expect(faults.map((fault) => [fault instanceof ProviderFault, String(fault)])).toEqual([
    [true, 'ProviderFault: Aliyun SendSms: SignatureDoesNotMatch'],
    [true, 'ProviderFault: Aliyun SendSms: isv.BUSINESS_LIMIT_CONTROL'],
    [true, 'ProviderFault: Aliyun SendSms: TypeError'],
  ])
})
