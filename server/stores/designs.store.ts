import { and, desc, eq, exists, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { AlbumId, PageId, ProductId, TaskId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Caller } from '../base/caller.ts'
import type { Db } from '../db/db.ts'
import { albums } from '../db/schema/albums.tables.ts'
import { orderItems, orders } from '../db/schema/orders.tables.ts'
import { previewPages, previewTasks } from '../db/schema/previews.tables.ts'
import { holdsDesign } from './design-orders.store.ts'
import { inDomain } from './moments.ts'
import type { StoredPreviewTask } from './previews.store.ts'
import { taskIs } from './task-access.ts'

/** A design as its shopper has it in a list. */
export interface StoredOwnDesign {
  readonly task: StoredPreviewTask
  readonly modifiedAt: EpochMs
  readonly albumName: string
}

/** The picture of a design's first page; `picture` null: still rendering, unless that failed. */
export interface FirstPagePicture {
  readonly pageId: PageId
  readonly rev: number
  readonly picture: string | null
  readonly failed: boolean
}

export interface DesignsOf {
  readonly aid?: AlbumId
  readonly pid?: ProductId
  /** Those that were deleted, instead. */
  readonly deleted?: boolean
}

/** The place in a list behind which the next part begins. */
export interface DesignCursor {
  readonly modifiedAt: EpochMs
  readonly id: TaskId
}

/** The designs of a shopper, as things that stay. */
export function createDesignStore(db: Db) {
  /** Designs without their photos cannot be opened: those of a deleted album are not shown. */
  const inAlbum = and(eq(albums.id, previewTasks.aid), isNull(albums.deletedAt))
  const isOf = (caller: Caller, { aid, pid, deleted = false }: DesignsOf) =>
    and(
      deleted ? and(taskIs.ownedBy(caller), isNotNull(previewTasks.deletedAt)) : taskIs.openTo(db, caller),
      aid ? eq(previewTasks.aid, aid) : undefined,
      pid ? eq(previewTasks.pid, pid) : undefined,
    )
  const select = () =>
    db.select({ task: previewTasks, albumName: albums.name }).from(previewTasks).innerJoin(albums, inAlbum)
  const isNotOrdered = () =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(and(eq(orderItems.taskId, previewTasks.id), eq(orders.uid, previewTasks.uid), holdsDesign())),
    )
  const newestFirst = [desc(previewTasks.modifiedAt), desc(previewTasks.id)]

  return {
    /** The part of the list behind `after`, what was changed last first. */
    async list(
      caller: Caller,
      of: DesignsOf & { readonly after?: DesignCursor; readonly count: number },
    ): Promise<readonly StoredOwnDesign[]> {
      const { after } = of
      const at = after && new Date(after.modifiedAt)
      const behind =
        after && at
          ? or(lt(previewTasks.modifiedAt, at), and(eq(previewTasks.modifiedAt, at), lt(previewTasks.id, after.id)))
          : undefined
      const rows = await select()
        .where(and(isOf(caller, of), behind))
        .orderBy(...newestFirst)
        .limit(of.count)
      return rows.map(ownDesign)
    },

    async find(caller: Caller, id: TaskId): Promise<StoredOwnDesign | undefined> {
      const [row] = await select().where(and(isOf(caller, {}), eq(previewTasks.id, id)))
      return row && ownDesign(row)
    },

    /**
     * The design to go on with: it stands in no order, and one that was edited comes before one that was only made, however
     * much later that was.
     */
    async findToResume(caller: Caller, of: DesignsOf): Promise<StoredOwnDesign | undefined> {
      const [row] = await select()
        .where(and(isOf(caller, of), isNotOrdered()))
        .orderBy(desc(sql`${previewTasks.rev} > 1`), ...newestFirst)
        .limit(1)
      return row && ownDesign(row)
    },

    /** Whether there is one. */
    async isAnyToResume(caller: Caller): Promise<boolean> {
      const rows = await db
        .select({ one: sql`1` })
        .from(previewTasks)
        .innerJoin(albums, inAlbum)
        .where(and(isOf(caller, {}), isNotOrdered()))
        .limit(1)
      return rows.length > 0
    },

    /** What the designs look like: all sheets where they hang as one thing, the covers of books, else what lies on top. */
    async coversOf(designs: readonly StoredPreviewTask[]): Promise<ReadonlyMap<TaskId, FirstPagePicture>> {
      const first = new Map(designs.map(({ id, design }) => [id, design.pages[0]?.id]))
      if (first.size === 0) {
        return new Map()
      }
      const rows = await db
        .select()
        .from(previewPages)
        .where(
          and(
            inArray(previewPages.taskId, [...first.keys()]),
            inArray(
              previewPages.pageId,
              [...first.values()].flatMap((id) => id ?? []),
            ),
          ),
        )
      const whole = new Map(designs.map(({ id, wholePicture }) => [id, wholePicture]))
      return new Map(
        rows.flatMap((row) =>
          first.get(row.taskId) === row.pageId
            ? [[row.taskId, { ...row, picture: whole.get(row.taskId) ?? row.picture }]]
            : [],
        ),
      )
    },

    async rename(id: TaskId, name: string | null): Promise<void> {
      await db.update(previewTasks).set({ name }).where(eq(previewTasks.id, id))
    },

    /** Another design like this one, with the pictures that are painted already. Answers the pages that still have none. */
    async copy(id: TaskId, copy: StoredPreviewTask, now: EpochMs): Promise<readonly FirstPagePicture[]> {
      const at = new Date(now)
      await db.insert(previewTasks).values({ ...copy, deletedAt: null, createdAt: at, modifiedAt: at })
      const pages = await db.select().from(previewPages).where(eq(previewPages.taskId, id))
      if (pages.length > 0) {
        await db.insert(previewPages).values(pages.map((page) => ({ ...page, taskId: copy.id, failed: false })))
      }
      return pages.filter(({ picture }) => picture === null)
    },

    /** Deletes a design of the caller, or brings it back (`null`). Answers whether it is there. */
    async setDeleted(caller: Caller, id: TaskId, at: EpochMs | null): Promise<boolean> {
      const rows = await db
        .update(previewTasks)
        .set({ deletedAt: at === null ? null : new Date(at) })
        .where(
          and(
            eq(previewTasks.id, id),
            taskIs.ownedBy(caller),
            exists(db.select({ id: albums.id }).from(albums).where(inAlbum)),
          ),
        )
        .returning({ id: previewTasks.id })
      return rows.length > 0
    },
  }
}

function ownDesign(row: {
  readonly task: StoredPreviewTask & { readonly modifiedAt: Date }
  readonly albumName: string
}): StoredOwnDesign {
  const { modifiedAt } = inDomain({ modifiedAt: row.task.modifiedAt })
  return { task: row.task, modifiedAt, albumName: row.albumName }
}
