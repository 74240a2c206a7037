import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AlbumId, MerchantId, PhotoId, ProductId, UserId } from '../../../domain/ids.ts'
import type { PhotoFormat } from '../../../domain/photo/header/picture-header.ts'
import type { Focus, LyingTurns } from '../../../domain/photo/photo.ts'
import type { PhotoRefusal } from '../../../domain/photo/photo-refusal.ts'
import type { MadeFiles, PhotoState } from '../../../domain/photo/stored-photo.ts'

export const photos = pgTable(
  'photos',
  {
    id: text().$type<PhotoId>().primaryKey(),
    mchid: text().$type<MerchantId>().notNull(),
    /** Who uploads it; the album may be another shopper's. */
    uid: text().$type<UserId>().notNull(),
    aid: text().$type<AlbumId>().notNull(),
    /** The product that it was uploaded for, where one was named: its limits hold. */
    pid: text().$type<ProductId>(),
    /** `basecode/id.ext`, the place of the original in the storage. */
    key: text().notNull().unique(),
    fileName: text().notNull(),
    state: text().$type<PhotoState>().notNull(),
    /** Set when `state` is `refused`. */
    reason: text().$type<PhotoRefusal>(),
    /** The client's key of the upload: asked again, the same place is answered. */
    opid: text(),
    /** What the shopper asks about while the photo is processed; random, so knowing it is the leave to ask. */
    persistentId: text().unique(),
    /** Of the original: claimed by the client at first, measured by the server once the photo is done. */
    md5: text(),
    bytes: bigint({ mode: 'number' }),
    sha256: text(),
    format: text().$type<PhotoFormat>(),
    /** Upright pixels. */
    width: integer(),
    height: integer(),
    /** EXIF orientation that the stored original still needs. */
    orientation: smallint(),
    /** Milliseconds, by the camera's own clock. */
    takenAt: bigint({ mode: 'number' }),
    isSrgb: boolean(),
    /** Damaged data inside that still decodes. */
    blemished: boolean(),
    /** Whether printing reads the `print` file beside the original instead of the original. */
    hasPrint: boolean(),
    /** SHA-256 of each file that was made of it; null: made before anybody noted them. */
    madeFiles: jsonb().$type<MadeFiles>(),
    /** The rectangle around the faces that were found and where each lies, in thousandths; nothing tells who they are. */
    focus: jsonb().$type<Focus>(),
    /** Hashes of how it looks, and the longer side up to which there is detail in it. */
    likeness: text(),
    sharpEdge: integer(),
    /** Of its pixels those that are black; null: stored before anybody counted. */
    blackPercent: smallint(),
    /** Clockwise quarter turns that would set a photo upright that seems to lie. */
    lies: smallint().$type<LyingTurns>(),
    /** The owner's alone; no reply carries it. */
    gps: jsonb().$type<{ readonly latitude: number; readonly longitude: number }>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('photos_opid').on(t.mchid, t.uid, t.opid),
    index('photos_of_user').on(t.mchid, t.uid, t.createdAt),
    index('photos_of_album').on(t.mchid, t.aid, t.md5),
    index('photos_granted').on(t.createdAt).where(sql`${t.state} = 'granted'`),
    check('photos_state', sql`${t.state} in ('granted', 'processing', 'done', 'refused')`),
    check(
      'photos_done_facts',
      sql`${t.state} <> 'done' or (${t.width} > 0 and ${t.height} > 0 and ${t.sha256} is not null)`,
    ),
  ],
)

/** What may lie in the storage of uploads that were left: their places are gone, their bytes are to be deleted. */
export const leftUploads = pgTable(
  'left_uploads',
  {
    /** Where the photo would have lain. */
    key: text().primaryKey(),
    /** Nobody tries before; whoever begins sets it on, so that two never delete the same. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('left_uploads_due').on(t.dueAt)],
)
