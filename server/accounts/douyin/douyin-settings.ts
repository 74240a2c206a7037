import { z } from 'zod'
import type { SettingsSection } from '../../providers/provider-settings.ts'

/** Section `douyin` of a merchant's provider settings: its mini-program. The base is changed by tests only. */
const schema = z.strictObject({
  appid: z.string().min(1),
  secret: z.string().min(1),
  apiBase: z.url({ protocol: /^https?$/ }).default('https://developer.toutiao.com'),
})
export type DouyinSettings = z.output<typeof schema>

export const DOUYIN_SETTINGS = { name: 'douyin', schema } as const satisfies SettingsSection<DouyinSettings>
