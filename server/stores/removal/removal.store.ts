import { and, eq, exists, inArray, lt, notExists, notInArray, type SQL, sql } from 'drizzle-orm'
import type { AlbumId, MerchantId, TaskId } from '../../../domain/ids.ts'
import type { EpochMs } from '../../../domain/units.ts'
import type { Db } from '../../db/db.ts'
import { albums } from '../../db/schema/albums.tables.ts'
import { orderItems } from '../../db/schema/orders.tables.ts'
import { photos } from '../../db/schema/photos.tables.ts'
import { previewPages, previewTasks } from '../../db/schema/previews.tables.ts'
import { createLeftPictureStore } from './left-pictures.store.ts'

/** What was deleted can be brought back for so long. */
export const DELETED_RETENTION_MS = 30 * 24 * 60 * 60 * 1000

export interface DeletedAlbum {
  readonly id: AlbumId
  readonly mchid: MerchantId
}

/** What the maintenance needs to take deleted albums and designs out of the database for good. */
export function createRemovalStore(db: Db) {
  const tasksOfAlbum = db.select({ id: previewTasks.id }).from(previewTasks).where(eq(previewTasks.aid, albums.id))
  const deletedBefore = (time: EpochMs) => lt(albums.deletedAt, new Date(time))
  /** Answers their pictures, which are left since `time`. */
  const dropDesignsThat = async (are: SQL | undefined, time: EpochMs): Promise<readonly string[]> => {
    const tasks = db.select({ id: previewTasks.id }).from(previewTasks).where(are)
    const rows = await db
      .selectDistinct({ picture: previewPages.picture })
      .from(previewPages)
      .where(inArray(previewPages.taskId, tasks))
    const whole = await db.select({ picture: previewTasks.wholePicture }).from(previewTasks).where(are)
    const pictures = [...rows, ...whole].flatMap((row) => row.picture ?? [])
    await db.delete(previewTasks).where(are)
    await createLeftPictureStore(db).leaveGone(pictures, time)
    return pictures
  }
  return {
    /** Albums that were deleted before `time`, with or without designs that are still there. */
    async deleted(time: EpochMs, designs: 'with-designs' | 'without-designs', limit: number): Promise<DeletedAlbum[]> {
      return await db
        .select({ id: albums.id, mchid: albums.mchid })
        .from(albums)
        .where(and(deletedBefore(time), designs === 'with-designs' ? exists(tasksOfAlbum) : notExists(tasksOfAlbum)))
        .limit(limit)
    },

    /** Designs that their shopper deleted before `time`. */
    async deletedDesigns(time: EpochMs, limit: number): Promise<readonly TaskId[]> {
      const rows = await db
        .select({ id: previewTasks.id })
        .from(previewTasks)
        .where(lt(previewTasks.deletedAt, new Date(time)))
        .limit(limit)
      return rows.map(({ id }) => id)
    },

    /** Drops every design of an album that was deleted before `time`; answers the pictures that they showed. */
    dropDesigns: (aid: AlbumId, time: EpochMs) => dropDesignsThat(eq(previewTasks.aid, aid), time),

    /** Drops one design, unless it was brought back since it was found; answers the pictures that it showed. */
    dropDesign: (id: TaskId, time: EpochMs) =>
      dropDesignsThat(and(eq(previewTasks.id, id), lt(previewTasks.deletedAt, new Date(time))), time),

    /** Storage keys of an album's photos that no order needs. */
    async photosWithoutOrder({ id, mchid }: DeletedAlbum): Promise<readonly string[]> {
      const ordered = await db
        .select({ key: sql<string>`jsonb_array_elements(${orderItems.frozen} -> 'photos') ->> 'key'` })
        .from(orderItems)
        .where(eq(orderItems.aid, id))
      const needed = [...new Set(ordered.map((row) => row.key))]
      const rows = await db
        .select({ key: photos.key })
        .from(photos)
        .where(
          and(
            eq(photos.mchid, mchid),
            eq(photos.aid, id),
            needed.length > 0 ? notInArray(photos.key, needed) : undefined,
          ),
        )
      return rows.map((row) => row.key)
    },

    async dropPhotos(keys: readonly string[]): Promise<void> {
      if (keys.length > 0) {
        await db.delete(photos).where(inArray(photos.key, [...keys]))
      }
    },

    async dropAlbum(aid: AlbumId): Promise<void> {
      await db.delete(albums).where(eq(albums.id, aid))
    },
  }
}
