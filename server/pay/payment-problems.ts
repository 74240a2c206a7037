import type { Env } from '../base/env.ts'
import type { Db } from '../db/db.ts'
import type { ProviderSettings, SettingsSection } from '../providers/provider-settings.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createPaymentAudit } from '../stores/payments.store.ts'
import { createRefundStore } from '../stores/refunds.store.ts'
import { PAYMENT_KINDS } from './payment-kinds.ts'

/** What is wrong about the money of the shop, a sentence each. Looking changes nothing. */
export async function paymentProblems(
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
      ({ orderId, provider, note }) => `Money of order ${orderId} could not be paid back by ${provider}: ${note}.`,
    ),
    ...(mode === 'production' ? await merchantsWithoutProvider(db, providers) : []),
  ]
}

async function merchantsWithoutProvider(db: Db, providers: ProviderSettings): Promise<readonly string[]> {
  const contracts = PAYMENT_KINDS.flatMap(({ settings }): SettingsSection<unknown>[] => (settings ? [settings] : []))
  const names = contracts.map(({ name }) => name).join(', ')
  return (await createMerchantStore(db).domains())
    .filter(({ id }) => contracts.every((section) => providers.of(id, section) === undefined))
    .map(({ id }) => `Merchant ${id} takes no payments: PROVIDERS_FILE names none of ${names} for it.`)
}
