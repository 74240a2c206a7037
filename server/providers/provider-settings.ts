import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { MerchantId } from '../../domain/ids.ts'
import { douyinSettings } from '../accounts/douyin/douyin-settings.ts'
import { mailSettings } from '../accounts/mail/smtp-mail.ts'
import { smsSettings } from '../accounts/sms/aliyun-sms.ts'
import { wechatSettings } from '../accounts/wechat/wechat-settings.ts'
import { stripeSettings } from '../pay/stripe/stripe-settings.ts'
import { wechatPaySettings } from '../pay/wechat/wechat-pay-settings.ts'
import { mattingSettings } from '../photos/matting.ts'

/**
 * What the shop needs to speak to the providers of one merchant. Only ever read from the operator's own file: no part
 * of it stands in the database, in a reply or in a log.
 */
const merchantProviders = z.strictObject({
  /** Codes to phones. */
  sms: smsSettings.optional(),
  /** Codes to mailboxes. */
  mail: mailSettings.optional(),
  /** Signing in by the messenger, and its JS-SDK. */
  wechat: wechatSettings.optional(),
  /** Signing in by the short-video mini-program. */
  douyin: douyinSettings.optional(),
  /** Cutting subjects out of photos. */
  matting: mattingSettings.optional(),
  /** Money by Stripe Checkout. */
  stripe: stripeSettings.optional(),
  /** Money by WeChat Pay. */
  wechatPay: wechatPaySettings.optional(),
})
export type MerchantProviders = z.output<typeof merchantProviders>

/** The file named by `PROVIDERS_FILE`: provider settings by merchant id. */
const providersFile = z.strictObject({
  merchants: z.record(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/), merchantProviders),
})

/** The providers of each merchant; a merchant without settings has none and runs on the development providers. */
export interface ProviderSettings {
  of(mchid: MerchantId): MerchantProviders
}

/** The configuration names a provider in a way that cannot be read. The message says which, and never a secret. */
class ProviderSettingsMistake extends Error {
  override readonly name = 'ProviderSettingsMistake'
}

/**
 * Reads the provider settings. Without a file every merchant runs on the development providers.
 *
 * @throws ProviderSettingsMistake when the file is missing or not what it should be.
 */
export function readProviderSettings(file: string | undefined): ProviderSettings {
  if (file === undefined) {
    return { of: () => ({}) }
  }
  const { merchants } = parsed(file)
  return { of: (mchid) => merchants[mchid] ?? {} }
}

function parsed(file: string): z.output<typeof providersFile> {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new ProviderSettingsMistake(`PROVIDERS_FILE: ${file} cannot be read as JSON`, { cause })
  }
  const read = providersFile.safeParse(json)
  if (!read.success) {
    const places = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ProviderSettingsMistake(`PROVIDERS_FILE: ${places.join('; ')}`)
  }
  return read.data
}
