import type { FastifyRequest } from 'fastify'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import type { Deps } from '../ports/deps.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { callerOf } from './caller-of.ts'

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** The origins of the shop that a request is for; the first one is where the request was made, where that is ours. */
export async function ownOrigins(deps: Pick<Deps, 'db' | 'env'>, request: FastifyRequest): Promise<readonly string[]> {
  const merchant = await createMerchantStore(deps.db).find(callerOf(request).merchantId)
  const own = registeredOrigins(deps, merchant)
  const requested = `${request.protocol}://${request.host}`
  const here = URL.canParse(requested) ? new URL(requested).origin : ''
  if (own.includes(here)) {
    return [here, ...own.filter((origin) => origin !== here)]
  }
  // While it is developed the shop is opened at whatever port this machine had free.
  return here !== '' && deps.env.mode !== 'production' && LOOPBACK.test(request.hostname) ? [here, ...own] : own
}

/** Where a merchant's shop is known to be: by https at its own host, and where the operator says. */
export function registeredOrigins({ env }: Pick<Deps, 'env'>, merchant: Merchant | undefined): readonly string[] {
  const publicOrigin = new URL(env.publicUrl).origin
  const domain = merchant?.domain ? `https://${merchant.domain.toLowerCase()}` : publicOrigin
  return [...new Set([domain, publicOrigin])]
}
