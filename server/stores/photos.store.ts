import { and, desc, eq, gt, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { AlbumId, MerchantId, PhotoId, ProductId, UserId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import type { DecodedPhoto } from '../../domain/photo/decoded-photo.ts'
import type { PrivateFacts } from '../../domain/photo/photo.ts'
import type { PhotoRefusal } from '../../domain/photo/photo-refusal.ts'
import type { MadeFiles, StoredPhoto } from '../../domain/photo/stored-photo.ts'
import type { FrozenPhoto } from '../../domain/production/frozen-item.ts'
import type { EpochMs } from '../../domain/units.ts'
import { UPLOAD_LIMITS } from '../../domain/upload/upload-limits.ts'
import type { Caller, SignedInCaller } from '../base/caller.ts'
import type { Db } from '../db/db.ts'
import { prepared } from '../db/prepared.ts'
import { albums } from '../db/schema/albums.tables.ts'
import { photos } from '../db/schema/photos.tables.ts'
import { wrongFiles } from '../db/schema/stored-files.tables.ts'
import { albumIs } from './album-access.ts'
import { inDomain } from './moments.ts'

export interface NewPhoto {
  readonly id: PhotoId
  readonly mchid: MerchantId
  readonly uid: UserId
  readonly aid: AlbumId
  readonly pid: ProductId | undefined
  readonly key: string
  readonly fileName: string
  readonly md5: string | undefined
  readonly bytes: number | undefined
  readonly opid: string | undefined
  readonly now: EpochMs
}

/** How much of a day's photos is too much: moments and bytes. */
interface DayOfPhotos {
  readonly since: EpochMs
  /** Places of before have ended. */
  readonly openSince: EpochMs
  /** The largest photo that a place takes. */
  readonly most: number
  readonly size: number
  readonly allowed: number
}

/** Who would put a photo into which album. */
type TakenFor = Pick<NewPhoto, 'mchid' | 'uid' | 'aid'>

/** A photo that is ready is in its album by then, or was not kept there. */
const KEPT_MS = 60_000
/** By then its phone knows that it is ready: where the album is saved later without it, it was taken out. */
const KNOWN_MS = 10_000

/** Their bytes have come, and they may not be in their album, which was saved then, yet; one that was never got ready keeps no name. */
const haveCome = (now: EpochMs, savedAt: EpochMs = 0) => {
  const readySince = Math.max(now - KEPT_MS, savedAt - KNOWN_MS)
  return or(
    and(eq(photos.state, 'processing'), gt(photos.createdAt, new Date(now - UPLOAD_LIMITS.grantMs))),
    and(eq(photos.state, 'done'), gt(photos.doneAt, new Date(readySince))),
  )
}

/** The same bytes are the same photo: it was taken back on its way and picked again. */
const areOthers = (md5: string | undefined) =>
  md5 === undefined ? undefined : sql`${photos.md5} is distinct from ${md5}`

const frozenPhotos = (db: Db) =>
  prepared(db, 'photos_frozen', (on, name) =>
    on
      .select({
        ...{ id: photos.id, key: photos.key, md5: photos.md5 },
        ...{ width: photos.width, height: photos.height, focus: photos.focus },
        damaged: wrongFiles.photoKey,
      })
      .from(photos)
      .leftJoin(wrongFiles, eq(wrongFiles.photoKey, photos.key))
      .where(
        and(
          eq(photos.mchid, sql.placeholder('mchid')),
          eq(photos.state, 'done'),
          sql`${photos.key} = any(${sql.placeholder('keys')}::text[])`,
        ),
      )
      .prepare(name),
  )

export function createPhotoStore(db: Db) {
  const savedAtOf = (aid: AlbumId) =>
    db.select({ savedAt: albums.lastUpdateTime }).from(albums).where(eq(albums.id, aid))
  /** Names of photos in an album, and of others. Two questions, each with an index of its own: in one, all photos of the shop would be read. */
  const namesOf = async (
    { mchid, aid }: Pick<TakenFor, 'mchid' | 'aid'>,
    { others, which }: { readonly others: SQL | undefined; readonly which?: SQL | undefined },
  ): Promise<readonly string[]> => {
    const ofAlbum = sql`select jsonb_array_elements_text(part -> 'photos')
      from ${albums}, jsonb_array_elements(${albums.data} -> 'groups') part where ${albums.id} = ${aid}`
    const ask = (those: SQL | undefined) =>
      db
        .select({ fileName: photos.fileName })
        .from(photos)
        .where(and(eq(photos.mchid, mchid), those, which))
    const rows = await unionAll(ask(sql`${photos.key} = any(array(${ofAlbum}))`), ask(and(eq(photos.aid, aid), others)))
    return rows.map(({ fileName }) => fileName)
  }
  return {
    /** The album that is named, when the caller may put photos into it. */
    async editableAlbum(
      caller: Caller,
      named: { readonly aid: AlbumId } | { readonly basecode: string },
    ): Promise<{ readonly id: AlbumId; readonly basecode: string } | undefined> {
      const it = 'aid' in named ? eq(albums.id, named.aid) : eq(albums.basecode, named.basecode)
      const [row] = await db
        .select({ id: albums.id, basecode: albums.basecode })
        .from(albums)
        .where(and(it, albumIs.editableBy(caller)))
      return row
    },

    /** The shopper's own album that was saved last: where a photo goes that names none. */
    async newestAlbum(
      caller: SignedInCaller,
    ): Promise<{ readonly id: AlbumId; readonly basecode: string } | undefined> {
      const [row] = await db
        .select({ id: albums.id, basecode: albums.basecode })
        .from(albums)
        .where(albumIs.ownedBy(caller))
        .orderBy(desc(albums.lastUpdateTime), desc(albums.id))
        .limit(1)
      return row
    },

    /** Keeps a place for a photo. The same `opid` again, or the same key, gives the first place. */
    async grant({ now, md5, bytes, opid, pid, ...photo }: NewPhoto): Promise<StoredPhoto> {
      const values = {
        ...photo,
        state: 'granted' as const,
        md5: md5 ?? null,
        bytes: bytes ?? null,
        opid: opid ?? null,
        pid: pid ?? null,
        createdAt: new Date(now),
      }
      const [made] = await db.insert(photos).values(values).onConflictDoNothing().returning()
      const first = async () =>
        (opid === undefined ? undefined : await this.findByOpid(photo.mchid, photo.uid, opid)) ??
        (await this.findOwn(photo.mchid, photo.uid, photo.key))
      const row = made ? inDomain(made) : await first()
      if (!row) {
        throw new Error('a place that is taken can be found')
      }
      return row
    },

    /**
     * When the last of that was sent which must be over before a shopper may send `size` bytes more, of `allowed` since
     * `since`; `undefined` when they may come now. A place counts as what was told of its photo, else as `most`, as long
     * as it is open; what was refused is deleted.
     */
    async sentInTheWay(mchid: MerchantId, uid: UserId, day: DayOfPhotos): Promise<EpochMs | undefined> {
      const { since, openSince, most, size, allowed } = day
      const isOver = or(
        eq(photos.state, 'refused'),
        and(eq(photos.state, 'granted'), lte(photos.createdAt, new Date(openSince))),
      )
      const counted = sql`case when ${isOver} then 0 else coalesce(${photos.bytes}, ${most}::bigint) end`
      const sent = db
        .select({
          at: photos.createdAt,
          leaving: sql<string>`sum(${counted}) over (order by ${photos.createdAt})`.as('leaving'),
          all: sql<string>`sum(${counted}) over ()`.as('all_sent'),
        })
        .from(photos)
        .where(and(eq(photos.mchid, mchid), eq(photos.uid, uid), gt(photos.createdAt, new Date(since))))
        .as('sent')
      const tooMuch = sql`${sent.all} + ${size}::bigint - ${allowed}::bigint`
      const [row] = await db
        .select({ at: sent.at })
        .from(sent)
        .where(and(sql`${tooMuch} > 0`, sql`${sent.leaving} >= ${tooMuch}`))
        .orderBy(sent.at)
        .limit(1)
      return row?.at.getTime()
    },

    async findByOpid(mchid: MerchantId, uid: UserId, opid: string): Promise<StoredPhoto | undefined> {
      const [row] = await db
        .select()
        .from(photos)
        .where(and(eq(photos.mchid, mchid), eq(photos.uid, uid), eq(photos.opid, opid)))
      return row && inDomain(row)
    },

    /** A finished photo of the same bytes in the same album. */
    async findTwin(mchid: MerchantId, aid: AlbumId, md5: string): Promise<StoredPhoto | undefined> {
      const [row] = await db
        .select()
        .from(photos)
        .where(and(eq(photos.mchid, mchid), eq(photos.aid, aid), eq(photos.md5, md5), eq(photos.state, 'done')))
        .limit(1)
      return row && inDomain(row)
    },

    /**
     * Names that are taken in an album before a photo is sent: of its photos, of those that somebody else than `uid` is sending, and of those whose bytes
     * have come. What else the shopper has on the way says nothing: it may have been taken back, and a photo that was taken out frees its name.
     */
    async takenNames(
      { mchid, uid, aid, md5 }: TakenFor & { readonly md5?: string | undefined },
      now: EpochMs,
    ): Promise<readonly string[]> {
      const since = new Date(now - UPLOAD_LIMITS.grantMs)
      const others = and(ne(photos.uid, uid), ne(photos.state, 'refused'), gt(photos.createdAt, since))
      const [album] = await savedAtOf(aid)
      return await namesOf({ mchid, aid }, { others: or(others, and(haveCome(now, album?.savedAt), areOthers(md5))) })
    },

    /**
     * Names that are taken once the bytes of a photo have come: of the album's photos, and of those whose bytes came before
     * and that are not in the album yet, whoever sent them. Until the transaction is over nobody else is told of this album.
     */
    async namesBefore({ id, mchid, aid, md5 }: StoredPhoto, now: EpochMs): Promise<readonly string[]> {
      const [album] = await savedAtOf(aid).for('update')
      const which = and(ne(photos.id, id), areOthers(md5 ?? undefined))
      return await namesOf({ mchid, aid }, { others: haveCome(now, album?.savedAt), which })
    },

    /** Which of these photos are stored, by key. */
    async keysOf(mchid: MerchantId, ids: readonly PhotoId[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0) {
        return new Set()
      }
      const rows = await db
        .select({ key: photos.key })
        .from(photos)
        .where(and(eq(photos.mchid, mchid), inArray(photos.id, [...ids])))
      return new Set(rows.map(({ key }) => key))
    },

    /** The photo of an album that lies in this place, whatever its ending. */
    async findAtStem(mchid: MerchantId, aid: AlbumId, stem: string): Promise<StoredPhoto | undefined> {
      const rows = await db
        .select()
        .from(photos)
        .where(and(eq(photos.mchid, mchid), eq(photos.aid, aid), sql`starts_with(${photos.key}, ${`${stem}.`})`))
        .limit(1)
      return rows[0] && inDomain(rows[0])
    },

    /** What an album tells of its photos to their owner alone. */
    async privateFacts(mchid: MerchantId, keys: readonly string[]): Promise<ReadonlyMap<string, PrivateFacts>> {
      if (keys.length === 0) {
        return new Map()
      }
      const rows = await db
        .select({ key: photos.key, persistentId: photos.persistentId, gps: photos.gps })
        .from(photos)
        .where(and(eq(photos.mchid, mchid), inArray(photos.key, [...keys])))
      return new Map(
        rows.map(({ key, persistentId, gps }) => [key, { persistentId: persistentId ?? '', ...(gps ? { gps } : {}) }]),
      )
    },

    /** A photo by its key, when it is this user's own upload. */
    async findOwn(mchid: MerchantId, uid: UserId, key: string): Promise<StoredPhoto | undefined> {
      const [row] = await db
        .select()
        .from(photos)
        .where(and(eq(photos.mchid, mchid), eq(photos.uid, uid), eq(photos.key, key)))
      return row && inDomain(row)
    },

    async findByKey(key: string): Promise<StoredPhoto | undefined> {
      const [row] = await db.select().from(photos).where(eq(photos.key, key))
      return row && inDomain(row)
    },

    async findByPersistentId(persistentId: string): Promise<StoredPhoto | undefined> {
      const [row] = await db.select().from(photos).where(eq(photos.persistentId, persistentId))
      return row && inDomain(row)
    },

    /** Finished photos of one merchant by key. */
    async findDone(mchid: MerchantId, keys: readonly string[]): Promise<readonly StoredPhoto[]> {
      if (keys.length === 0) {
        return []
      }
      const rows = await db
        .select()
        .from(photos)
        .where(and(eq(photos.mchid, mchid), eq(photos.state, 'done'), inArray(photos.key, [...keys])))
      return rows.map(inDomain)
    },

    /** What an order keeps of finished photos, by id. */
    async findFrozen(mchid: MerchantId, keys: readonly string[]): Promise<ReadonlyMap<PhotoId, FrozenPhoto>> {
      const rows = await frozenPhotos(db).execute({ mchid, keys: [...keys] })
      return new Map(
        rows.map(({ id, key, md5, width, height, focus, damaged }) => {
          invariant(md5 && width && height, `photo ${id} is finished, so its facts are known`)
          const more = { ...(focus ? { focus } : {}), ...(damaged ? { damaged: true as const } : {}) }
          return [id, { id, key, md5, facts: { id, width, height, ...more } }]
        }),
      )
    },

    /**
     * Its place is asked for anew, and is as new: it counts, and waits for its bytes, from now on. False: it does not wait
     * any more, or was taken back.
     */
    async grantAgain(id: PhotoId, now: EpochMs): Promise<boolean> {
      const rows = await db
        .update(photos)
        .set({ createdAt: new Date(now) })
        .where(and(eq(photos.id, id), eq(photos.state, 'granted')))
        .returning({ id: photos.id })
      return rows.length > 0
    },

    /** From `granted` to `processing`; `undefined` when another request was first, or the place was taken back. */
    async startProcessing(id: PhotoId, persistentId: string): Promise<StoredPhoto | undefined> {
      const [row] = await db
        .update(photos)
        .set({ state: 'processing', persistentId })
        .where(and(eq(photos.id, id), eq(photos.state, 'granted')))
        .returning()
      return row && inDomain(row)
    },

    async finish(id: PhotoId, photo: DecodedPhoto, madeFiles: MadeFiles, now: EpochMs): Promise<void> {
      const { files, gps, takenAt, focus, likeness, sharpEdge, blackPercent, lies, ...facts } = photo
      await db
        .update(photos)
        .set({
          ...facts,
          state: 'done',
          takenAt: takenAt ?? null,
          gps: gps ?? null,
          focus: focus ?? null,
          likeness: likeness ?? null,
          sharpEdge: sharpEdge ?? null,
          blackPercent: blackPercent ?? null,
          lies: lies ?? null,
          hasPrint: files.print !== undefined,
          madeFiles,
          doneAt: new Date(now),
        })
        .where(and(eq(photos.id, id), eq(photos.state, 'processing')))
    },

    /** The pictures of a finished photo were made once more. */
    async saveMadeFiles(id: PhotoId, madeFiles: MadeFiles): Promise<void> {
      await db.update(photos).set({ madeFiles }).where(eq(photos.id, id))
    },

    /** False: it had ended before. */
    async refuse(id: PhotoId, reason: PhotoRefusal, now: EpochMs): Promise<boolean> {
      const rows = await db
        .update(photos)
        .set({ state: 'refused', reason, doneAt: new Date(now) })
        .where(and(eq(photos.id, id), inArray(photos.state, ['granted', 'processing'])))
        .returning({ id: photos.id })
      return rows.length > 0
    },
  }
}
