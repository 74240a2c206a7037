import type { FastifyRequest } from 'fastify'
import type { Deps } from '../ports/deps.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'

/**
 * The address of the same page at the shop that its link names (`mchid` or `mid`, A§2), when that is another one than
 * this host's. The part behind the `#` goes along: browsers keep it over a redirect. Nothing for an unknown merchant
 * and one without a host of its own: then this host's shop opens.
 */
export async function hostOfNamedMerchant(
  deps: Pick<Deps, 'db'>,
  request: FastifyRequest,
): Promise<string | undefined> {
  const query = request.query as Readonly<Record<string, unknown>>
  const named = query['mchid'] ?? query['mid']
  if (typeof named !== 'string' || named === '') {
    return undefined
  }
  const domains = await createMerchantStore(deps.db).domains()
  const domain = domains.find(({ id }) => id === named)?.domain
  if (!domain || domain === request.hostname.toLowerCase() || !domains.some((it) => it.domain === here(request))) {
    return undefined
  }
  const port = /:\d+$/.exec(request.host)?.[0] ?? ''
  return `${request.protocol}://${domain}${port}${request.originalUrl}`
}

/** A host that no merchant registered (a laptop) has no neighbours to lead to. */
function here(request: FastifyRequest): string {
  return request.hostname.toLowerCase()
}
