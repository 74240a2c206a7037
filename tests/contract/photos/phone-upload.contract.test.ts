import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAlbum } from '../../../domain/calls/album.ts'
import { getUploadToken } from '../../../domain/calls/storage.ts'
import { asId, type PhotoId } from '../../../domain/ids.ts'
import { similarPhotos } from '../../../domain/image-analysis/similar-photos.ts'
import { DEFAULT_BYTE_LIMITS } from '../../../domain/photo/size-class.ts'
import { openPhotoPages, type PhotoPages } from '../../support/browser/open-photo-page.ts'
import { groupPhoto } from '../../support/builders/face-pictures.ts'
import { generatePhoto } from '../../support/builders/generate-photos.ts'
import { realPhoto } from '../../support/real-photos.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'

let server: TestServer
let address: string
let owner: TestClient
let aid: string
let pages: PhotoPages

beforeAll(async () => {
  server = await startTestServer()
  address = (await server.listen()).replace('localhost', '127.0.0.1')
  owner = await server.signedIn()
  aid = (await owner.call(createAlbum, {})).Data.NewAlbumID
  pages = await openPhotoPages()
})
afterAll(async () => {
  await pages?.close()
  await server?.close()
})

const md5Of = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')
/** Three parts, the last one short. */
const largePhoto = () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(8_500_000)])

async function placeFor(bytes: Uint8Array) {
  const reply = await owner.call(getUploadToken, { aid, fileName: '照片 1.jpg', size: bytes.length, md5: md5Of(bytes) })
  return { token: reply.Data.Token, key: reply.Data.Key, host: reply.Data.Host }
}

/** Uploads `/files/photo` in the page; `leaving`: the shopper leaves once one part is acknowledged. */
function send(page: Page, grant: { token: string; key: string; host: string }, leaving = false) {
  return page.evaluate(
    async ([where, leaves]) => {
      const file = new File([await (await fetch('/files/photo')).blob()], '照片 1.jpg', { type: 'image/jpeg' })
      const left = new AbortController()
      const reports: number[] = []
      const remembersPart = () => Object.values(localStorage).some((kept) => /"etag"/.test(String(kept)))
      const watch = setInterval(() => {
        if (leaves && remembersPart()) {
          left.abort(new Error('left'))
        }
      }, 20)
      try {
        await window.photos.sendPhoto({ file, grant: where }, ({ sent }) => reports.push(sent), left.signal)
        return { outcome: 'sent', reports }
      } catch (fault) {
        return { outcome: fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault), reports }
      } finally {
        clearInterval(watch)
      }
    },
    [grant, leaving] as const,
  )
}

async function storedMd5(key: string): Promise<string | undefined> {
  const file = await server.deps.storage.localFile(key)
  return file && md5Of(readFileSync(file.path))
}

test('A§9: a large photo travels in parts of 4 MB from another origin, and 503 is tried again [A§9.parts]', async () => {
  const bytes = largePhoto()
  const grant = await placeFor(bytes)
  const page = await pages.open(address.replace('127.0.0.1', 'localhost'), new Map([['photo', bytes]]))
  let broken = 2
  const parts: number[] = []
  await page.route(`${address}/emall/upload/**/uploads/*/*`, async (route) => {
    if (route.request().method() === 'PUT' && broken-- > 0) {
      await route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, body: '{"error":"busy"}' })
      return
    }
    parts.push(route.request().postDataBuffer()?.length ?? 0)
    await route.continue()
  })
  const { outcome, reports } = await send(page, { ...grant, host: new URL(grant.host, address).href })
  expect(outcome).toBe('sent')
  expect(await storedMd5(grant.key)).toBe(md5Of(bytes))
  expect(reports).toEqual([...reports].sort((a, b) => a - b))
  expect(parts.length).toBeGreaterThanOrEqual(3)
})

test('a shopper who leaves and comes back sends only what is missing', async () => {
  const bytes = largePhoto()
  const grant = await placeFor(bytes)
  const page = await pages.open(address, new Map([['photo', bytes]]))
  const gone = Promise.withResolvers<void>()
  let begun = 0
  await page.route(`${address}/emall/upload/**`, async (route) => {
    const url = route.request().url()
    begun += /uploads$/.test(url) ? 1 : 0
    // The second and third part hang until the shopper has left.
    if (/uploads\/\w+\/[23]$/.test(url)) {
      await gone.promise
    }
    await route.continue().catch(() => undefined)
  })
  const first = await send(page, grant, true)
  gone.resolve()
  const again: string[] = []
  page.on('request', (request) => {
    const part = /uploads\/\w+\/(\d+)$/.exec(request.url())
    again.push(...(part?.[1] ? [part[1]] : []))
  })
  const second = await send(page, grant)
  expect([first.outcome, second.outcome]).toEqual(['Error: left', 'sent'])
  expect([again.sort(), begun]).toEqual([['2', '3'], 1])
  expect(await storedMd5(grant.key)).toBe(md5Of(bytes))
})

test('a small photo travels in one form; a foreign key is refused; an unreachable host is a lost network', async () => {
  const bytes = await generatePhoto({ width: 640, height: 480, seed: 5, format: 'jpeg' })
  const grant = await placeFor(bytes)
  const page = await pages.open(address, new Map([['photo', bytes]]))
  expect((await send(page, grant)).outcome).toBe('sent')
  expect(await storedMd5(grant.key)).toBe(md5Of(bytes))
  expect((await send(page, { ...grant, key: `${grant.key}x` })).outcome).toBe('ServerFault: the upload host refused')
  await page.route('**/emall/upload', (route) => route.abort())
  expect((await send(page, grant)).outcome).toBe('NetworkLost: the upload host cannot be reached')
})

/** What the phone's reader says of one file. */
function read(page: Page, name: string, type = 'image/jpeg') {
  return page.evaluate(
    async ([fileName, declared, limits]) => {
      const blob = await (await fetch(`/files/${encodeURIComponent(fileName)}`)).blob()
      const file = new File([blob], fileName, { type: declared })
      const { reader } = window.photos
      const glance = await reader.glance(file)
      const thumbnail = glance?.thumbnail && (await createImageBitmap(glance.thumbnail))
      const corner = new OffscreenCanvas(1, 1).getContext('2d')
      if (thumbnail && corner) {
        corner.drawImage(thumbnail, thumbnail.width * 0.05, thumbnail.height * 0.05, 4, 4, 0, 0, 1, 1)
      }
      return {
        check: await reader.check(file, { limits }),
        md5: await reader.hash(file),
        size: glance && { width: glance.width, height: glance.height, takenAt: glance.takenAt ?? null },
        thumbnail: thumbnail && { width: thumbnail.width, height: thumbnail.height },
        corner: [...(corner?.getImageData(0, 0, 1, 1).data.subarray(0, 3) ?? [])],
      }
    },
    [name, type, DEFAULT_BYTE_LIMITS] as const,
  )
}

test('the phone reads a photo by itself: verdict, md5, upright size, date, thumbnail', async () => {
  const takenAt = Date.UTC(2023, 6, 1, 12, 0, 0)
  const whole = await generatePhoto({ width: 900, height: 1200, seed: 6, format: 'jpeg', orientation: 6, takenAt })
  const turnedWebp = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#00f' } })
    .composite([{ input: { create: { width: 150, height: 100, channels: 3, background: '#f00' } }, left: 0, top: 100 }])
    .withMetadata({ orientation: 6 })
    .webp({ quality: 100, lossless: true })
    .toBuffer()
  const cut = (await generatePhoto({ width: 900, height: 600, seed: 7, format: 'jpeg' })).subarray(0, 30_000)
  const page = await pages.open(
    address,
    new Map([
      ['a.jpg', whole],
      ['b.webp', turnedWebp],
      ['cut.jpg', cut],
    ]),
  )
  const { corner: _, ...seen } = await read(page, 'a.jpg')
  expect(seen).toEqual({
    check: { kind: 'accepted', format: 'jpeg', isLikelyShrunk: false },
    md5: md5Of(whole),
    size: { width: 900, height: 1200, takenAt },
    thumbnail: { width: 400, height: 533 },
  })
  expect((await read(page, 'a.jpg', 'image/webp')).check).toEqual({ kind: 'refused', reason: 'photo-declared-webp' })
  const webp = await read(page, 'b.webp', 'image/webp')
  expect([webp.check, webp.thumbnail]).toEqual([
    { kind: 'refused', reason: 'photo-too-small' },
    { width: 200, height: 300 },
  ])
  // The red corner lies at the lower left of the stored picture: upright it is at the upper left.
  expect(webp.corner[0]).toBeGreaterThan(200)
  expect((await read(page, 'cut.jpg')).size).toBe(undefined)
})

const HEIC = realPhoto('bad/quad_exif6_no_irot.heic')
test.skipIf(!existsSync(HEIC))(
  'HEIC is decoded on the phone and not turned by its EXIF (a real photo: skipped unless REAL_PHOTOS names its folder)',
  async () => {
    const page = await pages.open(address, new Map([['quad.heic', readFileSync(HEIC)]]))
    const seen = await read(page, 'quad.heic', 'image/heic')
    expect([seen.check, seen.thumbnail]).toEqual([
      { kind: 'accepted', format: 'heic', isLikelyShrunk: false },
      { width: 400, height: 267 },
    ])
    expect(seen.corner.map((value) => Math.round(value / 64))).toEqual([3, 0, 0])
  },
)

test('readings 2: a photo of the largest size is made smaller on the phone: same pixels, upright, with its date [A§5.compressed]', async () => {
  const takenAt = Date.UTC(2023, 6, 1, 12, 0, 0)
  const whole = await generatePhoto({ width: 900, height: 1200, seed: 8, format: 'jpeg', orientation: 6, takenAt })
  const page = await pages.open(address, new Map([['a.jpg', whole]]))
  const max = whole.length
  const made = await page.evaluate(
    async (limits) => {
      const file = new File([await (await fetch('/files/a.jpg')).blob()], 'a.jpg', { type: 'image/jpeg' })
      const { reader } = window.photos
      const smaller = await reader.compress(file, limits)
      const impossible = await reader.compress(file, { min: 1, max: 2000 })
      const bytes = smaller && [...new Uint8Array(await smaller.arrayBuffer())]
      const glance = smaller && (await reader.glance(new File([smaller], 'a.jpg')))
      return { bytes, impossible: impossible ?? null, takenAt: glance?.takenAt }
    },
    { min: 1, max },
  )
  const { width, height, orientation } = await sharp(Buffer.from(made.bytes ?? [])).metadata()
  expect({ width, height, turned: orientation ?? 1, takenAt: made.takenAt, impossible: made.impossible }).toEqual({
    ...{ width: 900, height: 1200, turned: 1, takenAt, impossible: null },
  })
  expect(made.bytes?.length).toBeLessThan(max)
})

test('auto-design 5: the phone itself sees which photos look alike and how well faces show, and names places', async () => {
  const group = readFileSync(groupPhoto('sample4.jpg'))
  const files = new Map<string, Uint8Array>([
    ['group', group],
    ['sent', await sharp(group).jpeg({ quality: 40 }).toBuffer()],
    ['other', readFileSync(groupPhoto('sample3.jpg'))],
    ['broken', randomBytes(400)],
  ])
  const page = await pages.open(address, files)
  const asked: string[] = []
  page.on('request', (request) =>
    asked.push(`${request.method()} ${new URL(request.url()).pathname.split('.').at(-1)}`),
  )
  const seen = await page.evaluate(async () => {
    const look = async (name: string) => window.photos.reader.look(await (await fetch(`/files/${name}`)).blob(), true)
    return {
      looks: [await look('group'), await look('sent'), await look('other')],
      broken: await look('broken'),
      places: [
        await window.photos.reader.place({ latitude: 35.01, longitude: 135.77 }),
        await window.photos.reader.place({ latitude: 64.99, longitude: -18.5 }),
        await window.photos.reader.place({ latitude: -48, longitude: -123 }),
      ],
    }
  })
  await page.context().close()
  const looks = seen.looks.flatMap((look, at) => (look ? [{ id: asId<PhotoId>(`p${at}`), analysis: look }] : []))
  expect(similarPhotos(looks).map(({ photoIds }) => photoIds)).toEqual([['p0', 'p1']])
  expect(looks.map(({ analysis }) => (analysis.faces ?? 0) > 0.5)).toEqual([true, true, true])
  expect(seen.broken).toBeUndefined()
  expect(seen.places).toEqual([
    { country: 'JP', city: { 'zh-Hans': '京都', 'zh-Hant': '京都', en: 'Kyoto' } },
    { country: 'IS' },
    {},
  ])
  // Nothing is sent: what is asked for is the photos of the test, code and weights of the app.
  expect(asked.every((request) => request.startsWith('GET '))).toBe(true)
})
