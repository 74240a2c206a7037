import { and, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import type { Design } from '../../domain/design/design.ts'
import type { AlbumId, MerchantId, PageId, ProductId, TaskId, ThemeId, UserId } from '../../domain/ids.ts'
import type { PreviewErrorCode } from '../../domain/preview/preview-errors.ts'
import type { PageRevisions } from '../../domain/preview/preview-page.ts'
import type { TakenOff } from '../../domain/preview/taken-off.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Caller } from '../base/caller.ts'
import type { Db } from '../db/db.ts'
import { previewPages, previewTasks } from '../db/schema/previews.tables.ts'
import { createLeftPictureStore } from './removal/left-pictures.store.ts'
import { taskIs } from './task-access.ts'

export interface StoredPreviewTask {
  readonly id: TaskId
  readonly mchid: MerchantId
  readonly uid: UserId
  readonly aid: AlbumId
  readonly pid: ProductId
  readonly themeId: ThemeId
  readonly addText: boolean
  readonly rev: number
  readonly design: Design
  readonly takenOff: TakenOff
  readonly photoKeys: readonly string[]
  /** What its shopper calls it; null: it goes by the title on its cover. */
  readonly name: string | null
  /** One picture of all sheets, where they hang as one thing; null: they do not, or one of them is still rendering. */
  readonly wholePicture: string | null
}

/** A page that an edit changed, and the preview error of that edit should no picture of the page come. */
export interface ChangedPage {
  readonly id: PageId
  readonly errorType: PreviewErrorCode
}

/** A page's picture; `picture` null: still rendering. */
export interface StoredPagePicture {
  readonly pageId: PageId
  readonly rev: number
  readonly picture: string | null
  /** 0: none; else all tries to make it failed, and this is the preview error that it has. */
  readonly errorType: PreviewErrorCode | 0
}

export interface Owner {
  readonly merchantId: MerchantId
  readonly uid: UserId
}

export function createPreviewStore(db: Db) {
  const isOf = (id: TaskId, caller: Caller) => and(eq(previewTasks.id, id), taskIs.openTo(db, caller))
  const leftPictures = createLeftPictureStore(db)
  /** A picture that was made: either it is shown now, or what it was made for looks otherwise already. */
  const noteMade = (picture: string, isShown: boolean, now: EpochMs) =>
    isShown ? leftPictures.shownAgain(picture, now) : leftPictures.leave([picture], now)
  return {
    /** The caller's task; somebody else's is not there. */
    async find(id: TaskId, caller: Caller): Promise<StoredPreviewTask | undefined> {
      const [row] = await db.select().from(previewTasks).where(isOf(id, caller))
      return row
    },

    /** The caller's task, kept from other edits until the transaction ends. */
    async findForEdit(id: TaskId, caller: Caller): Promise<StoredPreviewTask | undefined> {
      const [row] = await db.select().from(previewTasks).where(isOf(id, caller)).for('update')
      return row
    },

    /** For jobs, which work for everybody. */
    async load(id: TaskId): Promise<StoredPreviewTask | undefined> {
      const [row] = await db.select().from(previewTasks).where(eq(previewTasks.id, id))
      return row
    },

    async findNewest(
      caller: Caller,
      of: { readonly aid?: AlbumId; readonly pid?: ProductId },
    ): Promise<{ id: TaskId; aid: AlbumId; pid: ProductId; themeId: ThemeId; modifiedAt: EpochMs } | undefined> {
      const [row] = await db
        .select({
          id: previewTasks.id,
          aid: previewTasks.aid,
          pid: previewTasks.pid,
          themeId: previewTasks.themeId,
          modifiedAt: previewTasks.modifiedAt,
        })
        .from(previewTasks)
        .where(
          and(
            taskIs.openTo(db, caller),
            ...(of.aid ? [eq(previewTasks.aid, of.aid)] : []),
            ...(of.pid ? [eq(previewTasks.pid, of.pid)] : []),
          ),
        )
        .orderBy(desc(previewTasks.modifiedAt), desc(previewTasks.id))
        .limit(1)
      return row && { ...row, modifiedAt: row.modifiedAt.getTime() }
    },

    /** A new task; all its pages are still to be rendered. */
    async insert(task: StoredPreviewTask, now: EpochMs): Promise<void> {
      const at = new Date(now)
      await db.insert(previewTasks).values({ ...task, createdAt: at, modifiedAt: at })
      await db
        .insert(previewPages)
        .values(task.design.pages.map((page) => ({ taskId: task.id, pageId: page.id, rev: task.rev })))
    },

    /** The design after an edit. `changed` pages are to be rendered, pages that are gone lose their rows. */
    async saveEdited(
      task: Pick<StoredPreviewTask, 'id' | 'rev' | 'design' | 'takenOff' | 'photoKeys'>,
      changed: readonly ChangedPage[],
      now: EpochMs,
    ): Promise<void> {
      const { id, rev, design, takenOff, photoKeys } = task
      const rows = await db
        .select({ pageId: previewPages.pageId, picture: previewPages.picture, whole: previewTasks.wholePicture })
        .from(previewPages)
        .innerJoin(previewTasks, eq(previewTasks.id, previewPages.taskId))
        .where(eq(previewPages.taskId, id))
        // A picture that is painted meanwhile is noted before, and left with the others, or finds its page changed.
        .for('update', { of: previewPages })
      await db
        .update(previewTasks)
        .set({
          ...{ rev, design, takenOff, photoKeys, modifiedAt: new Date(now) },
          // Of pages that look otherwise now there is no picture together any more.
          ...(changed.length > 0 ? { wholePicture: null } : {}),
        })
        .where(eq(previewTasks.id, id))
      const kept = new Set(design.pages.map((page) => page.id))
      const gone = rows.map((row) => row.pageId).filter((pageId) => !kept.has(pageId))
      if (gone.length > 0) {
        await db.delete(previewPages).where(and(eq(previewPages.taskId, id), inArray(previewPages.pageId, gone)))
      }
      const fresh = { rev, picture: null, failed: false }
      const rendered = changed.filter((page) => kept.has(page.id))
      if (rendered.length > 0) {
        await db
          .insert(previewPages)
          .values(rendered.map(({ id: pageId, errorType }) => ({ taskId: id, pageId, errorType, ...fresh })))
          .onConflictDoUpdate({
            target: [previewPages.taskId, previewPages.pageId],
            set: { ...fresh, errorType: sql`excluded.error_type` },
          })
      }
      const over = new Set([...gone, ...rendered.map((page) => page.id)])
      const left = rows.flatMap(({ pageId, picture }) => (picture !== null && over.has(pageId) ? [picture] : []))
      const whole = changed.length > 0 ? rows.slice(0, 1).flatMap((row) => row.whole ?? []) : []
      await leftPictures.leave([...left, ...whole], now)
    },

    async pictures(id: TaskId): Promise<readonly StoredPagePicture[]> {
      const rows = await db.select().from(previewPages).where(eq(previewPages.taskId, id))
      return rows.map(({ pageId, rev, picture, failed, errorType }) => ({
        ...{ pageId, rev, picture },
        errorType: failed ? errorType : 0,
      }))
    },

    /** Of each page, the revision that last changed it. */
    async pageRevs(id: TaskId): Promise<PageRevisions> {
      const rows = await db
        .select({ pageId: previewPages.pageId, rev: previewPages.rev })
        .from(previewPages)
        .where(eq(previewPages.taskId, id))
      return Object.fromEntries(rows.map(({ pageId, rev }) => [pageId, rev]))
    },

    /** Notes a picture, unless the page has changed since: then it is no longer its picture. */
    async savePicture(id: TaskId, pageId: PageId, rev: number, picture: string, now: EpochMs): Promise<void> {
      const rows = await db
        .update(previewPages)
        .set({ picture, failed: false })
        .where(and(eq(previewPages.taskId, id), eq(previewPages.pageId, pageId), eq(previewPages.rev, rev)))
        .returning({ pageId: previewPages.pageId })
      await noteMade(picture, rows.length > 0, now)
    },

    /** Notes the picture of all pages together, unless one of them has changed since `lastRev`, the newest of those that it shows. */
    async saveWhole(id: TaskId, lastRev: number, picture: string, now: EpochMs): Promise<void> {
      const isNewest = await db.transaction(async (tx) => {
        // An edit that is being saved is waited for first: in one statement its pages would be those of before.
        await tx.select({ id: previewTasks.id }).from(previewTasks).where(eq(previewTasks.id, id)).for('update')
        const newest = tx
          .select({ rev: max(previewPages.rev) })
          .from(previewPages)
          .where(eq(previewPages.taskId, id))
        const rows = await tx
          .update(previewTasks)
          .set({ wholePicture: picture })
          .where(and(eq(previewTasks.id, id), eq(sql`(${newest})`, lastRev)))
          .returning({ id: previewTasks.id })
        return rows.length > 0
      })
      await noteMade(picture, isNewest, now)
    },

    /** The file of a picture is gone: pages and designs that show it show none. Answers a page of each to render, with its revision. */
    async loseFile(
      picture: string,
    ): Promise<readonly { readonly taskId: TaskId; readonly pageId: PageId; readonly rev: number }[]> {
      const { taskId, pageId, rev } = previewPages
      const pages = await db
        .update(previewPages)
        .set({ picture: null })
        .where(eq(previewPages.picture, picture))
        .returning({ taskId, pageId, rev })
      const tasks = await db
        .update(previewTasks)
        .set({ wholePicture: null })
        .where(eq(previewTasks.wholePicture, picture))
        .returning({ id: previewTasks.id })
      // The job of any page puts the whole together, whether the page has to be painted or not.
      const ofWhole = await db
        .selectDistinctOn([taskId], { taskId, pageId, rev })
        .from(previewPages)
        .where(inArray(taskId, [...tasks.map(({ id }) => id)]))
      return [...pages, ...ofWhole]
    },

    /** A page that is to be painted again, and its revision; `undefined` where nothing was given up. */
    async forgetFailure(id: TaskId, pageId: PageId): Promise<number | undefined> {
      const [row] = await db
        .update(previewPages)
        .set({ failed: false })
        .where(and(eq(previewPages.taskId, id), eq(previewPages.pageId, pageId), eq(previewPages.failed, true)))
        .returning({ rev: previewPages.rev })
      return row?.rev
    },

    async saveFailure(id: TaskId, pageId: PageId, rev: number): Promise<void> {
      await db
        .update(previewPages)
        .set({ failed: true })
        .where(
          and(
            ...[eq(previewPages.taskId, id), eq(previewPages.pageId, pageId), eq(previewPages.rev, rev)],
            // One that has its picture has not failed, whatever was made of it afterwards.
            isNull(previewPages.picture),
          ),
        )
    },
  }
}
