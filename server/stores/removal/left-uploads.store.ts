import { and, eq, lte, sql } from 'drizzle-orm'
import type { EpochMs } from '../../../domain/units.ts'
import type { Db } from '../../db/db.ts'
import { leftUploads, photos } from '../../db/schema/photos.tables.ts'

/** Whoever deletes an upload that was left is done by then, or has given up: others try it from then on. */
const TRY_MS = 30 * 60 * 1000

/** Bytes of uploads that became no photo: those that were begun and never confirmed, whose places are taken back first, and those that were refused. */
export function createLeftUploadStore(db: Db) {
  return {
    /**
     * Takes back places that were last asked for before `time` and whose photos never came, `limit` at most, and notes
     * what may lie there; answers how many. One that a phone is asking for at this moment is left to it.
     */
    async takeBack(time: EpochMs, limit: number, now: EpochMs): Promise<number> {
      // The state is written out: PostgreSQL knows by it that the index has them.
      const { rows } = await db.execute(sql`with stale as (
          select ${photos.id} from ${photos}
          where ${photos.state} = 'granted' and ${photos.createdAt} < ${new Date(time)}::timestamptz
          order by ${photos.createdAt} limit ${limit}::int for update skip locked
        ), gone as (
          delete from ${photos} using stale where ${photos.id} = stale.id returning ${photos.key}
        )
        insert into ${leftUploads} (key, due_at) select key, ${new Date(now)}::timestamptz from gone
        on conflict (key) do update set due_at = excluded.due_at returning key`)
      return rows.length
    },

    /** Bytes that nobody wants any more are to be deleted, whatever becomes of who says so. */
    async note(key: string, now: EpochMs): Promise<void> {
      const dueAt = new Date(now)
      await db
        .insert(leftUploads)
        .values({ key, dueAt })
        .onConflictDoUpdate({ target: leftUploads.key, set: { dueAt } })
    },

    /** One whose bytes were to be deleted by `due`; nobody else is given it for a while. */
    async next(due: EpochMs, now: EpochMs): Promise<string | undefined> {
      const isDue = lte(leftUploads.dueAt, new Date(due))
      const first = db
        .select({ key: leftUploads.key })
        .from(leftUploads)
        .where(isDue)
        .orderBy(leftUploads.dueAt)
        .limit(1)
        .for('update', { skipLocked: true })
      const [row] = await db
        .update(leftUploads)
        .set({ dueAt: new Date(now + TRY_MS) })
        .where(and(isDue, sql`${leftUploads.key} = (${first})`))
        .returning({ key: leftUploads.key })
      return row?.key
    },

    /** Its bytes are deleted. */
    async forget(key: string): Promise<void> {
      await db.delete(leftUploads).where(eq(leftUploads.key, key))
    },

    /** Whether bytes are still to be deleted in this place, whatever its ending: a photo that came there would go with them. */
    async isIn(stem: string): Promise<boolean> {
      return (await db.$count(leftUploads, sql`starts_with(${leftUploads.key}, ${`${stem}.`})`)) > 0
    },
  }
}
