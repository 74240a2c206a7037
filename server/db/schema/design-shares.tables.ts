import { doublePrecision, foreignKey, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { PageId, TaskId } from '../../../domain/ids.ts'
import { previewTasks } from './previews.tables.ts'

/** The link by which a design is leafed through. Without a row there is none. */
export const designShares = pgTable(
  'design_shares',
  {
    taskId: text().$type<TaskId>().primaryKey(),
    /** The token is derived from it: another one with every new link. */
    nonce: text().notNull(),
    /** SHA-256 of the token, base64url. */
    tokenHash: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [foreignKey({ columns: [t.taskId], foreignColumns: [previewTasks.id] }).onDelete('cascade')],
)

/** What holders of a link wrote to a page, at a point in shares of its width and height. */
export const designComments = pgTable(
  'design_comments',
  {
    id: text().primaryKey(),
    taskId: text().$type<TaskId>().notNull(),
    pageId: text().$type<PageId>().notNull(),
    x: doublePrecision().notNull(),
    y: doublePrecision().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    resolvedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('design_comments_of_task').on(t.taskId, t.createdAt),
    foreignKey({ columns: [t.taskId], foreignColumns: [previewTasks.id] }).onDelete('cascade'),
  ],
)
