import { and, eq } from 'drizzle-orm'
import type { MerchantId, UserId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { identities } from '../db/schema/accounts.tables.ts'

/** Who somebody is at a provider, as the provider itself said. */
export interface Identity {
  readonly mchid: MerchantId
  readonly provider: 'wechat' | 'douyin'
  readonly subject: string
  readonly unionid?: string
}

export function createIdentityStore(db: Db) {
  return {
    /** The user of an identity: by the name in this app, else by the name over all apps of the same owner. */
    async findUser({ mchid, provider, subject, unionid }: Identity): Promise<UserId | undefined> {
      const of = and(eq(identities.mchid, mchid), eq(identities.provider, provider))
      const [own] = await db
        .select({ uid: identities.uid })
        .from(identities)
        .where(and(of, eq(identities.subject, subject)))
      if (own || !unionid) {
        return own?.uid
      }
      const [over] = await db
        .select({ uid: identities.uid })
        .from(identities)
        .where(and(of, eq(identities.unionid, unionid)))
        .limit(1)
      return over?.uid
    },

    /** Ties an identity to a user. Answers the user it belongs to: another one when two came at once. */
    async tie(identity: Identity, uid: UserId, now: EpochMs): Promise<UserId> {
      const { mchid, provider, subject } = identity
      const [row] = await db
        .insert(identities)
        .values({ ...identity, uid, createdAt: new Date(now) })
        // Writes what is there already, so that the row of who was faster comes back.
        .onConflictDoUpdate({
          target: [identities.mchid, identities.provider, identities.subject],
          set: { mchid, provider, subject },
        })
        .returning({ uid: identities.uid })
      return row?.uid ?? uid
    },

    /** The messenger's name of a user, for paying inside it. */
    async subjectOf(uid: UserId, provider: Identity['provider']): Promise<string | undefined> {
      const [row] = await db
        .select({ subject: identities.subject })
        .from(identities)
        .where(and(eq(identities.uid, uid), eq(identities.provider, provider)))
        .limit(1)
      return row?.subject
    },
  }
}
