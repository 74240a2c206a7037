import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { prepared } from '../db/prepared.ts'
import { limits } from '../db/schema/envelope.tables.ts'

export interface Counted {
  readonly count: number
  readonly resetAt: EpochMs
}

const over = sql`${limits.resetAt} <= ${sql.placeholder('at')}::timestamptz`

const countUp = (db: Db) =>
  prepared(db, 'limit_count', (on, name) =>
    on
      .insert(limits)
      .values({ key: sql.placeholder('key'), count: 1, resetAt: sql.placeholder('resetAt') })
      .onConflictDoUpdate({
        target: limits.key,
        set: {
          count: sql`case when ${over} then 1 else ${limits.count} + 1 end`,
          resetAt: sql`case when ${over} then excluded.reset_at else ${limits.resetAt} end`,
        },
      })
      .returning({ count: limits.count, resetAt: limits.resetAt })
      .prepare(name),
  )

export function createLimitStore(db: Db) {
  return {
    /** Counts one more under `key` and says how many that makes since the window began. One statement, so no race. */
    async countUp(key: string, seconds: number, now: EpochMs): Promise<Counted> {
      const resetAt = new Date(now + seconds * 1000)
      const [row] = await countUp(db).execute({ key, resetAt, at: new Date(now).toISOString() })
      return { count: row?.count ?? 1, resetAt: (row?.resetAt ?? resetAt).getTime() }
    },

    /** What is counted under a key now. */
    async counted(key: string, now: EpochMs): Promise<number> {
      const [row] = await db
        .select({ count: limits.count })
        .from(limits)
        .where(and(eq(limits.key, key), gt(limits.resetAt, new Date(now))))
      return row?.count ?? 0
    },

    /** Counts from nothing again: what was counted did not happen after all. */
    async forget(key: string): Promise<void> {
      await db.delete(limits).where(eq(limits.key, key))
    },

    /** Takes one count back: what was counted did not happen. */
    async giveBack(key: string): Promise<void> {
      await db
        .update(limits)
        .set({ count: sql`${limits.count} - 1` })
        .where(and(eq(limits.key, key), gt(limits.count, 0)))
    },

    /** Lets a window end later. */
    async prolong(key: string, resetAt: EpochMs): Promise<void> {
      await db
        .update(limits)
        .set({ resetAt: new Date(resetAt) })
        .where(and(eq(limits.key, key), lt(limits.resetAt, new Date(resetAt))))
    },

    /** What is counted under keys that begin so. */
    async startingWith(prefix: string): Promise<readonly { readonly key: string; readonly count: number }[]> {
      return await db
        .select({ key: limits.key, count: limits.count })
        .from(limits)
        .where(sql`starts_with(${limits.key}, ${prefix})`)
    },

    async dropExpired(now: EpochMs): Promise<void> {
      await db.delete(limits).where(lt(limits.resetAt, new Date(now)))
    },
  }
}
