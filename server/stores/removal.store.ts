import { and, asc, eq, exists, inArray, lt, notExists, notInArray, type SQL, sql } from 'drizzle-orm'
import type { AlbumId, MerchantId, TaskId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { albums } from '../db/schema/albums.tables.ts'
import { orderItems } from '../db/schema/orders.tables.ts'
import { photos } from '../db/schema/photos.tables.ts'
import { leftPictures, previewPages, previewTasks } from '../db/schema/previews.tables.ts'

/** What was deleted can be brought back for so long. */
export const DELETED_RETENTION_MS = 30 * 24 * 60 * 60 * 1000

/** The address of a picture is good for two days: so long it may still be on a screen (`picture-address.ts`). */
export const LEFT_RETENTION_MS = 2 * 24 * 60 * 60 * 1000

export interface DeletedAlbum {
  readonly id: AlbumId
  readonly mchid: MerchantId
}

/** What the maintenance needs to take deleted albums and designs out of the database for good. */
export function createRemovalStore(db: Db) {
  const tasksOfAlbum = db.select({ id: previewTasks.id }).from(previewTasks).where(eq(previewTasks.aid, albums.id))
  const deletedBefore = (time: EpochMs) => lt(albums.deletedAt, new Date(time))
  /** Answers the pictures that no other page and no order shows. */
  const dropDesignsThat = async (are: SQL | undefined): Promise<readonly string[]> => {
    const tasks = db.select({ id: previewTasks.id }).from(previewTasks).where(are)
    const rows = await db
      .selectDistinct({ picture: previewPages.picture })
      .from(previewPages)
      .where(inArray(previewPages.taskId, tasks))
    const whole = await db.select({ picture: previewTasks.wholePicture }).from(previewTasks).where(are)
    const pictures = [...rows, ...whole].flatMap((row) => row.picture ?? [])
    await db.delete(previewTasks).where(are)
    return await unseenAmong(pictures)
  }
  /** Those of these pictures that no page, no design and no order shows. */
  const unseenAmong = async (pictures: readonly string[]): Promise<readonly string[]> => {
    if (pictures.length === 0) {
      return []
    }
    const onPages = await db
      .select({ picture: previewPages.picture })
      .from(previewPages)
      .where(inArray(previewPages.picture, [...pictures]))
    const onOrders = await db
      .select({ picture: orderItems.coverPicture })
      .from(orderItems)
      .where(inArray(orderItems.coverPicture, [...pictures]))
    const onCopies = await db
      .select({ picture: previewTasks.wholePicture })
      .from(previewTasks)
      .where(inArray(previewTasks.wholePicture, [...pictures]))
    const shown = new Set([...onPages, ...onCopies, ...onOrders].map((row) => row.picture))
    return pictures.filter((picture) => !shown.has(picture))
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

    /** Drops every design of an album; answers the pictures that no other page and no order shows. */
    dropDesigns: (aid: AlbumId) => dropDesignsThat(eq(previewTasks.aid, aid)),

    /** Drops one design, unless it was brought back since it was found; answers the pictures that nothing else shows. */
    dropDesign: (id: TaskId, time: EpochMs) =>
      dropDesignsThat(and(eq(previewTasks.id, id), lt(previewTasks.deletedAt, new Date(time)))),

    unseenAmong,

    /** Pictures that pages left before `time`, those first that were left first. */
    async leftPictures(time: EpochMs, limit: number): Promise<readonly string[]> {
      const rows = await db
        .select({ picture: leftPictures.picture })
        .from(leftPictures)
        .where(lt(leftPictures.leftAt, new Date(time)))
        .orderBy(asc(leftPictures.leftAt))
        .limit(limit)
      return rows.map(({ picture }) => picture)
    },

    /** They are deleted, or shown again. */
    async forgetLeft(pictures: readonly string[], time: EpochMs): Promise<void> {
      await db
        .delete(leftPictures)
        .where(and(inArray(leftPictures.picture, [...pictures]), lt(leftPictures.leftAt, new Date(time))))
    },

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
