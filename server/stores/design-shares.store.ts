import { and, asc, count, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { AlbumId, MerchantId, PageId, TaskId, UserId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { albums } from '../db/schema/albums.tables.ts'
import { designComments, designShares } from '../db/schema/design-shares.tables.ts'
import { previewPages, previewTasks } from '../db/schema/previews.tables.ts'
import { inDomain } from './moments.ts'
import type { StoredPreviewTask } from './previews.store.ts'

/** The link of a design. */
export interface DesignShare {
  readonly nonce: string
  readonly tokenHash: string
}

/** What somebody wrote to a point of a page, in shares of its width and height. */
export interface StoredDesignComment {
  readonly id: string
  readonly taskId: TaskId
  readonly pageId: PageId
  readonly x: number
  readonly y: number
  readonly name: string
  readonly text: string
  readonly createdAt: EpochMs
  /** Null: open. */
  readonly resolvedAt: EpochMs | null
}

/** A design as holders of its link see it. */
export interface StoredSharedDesign {
  readonly task: StoredPreviewTask
  readonly albumName: string
}

/** Links of designs, and what their holders wrote. Who may ask for a design is asked of the design's store before. */
export function createDesignShareStore(db: Db) {
  return {
    async find(taskId: TaskId): Promise<DesignShare | undefined> {
      const [row] = await db.select().from(designShares).where(eq(designShares.taskId, taskId))
      return row && { nonce: row.nonce, tokenHash: row.tokenHash }
    },

    /** Answers the link that the design has now: the one that was there, where it had one. */
    async share(taskId: TaskId, link: DesignShare, now: EpochMs): Promise<DesignShare> {
      await db
        .insert(designShares)
        .values({ ...link, taskId, createdAt: new Date(now) })
        .onConflictDoNothing()
      return (await this.find(taskId)) ?? link
    },

    async revoke(taskId: TaskId): Promise<void> {
      await db.delete(designShares).where(eq(designShares.taskId, taskId))
    },

    /** Ends the links of designs that others have made of an album: what its link gave them is over. */
    async revokeOfOthers(aid: AlbumId, owner: UserId): Promise<void> {
      const theirs = db
        .select({ id: previewTasks.id })
        .from(previewTasks)
        .where(and(eq(previewTasks.aid, aid), ne(previewTasks.uid, owner)))
      await db.delete(designShares).where(inArray(designShares.taskId, theirs))
    },

    /**
     * The design of a link of this merchant; none where it was revoked, the design or its album was deleted, or it was made
     * of somebody else's album that nobody may edit any more.
     */
    async byToken(merchantId: MerchantId, tokenHash: string): Promise<StoredSharedDesign | undefined> {
      const [row] = await db
        .select({ task: previewTasks, albumName: albums.name })
        .from(designShares)
        .innerJoin(previewTasks, and(eq(previewTasks.id, designShares.taskId), isNull(previewTasks.deletedAt)))
        .innerJoin(albums, and(eq(albums.id, previewTasks.aid), isNull(albums.deletedAt)))
        .where(
          and(
            eq(designShares.tokenHash, tokenHash),
            eq(previewTasks.mchid, merchantId),
            or(eq(previewTasks.uid, albums.uid), eq(albums.shareType, 'edit')),
          ),
        )
      return row && { task: row.task, albumName: row.albumName }
    },

    /** Pages that have a picture by now, each with its name in the storage. */
    async painted(taskId: TaskId): Promise<ReadonlyMap<PageId, string>> {
      const rows = await db.select().from(previewPages).where(eq(previewPages.taskId, taskId))
      return new Map(rows.flatMap(({ pageId, picture }) => (picture ? [[pageId, picture] as const] : [])))
    },

    /** In the order in which they were written. */
    async comments(taskId: TaskId): Promise<readonly StoredDesignComment[]> {
      const rows = await db
        .select()
        .from(designComments)
        .where(eq(designComments.taskId, taskId))
        .orderBy(asc(designComments.createdAt), asc(designComments.id))
      return rows.map(inDomain)
    },

    async countComments(taskId: TaskId): Promise<number> {
      const [row] = await db.select({ many: count() }).from(designComments).where(eq(designComments.taskId, taskId))
      return row?.many ?? 0
    },

    async add({ createdAt, ...comment }: StoredDesignComment): Promise<void> {
      await db.insert(designComments).values({ ...comment, createdAt: new Date(createdAt), resolvedAt: null })
    },

    /** Answers whether the design has this comment. */
    async resolve(taskId: TaskId, id: string, at: EpochMs | null): Promise<boolean> {
      const rows = await db
        .update(designComments)
        .set({ resolvedAt: at === null ? null : new Date(at) })
        .where(and(eq(designComments.taskId, taskId), eq(designComments.id, id)))
        .returning({ id: designComments.id })
      return rows.length > 0
    },
  }
}
