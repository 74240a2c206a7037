import { z } from 'zod'

/** Section `douyin` of a merchant's provider settings: its mini-program. The base is changed by tests only. */
export const douyinSettings = z.strictObject({
  appid: z.string().min(1),
  secret: z.string().min(1),
  apiBase: z.url({ protocol: /^https?$/ }).default('https://developer.toutiao.com'),
})
export type DouyinSettings = z.output<typeof douyinSettings>
