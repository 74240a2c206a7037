import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { type AlbumId, asId, type SubOrderId, type TaskId, type ThemeId } from '../../domain/ids.ts'
import { linkItemOf } from '../../domain/order/links/link-key.ts'
import type { Db } from '../db/db.ts'
import { albums } from '../db/schema/albums.tables.ts'
import { previewTasks } from '../db/schema/previews.tables.ts'
import { createDesignOrderStore } from './design-orders.store.ts'
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
    /**
     * By `linkKey`: the newest album of each, with the design that was changed last. A design that is in an order that a link
     * leads to is not begun, it is handed in; what was laid out before it is passed over with it: the pieces that are left get one of their own.
     */
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
          createdAt: previewTasks.createdAt,
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
      const designs = rows.flatMap(({ taskId }) => taskId ?? [])
      const subIds = keys.flatMap((key) => subOrderOf(key) ?? [])
      const handedIn = await createDesignOrderStore(db).handedIn(owner, designs, subIds)
      const begun = new Map<string, BegunLineItem>()
      for (const { key, aid } of rows) {
        if (key !== null && !begun.has(key)) {
          const ofAlbum = rows.filter((row) => row.aid === aid)
          begun.set(key, { aid, ...(begunSince(ofAlbum, handedIn) ?? NO_DESIGN) })
        }
      }
      return begun
    },
  }
}

interface DesignRow {
  readonly taskId: TaskId | null
  readonly themeId: ThemeId | null
  readonly rev: number | null
  readonly createdAt: Date | null
}

/** The sub-order that a key names, where it names no thing of another platform. */
function subOrderOf(key: string): SubOrderId | undefined {
  const item = linkItemOf(key)
  return item && 'suborderid' in item ? asId<SubOrderId>(item.suborderid) : undefined
}

const NO_DESIGN = { taskId: null, themeId: null, rev: null }

/** Of an album's designs, the one that was changed last first: the first that is younger than all that were handed in. */
function begunSince(designs: readonly DesignRow[], handedIn: ReadonlySet<TaskId | null>) {
  const madeAt = ({ createdAt }: DesignRow) => createdAt?.getTime() ?? 0
  const since = Math.max(0, ...designs.filter(({ taskId }) => handedIn.has(taskId)).map(madeAt))
  const design = designs.find((one) => madeAt(one) > since)
  return design && { taskId: design.taskId, themeId: design.themeId, rev: design.rev }
}
