import { DEMO_MERCHANT } from '../../domain/demo/merchant.ts'
import type { Deps } from '../deps.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'

/** Gives an empty shop the demo merchant, so that it opens on the first start. */
export async function seedWhenEmpty({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  const stores = createMerchantStore(db)
  if ((await stores.domains()).length > 0) {
    return
  }
  await stores.save(DEMO_MERCHANT)
  log.info('the demo shop is ready')
}
