import { and, eq } from 'drizzle-orm'
import type { MerchantId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { providerTokens } from '../db/schema/accounts.tables.ts'

export type ProviderTokenKind = 'wechat-access-token' | 'wechat-jsapi-ticket'

export interface ProviderToken {
  readonly value: string
  readonly expiresAt: EpochMs
}

export function createProviderTokenStore(db: Db) {
  const place = (mchid: MerchantId, kind: ProviderTokenKind) =>
    and(eq(providerTokens.mchid, mchid), eq(providerTokens.kind, kind))
  return {
    async find(mchid: MerchantId, kind: ProviderTokenKind): Promise<ProviderToken | undefined> {
      const [row] = await db.select().from(providerTokens).where(place(mchid, kind))
      return row && { value: row.value, expiresAt: row.expiresAt.getTime() }
    },

    async save(mchid: MerchantId, kind: ProviderTokenKind, token: ProviderToken): Promise<void> {
      const row = { value: token.value, expiresAt: new Date(token.expiresAt) }
      await db
        .insert(providerTokens)
        .values({ mchid, kind, ...row })
        .onConflictDoUpdate({ target: [providerTokens.mchid, providerTokens.kind], set: row })
    },

    /** Forgets a token that its provider no longer takes; one that was renewed meanwhile stays. */
    async forget(mchid: MerchantId, kind: ProviderTokenKind, value: string): Promise<void> {
      await db.delete(providerTokens).where(and(place(mchid, kind), eq(providerTokens.value, value)))
    },
  }
}
