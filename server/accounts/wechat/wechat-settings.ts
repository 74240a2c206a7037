import { z } from 'zod'
import { NOTICE_KINDS } from '../../../domain/notice/notice.ts'
import type { SettingsSection } from '../../providers/provider-settings.ts'

/** Section `wechat` of a merchant's provider settings: its official account. The two bases are changed by tests only. */
const schema = z.strictObject({
  appid: z.string().min(1),
  secret: z.string().min(1),
  /** Template messages about orders: the template and what each of its fields says; what has none is not sent. */
  noticeTemplates: z
    .partialRecord(
      z.enum(NOTICE_KINDS),
      z.strictObject({
        id: z.string().min(1),
        fields: z.record(z.string().min(1), z.enum(['title', 'order', 'parcel', 'invoice', 'shop'])),
      }),
    )
    .optional(),
  apiBase: z.url({ protocol: /^https?$/ }).default('https://api.weixin.qq.com'),
  openBase: z.url({ protocol: /^https?$/ }).default('https://open.weixin.qq.com'),
})
export type WechatSettings = z.output<typeof schema>

export const WECHAT_SETTINGS = { name: 'wechat', schema } as const satisfies SettingsSection<WechatSettings>
