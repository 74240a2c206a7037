import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { CODE_RULES } from '../../domain/login/login-code.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { loginCodes } from '../db/schema/users.ts'

export function createLoginCodeStore(db: Db) {
  return {
    /**
     * Remembers a new code unless one was sent within the last minute; one statement, so two requests at once send one
     * code. Answers the seconds to wait, 0 when the code is remembered.
     */
    async remember(id: string, hash: string, now: EpochMs): Promise<number> {
      const sentAt = new Date(now)
      const row = { hash, sentAt, expiresAt: new Date(now + CODE_RULES.lifeSeconds * 1000), tries: 0 }
      const kept = await db
        .insert(loginCodes)
        .values({ id, ...row })
        .onConflictDoUpdate({
          target: loginCodes.id,
          set: row,
          setWhere: lte(loginCodes.sentAt, new Date(now - CODE_RULES.resendSeconds * 1000)),
        })
        .returning({ id: loginCodes.id })
      if (kept.length > 0) {
        return 0
      }
      const [last] = await db.select({ sentAt: loginCodes.sentAt }).from(loginCodes).where(eq(loginCodes.id, id))
      const waited = last ? now - last.sentAt.getTime() : 0
      return Math.max(1, Math.ceil((CODE_RULES.resendSeconds * 1000 - waited) / 1000))
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
