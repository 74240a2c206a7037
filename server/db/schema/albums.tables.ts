import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ShareType } from '../../../domain/album/album.ts'
import type { StoredAlbumData } from '../../../domain/album/stored-album.ts'
import type { AlbumId, MerchantId, UserId } from '../../../domain/ids.ts'

export const albums = pgTable(
  'albums',
  {
    id: text().$type<AlbumId>().primaryKey(),
    mchid: text().$type<MerchantId>().notNull(),
    uid: text().$type<UserId>().notNull(),
    name: text().notNull(),
    /** Folder of its photos in the storage, chosen here and never changed. */
    basecode: text().notNull().unique(),
    data: jsonb().$type<StoredAlbumData>().notNull(),
    shareType: text().$type<ShareType>().notNull(),
    /** Grows whenever the sharing changes; the share token is derived from it, so old links die. */
    shareRev: integer().notNull().default(0),
    /** SHA-256 of the live share token, base64url. */
    shareHash: text().notNull(),
    /** Milliseconds since 1970; strictly growing for one album, so it is the revision that a save names. */
    lastUpdateTime: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The thing of a link's order that it was made for (`linkKey`). */
    linkKey: text(),
    /** Soft delete: the row stays for 30 days. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('albums_of_user').on(t.mchid, t.uid, t.lastUpdateTime),
    index('albums_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    index('albums_of_link').on(t.mchid, t.uid, t.linkKey),
    check('albums_share_type', sql`${t.shareType} in ('edit', 'readonly', 'noshare')`),
  ],
)
