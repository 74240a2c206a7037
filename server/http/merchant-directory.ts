import { invariant } from '../../domain/never.ts'
import type { Deps } from '../ports/deps.ts'
import { createMerchantStore, type MerchantHost } from '../stores/merchants.store.ts'

/** How long the list of hosts is believed. */
const RETENTION_MS = 30_000

/**
 * Says which merchant a host name is for, and what is spoken there. A host that no merchant registered (a laptop, an address by number) is the
 * oldest merchant's.
 */
export function createMerchantDirectory(deps: Pick<Deps, 'db' | 'clock'>): (host: string) => Promise<MerchantHost> {
  let known: { readonly readAt: number; readonly domains: readonly MerchantHost[] } | undefined
  return async (host) => {
    const now = deps.clock.now()
    if (!known || known.domains.length === 0 || now - known.readAt > RETENTION_MS) {
      known = { readAt: now, domains: await createMerchantStore(deps.db).domains() }
    }
    const [first] = known.domains
    invariant(first, 'there is a merchant: the shop is seeded before it listens')
    return known.domains.find((it) => it.domain === host.toLowerCase()) ?? first
  }
}
