import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { AlbumId, TaskId, ThemeId } from '../../domain/ids.ts'
import type { Db } from '../db/db.ts'
import { albums } from '../db/schema/albums.tables.ts'
import { previewTasks } from '../db/schema/previews.tables.ts'
import type { Owner } from './previews.store.ts'

/** What a shopper has begun for a line item of a link's order; without a design yet, the album alone. */
export interface BegunLineItem {
  readonly aid: AlbumId
  readonly taskId: TaskId | null
  readonly themeId: ThemeId | null
  readonly rev: number | null
}

/** Albums and designs that were begun for line items of links' orders, in whatever browser. */
export function createLinkLineItemStore(db: Db) {
  return {
    /** By `linkKey`: the newest album of each, with the design that was changed last. */
    async findBegun(owner: Owner, keys: readonly string[]): Promise<ReadonlyMap<string, BegunLineItem>> {
      if (keys.length === 0) {
        return new Map()
      }
      const rows = await db
        .select({
          key: albums.linkKey,
          aid: albums.id,
          taskId: previewTasks.id,
          themeId: previewTasks.themeId,
          rev: previewTasks.rev,
        })
        .from(albums)
        .leftJoin(
          previewTasks,
          and(eq(previewTasks.aid, albums.id), eq(previewTasks.uid, owner.uid), isNull(previewTasks.deletedAt)),
        )
        .where(
          and(
            eq(albums.mchid, owner.merchantId),
            eq(albums.uid, owner.uid),
            isNull(albums.deletedAt),
            inArray(albums.linkKey, [...keys]),
          ),
        )
        .orderBy(desc(albums.createdAt), desc(previewTasks.modifiedAt))
      const begun = new Map<string, BegunLineItem>()
      for (const { key, ...item } of rows) {
        if (key !== null && !begun.has(key)) {
          begun.set(key, item)
        }
      }
      return begun
    },
  }
}
