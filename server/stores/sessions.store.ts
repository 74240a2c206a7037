import { and, eq, lt, sql } from 'drizzle-orm'
import type { MerchantId, UserId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { prepared } from '../db/prepared.ts'
import { sessions } from '../db/schema/users.ts'

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

    async remove(id: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.id, id))
    },

    async dropExpired(now: EpochMs): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)))
    },
  }
}
