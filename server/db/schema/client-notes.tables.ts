import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { MerchantId, UserId } from '../../../domain/ids.ts'

/** `upload-error`: an upload failed on a phone; `test-data`: a snapshot that a test build sent. */
export type ClientNoteKind = 'upload-error' | 'test-data'

/** What shoppers' browsers told of themselves: data for whoever looks for a fault, believed by nothing. Kept 7 days. */
export const clientNotes = pgTable(
  'client_notes',
  {
    id: text().primaryKey(),
    mchid: text().$type<MerchantId>().notNull(),
    uid: text().$type<UserId>(),
    kind: text().$type<ClientNoteKind>().notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('client_notes_age').on(t.createdAt),
    check('client_notes_kind', sql`${t.kind} in ('upload-error', 'test-data')`),
  ],
)
