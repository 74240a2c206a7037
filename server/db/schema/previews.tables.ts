import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { AlbumId, MerchantId, PageId, ProductId, TaskId, ThemeId, UserId } from '../../../domain/ids.ts'
import type { PreviewErrorCode } from '../../../domain/preview/preview-errors.ts'
import type { TakenOff } from '../../../domain/preview/taken-off.ts'
import { designColumn } from '../document-columns.ts'

/** The server's copy of a design: the authority on what is printed. */
export const previewTasks = pgTable(
  'preview_tasks',
  {
    id: text().$type<TaskId>().primaryKey(),
    mchid: text().$type<MerchantId>().notNull(),
    uid: text().$type<UserId>().notNull(),
    aid: text().$type<AlbumId>().notNull(),
    pid: text().$type<ProductId>().notNull(),
    themeId: text().$type<ThemeId>().notNull(),
    /** The shopper may write on the pages. */
    addText: boolean().notNull().default(true),
    /** Grows with every edit; an edit names the value it was made from. */
    rev: integer().notNull(),
    design: designColumn().notNull(),
    /** Photos that were taken off a page and wait in the tray, with that page. */
    takenOff: jsonb().$type<TakenOff>().notNull().default({}),
    /** Storage keys of every photo that the design knows, also of those that have left the album since. */
    photoKeys: jsonb().$type<readonly string[]>().notNull(),
    /** What its shopper calls it; null: it goes by the title on its cover. */
    name: text(),
    /** Name in the storage of one picture of all sheets, where they hang as one thing. Null: they do not, or one is rendering. */
    wholePicture: text(),
    /** When its shopper deleted it: nobody sees it any more, and it can be brought back for a while. */
    deletedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    modifiedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('preview_tasks_of_user').on(t.mchid, t.uid, t.modifiedAt),
    index('preview_tasks_of_album').on(t.aid),
    index('preview_tasks_whole').on(t.wholePicture).where(sql`${t.wholePicture} is not null`),
    index('preview_tasks_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
  ],
)

/** One page's picture. A row lives as long as its page. */
export const previewPages = pgTable(
  'preview_pages',
  {
    taskId: text().$type<TaskId>().notNull(),
    pageId: text().$type<PageId>().notNull(),
    /** The task's revision at which this page last changed. */
    rev: integer().notNull(),
    /** SHA-256 of all that the picture is made of, and its name in the storage. Null: still rendering. */
    picture: text(),
    /** All tries of the render job failed. */
    failed: boolean().notNull().default(false),
    /** The preview error that it then has: of the command that last changed the page. */
    errorType: integer().$type<PreviewErrorCode>().notNull().default(51),
  },
  (t) => [
    primaryKey({ columns: [t.taskId, t.pageId] }),
    foreignKey({ columns: [t.taskId], foreignColumns: [previewTasks.id] }).onDelete('cascade'),
    index('preview_pages_picture').on(t.picture).where(sql`${t.picture} is not null`),
  ],
)

/** Pictures that a page no longer shows, by their names in the storage: deleted once nothing shows them any more. */
export const leftPictures = pgTable(
  'left_pictures',
  {
    picture: text().primaryKey(),
    leftAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('left_pictures_age').on(t.leftAt)],
)
