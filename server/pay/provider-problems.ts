import { DOUYIN_SETTINGS } from '../accounts/douyin/douyin-settings.ts'
import { MAIL_SETTINGS } from '../accounts/mail/smtp-mail.ts'
import { SMS_SETTINGS } from '../accounts/sms/aliyun-sms.ts'
import { WECHAT_SETTINGS } from '../accounts/wechat/wechat-settings.ts'
import type { Env } from '../base/env.ts'
import type { Db } from '../db/db.ts'
import type { ProviderSettings, SettingsSection } from '../providers/provider-settings.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createPaymentAudit } from '../stores/payments.store.ts'
import { createRefundStore } from '../stores/refunds.store.ts'
import { PAYMENT_KINDS } from './payment-kinds.ts'

/** What a merchant in production cannot do while none of these sections is his. */
const NEEDS: readonly { readonly lacks: string; readonly anyOf: readonly SettingsSection<unknown>[] }[] = [
  { lacks: 'takes no payments', anyOf: PAYMENT_KINDS.flatMap(({ settings }) => settings ?? []) },
  { lacks: 'lets nobody sign in', anyOf: [SMS_SETTINGS, MAIL_SETTINGS, WECHAT_SETTINGS, DOUYIN_SETTINGS] },
]

/** What is wrong about the money of the shop, and which provider a merchant lacks, a sentence each. Looking changes nothing. */
export async function providerProblems(
  db: Db,
  mode: Env['mode'],
  providers: ProviderSettings,
): Promise<readonly string[]> {
  const audit = createPaymentAudit(db)
  if (!(await audit.canAsk())) {
    return []
  }
  return [
    ...(await audit.paidWithoutPayment()).map((id) => `Order ${id} stands as paid without exactly one payment.`),
    ...(await audit.paymentWithoutPaid()).map((id) => `Order ${id} has a payment and does not stand as paid.`),
    ...(await createRefundStore(db).listFailed()).map(
      ({ orderId, provider, note, ref }) =>
        `Money of order ${orderId} could not be paid back by ${provider}: ${note}${ref === null ? '' : ` (refund ${ref})`}.`,
    ),
    ...(mode === 'production' ? await missingProviders(db, providers) : []),
  ]
}

async function missingProviders(db: Db, providers: ProviderSettings): Promise<readonly string[]> {
  const merchants = await createMerchantStore(db).domains()
  return merchants.flatMap(({ id }) =>
    NEEDS.filter(({ anyOf }) => anyOf.every((section) => providers.of(id, section) === undefined)).map(
      ({ lacks, anyOf }) =>
        `Merchant ${id} ${lacks}: PROVIDERS_FILE names none of ${anyOf.map(({ name }) => name).join(', ')} for it.`,
    ),
  )
}
