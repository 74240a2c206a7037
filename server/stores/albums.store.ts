import { and, count, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { ShareType } from '../../domain/album/album.ts'
import type { StoredAlbumData } from '../../domain/album/stored-album.ts'
import type { AlbumId, MerchantId, UserId } from '../../domain/ids.ts'
import { type LinkLineItem, linkItemOf } from '../../domain/order/links/link-key.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Caller } from '../base/caller.ts'
import type { Db } from '../db/db.ts'
import { albums } from '../db/schema/albums.tables.ts'
import { albumIs } from './album-access.ts'

/** An album as it is stored: photos by key. */
export interface StoredAlbum {
  readonly id: AlbumId
  readonly mchid: MerchantId
  readonly uid: UserId
  readonly name: string
  readonly basecode: string
  readonly data: StoredAlbumData
  readonly shareType: ShareType
  readonly shareRev: number
  readonly shareHash: string
  readonly lastUpdateTime: EpochMs
}

const COLUMNS = {
  id: albums.id,
  mchid: albums.mchid,
  uid: albums.uid,
  name: albums.name,
  basecode: albums.basecode,
  data: albums.data,
  shareType: albums.shareType,
  shareRev: albums.shareRev,
  shareHash: albums.shareHash,
  lastUpdateTime: albums.lastUpdateTime,
}

export function createAlbumStore(db: Db) {
  const findWhere = async (aid: AlbumId, access: SQL): Promise<StoredAlbum | undefined> => {
    const [row] = await db
      .select(COLUMNS)
      .from(albums)
      .where(and(eq(albums.id, aid), access))
    return row
  }
  return {
    findOwned: (aid: AlbumId, caller: Caller) => findWhere(aid, albumIs.ownedBy(caller)),
    findEditable: (aid: AlbumId, caller: Caller) => findWhere(aid, albumIs.editableBy(caller)),
    findReadable: (aid: AlbumId, caller: Caller) => findWhere(aid, albumIs.readableBy(caller)),

    /** The thing of a link's order that an album was made for. */
    async linkItem(aid: AlbumId): Promise<LinkLineItem | undefined> {
      const [row] = await db.select({ linkKey: albums.linkKey }).from(albums).where(eq(albums.id, aid))
      return row?.linkKey ? linkItemOf(row.linkKey) : undefined
    },

    /** The album that a share token belongs to, if it is shared at all. */
    async findShared(aid: AlbumId, mchid: MerchantId, hash: string): Promise<StoredAlbum | undefined> {
      const shared = and(
        eq(albums.mchid, mchid),
        isNull(albums.deletedAt),
        eq(albums.shareHash, hash),
        ne(albums.shareType, 'noshare'),
      )
      return shared && (await findWhere(aid, shared))
    },

    async list(caller: Caller, start: number, length: number): Promise<{ albums: StoredAlbum[]; total: number }> {
      const own = albumIs.ownedBy(caller)
      const rows = await db
        .select(COLUMNS)
        .from(albums)
        .where(own)
        .orderBy(desc(albums.lastUpdateTime), desc(albums.id))
        .offset(start)
        .limit(length)
      return { albums: rows, total: await this.count(caller) }
    },

    async count(caller: Caller): Promise<number> {
      const [row] = await db.select({ total: count() }).from(albums).where(albumIs.ownedBy(caller))
      return row?.total ?? 0
    },

    /** `link`: the thing of a link's order that it is made for. */
    async insert(album: StoredAlbum, now: EpochMs, link: string | null = null): Promise<void> {
      await db.insert(albums).values({ ...album, linkKey: link, createdAt: new Date(now) })
    },

    /** Saves an album that still is as it was at `base`. False when somebody was faster: one statement, so no race. */
    async saveFrom(
      base: EpochMs,
      caller: Caller,
      album: { readonly id: AlbumId; readonly name: string; readonly data: StoredAlbumData; readonly at: EpochMs },
    ): Promise<boolean> {
      const saved = await db
        .update(albums)
        .set({ name: album.name, data: album.data, lastUpdateTime: album.at })
        .where(and(eq(albums.id, album.id), eq(albums.lastUpdateTime, base), albumIs.editableBy(caller)))
        .returning({ id: albums.id })
      return saved.length > 0
    },

    /** Keeps when a preview was last made of it (A§3 previewTime); for everybody who has it open it is the same album. */
    async notePreview(id: AlbumId, previewTime: string): Promise<void> {
      const data = sql<StoredAlbumData>`jsonb_set(${albums.data}, '{previewTime}', to_jsonb(${previewTime}::text))`
      await db.update(albums).set({ data }).where(eq(albums.id, id))
    },

    /** Changes the sharing from revision `shareRev` on. False when it was changed meanwhile or is not the caller's. */
    async share(
      caller: Caller,
      album: { readonly id: AlbumId; readonly shareRev: number },
      next: { readonly shareType: ShareType; readonly shareHash: string },
    ): Promise<boolean> {
      const saved = await db
        .update(albums)
        .set({ ...next, shareRev: album.shareRev + 1 })
        .where(and(eq(albums.id, album.id), eq(albums.shareRev, album.shareRev), albumIs.ownedBy(caller)))
        .returning({ id: albums.id })
      return saved.length > 0
    },

    /** Puts an album away. False when it is not there or not the caller's. */
    async remove(aid: AlbumId, caller: Caller, now: EpochMs): Promise<boolean> {
      const gone = await db
        .update(albums)
        .set({ deletedAt: new Date(now) })
        .where(and(eq(albums.id, aid), albumIs.ownedBy(caller)))
        .returning({ id: albums.id })
      return gone.length > 0
    },
  }
}
