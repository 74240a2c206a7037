import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAlbum } from '../../../domain/calls/album.ts'
import { getOssType, logUploadError, saveTestData } from '../../../domain/calls/config.ts'
import { getMerchantInfo } from '../../../domain/calls/merchant.ts'
import { createThumbnail, fetchWechatFile, getUploadToken, matting } from '../../../domain/calls/storage.ts'
import { asId, type MerchantId, type ProductId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { photos } from '../../../server/db/schema/photos.tables.ts'
import { DECODE_DEAD } from '../../../server/jobs/queues.ts'
import { createMatting } from '../../../server/photos/matting.ts'
import { removeLeftUploads } from '../../../server/photos/remove-left-uploads.ts'
import { createWechatMedia } from '../../../server/photos/wechat-media.ts'
import type { Deps } from '../../../server/ports/deps.ts'
import { createClientNoteStore } from '../../../server/stores/client-notes.store.ts'
import { createProductStore } from '../../../server/stores/products.store.ts'
import { generatePhoto } from '../../support/builders/generate-photos.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { startTestServer } from '../../support/servers/test-server.ts'
import { providerSettingsOf } from '../../support/worlds/provider-settings-of.ts'
import { BOOK } from '../../support/worlds/seeded-album.ts'
import { uploadPhoto, waitForProcessing } from '../../support/worlds/upload-photo.ts'

/** The messenger and the matting service on this machine, as their published protocols say. */
const said: { method: string | undefined; url: string; authorization: string | undefined; bytes: number }[] = []
let photo: Buffer
let cutOut: Buffer
let provider: Server
/** What happens while the messenger looks for a photo that is called late. */
let meanwhile = async () => {}
let base: string
beforeAll(async () => {
  photo = await generatePhoto({ width: 800, height: 600, seed: 21, format: 'jpeg' })
  cutOut = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  provider = createServer(
    (request, response) => void answer(request).then((it) => response.writeHead(200, it.head).end(it.body)),
  )
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
afterAll(() => provider?.close())

async function answer(request: IncomingMessage): Promise<{ head: Record<string, string>; body: Buffer | string }> {
  let bytes = 0
  for await (const piece of request) {
    bytes += (piece as Buffer).length
  }
  said.push({ method: request.method, url: request.url ?? '', authorization: request.headers.authorization, bytes })
  const url = new URL(request.url ?? '', base)
  if (url.pathname === '/matting') {
    return { head: { 'content-type': 'image/png' }, body: cutOut }
  }
  const file = url.searchParams.get('media_id')
  if (url.pathname !== '/cgi-bin/media/get' || url.searchParams.get('access_token') !== 'token-of-1') {
    return { head: { 'content-type': 'application/json' }, body: '{"errcode":40001,"errmsg":"invalid credential"}' }
  }
  if (file === 'late') {
    await meanwhile()
  }
  const files: Readonly<Record<string, Buffer>> = {
    photo,
    late: photo,
    script: randomBytes(20_000),
    large: randomBytes(21_000_000),
  }
  const found = files[file ?? '']
  return found
    ? { head: { 'content-type': 'image/jpeg' }, body: found }
    : { head: { 'content-type': 'application/json' }, body: '{"errcode":40007,"errmsg":"invalid media_id"}' }
}

/** The shop of merchant 1 with both providers. */
function withProviders(deps: Deps): Deps {
  const wechat = { appid: 'wx1', secret: 's', apiBase: base, openBase: base }
  const matting = { url: `${base}/matting`, token: 'matting-token' }
  const providers = providerSettingsOf(() => ({ wechat, matting }))
  // The first token has been ended by the messenger: the shop asks for another one.
  let ended = 0
  const accessToken = {
    of: async (mchid: MerchantId) => (ended === 0 ? 'ended' : `token-of-${mchid}`),
    drop: async () => {
      ended += 1
    },
  }
  return { ...deps, wechatMedia: createWechatMedia({ providers, accessToken }), matting: createMatting(providers) }
}

const fresh = () => randomBytes(16).toString('hex')

onBothEngines(
  'calls of the storage',
  (server) => {
    let owner: TestClient
    let address: string
    let aid: string
    beforeAll(async () => {
      address = (await server().listen()).replace('localhost', '127.0.0.1')
      owner = await server().signedIn()
      aid = (await owner.call(createAlbum, {})).Data.NewAlbumID
    })
    const placeFor = (more: object = {}) =>
      owner.call(getUploadToken, { aid, fileName: 'p.jpg', size: 200_000, md5: fresh(), ...more })

    test('A§7 GetConfig/key/osstype: the storage on the own disk speaks QINIU [A§7.GetConfig]', async () => {
      expect((await server().client().call(getOssType, {})).Data).toEqual({ value: 'QINIU' })
    })

    test('A§7 GetTokenByMchID: an answered Token allows the one key, once, in a size, of four types, for ten minutes [A§7.GetTokenByMchID] [B§3.GetTokenByMchID]', async () => {
      const { Token, Key } = (await placeFor()).Data
      const policy = JSON.parse(Buffer.from(Token.split(':')[2] ?? '', 'base64url').toString())
      expect(policy).toEqual({
        ...{ scope: `photos:${Key}`, insertOnly: 1, fsizeMin: 10_240, fsizeLimit: 20_971_520, detectMime: 1 },
        mimeLimit: 'image/jpeg;image/png;image/webp;image/heic;image/heif',
        deadline: expect.any(Number),
      })
      expect(Math.round((policy.deadline * 1000 - server().deps.clock.now()) / 60_000)).toBe(10)
    })

    test('safety 3.45 GetThumb: what is made besides is the server’s own words, whatever was sent [A§7.GetThumb]', async () => {
      const { Token, Key } = (await placeFor({ GetThumb: 'avthumb/mp4' })).Data
      const { persistentOps } = JSON.parse(Buffer.from(Token.split(':')[2] ?? '', 'base64url').toString())
      const target = Buffer.from(String(persistentOps).split('|saveas/')[1] ?? '', 'base64url').toString()
      expect([String(persistentOps).split('|')[0], target]).toEqual([
        'imageMogr2/auto-orient/strip/thumbnail/800x/format/jpg',
        `photos:${Key.replace('/', '/derived/').replace('.jpg', '.thumb.jpg')}`,
      ])
    })

    test('B§5 size limit: the limits of the product hold on the server, from the place to the end of the upload [B§5.product-limits]', async () => {
      const products = createProductStore(server().deps.db)
      const book = await products.find(asId('1'), asId<ProductId>(BOOK))
      invariant(book, 'the demo sells a book')
      const strict = { ...book, id: asId<ProductId>('strict-book') }
      await products.save(
        asId('1'),
        { ...strict, photos: { ...book.photos, minBytes: 100_000, maxBytes: 300_000 } },
        99,
      )
      const answers = await Promise.all(
        [99_999, 100_000, 300_000, 300_001].map((size) => placeFor({ size, pid: 'strict-book' })),
      )
      expect(answers.map(({ Code }) => Code)).toEqual([3001, 0, 0, 3002])
      const tooSmall = '这个文件太小（不到 98 KB），印出来会看不清，请选原图。'
      expect(answers[0]?.Msg).toBe(tooSmall)
      // A place whose size was not told: the bytes themselves are looked at.
      const grant = (await placeFor({ size: undefined, pid: 'strict-book' })).Data
      await server().deps.storage.put(grant.Key, Buffer.concat([photo.subarray(0, 50_000)]))
      const ended = await owner.call(createThumbnail, { Key: grant.Key })
      expect([ended.Code, ended.Msg]).toEqual([3001, tooSmall])
      const again = await owner.call(fetchWechatFile, { Key: grant.Key, ServerID: 'photo' })
      expect([again.Code, again.Msg]).toEqual([3001, tooSmall])
    })

    test('B§7 FetchWechatFile: a photo of the messenger comes into its place and goes the way of every photo [A§7.FetchWechatFile] [B§3.FetchWechatFile] [B§7.FetchWechatFile]', async () => {
      const { Key } = (await owner.call(getUploadToken, { aid, fileName: 'wx.jpg' })).Data
      const fetched = await owner.call(fetchWechatFile, { MchID: '1', Key, ServerID: 'photo', localId: 'wxLocal://1' })
      expect(fetched.Data).toEqual({ size: photo.length })
      // Asked again: it is there.
      expect((await owner.call(fetchWechatFile, { Key, ServerID: 'photo' })).Data).toEqual({ size: photo.length })
      const { persistentId } = (await owner.call(createThumbnail, { Key })).Data
      const status = await waitForProcessing(`${address}/emall/upload`, persistentId)
      expect([status.code, status.photo?.width]).toEqual([0, 800])
    })

    test('what the messenger gives after its place was taken back is deleted with the others that are left', async () => {
      const { Key } = (await owner.call(getUploadToken, { aid, fileName: 'late.jpg' })).Data
      const { db, storage, clock } = server().deps
      meanwhile = async () => void (await db.delete(photos).where(eq(photos.key, Key)))
      expect((await owner.call(fetchWechatFile, { Key, ServerID: 'late' })).Code).toBe(404)
      expect((await storage.head(Key))?.bytes).toBe(photo.length)
      await removeLeftUploads({ ...server().deps, clock: { ...clock, now: () => clock.now() + 1000 } })
      expect(await storage.head(Key)).toBe(undefined)
    })

    test('safety 3.46: ids of another form, foreign places, wrong content and too many bytes are refused', async () => {
      const { Key } = (await owner.call(getUploadToken, { aid, fileName: 'wx.jpg' })).Data
      const stranger = await server().signedIn('13800000007')
      const ask = async (ServerID: string, who = owner) => (await who.call(fetchWechatFile, { Key, ServerID })).Code
      said.length = 0
      expect([await ask('../evil'), await ask('photo', stranger), said.length]).toEqual([4000, 404, 0])
      expect([await ask('unknown'), await ask('script'), await ask('large')]).toEqual([3303, 3003, 3002])
      expect(await server().deps.storage.head(Key)).toBe(undefined)
    })

    test('B§7 Matting: the subject of a photo of one’s own, fetched by its key [B§7.Matting]', async () => {
      const status = await uploadPhoto(owner, address, { aid, fileName: 'me.jpg', bytes: photo })
      said.length = 0
      const cut = await owner.call(matting, { MchID: '1', FileUrl: status.photo?.proxy ?? '' })
      expect(cut.Data).toEqual({ imageBase64: cutOut.toString('base64') })
      // The shop says that it can.
      expect((await owner.call(getMerchantInfo, {})).Data.cutout).toBe(true)
      expect(said).toEqual([
        { method: 'POST', url: '/matting', authorization: 'Bearer matting-token', bytes: expect.any(Number) },
      ])
    })

    test('safety 3.52: an address that is not ours is never fetched, a foreign photo is not there, twenty an hour', async () => {
      const stranger = await server().signedIn('13800000008')
      const status = await uploadPhoto(owner, address, { aid, fileName: 'me.jpg', bytes: photo })
      said.length = 0
      const ask = async (FileUrl: string, who = stranger) => (await who.call(matting, { FileUrl })).Code
      expect([
        await ask(`${base}/emall/photos/a/b.jpg/proxy`),
        await ask('http://169.254.169.254/latest/meta-data'),
        await ask('file:///etc/passwd'),
        await ask(status.photo?.proxy ?? ''),
        await ask(status.photo?.key ?? ''),
        said.length,
      ]).toEqual([404, 404, 404, 404, 404, 0])
      const codes: number[] = []
      for (let asked = 5; asked < 21; asked++) {
        codes.push(await ask('a/b.jpg'))
      }
      expect(codes).toEqual([...Array<number>(15).fill(404), 4290])
    })

    test('safety 5.22 Test/SaveData: a test build keeps 16 KB of whoever is signed in [A§7.SaveData]', async () => {
      const kept = await owner.call(saveTestData, { data: '{"step":1}\u001b[31m' })
      expect(kept.Code).toBe(0)
      const [note] = await createClientNoteStore(server().deps.db).latest('test-data', 1)
      expect([note?.id, note?.text]).toEqual([kept.Data.id, '{"step":1} [31m'])
      expect([
        (await owner.call(saveTestData, { data: 'x'.repeat(16_385) })).Code,
        (await server().client().call(saveTestData, { data: 'x' })).Code,
      ]).toEqual([4000, 401])
    })

    test('safety 3.53 upload errors: 4 KB of plain text, twenty an hour, gone after seven days [B§7.upload-errors]', async () => {
      const notes = createClientNoteStore(server().deps.db)
      const shopper = await server().signedIn('13800000010')
      expect((await shopper.call(logUploadError, { log: 'send\r\n2026 forged line\u0007\u202e' })).Code).toBe(0)
      expect((await notes.latest('upload-error', 1))[0]?.text).toBe('send 2026 forged line ')
      const codes: number[] = []
      for (let told = 1; told < 21; told++) {
        codes.push((await shopper.call(logUploadError, { log: `failure ${told}` })).Code)
      }
      expect([codes.filter((code) => code === 0).length, codes.at(-1)]).toEqual([19, 4290])
      expect((await shopper.call(logUploadError, { log: 'x'.repeat(4097) })).Code).toBe(4000)
      await notes.dropExpired(server().deps.clock.now() + 6 * 24 * 3_600_000)
      expect((await notes.latest('upload-error', 100)).length).toBe(20)
      await notes.dropExpired(server().deps.clock.now() + 8 * 24 * 3_600_000)
      expect(await notes.latest('upload-error', 100)).toEqual([])
    })
  },
  // A worker decodes what was brought.
  { role: 'all', override: withProviders },
)

test('without providers the shop says so, in the language of the shopper', async () => {
  const server = await startTestServer({ role: 'api' })
  const owner = await server.signedIn()
  const aid = (await owner.call(createAlbum, {})).Data.NewAlbumID
  const { Key } = (await owner.call(getUploadToken, { aid, fileName: 'wx.jpg' })).Data
  const wechat = await owner.call(fetchWechatFile, { Key, ServerID: 'photo' })
  expect([wechat.Code, wechat.Msg]).toEqual([3302, '本店还没有接通微信取图，请从手机相册选照片。'])
  await server.close()
})

test('safety 5.22: a shop in production keeps no debugging data [A§7.SaveData]', async () => {
  const server = await startTestServer({ role: 'api' })
  const owner = await server.signedIn()
  Object.assign(server.deps.env, { mode: 'production' })
  const off = await owner.call(saveTestData, { data: 'x' })
  expect([off.Code, off.Msg]).toEqual([3308, '正式店铺不保存调试数据。'])
  await server.close()
})

test('safety 11: a machine too busy to decode a photo refuses nothing: it is tried again, at last ten minutes later', async () => {
  let busy = 2
  const server = await startTestServer({
    override: (deps) => ({
      ...deps,
      decoder: {
        ...deps.decoder,
        decode: async (source, limits) => {
          busy -= 1
          if (busy >= 0) {
            throw new Error('the machine was too busy to decode the picture in time')
          }
          return await deps.decoder.decode(source, limits)
        },
      },
    }),
  })
  const owner = await server.signedIn()
  const aid = (await owner.call(createAlbum, {})).Data.NewAlbumID
  const status = await uploadPhoto(owner, await server.listen(), { aid, fileName: 'a.jpg', bytes: photo })
  expect([status.code, busy]).toEqual([0, -1])

  const { db, jobs } = server.deps
  await jobs.enqueue(db, DECODE_DEAD, { key: 'given-up' })
  const again = async () => {
    const { rows } = await db.execute(
      sql`select round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job
          where name = 'decode-photo' and data ->> 'key' = 'given-up'`,
    )
    return rows
  }
  await expect.poll(again).toEqual([{ seconds: 600 }])
  const { rows } = await db.execute(sql`select name from pgboss.queue where name like 'prepare%'`)
  expect(rows).toEqual([{ name: 'prepare' }])
  await server.close()
})
