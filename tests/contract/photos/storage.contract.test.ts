import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALBUM_PHOTOS_MAX } from '../../../domain/album/save-album.ts'
import { createAlbum, openSharedAlbum, saveAlbum, setAlbumShareType } from '../../../domain/calls/album.ts'
import { createThumbnail, getUploadTicket, getUploadToken } from '../../../domain/calls/storage.ts'
import { asId, type MerchantId, type UserId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { DEFAULT_BYTE_LIMITS } from '../../../domain/photo/size-class.ts'
import { SPACE_NEEDED } from '../../../server/base/space-needed.ts'
import { GROUPS } from '../../../server/call-groups.ts'
import { albumCalls } from '../../../server/calls/album.calls.ts'
import { photos } from '../../../server/db/schema/photos.tables.ts'
import { signedPhotoUrl } from '../../../server/photos/photo-urls.ts'
import { printSourceOf } from '../../../server/photos/print-source.ts'
import type { Deps } from '../../../server/ports/deps.ts'
import { createLocalDisk } from '../../../server/storage/disk/local-disk.ts'
import { derivedKey } from '../../../server/storage/storage-key.ts'
import { createMerchantStore } from '../../../server/stores/merchants.store.ts'
import { generatePhoto } from '../../support/builders/generate-photos.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { seedAlbum, storePhotos } from '../../support/worlds/seeded-album.ts'
import { sendBytes, uploadPhoto, waitForProcessing } from '../../support/worlds/upload-photo.ts'

let server: TestServer
let address: string
let owner: TestClient
let aid: string
let photo: Buffer

const md5Of = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')
const taken = Date.UTC(2024, 4, 1, 9, 30, 0)

beforeAll(async () => {
  server = await startTestServer({ groups: [...new Set([...GROUPS, albumCalls])] })
  address = await server.listen()
  owner = await server.signedIn('13800000001')
  aid = (await owner.call(createAlbum, { name: '夏天' })).Data.NewAlbumID
  photo = await generatePhoto({ width: 900, height: 1200, seed: 1, format: 'jpeg', orientation: 6, takenAt: taken })
})
afterAll(() => server?.close())

const ask = (more: object = {}) => ({ aid, fileName: 'IMG 照片.jpg', size: photo.length, md5: md5Of(photo), ...more })
/** A small photo that the album has; nobody else uploads this one. */
async function storedPhoto(seed: number): Promise<Buffer> {
  const bytes = await generatePhoto({ width: 640, height: 480, seed, format: 'jpeg' })
  expect((await uploadPhoto(owner, address, { aid, fileName: `${seed}.jpg`, bytes })).code).toBe(0)
  return bytes
}
const target = (grant: { Token: string; Key: string; Host: string }) => ({
  token: grant.Token,
  key: grant.Key,
  host: new URL(grant.Host, address).href,
})

/** The shop with a disk of which only so much is free. */
function withDisk(deps: Deps, freeBytes: () => Promise<number>): Deps {
  invariant(deps.uploadHost, 'photos lie on the own disk')
  const { keys } = deps.uploadHost
  const disk = createLocalDisk({ root: join(deps.env.dataDir, 'photos'), keys, uploadHost: '', freeBytes })
  return { ...deps, storage: disk, uploadHost: { disk, keys } }
}

test('an album of as many photos as it may hold travels in one go, every question of its photos answered', async () => {
  const busy = await startTestServer({ clock: { now: () => Date.UTC(2026, 5, 1) } })
  const shopper = await busy.signedIn('13800000002')
  const album = (await shopper.call(createAlbum, { name: '一次' })).Data.NewAlbumID
  const travel = async (_: unknown, at: number) => {
    const request = { aid: album, fileName: `${at}.jpg`, size: 200_000, md5: md5Of(Buffer.from([at])) }
    const place = await shopper.call(getUploadToken, { ...request, opid: `photo-${at}-of-many` })
    const ended = await shopper.call(createThumbnail, { Key: place.Data.Key })
    const facts = await shopper.call(getUploadToken, { ...request, opid: `photo-${at}-of-many` })
    return [place.Code, ended.Code, facts.Code].join()
  }
  // Those of one minute, more than other calls take of one session; no bytes are sent, and the end of an upload says so.
  const ofOneMinute = Array.from({ length: 70 }, travel)
  expect(await Promise.all(ofOneMinute)).toEqual(Array(70).fill('0,3011,0'))
  // The others were before, in the same hour; each was asked about as often as these.
  await busy.deps.db.execute(sql`update limits set count = count * ${Math.ceil(ALBUM_PHOTOS_MAX / 70)}`)
  expect(await travel(undefined, 70)).toBe('0,3011,0')
  await busy.close()
})

test('safety 11.15: where photos have filled the disk, no more get a place, with the reason; those that are there are told', async () => {
  let free = 2 * SPACE_NEEDED
  const nearlyFull = await startTestServer({ override: (deps) => withDisk(deps, async () => free) })
  const shopper = await nearlyFull.signedIn('13800000003')
  const album = (await shopper.call(createAlbum, { name: '满' })).Data.NewAlbumID
  const of = (opid: string) => ({ aid: album, fileName: `${opid}.jpg`, size: 200_000, opid })
  const there = (await shopper.call(getUploadToken, of('photo-stored'))).Data.Key
  const facts = { width: 600, height: 400, orientation: 1, isSrgb: true, format: 'jpeg' as const, hasPrint: false }
  const hashes = { md5: 'a'.repeat(32), sha256: 'a'.repeat(64), bytes: 200_000 }
  await nearlyFull.deps.db
    .update(photos)
    .set({ state: 'done', ...facts, ...hashes })
    .where(eq(photos.key, there))
  await shopper.call(getUploadToken, of('photo-placed'))
  free = 0.7 * 2 * SPACE_NEEDED
  const asked = [
    await shopper.call(getUploadToken, of('photo-stored')),
    await shopper.call(getUploadToken, of('photo-placed')),
    await shopper.call(getUploadToken, of('photo-new')),
    await shopper.call(getUploadTicket, { aid: album }),
  ]
  expect(asked.map(({ Reason }) => Reason)).toEqual([undefined, ...Array(3).fill('storage-nearly-full')])
  const rows = await nearlyFull.deps.db.select().from(photos)
  expect(rows.length).toBe(2)
  await nearlyFull.close()
})

test('B§5 duplicate names: where the merchant asks, a name is taken by the photos of the album and by those that others are sending [B§5.duplicate-names]', async () => {
  const clock = { at: Date.UTC(2026, 5, 1) }
  const checking = await startTestServer({ clock: { now: () => clock.at } })
  const merchants = createMerchantStore(checking.deps.db)
  const merchant = await merchants.find(asId<MerchantId>('1'))
  invariant(merchant, 'the demo merchant is there')
  const [shopper, friend] = [checking.client(), await checking.signedIn('13800000002')]
  const uid = await shopper.signIn('13800000001', checking.deps.outbox)
  const { aid: album } = await seedAlbum(checking, shopper, uid, 2)
  const edited = await shopper.call(setAlbumShareType, { aid: album, sharetype: 'edit' })
  await friend.call(openSharedAlbum, { aid: album, st: /st=([\w-]{22})/.exec(edited.Data.share_url)?.[1] ?? '' })
  const codeOf = async (client: TestClient, fileName: string) =>
    (await client.call(getUploadToken, { aid: album, fileName, size: 200_000, md5: md5Of(randomBytes(8)) })).Code

  expect(await codeOf(shopper, 'img_0.jpg')).toBe(0)
  await merchants.save({ ...merchant, shop: { ...merchant.shop, uploadNameCheck: true } })
  expect(await codeOf(shopper, 'img_0.jpg')).toBe(3005)
  // Taken out, retouched and added again; taken back on its way and picked again.
  const albumdata = { groups: [{ id: 'g0', name: '海边', photos: [] }] }
  expect((await shopper.call(saveAlbum, { aid: album, name: '夏天', albumdata })).Code).toBe(0)
  expect([await codeOf(shopper, 'img_0.jpg'), await codeOf(shopper, 'img_0.jpg')]).toEqual([0, 0])
  // Somebody else is sending one, for as long as a place is kept.
  expect([await codeOf(friend, 'IMG_9.jpg'), await codeOf(shopper, 'img_9.jpg')]).toEqual([0, 3005])
  clock.at += 600_001
  expect(await codeOf(shopper, 'img_9.jpg')).toBe(0)
  await checking.close()
})

describe('the way of a photo', () => {
  test('A§7 CreateThumbnail, B§7 image info: it ends with an album photo whose pictures are upright, without metadata [A§7.CreateThumbnail] [A§9.thumbnail] [B§7.image-info]', async () => {
    const status = await uploadPhoto(owner, address, { aid, fileName: 'IMG 照片.jpg', bytes: photo })
    const done = status.photo
    expect(status.code).toBe(0)
    expect(done && { ...done, id: '', key: '', imageThumb: '', proxy: '', likeness: '' }).toEqual({
      id: '',
      key: '',
      fileName: 'IMG 照片.jpg',
      md5: md5Of(photo),
      format: 'jpeg',
      bytes: photo.length,
      width: 900,
      height: 1200,
      takenAt: taken,
      imageThumb: '',
      proxy: '',
      likeness: '',
      blackPercent: 0,
    })
    expect(done?.likeness).toMatch(/^[\da-f]{32}$/)
    expect(done?.key).toMatch(/^[\w-]+\/[\w-]{21}\.jpg$/)
    const thumb = await owner.request({ method: 'GET', url: done?.imageThumb ?? '' })
    const { width, height, exif, icc } = await sharp(thumb.rawPayload).metadata()
    expect({ width, height, exif, icc }).toEqual({ width: 800, height: 1067, exif: undefined, icc: undefined })
    const { headers } = thumb
    expect([headers['content-type'], headers['x-content-type-options'], headers['content-security-policy']]).toEqual([
      'image/jpeg',
      'nosniff',
      "default-src 'none'; sandbox",
    ])
    const info = await owner.request({ method: 'GET', url: `${done?.proxy}&imageInfo` })
    expect(info.json()).toEqual({ format: 'jpeg', width: 900, height: 1200, orientation: 1 })
    const source = await printSourceOf(server.deps, done?.key ?? '')
    expect({ ...source, path: '' }).toEqual({
      path: '',
      width: 900,
      height: 1200,
      format: 'jpeg',
      orientation: 6,
      isSrgb: true,
      sha256: createHash('sha256').update(photo).digest('hex'),
      fileSha256: createHash('sha256').update(photo).digest('hex'),
    })
  })

  test('the same bytes again need no second upload', async () => {
    const bytes = await storedPhoto(5)
    const again = await owner.call(getUploadToken, ask({ size: bytes.length, md5: md5Of(bytes) }))
    expect([again.Code, again.Data.exists, again.Data.photo?.md5]).toEqual([0, true, md5Of(bytes)])
  })

  test('asked twice with one opid, the place is one; the end of an upload is one too', async () => {
    const other = await generatePhoto({ width: 640, height: 480, seed: 2, format: 'jpeg' })
    const request = ask({ md5: md5Of(other), size: other.length, opid: 'op-000000001' })
    const [first, second] = [await owner.call(getUploadToken, request), await owner.call(getUploadToken, request)]
    expect(second.Data.Key).toBe(first.Data.Key)
    const early = await owner.call(createThumbnail, { Key: first.Data.Key })
    expect(early.Code).toBe(3011)
    await sendBytes(other, target(first.Data))
    await sendBytes(other, target(second.Data))
    const ends = await Promise.all([1, 2, 3].map(() => owner.call(createThumbnail, { Key: first.Data.Key })))
    expect(new Set(ends.map((end) => end.Data.persistentId)).size).toBe(1)
    const status = await waitForProcessing(target(first.Data).host, ends[0]?.Data.persistentId ?? '')
    expect([status.code, status.photo?.width, status.photo?.height]).toEqual([0, 640, 480])
  })

  let shopper: TestClient
  let uid: string
  beforeAll(async () => {
    shopper = server.client()
    uid = await shopper.signIn('13800000077', server.deps.outbox)
  })
  /** An album with photos that were sent `hoursAgo`, of `bytes` each, as its shopper asks for one more. */
  async function afterSending(sent: readonly { readonly bytes: number | null; hoursAgo: number; more?: object }[]) {
    await server.deps.db.delete(photos).where(eq(photos.uid, asId<UserId>(uid)))
    const { NewAlbumID, basecode } = (await shopper.call(createAlbum, { name: '海' })).Data
    const keys = await storePhotos(server, { aid: NewAlbumID, basecode, uid }, sent.length)
    for (const [n, key] of keys.entries()) {
      const { hoursAgo = 0, bytes = 0, more = {} } = sent[n] ?? {}
      const createdAt = new Date(Date.now() - hoursAgo * 3_600_000)
      await server.deps.db
        .update(photos)
        .set({ bytes, createdAt, ...more })
        .where(eq(photos.key, key))
    }
    const size = DEFAULT_BYTE_LIMITS.max
    const { Reason, Msg } = await shopper.call(getUploadToken, { aid: NewAlbumID, fileName: 'a.jpg', size })
    return [Reason, Msg]
  }
  const LARGEST = DEFAULT_BYTE_LIMITS.max
  const DAY = 2 * ALBUM_PHOTOS_MAX * LARGEST
  const enough = (hours: number) => [
    'photos-enough-today',
    `你今天上传的照片已经很多了，还放不下这一张。请在 ${hours} 小时后再添加。`,
  ]

  test('safety 13: an album of the largest photos is sent in one day, and half of it once more', async () => {
    const first = Array.from({ length: ALBUM_PHOTOS_MAX - 1 }, () => ({ bytes: LARGEST, hoursAgo: 1 }))
    expect(await afterSending(first)).toEqual([undefined, ''])
    expect(await afterSending([{ bytes: 1.5 * ALBUM_PHOTOS_MAX * LARGEST, hoursAgo: 1 }])).toEqual([undefined, ''])
  })

  test('safety 13: two such albums are enough for a day; the shop says when this photo may come', async () => {
    const tiny = { bytes: 20_000, hoursAgo: 23.5 }
    const refused = { bytes: LARGEST, hoursAgo: 23.2, more: { state: 'refused', reason: 'photo-too-small' } }
    expect(await afterSending([tiny, refused, { bytes: DAY - 10_000_000, hoursAgo: 0.9 }])).toEqual(enough(24))
    expect(
      await afterSending([
        { bytes: LARGEST, hoursAgo: 22.5 },
        { bytes: DAY - LARGEST, hoursAgo: 1 },
      ]),
    ).toEqual(enough(2))
    expect(await afterSending([{ bytes: DAY, hoursAgo: 23.5 }])).toEqual(enough(1))
    expect(await afterSending([{ bytes: DAY, hoursAgo: 24.5 }])).toEqual([undefined, ''])
  })

  test('safety 13: a place counts as what was told of its photo, and no longer than it is open', async () => {
    const placed = { state: 'granted' }
    const open = { bytes: DAY, hoursAgo: 0.1, more: placed }
    const ofUnknownSize = { bytes: null, hoursAgo: 0.1, more: placed }
    expect(await afterSending([open])).toEqual(enough(24))
    expect(await afterSending([{ ...open, hoursAgo: 0.2 }])).toEqual([undefined, ''])
    expect(await afterSending([{ bytes: DAY - 1.5 * LARGEST, hoursAgo: 1 }, ofUnknownSize])).toEqual(enough(23))
    expect(
      await afterSending([
        { bytes: DAY - 1.5 * LARGEST, hoursAgo: 1 },
        { ...ofUnknownSize, bytes: 1000 },
      ]),
    ).toEqual([undefined, ''])
  })

  test('a photo that does not decode whole is refused with a sentence and not kept', async () => {
    const whole = await generatePhoto({ width: 1200, height: 900, seed: 3, format: 'jpeg' })
    const status = await uploadPhoto(owner, address, {
      aid,
      fileName: 'cut.jpg',
      bytes: whole.subarray(0, Math.floor(whole.length / 2)),
    })
    expect({ ...status, id: '' }).toEqual({
      id: '',
      code: 3,
      desc: '这张照片已损坏，印出来会缺一块。请换一张，或从手机里重新导出。',
      items: [],
      reason: 'photo-damaged',
    })
  })

  test('GPS stays in the owner row: no derived file and no reply carries it', async () => {
    const granted = await sharp(await generatePhoto({ width: 640, height: 480, seed: 4, format: 'jpeg' }))
      .withExif({
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '31/1 13/1 49/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '121/1 28/1 25/1',
        },
      })
      .jpeg({ quality: 92 })
      .toBuffer()
    const status = await uploadPhoto(owner, address, { aid, fileName: 'place.jpg', bytes: granted })
    expect(status.code).toBe(0)
    expect(JSON.stringify(status)).not.toMatch(/gps|latitude|31\.2/i)
    const proxy = await owner.request({ method: 'GET', url: status.photo?.proxy ?? '' })
    expect((await sharp(proxy.rawPayload).metadata()).exif).toBe(undefined)
  })
})

describe('who may what', () => {
  test('a stranger gets no place in the album, and its photo is not there for him', async () => {
    const stranger = await server.signedIn('13800000002')
    expect((await stranger.call(getUploadToken, ask())).Code).toBe(404)
    const grant = await owner.call(getUploadToken, ask({ md5: '0'.repeat(32) }))
    expect((await stranger.call(createThumbnail, { Key: grant.Data.Key })).Code).toBe(404)
    expect((await server.client().call(getUploadToken, ask())).Code).toBe(401)
  })

  test('pictures need their signature; originals need their owner besides', async () => {
    const bytes = await storedPhoto(6)
    const key = (await owner.call(getUploadToken, ask({ size: bytes.length, md5: md5Of(bytes) }))).Data.Key
    const until = server.deps.clock.now() + 60_000
    const url = (kind: 'thumb' | 'original', end = until) =>
      signedPhotoUrl(server.deps.secrets, { key, kind, until: end })
    const status = async (client: TestClient, at: string) =>
      (await client.request({ method: 'GET', url: at })).statusCode
    const visitor = server.client()
    expect([
      await status(visitor, url('thumb')),
      await status(visitor, url('thumb').replace('/thumb?', '/proxy?')),
      await status(visitor, url('thumb', until - 120_000)),
      await status(visitor, url('original')),
      await status(owner, url('original')),
    ]).toEqual([200, 404, 404, 404, 200])
  })

  test('sizes outside the limits get no place', async () => {
    const codes = [10_239, 10_240, 20_971_520, 20_971_521].map(
      async (size) => (await owner.call(getUploadToken, ask({ size, md5: '1'.repeat(32) }))).Code,
    )
    expect(await Promise.all(codes)).toEqual([3001, 0, 0, 3002])
  })
})

describe('the upload host', () => {
  const grant = async () => (await owner.call(getUploadToken, ask({ md5: md5Of(randomBytes(8)) }))).Data
  const jpegOf = (size: number) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(size - 4)])

  const partsKept = () => {
    const { partsFolder = '' } = server.deps.uploadHost?.disk ?? {}
    return (existsSync(partsFolder) ? readdirSync(partsFolder) : []).flatMap((id) =>
      readdirSync(join(partsFolder, id)).filter((name) => /^\d+\./.test(name)),
    )
  }

  test('takes 9 MB in parts, whatever order they come in, and keeps them byte for byte', async () => {
    // An upload that was refused on its way keeps its parts for a while.
    const before = partsKept()
    const bytes = jpegOf(9_000_000)
    const given = await grant()
    await sendBytes(bytes, target(given))
    const stored = await server.deps.storage.localFile(given.Key)
    expect(stored?.bytes).toBe(9_000_000)
    expect(partsKept().sort()).toEqual(before.sort())
  })

  test('stores a key once: other bytes under it are refused, the same bytes are fine', async () => {
    const given = await grant()
    const bytes = jpegOf(20_000)
    await sendBytes(bytes, target(given))
    await sendBytes(bytes, target(given))
    await expect(sendBytes(jpegOf(20_000), target(given))).rejects.toThrow('614')
  })

  test('refuses what the token does not allow', async () => {
    const given = await grant()
    const send = (more: object, bytes = jpegOf(20_000)) => sendBytes(bytes, { ...target(given), ...more })
    await expect(send({ key: given.Key.replace('/', '/x') })).rejects.toThrow("doesn't match scope")
    await expect(send({ key: '../secret' })).rejects.toThrow('bad key')
    await expect(send({ token: `${given.Token.slice(0, 40)}A${given.Token.slice(41)}` })).rejects.toThrow('401')
    await expect(send({}, randomBytes(20_000))).rejects.toThrow('mimeType')
    await expect(send({}, jpegOf(9000))).rejects.toThrow('file size')
    await expect(send({}, jpegOf(20_971_521))).rejects.toThrow('413')
  })

  test('answers another origin', async () => {
    const reply = await server.shop.app.inject({ method: 'OPTIONS', url: '/emall/upload/' })
    expect([reply.statusCode, reply.headers['access-control-allow-origin']]).toEqual([204, '*'])
  })

  test('derived files have keys of their own', () => {
    expect(derivedKey('base/photo.heic', 'print')).toBe('base/derived/photo.print.jpg')
  })
})
