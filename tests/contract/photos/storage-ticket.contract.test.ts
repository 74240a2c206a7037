import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAlbum } from '../../../domain/calls/album.ts'
import type { DataOf } from '../../../domain/calls/call.ts'
import { createThumbnail, getUploadTicket, getUploadToken } from '../../../domain/calls/storage.ts'
import { invariant } from '../../../domain/never.ts'
import { localTicket } from '../../../server/storage/s3/local-ticket.ts'
import { generatePhoto } from '../../support/builders/generate-photos.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { waitForProcessing } from '../../support/worlds/upload-photo.ts'

type Ticket = DataOf<typeof getUploadTicket>

let server: TestServer
let address: string
let owner: TestClient
let aid: string
let ticket: Ticket
beforeAll(async () => {
  server = await startTestServer()
  address = (await server.listen()).replace('localhost', '127.0.0.1')
  owner = await server.signedIn()
  aid = (await owner.call(createAlbum, {})).Data.NewAlbumID
  ticket = (await owner.call(getUploadTicket, { MchID: '1', aid })).Data
})
afterAll(() => server?.close())

/** The client of the official SDK as anybody would make it of the reply; only this test's own port is put in. */
function client(given: Ticket, more: S3ClientConfig = {}): S3Client {
  return new S3Client({
    endpoint: given.Endpoint.replace(/^https?:\/\/[^/]+/, address),
    forcePathStyle: true,
    region: given.Region,
    credentials: { accessKeyId: given.Key, secretAccessKey: given.Secret },
    maxAttempts: 1,
    ...more,
  })
}

const jpeg = (bytes = 20_000) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(bytes - 4)])
const grant = async () =>
  (await owner.call(getUploadToken, { aid, fileName: 'p.jpg', size: 20_000, md5: randomBytes(16).toString('hex') }))
    .Data.Key
const put = (s3: S3Client, Key: string, Body: Uint8Array | Readable, more: { ContentLength?: number } = {}) =>
  s3.send(new PutObjectCommand({ Bucket: ticket.Bucket, Key, Body, ...more })).then(
    () => 'put',
    (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
  )
const stored = async (key: string) => (await server.deps.storage.head(key))?.bytes

test('A§7 GetConfigByMchID: Key, Secret, Region and Bucket of a quarter of an hour, and never a key of the shop [A§7.GetConfigByMchID]', async () => {
  const now = server.deps.clock.now() / 1000
  expect({ ...ticket, Key: '', Secret: '', Expire: 0, Prefix: '' }).toEqual({
    ...{ Key: '', Secret: '', Region: 'local-1', Bucket: 'photos', Expire: 0, Prefix: '' },
    Endpoint: 'http://localhost:8080/emall/upload/s3',
  })
  expect(ticket.Key).toMatch(/^T1\.[\w-]+\.[\w-]{22}$/)
  expect(Math.round((ticket.Expire - now) / 60)).toBe(15)
  const shopKey = server.deps.uploadHost?.keys.secretKey ?? 'there is one'
  expect(JSON.stringify(ticket)).not.toContain(shopKey)
})

test('safety 3.47: only who may edit the album gets a ticket; without a name it is for the shopper’s own album', async () => {
  const stranger = await server.signedIn('13800000009')
  expect([
    (await stranger.call(getUploadTicket, { aid })).Code,
    (await server.client().call(getUploadTicket, { aid })).Code,
    // Who has no album of his own gets none.
    (await stranger.call(getUploadTicket, {})).Code,
  ]).toEqual([404, 401, 404])
  expect((await owner.call(getUploadTicket, {})).Data.Prefix).toBe(ticket.Prefix)
})

test('safety 5.1: an unmodified SDK puts a photo with the ticket, and it goes the way of every photo', async () => {
  const photo = await generatePhoto({ width: 640, height: 480, seed: 11, format: 'jpeg' })
  const key = await grant()
  expect(await put(client(ticket), key, photo)).toBe('put')
  // A retry of the same bytes is fine.
  expect(await put(client(ticket), key, photo)).toBe('put')
  const { persistentId } = (await owner.call(createThumbnail, { Key: key })).Data
  const status = await waitForProcessing(`${address}/emall/upload`, persistentId)
  expect([status.code, status.photo?.width, status.photo?.height]).toEqual([0, 640, 480])
})

test('safety 5.1: streams and clients without checksums are taken byte for byte', async () => {
  const [streamed, plain] = [await grant(), await grant()]
  const bytes = jpeg(600_000)
  expect(await put(client(ticket), streamed, Readable.from([bytes]), { ContentLength: bytes.length })).toBe('put')
  const quiet = client(ticket, { requestChecksumCalculation: 'WHEN_REQUIRED' })
  expect(await put(quiet, plain, bytes)).toBe('put')
  expect([await stored(streamed), await stored(plain)]).toEqual([600_000, 600_000])
})

test('safety 5.1: a ticket reads nothing, deletes nothing, replaces nothing and leaves its album alone', async () => {
  const s3 = client(ticket)
  const key = await grant()
  const code = (sent: Promise<unknown>) =>
    sent.then(
      () => 'allowed',
      (error: unknown) => (error instanceof Error ? error.name : ''),
    )
  await put(s3, key, jpeg())
  const other = `${'z'.repeat(21)}/${key.split('/')[1]}`
  expect({
    'other bytes': await put(s3, key, jpeg()),
    'other album': await put(s3, other, jpeg()),
    'a name that the shop did not choose': await put(s3, `${ticket.Prefix}evil.jpg`, jpeg()),
    'a way up': await put(s3, `${ticket.Prefix}..%2f..%2fsecret`, jpeg()),
    read: await code(s3.send(new GetObjectCommand({ Bucket: ticket.Bucket, Key: key }))),
    delete: await code(s3.send(new DeleteObjectCommand({ Bucket: ticket.Bucket, Key: key }))),
    list: await code(s3.send(new ListObjectsV2Command({ Bucket: ticket.Bucket }))),
    'too small': await put(s3, await grant(), jpeg(9000)),
    'no picture': await put(s3, await grant(), randomBytes(20_000)),
  }).toEqual({
    'other bytes': 'PreconditionFailed',
    'other album': 'AccessDenied',
    'a name that the shop did not choose': 'AccessDenied',
    'a way up': 'AccessDenied',
    read: 'AccessDenied',
    delete: 'AccessDenied',
    list: 'AccessDenied',
    'too small': 'EntityTooSmall',
    'no picture': 'InvalidRequest',
  })
})

test('safety 5.1: a ticket that is over, forged, or signed with another secret is worth nothing', async () => {
  const { secrets, clock } = server.deps
  const sizes = { minBytes: 10_240, maxBytes: 20_971_520 }
  const old = localTicket(secrets, ticket.Endpoint, {
    ...{ basecode: ticket.Prefix.slice(0, -1), who: 'u', ...sizes, now: clock.now() - 901_000 },
  })
  const [, scope, mac] = ticket.Key.split('.')
  invariant(scope, 'a ticket has a scope')
  const wider = { ...(JSON.parse(Buffer.from(scope, 'base64url').toString()) as object), p: '' }
  const forged = `T1.${Buffer.from(JSON.stringify(wider)).toString('base64url')}.${mac}`
  const key = await grant()
  const changed = (by: Partial<Ticket>) => put(client({ ...ticket, ...by }), key, jpeg())
  expect([
    await changed({ Key: old.key, Secret: old.secret }),
    await changed({ Key: forged }),
    await changed({ Secret: 'x'.repeat(43) }),
    await stored(key),
  ]).toEqual(['ExpiredToken', 'InvalidAccessKeyId', 'SignatureDoesNotMatch', undefined])
})
