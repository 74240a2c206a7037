import { z } from 'zod'

/** Section `wechat` of a merchant's provider settings: its official account. The two bases are changed by tests only. */
export const wechatSettings = z.strictObject({
  appid: z.string().min(1),
  secret: z.string().min(1),
  apiBase: z.url({ protocol: /^https?$/ }).default('https://api.weixin.qq.com'),
  openBase: z.url({ protocol: /^https?$/ }).default('https://open.weixin.qq.com'),
})
export type WechatSettings = z.output<typeof wechatSettings>
