import { asId, type MerchantId } from '../../domain/ids.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import type { Env } from './env.ts'

const FIRST = asId<MerchantId>('1')

/**
 * Where a merchant's shop is: the configured address, with the host of every merchant but the first in it. The host decides whose shop is
 * opened, so every link that leaves the shop begins with this.
 */
export function shopOrigin({ publicUrl }: Pick<Env, 'publicUrl'>, merchant: Merchant | undefined): string {
  const url = new URL(publicUrl)
  if (merchant && merchant.id !== FIRST && merchant.domain !== '') {
    url.hostname = merchant.domain
  }
  return url.origin
}
