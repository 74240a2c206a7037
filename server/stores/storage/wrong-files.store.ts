import { and, asc, count, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { AlbumId, MerchantId, OrderId } from '../../../domain/ids.ts'
import type { EpochMs } from '../../../domain/units.ts'
import type { Db } from '../../db/db.ts'
import { albums } from '../../db/schema/albums.tables.ts'
import { orderItems } from '../../db/schema/orders.tables.ts'
import { photos } from '../../db/schema/photos.tables.ts'
import { wrongFiles } from '../../db/schema/stored-files.tables.ts'
import { inDomain } from '../moments.ts'
import { type PhotoFilesRecord, photoFilesRecord } from './photo-files-record.ts'

export interface WrongFile {
  readonly key: string
  readonly photoKey: string
  readonly trouble: 'missing' | 'damaged'
  readonly mchid: MerchantId
  readonly orders: readonly OrderId[]
}

export interface SeenWrongFile extends WrongFile {
  readonly firstSeen: EpochMs
  readonly lastSeen: EpochMs
  /** What its shopper calls the photo; null once its row is gone. */
  readonly fileName: string | null
}

/** Files that only a person can bring back. */
export function createWrongFileStore(db: Db) {
  return {
    async note({ key, ...wrong }: WrongFile, now: EpochMs): Promise<void> {
      const seen = { ...wrong, lastSeen: new Date(now) }
      await db
        .insert(wrongFiles)
        .values({ key, ...seen, firstSeen: new Date(now) })
        .onConflictDoUpdate({ target: wrongFiles.key, set: seen })
    },

    /** Whatever of this photo was wrong is not any more. */
    async forget(keys: readonly string[]): Promise<void> {
      if (keys.length > 0) {
        await db.delete(wrongFiles).where(inArray(wrongFiles.key, [...keys]))
      }
    },

    /** Those that a whole round has not come across: they are right again, or nobody needs them. */
    async forgetUnseen(since: EpochMs): Promise<void> {
      await db.delete(wrongFiles).where(lt(wrongFiles.lastSeen, new Date(since)))
    },

    /** Those of these photos that have a file which only a person can bring back. */
    async photosAmong(keys: readonly string[]): Promise<readonly string[]> {
      if (keys.length === 0) {
        return []
      }
      const { photoKey } = wrongFiles
      const rows = await db
        .selectDistinct({ photoKey })
        .from(wrongFiles)
        .where(inArray(photoKey, [...keys]))
      return rows.map((row) => row.photoKey)
    },

    async list(): Promise<readonly SeenWrongFile[]> {
      const rows = await db
        .select({ ...getTableColumns(wrongFiles), fileName: photos.fileName })
        .from(wrongFiles)
        .leftJoin(photos, eq(photos.key, wrongFiles.photoKey))
        .orderBy(asc(wrongFiles.firstSeen), asc(wrongFiles.key))
      return rows.map(inDomain)
    },

    async count(): Promise<number> {
      const [row] = await db.select({ files: count() }).from(wrongFiles)
      return row?.files ?? 0
    },

    /** The photo with this original, unless it is being thrown out: its album was deleted before `time`. */
    async photoThatStays(key: string, time: EpochMs): Promise<PhotoFilesRecord | undefined> {
      const [row] = await db
        .select(photoFilesRecord)
        .from(photos)
        .leftJoin(albums, eq(albums.id, photos.aid))
        .where(
          and(
            eq(photos.key, key),
            eq(photos.state, 'done'),
            or(isNull(albums.deletedAt), sql`${albums.deletedAt} >= ${new Date(time)}`),
          ),
        )
      return row
    },

    /** Orders that are made from this photo. */
    async ordersOf({ aid, key }: { readonly aid: AlbumId; readonly key: string }): Promise<readonly OrderId[]> {
      const { orderId, frozen } = orderItems
      const rows = await db
        .selectDistinct({ orderId })
        .from(orderItems)
        .where(and(eq(orderItems.aid, aid), sql`${frozen} -> 'photos' @> ${JSON.stringify([{ key }])}::jsonb`))
        .orderBy(asc(orderId))
      return rows.map((row) => row.orderId)
    },
  }
}
