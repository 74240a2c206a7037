import { and, asc, eq, lt } from 'drizzle-orm'
import type { EpochMs } from '../../../domain/units.ts'
import type { Db } from '../../db/db.ts'
import { orderItems } from '../../db/schema/orders.tables.ts'
import { leftPictures, previewPages, previewTasks } from '../../db/schema/previews.tables.ts'

/** The address of a picture is good for two days: so long it may still be on a screen (`picture-address.ts`). */
export const LEFT_RETENTION_MS = 2 * 24 * 60 * 60 * 1000

/** Pictures that are no longer shown somewhere, noted so that they do not lie in the storage for ever. */
export function createLeftPictureStore(db: Db) {
  /** In one order for everybody: designs share pictures of pages that look the same, and two edits would wait for each other. */
  const rowsOf = (pictures: readonly string[], at: EpochMs) =>
    [...new Set(pictures)].sort().map((picture) => ({ picture, leftAt: new Date(at) }))
  const leftBefore = (picture: string, time: EpochMs) =>
    and(eq(leftPictures.picture, picture), lt(leftPictures.leftAt, new Date(time)))
  const isShown = async (picture: string): Promise<boolean> =>
    (await db.$count(previewPages, eq(previewPages.picture, picture))) > 0 ||
    (await db.$count(orderItems, eq(orderItems.coverPicture, picture))) > 0 ||
    (await db.$count(previewTasks, eq(previewTasks.wholePicture, picture))) > 0
  return {
    async leave(pictures: readonly string[], now: EpochMs): Promise<void> {
      if (pictures.length > 0) {
        const leftAt = new Date(now)
        await db
          .insert(leftPictures)
          .values(rowsOf(pictures, now))
          .onConflictDoUpdate({ target: leftPictures.picture, set: { leftAt } })
      }
    },

    /** Pictures of what is gone since `at`; one that was left elsewhere keeps the moment of that. */
    async leaveGone(pictures: readonly string[], at: EpochMs): Promise<void> {
      if (pictures.length > 0) {
        await db.insert(leftPictures).values(rowsOf(pictures, at)).onConflictDoNothing()
      }
    },

    /** Something names the picture anew: it counts as left now. */
    async shownAgain(picture: string, now: EpochMs): Promise<void> {
      await db
        .update(leftPictures)
        .set({ leftAt: new Date(now) })
        .where(eq(leftPictures.picture, picture))
    },

    /** Pictures that were left before `time`, those first that were left first. */
    async list(time: EpochMs, limit: number): Promise<readonly string[]> {
      const rows = await db
        .select({ picture: leftPictures.picture })
        .from(leftPictures)
        .where(lt(leftPictures.leftAt, new Date(time)))
        .orderBy(asc(leftPictures.leftAt))
        .limit(limit)
      return rows.map(({ picture }) => picture)
    },

    /** Whether the picture was left before `time`, and nothing has named it since. */
    async isLeft(picture: string, time: EpochMs): Promise<boolean> {
      return (await db.$count(leftPictures, leftBefore(picture, time))) > 0
    },

    /** Whether a page, a design or an order shows it. */
    isShown,

    /** Its file is gone, or is shown: there is nothing left to do. One that was left anew keeps its note. */
    async forget(picture: string, time: EpochMs): Promise<void> {
      await db.delete(leftPictures).where(leftBefore(picture, time))
    },
  }
}
