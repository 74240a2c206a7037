import { sql } from 'drizzle-orm'
import type { Env } from '../base/env.ts'
import type { Db } from '../db/db.ts'
import { readProviderSettings } from '../providers/provider-settings.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createPaymentAudit } from '../stores/payments.store.ts'
import { createRefundStore } from '../stores/refunds.store.ts'

/** What is wrong about the money of the shop, a sentence each. Looking changes nothing. */
export async function paymentTroubles(db: Db, env: Pick<Env, 'mode' | 'providersFile'>): Promise<readonly string[]> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('refunds') is not null as there`)
  if (!rows[0]?.there) {
    return []
  }
  const audit = createPaymentAudit(db)
  return [
    ...(await audit.paidWithoutPayment()).map((id) => `Order ${id} stands as paid without exactly one payment.`),
    ...(await audit.paymentWithoutPaid()).map((id) => `Order ${id} has a payment and does not stand as paid.`),
    ...(await createRefundStore(db).listFailed()).map(
      ({ orderId, provider, note }) => `Money of order ${orderId} could not be paid back by ${provider}: ${note}.`,
    ),
    ...(env.mode === 'production' ? await merchantsWithoutProvider(db, env) : []),
  ]
}

async function merchantsWithoutProvider(db: Db, env: Pick<Env, 'providersFile'>): Promise<readonly string[]> {
  const providers = readProviderSettings(env.providersFile)
  return (await createMerchantStore(db).domains())
    .filter(({ id }) => !providers.of(id).stripe && !providers.of(id).wechatPay)
    .map(({ id }) => `Merchant ${id} takes no payments: PROVIDERS_FILE names neither stripe nor wechatPay for it.`)
}
