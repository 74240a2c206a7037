import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { NOTICE_KINDS } from '../../../domain/notice/notice.ts'
import type { Clock } from '../../base/system-clock.ts'
import type { SmsSender } from '../../ports/sms-sender.ts'
import { ProviderFault } from '../../providers/provider-fault.ts'
import type { SettingsSection } from '../../providers/provider-settings.ts'
import { queryProvider } from '../../providers/query-provider.ts'
import { aliyunQuery, signedAliyunHeaders } from './aliyun-signature.ts'

/** Section `sms` of a merchant's provider settings. The template's text holds `${code}`. */
const schema = z.strictObject({
  provider: z.literal('aliyun'),
  accessKeyId: z.string().min(1),
  accessKeySecret: z.string().min(1),
  signName: z.string().min(1),
  templateCode: z.string().min(1),
  /** Templates of messages about orders, whose texts hold `${order}`, `${parcel}`, `${invoice}`, `${shop}`; what has none is not sent. */
  noticeTemplates: z.partialRecord(z.enum(NOTICE_KINDS), z.string().min(1)).optional(),
  endpoint: z.url({ protocol: /^https?$/ }).default('https://dysmsapi.aliyuncs.com'),
})
export type SmsSettings = z.output<typeof schema>

export const SMS_SETTINGS = { name: 'sms', schema } as const satisfies SettingsSection<SmsSettings>

/** Aliyun's SMS service: `SendSms`, version 2017-05-25. */
export function createAliyunSms(settings: SmsSettings, clock: Clock): SmsSender {
  return {
    send: ({ phone, code }) =>
      sendAliyunSms(settings, clock, { phone, template: settings.templateCode, params: { code } }),
  }
}

interface AliyunSms {
  readonly phone: string
  readonly template: string
  readonly params: Readonly<Record<string, string>>
  /** Stands in the provider's record of what it has sent. */
  readonly key?: string
}

/** @throws ProviderFault */
export async function sendAliyunSms(settings: SmsSettings, clock: Clock, sms: AliyunSms): Promise<void> {
  const query = {
    PhoneNumbers: sms.phone,
    SignName: settings.signName,
    TemplateCode: sms.template,
    TemplateParam: JSON.stringify(sms.params),
    ...(sms.key === undefined ? {} : { OutId: sms.key }),
  }
  const url = new URL(`/?${aliyunQuery(query)}`, settings.endpoint)
  const headers = signedAliyunHeaders(
    {
      method: 'POST',
      host: url.host,
      action: 'SendSms',
      version: '2017-05-25',
      query,
      date: new Date(clock.now()).toISOString().replace(/\.\d+Z$/, 'Z'),
      nonce: randomUUID(),
      body: '',
    },
    { id: settings.accessKeyId, secret: settings.accessKeySecret },
  )
  const answer = await queryProvider({ what: 'Aliyun SendSms', url, method: 'POST', headers })
  const verdict = 'Code' in answer ? answer.Code : undefined
  if (verdict !== 'OK') {
    throw new ProviderFault(`Aliyun SendSms: ${String(verdict)}`)
  }
}
