import { z } from 'zod'
import type { SettingsSection } from '../../providers/provider-settings.ts'
import { pemKey } from './pem-key.ts'

/** The merchant's account at WeChat Pay (API v3). */
const schema = z.strictObject({
  /** The official account that the payment belongs to; payers are known by their `openid` there. */
  appid: z.string().regex(/^wx\w+$/, 'must be an app id, wx...'),
  mchid: z.string().regex(/^\d{8,32}$/, 'must be the merchant number at WeChat Pay'),
  /** Serial number of the merchant's API certificate. */
  serial: z.string().regex(/^[0-9A-Fa-f]{16,64}$/, 'must be the serial number of the API certificate'),
  /** `apiclient_key.pem`. */
  privateKey: pemKey('private'),
  apiV3Key: z.string().length(32, 'must have 32 characters'),
  /** Keys of WeChat Pay itself: by `PUB_KEY_ID_...`, or by the serial number of a platform certificate. */
  platformKeys: z
    .record(z.string().min(8), pemKey('public'))
    .refine((keys) => Object.keys(keys).length > 0, 'must name at least one key of WeChat Pay'),
  /** Where WeChat Pay is, when not at its own address. */
  apiBase: z.url({ protocol: /^https?$/ }).default('https://api.mch.weixin.qq.com'),
})
export type WechatPaySettings = z.output<typeof schema>

export const WECHAT_PAY_SETTINGS = { name: 'wechatPay', schema } as const satisfies SettingsSection<WechatPaySettings>
