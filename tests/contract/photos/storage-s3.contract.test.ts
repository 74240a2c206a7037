import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CreateBucketCommand,
  GetObjectCommand,
  PutBucketCorsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAlbum } from '../../../domain/calls/album.ts'
import type { DataOf } from '../../../domain/calls/call.ts'
import { getOssType } from '../../../domain/calls/config.ts'
import { createThumbnail, getUploadTicket, getUploadToken } from '../../../domain/calls/storage.ts'
import { invariant } from '../../../domain/never.ts'
import type { S3Settings } from '../../../server/base/storage-settings.ts'
import { makeBook } from '../../../server/cli/book/make-book.ts'
import { readOptions } from '../../../server/cli/book/options.ts'
import { createFileCache } from '../../../server/storage/file-cache.ts'
import { createS3Storage } from '../../../server/storage/s3/s3-storage.ts'
import type { Storage } from '../../../server/storage/storage.ts'
import { incomingKey } from '../../../server/storage/storage-key.ts'
import { openPhotoPages } from '../../support/browser/open-photo-page.ts'
import { generatePhoto } from '../../support/builders/generate-photos.ts'
import { type RunningS3, startS3 } from '../../support/servers/s3-server.ts'
import { expectStorage } from '../../support/servers/storage-behaviour.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { startTwoNodes } from '../../support/servers/two-nodes.ts'
import { waitForProcessing } from '../../support/worlds/upload-photo.ts'

type Place = DataOf<typeof getUploadToken>

let s3: RunningS3 | string = 'not started'
let settings: S3Settings
let server: TestServer
let address: string
let owner: TestClient
let aid: string
let folder: string

/** A test against the real server; skipped with a sentence where there is none. */
const atS3 = (name: string, body: () => Promise<void>) =>
  test(name, async ({ skip }) => {
    skip(typeof s3 === 'string', String(s3))
    await body()
  })

beforeAll(async () => {
  s3 = await startS3()
  if (typeof s3 === 'string') {
    return
  }
  settings = s3.settings
  folder = mkdtempSync(join(tmpdir(), 'keepsake-s3-'))
  const admin = client(settings)
  await admin.send(new CreateBucketCommand({ Bucket: settings.bucket }))
  await admin.send(
    new PutBucketCorsCommand({
      Bucket: settings.bucket,
      CORSConfiguration: { CORSRules: [{ AllowedMethods: ['POST'], AllowedOrigins: ['*'], AllowedHeaders: ['*'] }] },
    }),
  )
  server = await startTestServer({ env: { storage: { type: 'S3', cacheBytes: 1_000_000_000, ...settings } } })
  address = (await server.listen()).replace('localhost', '127.0.0.1')
  owner = await server.signedIn()
  aid = (await owner.call(createAlbum, {})).Data.NewAlbumID
})
afterAll(async () => {
  await server?.close()
  if (typeof s3 !== 'string') {
    await s3.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

function client({ endpoint = '', region, key, secret }: S3Settings, sessionToken?: string): S3Client {
  const credentials = { accessKeyId: key, secretAccessKey: secret, ...(sessionToken ? { sessionToken } : {}) }
  const quiet = { requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' } as const
  return new S3Client({ endpoint, region, credentials, forcePathStyle: true, maxAttempts: 1, ...quiet })
}

/** The bucket as another node sees it, with a disk of its own. */
function anotherNode(more: Partial<S3Settings> = {}, now = () => Date.now()): Storage {
  const cache = createFileCache({ folder: join(folder, randomBytes(4).toString('hex')), maxBytes: 100_000_000 })
  return createS3Storage({ settings: { ...settings, ...more }, cache, clock: { now } })
}

async function placeFor(bytes: Uint8Array): Promise<Place> {
  const md5 = randomBytes(16).toString('hex')
  return (await owner.call(getUploadToken, { aid, fileName: 'p.jpg', size: bytes.length, md5 })).Data
}

async function post(
  { Host, Fields = {} }: Place,
  bytes: Buffer,
  changed: Record<string, string> = {},
): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...Fields, ...changed })) {
    form.append(name, value)
  }
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'photo')
  const response = await fetch(Host, { method: 'POST', body: form })
  await response.text()
  return response.status
}

const jpeg = (bytes = 20_000) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(bytes - 4)])

atS3('A§7 osstype: objects at S3 do what objects on the own disk do', () => expectStorage(anotherNode()))

atS3('A§7 osstype: a photo travels to S3 in one form and comes back as an album photo', async () => {
  expect((await owner.call(getOssType, {})).Data).toEqual({ value: 'S3' })
  const photo = await generatePhoto({ width: 900, height: 1200, seed: 31, format: 'jpeg', orientation: 6 })
  const grant = await placeFor(photo)
  expect(await post(grant, photo)).toBe(201)
  const { persistentId } = (await owner.call(createThumbnail, { Key: grant.Key })).Data
  const status = await waitForProcessing(new URL(grant.StatusHost ?? '', address).href, persistentId)
  expect([status.code, status.photo?.width, status.photo?.height]).toEqual([0, 900, 1200])
  const thumb = await owner.request({ method: 'GET', url: status.photo?.imageThumb ?? '' })
  expect([thumb.statusCode, thumb.headers['content-type']]).toEqual([200, 'image/jpeg'])
  const info = await owner.request({ method: 'GET', url: `${status.photo?.proxy}&imageInfo` })
  expect(info.json()).toEqual({ format: 'jpeg', width: 900, height: 1200, orientation: 1 })
  // Another node, with a disk of its own, prints from the same bytes.
  const there = await anotherNode().localFile(grant.Key)
  expect(there && readFileSync(there.path).equals(photo)).toBe(true)

  // The form still works for a while, but what it puts is no longer the photo.
  expect(await post(grant, jpeg())).toBe(201)
  await owner.call(createThumbnail, { Key: grant.Key })
  expect((await anotherNode().head(grant.Key))?.bytes).toBe(photo.length)
})

atS3('safety 5.2: the form holds the upload to its key, its type, its size and its time', async () => {
  const grant = await placeFor(jpeg())
  const late = anotherNode({}, () => Date.now() - 3_600_000).uploadGrant({
    ...{ key: grant.Key, minBytes: 1, maxBytes: 100_000, until: Date.now() - 60_000 },
  })
  expect({
    'too small': await post(grant, jpeg(9000)),
    'too large': await post(grant, jpeg(20_971_521)),
    'another key': await post(grant, jpeg(), { key: 'other/incoming/p.jpg' }),
    'another type': await post(grant, jpeg(), { 'Content-Type': 'text/html' }),
    'too late': await post({ ...grant, Fields: { ...late.fields } }, jpeg()),
  }).toEqual({ 'too small': 400, 'too large': 400, 'another key': 403, 'another type': 403, 'too late': 403 })
  expect((await owner.call(createThumbnail, { Key: grant.Key })).Code).toBe(3011)
})

atS3('A§7 GetConfigByMchID: credentials of STS put below one album’s waiting place and do nothing else', async () => {
  const ticket = (await owner.call(getUploadTicket, { MchID: '1', aid })).Data
  expect([ticket.Bucket, ticket.Region, ticket.SessionToken !== undefined]).toEqual([settings.bucket, 'default', true])
  expect(JSON.stringify(ticket)).not.toContain(settings.secret)
  expect(JSON.stringify(ticket)).not.toContain(settings.key)
  expect(Math.round((ticket.Expire - Date.now() / 1000) / 60)).toBe(15)
  const grant = await placeFor(jpeg())
  const holder = client({ ...settings, key: ticket.Key, secret: ticket.Secret }, ticket.SessionToken)
  const put = (Key: string) =>
    holder.send(new PutObjectCommand({ Bucket: ticket.Bucket, Key, Body: jpeg() })).then(
      () => 'put',
      (error: unknown) => (error instanceof Error ? error.name : ''),
    )
  expect([
    await put(incomingKey(grant.Key)),
    await put(grant.Key),
    await put(`other/incoming/${grant.Key.split('/')[1]}`),
    await holder
      .send(new GetObjectCommand({ Bucket: ticket.Bucket, Key: incomingKey(grant.Key) }))
      .catch((e: Error) => e.name),
  ]).toEqual(['put', 'AccessDenied', 'AccessDenied', 'AccessDenied'])
  const started = await owner.call(createThumbnail, { Key: grant.Key })
  expect(started.Code).toBe(0)
})

atS3('safety 5.1: without STS there are no credentials, and the form is the way', async () => {
  const ask = { basecode: 'base', who: 'u', minBytes: 1, maxBytes: 2, now: Date.now() }
  expect(await anotherNode({ stsRole: undefined }).uploadTicket(ask)).toBe(undefined)
})

atS3('A§9: the phone posts to S3 from another origin, reports progress, and tries again after 503', async () => {
  const photo = await generatePhoto({ width: 1200, height: 900, seed: 32, format: 'jpeg' })
  const grant = await placeFor(photo)
  const pages = await openPhotoPages()
  const page = await pages.open(address, new Map([['photo', photo]]))
  let broken = 2
  await page.route(`${grant.Host}**`, async (route) => {
    if (route.request().method() === 'POST' && broken-- > 0) {
      await route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, body: 'busy' })
      return
    }
    await route.continue()
  })
  const told = await page.evaluate(
    async ([host, fields, key]) => {
      const file = new File([await (await fetch('/files/photo')).blob()], 'p.jpg', { type: 'image/jpeg' })
      const reports: number[] = []
      const send = { file, grant: { token: '', key, host, fields } }
      await window.photos.postPhoto(send, ({ sent }) => reports.push(sent), new AbortController().signal)
      return reports
    },
    [grant.Host, grant.Fields ?? {}, grant.Key] as const,
  )
  await pages.close()
  expect([told.length > 0, broken]).toEqual([true, -1])
  expect((await anotherNode().accept(grant.Key))?.bytes).toBe(photo.length)
})

atS3('npm run book makes its book at a shop of two nodes with S3, and needs its address alone', async () => {
  const photos = join(folder, 'photos')
  mkdirSync(photos)
  for (let seed = 0; seed < 2; seed++) {
    const bytes = await generatePhoto({ width: 900, height: 700, seed, format: 'jpeg' })
    writeFileSync(join(photos, `${seed}.jpg`), bytes)
  }
  const shop = await startTwoNodes({ storage: { type: 'S3', cacheBytes: 1_000_000_000, ...settings } })
  const out = join(folder, 'book')
  const ask = (...more: string[]) => {
    const read = readOptions([photos, '--out', out, '--server', shop.url, ...more])
    invariant(read.kind === 'run', 'the options are right')
    return makeBook(read.options, { say: () => {}, step: () => ({ to: () => {} }), end: () => {} })
  }
  try {
    await expect(ask('--product', 'lamp')).rejects.toThrow(
      /^This shop has no product lamp \(--product\)\. It has:\n {2}.*\n {2}frame-a4\n/s,
    )
    await expect(ask('--product', 'frame-a4', '--theme', 'plaid')).rejects.toThrow(
      /^frame-a4 is not made in the theme plaid \(--theme\)\. It is made in:\n {2}theme-/,
    )
    const made = await ask('--product', 'frame-a4')
    expect(made.photos.filter(({ verdict }) => verdict === 'placed')).toHaveLength(1)
    expect(readFileSync(join(out, 'print.pdf')).subarray(0, 8).toString()).toBe('%PDF-1.6')
  } finally {
    await shop.close()
  }
})
