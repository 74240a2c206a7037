import { DOUYIN_SETTINGS } from '../accounts/douyin/douyin-settings.ts'
import { MAIL_SETTINGS } from '../accounts/mail/smtp-mail.ts'
import { SMS_SETTINGS } from '../accounts/sms/aliyun-sms.ts'
import { WECHAT_SETTINGS } from '../accounts/wechat/wechat-settings.ts'
import { MATTING_SETTINGS } from '../photos/matting.ts'
import type { SettingsSection } from '../providers/provider-settings.ts'
import { PAYMENT_KINDS } from './payment-kinds.ts'

/** Everything that `PROVIDERS_FILE` may say of a merchant. */
export const PROVIDER_SECTIONS: readonly SettingsSection<unknown>[] = [
  // Codes to phones and to mailboxes.
  SMS_SETTINGS,
  MAIL_SETTINGS,
  // Signing in by the messenger, with its JS-SDK, and by the short-video mini-program.
  WECHAT_SETTINGS,
  DOUYIN_SETTINGS,
  // Cutting subjects out of photos.
  MATTING_SETTINGS,
  // Money.
  ...PAYMENT_KINDS.flatMap(({ settings }) => settings ?? []),
]
