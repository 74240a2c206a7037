import { randomUUID } from 'node:crypto'
import { createAlbum, getAlbumInfo, saveAlbum } from '../../../domain/calls/album.ts'
import type { DataOf } from '../../../domain/calls/call.ts'
import { createPreview } from '../../../domain/calls/preview.ts'
import { type AlbumId, asId, type MerchantId, type PhotoId, type UserId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { photos } from '../../../server/db/schema/photos.tables.ts'
import type { TestClient } from '../servers/test-client.ts'
import type { TestServer } from '../servers/test-server.ts'

/** The demo shop's square book. */
export const BOOK = 'book-square-203'
/** One option of each of its attributes, the ones that cost nothing more. */
export const PLAIN = ['paper-matte', 'finish-matte']

export interface SeededAlbum {
  readonly aid: string
  readonly keys: readonly string[]
}

/** An album whose photos are safely stored as far as the database knows; there are no picture files. */
export async function seedAlbum(
  server: TestServer,
  browser: TestClient,
  uid: string,
  count = 24,
  mchid = '1',
): Promise<SeededAlbum> {
  const made = await browser.call(createAlbum, { name: '夏天', opid: `seed-${randomUUID()}` })
  invariant(made.Code === 0, `an album is made: ${made.Msg}`)
  const { NewAlbumID: aid, basecode } = made.Data
  const keys = await storePhotos(server, { aid, basecode, uid, mchid }, count)
  const { lastupdatetime, name } = (await browser.call(getAlbumInfo, { aid })).Data
  const saved = await browser.call(saveAlbum, {
    aid,
    name,
    lastupdatetime,
    albumdata: { groups: [{ id: 'g0', name: '海边', photos: keys }] },
  })
  invariant(saved.Code === 0, `the album is saved: ${saved.Msg}`)
  return { aid, keys }
}

/** Photos of an album as far as the database knows; gives back their keys. */
export async function storePhotos(
  server: TestServer,
  {
    aid,
    basecode,
    uid,
    mchid = '1',
  }: { readonly aid: string; readonly basecode: string; readonly uid: string; readonly mchid?: string },
  count: number,
): Promise<readonly string[]> {
  const rows = Array.from({ length: count }, (_, n) => {
    const id = `${basecode.slice(0, 12)}-${n}`
    const [width, height] = n % 3 === 0 ? [3000, 4000] : [4000, 3000]
    return {
      ...{ id: asId<PhotoId>(id), mchid: asId<MerchantId>(mchid) },
      ...{ uid: asId<UserId>(uid), aid: asId<AlbumId>(aid), key: `${basecode}/${id}.jpg`, fileName: `IMG_${n}.jpg` },
      ...{ state: 'done' as const, md5: id.padEnd(32, '0'), sha256: id.padEnd(64, '0'), bytes: 2_000_000 },
      ...{ format: 'jpeg' as const, width, height, orientation: 1, isSrgb: true, hasPrint: false },
      ...{ takenAt: Date.UTC(2026, 6, 1 + Math.floor(n / 8), 9, n), createdAt: new Date() },
    }
  })
  await server.deps.db.insert(photos).values(rows)
  return rows.map((row) => row.key)
}

/** A designed book of a seeded album. */
export async function seedPreview(
  server: TestServer,
  browser: TestClient,
  uid: string,
  count = 24,
): Promise<DataOf<typeof createPreview>> {
  const { aid } = await seedAlbum(server, browser, uid, count)
  const made = await browser.call(createPreview, { orderdata: [{ aid, pid: BOOK }] })
  invariant(made.Code === 0, `a preview is made: ${made.Msg}`)
  return made.Data
}
