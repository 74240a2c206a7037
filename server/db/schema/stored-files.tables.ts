import { sql } from 'drizzle-orm'
import { bigint, check, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { MerchantId, OrderId } from '../../../domain/ids.ts'

/** Which files a round is at: photos with what is made of them, then print files. */
export type StoredFileKind = 'photos' | 'prints'

/** The rounds in which the stored bytes are held against what is recorded of them. At most one is open. */
export const storedRounds = pgTable(
  'stored_rounds',
  {
    n: integer().primaryKey(),
    begunAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    part: text().$type<StoredFileKind>().notNull(),
    /** The last one that was looked at in this part; empty: none yet. */
    after: text().notNull(),
    looked: bigint({ mode: 'number' }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Files that were made again, or whose job was begun. */
    mended: integer().notNull(),
  },
  (t) => [check('stored_rounds_part', sql`${t.part} in ('photos', 'prints')`)],
)

/** Files that are missing or damaged and that the shop cannot make again by itself. */
export const wrongFiles = pgTable(
  'wrong_files',
  {
    /** Its place in the storage. */
    key: text().primaryKey(),
    /** The photo's original, by which it is looked at again. */
    photoKey: text().notNull(),
    trouble: text().$type<'missing' | 'damaged'>().notNull(),
    mchid: text().$type<MerchantId>().notNull(),
    /** Orders that need it. */
    orders: jsonb().$type<readonly OrderId[]>().notNull(),
    firstSeen: timestamp({ withTimezone: true }).notNull(),
    lastSeen: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [check('wrong_files_trouble', sql`${t.trouble} in ('missing', 'damaged')`)],
)
