import { and, eq } from 'drizzle-orm'
import type { MerchantId, UserId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { passwords } from '../db/schema/accounts.tables.ts'
import { users } from '../db/schema/users.tables.ts'

export function createPasswordStore(db: Db) {
  return {
    async findByEmail(email: string, mchid: MerchantId): Promise<{ uid: UserId; hash: string } | undefined> {
      const [row] = await db
        .select({ uid: users.id, hash: passwords.hash })
        .from(users)
        .innerJoin(passwords, eq(passwords.uid, users.id))
        .where(and(eq(users.email, email), eq(users.mchid, mchid)))
      return row
    },

    async save(uid: UserId, hash: string, now: EpochMs): Promise<void> {
      const row = { hash, changedAt: new Date(now) }
      await db
        .insert(passwords)
        .values({ uid, ...row })
        .onConflictDoUpdate({ target: passwords.uid, set: row })
    },
  }
}
