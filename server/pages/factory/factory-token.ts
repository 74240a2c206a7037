import type { MerchantId } from '../../../domain/ids.ts'
import type { Env } from '../../base/env.ts'
import type { Secrets } from '../../base/secrets.ts'

/**
 * The token of a merchant's factory: `FACTORY_TOKEN` for the shop's first merchant, else derived from the shop's
 * secret, so that it is there without being stored. `npm run shop -- factory-token` tells it.
 */
export function factoryToken(
  { env, secrets }: { readonly env: Pick<Env, 'factoryToken'>; readonly secrets: Secrets },
  merchantId: MerchantId,
): string {
  return merchantId === '1' && env.factoryToken ? env.factoryToken : secrets.sign('factory token', merchantId)
}
