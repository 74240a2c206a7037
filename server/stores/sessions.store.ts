import { and, eq, lt, sql } from 'drizzle-orm'
import type { MerchantId, UserId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { prepared } from '../db/prepared.ts'
import { sessions } from '../db/schema/users.tables.ts'

/** A session lasts 30 days from signing in. */
export const SESSION_MS = 30 * 24 * 60 * 60 * 1000

export function createSessionStore(db: Db) {
  return {
    /** The user of a live session of this merchant; a session of another merchant is nobody here. */
    async findUser(id: string, mchid: MerchantId, now: EpochMs): Promise<UserId | undefined> {
      const query = prepared(db, 'session_user', (on, name) =>
        on
          .select({ uid: sessions.uid, expiresAt: sessions.expiresAt })
          .from(sessions)
          .where(and(eq(sessions.id, sql.placeholder('id')), eq(sessions.mchid, sql.placeholder('mchid'))))
          .prepare(name),
      )
      const [row] = await query.execute({ id, mchid })
      return row && row.expiresAt.getTime() > now ? row.uid : undefined
    },

    async insert(session: { id: string; mchid: MerchantId; uid: UserId }, now: EpochMs): Promise<void> {
      await db.insert(sessions).values({ ...session, createdAt: new Date(now), expiresAt: new Date(now + SESSION_MS) })
    },

    /** When the user of a session last showed who he is: by signing in, or by the code of his phone. */
    async confirmedAt(id: string): Promise<EpochMs | undefined> {
      const [row] = await db.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, id))
      return row?.createdAt.getTime()
    },

    async confirm(id: string, now: EpochMs): Promise<void> {
      await db
        .update(sessions)
        .set({ createdAt: new Date(now) })
        .where(eq(sessions.id, id))
    },

    /** Signs a user out everywhere, for example after a new password. */
    async removeAllOf(uid: UserId, mchid: MerchantId): Promise<void> {
      await db.delete(sessions).where(and(eq(sessions.uid, uid), eq(sessions.mchid, mchid)))
    },

    async remove(id: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.id, id))
    },

    async dropExpired(now: EpochMs): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)))
    },
  }
}
