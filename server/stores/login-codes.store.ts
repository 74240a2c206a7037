import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { CODE_RULES } from '../../domain/login/login-code.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { loginCodes } from '../db/schema/users.tables.ts'

export function createLoginCodeStore(db: Db) {
  return {
    /** Remembers a new code in the place of the one before. */
    async remember(id: string, hash: string, lifeSeconds: number, now: EpochMs): Promise<void> {
      const row = { hash, sentAt: new Date(now), expiresAt: new Date(now + lifeSeconds * 1000), tries: 0 }
      await db
        .insert(loginCodes)
        .values({ id, ...row })
        .onConflictDoUpdate({ target: loginCodes.id, set: row })
    },

    /** Counts a try and then gives the hash to compare with; nothing when the code is burned, expired or not there. */
    async takeTry(id: string, now: EpochMs): Promise<string | undefined> {
      const [row] = await db
        .update(loginCodes)
        .set({ tries: sql`${loginCodes.tries} + 1` })
        .where(
          and(eq(loginCodes.id, id), gt(loginCodes.expiresAt, new Date(now)), lt(loginCodes.tries, CODE_RULES.tries)),
        )
        .returning({ hash: loginCodes.hash })
      return row?.hash
    },

    /** Uses a code up. False when another request was faster. */
    async burn(id: string, hash: string): Promise<boolean> {
      const gone = await db
        .delete(loginCodes)
        .where(and(eq(loginCodes.id, id), eq(loginCodes.hash, hash)))
        .returning({ id: loginCodes.id })
      return gone.length > 0
    },

    async dropExpired(now: EpochMs): Promise<void> {
      await db.delete(loginCodes).where(lt(loginCodes.expiresAt, new Date(now)))
    },
  }
}
