import { type ChildProcess, fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SPACE_NEEDED } from '../../base/space-needed.ts'
import type { UploadKeys } from '../../base/storage-settings.ts'
import { createLocalDisk } from '../../storage/disk/local-disk.ts'
import { uploadFile } from '../../storage/qiniu/upload-file.ts'
import { signedUploadToken, urlSafeBase64 } from '../../storage/qiniu/upload-token.ts'
import { FORMS_AT_ONCE } from './form-upload.ts'
import { createPartStore, PARTS_RETENTION_MS } from './part-store.ts'
import { sweepUploads } from './sweep.ts'

const keys: UploadKeys = { accessKey: 'keepsake', secretKey: 'test', bucket: 'photos' }
const KEY = 'base/photo.jpg'
const PART = 4 * 1024 * 1024

let root: string
let child: ChildProcess | undefined
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keepsake-host-'))
})
afterEach(async () => {
  await end()
  rmSync(root, { recursive: true })
})

async function start(): Promise<string> {
  child = fork(join(import.meta.dirname, '../../../tests/support/servers/upload-host-process.ts'), [root])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return `http://127.0.0.1:${port}/emall/upload`
}

/** As a power cut would: no time to tidy up. */
async function end(): Promise<void> {
  if (child && child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

const token = (more: object = {}) =>
  signedUploadToken(keys, {
    scope: `photos:${KEY}`,
    deadline: Math.floor(Date.now() / 1000) + 600,
    insertOnly: 1,
    fsizeMin: 10_240,
    fsizeLimit: 20_971_520,
    mimeLimit: 'image/jpeg',
    ...more,
  })
const jpegOf = (size: number) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(size - 4)])
const uploads = (host: string) => `${host}/buckets/photos/objects/${urlSafeBase64(KEY)}/uploads`
const send = async (url: string, init: RequestInit & { token?: string } = {}) => {
  const headers = { authorization: `UpToken ${init.token ?? token()}`, ...init.headers }
  const response = await fetch(url, { ...init, headers })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}
const nothing = () => undefined
const messageOf = (error: Error) => error.message
const partBody = (bytes: Buffer) => ({
  method: 'PUT',
  body: Uint8Array.from(bytes),
  headers: { 'content-type': 'application/octet-stream', 'content-md5': createHash('md5').update(bytes).digest('hex') },
})

test('an acknowledged part survives kill -9; the upload goes on and ends byte for byte', async () => {
  const bytes = jpegOf(PART + 1_000_000)
  const [first, second] = [bytes.subarray(0, PART), bytes.subarray(PART)]
  const before = await start()
  const { uploadId } = (await send(uploads(before), { method: 'POST' })).body
  const one = await send(`${uploads(before)}/${uploadId}/1`, partBody(first))
  await end()
  const after = await start()
  const listed = await send(`${uploads(after)}/${uploadId}`)
  expect(listed.body['parts']).toEqual([{ size: PART, etag: one.body['etag'], partNumber: 1 }])
  const two = await send(`${uploads(after)}/${uploadId}/2`, partBody(second))
  const parts = [one, two].map(({ body }, index) => ({ etag: body['etag'], partNumber: index + 1 }))
  const complete = { method: 'POST', body: JSON.stringify({ parts, fname: 'IMG 照片.jpg', mimeType: 'image/jpeg' }) }
  const done = await send(`${uploads(after)}/${uploadId}`, complete)
  const repeated = await send(`${uploads(after)}/${uploadId}`, complete)
  expect([done.status, done.body['key'], repeated]).toEqual([200, KEY, done])
  expect(readFileSync(join(root, 'objects', KEY)).equals(bytes)).toBe(true)
})

test('the Node uploader goes on where a killed run ended, also when the upload it remembers is gone', async () => {
  // Twice as many parts as travel at once: some are certainly missing when the first run ends.
  const bytes = jpegOf(20_000_000)
  const [file, resumeFile] = [join(root, 'photo.jpg'), join(root, 'resume.json')]
  writeFileSync(file, bytes)
  const host = await start()
  const left = new AbortController()
  const onProgress = () => left.abort()
  const target = { token: token(), key: KEY, host }
  await expect(uploadFile(file, target, { resumeFile, onProgress, signal: left.signal })).rejects.toThrow('abort')
  const progress: number[] = []
  await uploadFile(file, target, { resumeFile, onProgress: (sent) => progress.push(sent) })
  expect(progress[0]).toBeGreaterThan(PART)
  expect(readFileSync(join(root, 'objects', KEY)).equals(bytes)).toBe(true)
  rmSync(join(root, 'objects'), { recursive: true })
  writeFileSync(resumeFile, JSON.stringify({ key: KEY, uploadId: '0'.repeat(32) }))
  await uploadFile(file, target, { resumeFile })
  expect(readFileSync(join(root, 'objects', KEY)).equals(bytes)).toBe(true)
})

test('parts are refused for a wrong hash, a wrong key, an unknown upload, too many bytes, an old token', async () => {
  const host = await start()
  const { uploadId } = (await send(uploads(host), { method: 'POST' })).body
  const part = partBody(jpegOf(20_000))
  const at = `${uploads(host)}/${uploadId}`
  const foreign = `${host}/buckets/photos/objects/${urlSafeBase64('base/other.jpg')}/uploads/${uploadId}/1`
  const wrongHash = { ...part, headers: { ...part.headers, 'content-md5': '0'.repeat(32) } }
  expect({
    wrongHash: (await send(`${at}/1`, wrongHash)).status,
    otherKey: (await send(foreign, part)).status,
    otherKeyOwnToken: (await send(foreign, { ...part, token: token({ scope: 'photos:base/other.jpg' }) })).status,
    unknown: (await send(`${uploads(host)}/${'0'.repeat(32)}/1`, part)).status,
    traversal: (await send(`${uploads(host)}/..%2F..%2Fetc/1`, part)).status,
    partZero: (await send(`${at}/0`, part)).status,
    tooMany: (await send(`${at}/1`, { ...partBody(jpegOf(20_001)), token: token({ fsizeLimit: 20_000 }) })).status,
    expired: (await send(`${at}/1`, { ...part, token: token({ deadline: 1 }) })).status,
    noParts: (await send(at, { method: 'POST', body: '{"parts":[]}' })).status,
    noJson: (await send(at, { method: 'POST', body: 'x' })).status,
    missing: (await send(at, { method: 'POST', body: '{"parts":[{"etag":"x","partNumber":1}]}' })).status,
    aborted: [(await send(at, { method: 'DELETE' })).status, (await send(at)).status],
  }).toEqual({
    wrongHash: 406,
    otherKey: 403,
    otherKeyOwnToken: 612,
    unknown: 612,
    traversal: 612,
    partZero: 400,
    tooMany: 413,
    expired: 401,
    noParts: 400,
    noJson: 400,
    missing: 400,
    aborted: [200, 612],
  })
})

test('one upload is open for a key, and parts that come at once fill it no further than its token allows', async () => {
  const host = await start()
  const begin = async () => (await send(uploads(host), { method: 'POST' })).body['uploadId']
  const uploadId = await begin()
  const narrow = token({ fsizeLimit: 30_000 })
  const put = (n: number) => send(`${uploads(host)}/${uploadId}/${n}`, { ...partBody(jpegOf(20_000)), token: narrow })
  const statuses = (await Promise.all([put(1), put(2)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 413])
  expect([await begin(), ((await send(`${uploads(host)}/${uploadId}`)).body['parts'] ?? '').length]).toEqual([
    uploadId,
    1,
  ])
})

test('safety 13: of one address so many forms come in at once; the next one is asked to try again', async () => {
  const host = await start()
  const form = async () => {
    const body = new FormData()
    body.append('file', new Blob([Uint8Array.from(jpegOf(20_000))]), 'a.jpg')
    body.append('token', token())
    body.append('key', KEY)
    const response = await fetch(`${host}/`, { method: 'POST', body })
    await response.arrayBuffer()
    return response.status
  }
  const head =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
  const held = Array.from({ length: FORMS_AT_ONCE }, () => {
    const asked = request(`${host}/`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    asked.on('error', () => undefined)
    asked.write(`${head}half a photo`)
    return asked
  })
  await expect
    .poll(() => readdirSync(root).includes('incoming') && readdirSync(join(root, 'incoming')).length)
    .toBe(FORMS_AT_ONCE)
  expect(await form()).toBe(503)
  for (const asked of held) {
    asked.destroy()
  }
  await expect.poll(form).toBe(200)
})

test('the token is byte for byte what the provider’s own library signs', () => {
  const policy = { scope: 'b:k', deadline: 2_000_000_000 }
  const made = signedUploadToken({ accessKey: 'AK', secretKey: 'SK', bucket: 'b' }, policy)
  expect(made.split(':')[2]).toBe('eyJzY29wZSI6ImI6ayIsImRlYWRsaW5lIjoyMDAwMDAwMDAwfQ==')
  expect(made.split(':')[1]).toMatch(/^[\w-]{27}=$/)
})

test('what is left unfinished is swept away in its time, and not before', async () => {
  const disk = createLocalDisk({ root, keys, uploadHost: '' })
  const store = createPartStore(disk.partsFolder)
  const now = Date.now()
  const { uploadId } = await store.begin(KEY, now)
  mkdirSync(disk.incomingFolder)
  writeFileSync(join(disk.incomingFolder, 'old'), 'x')
  writeFileSync(join(disk.incomingFolder, 'new'), 'x')
  utimesSync(join(disk.incomingFolder, 'old'), 0, 0)
  await sweepUploads(disk, now + 1000)
  expect([readdirSync(disk.partsFolder), readdirSync(disk.incomingFolder)]).toEqual([[uploadId], ['new']])
  await sweepUploads(disk, now + PARTS_RETENTION_MS + 1000)
  expect(readdirSync(disk.partsFolder)).toEqual([])
})

test('safety 11.15: a disk that photos have filled still keeps the pictures of what is ordered; a nearly full one keeps nothing', async () => {
  let free = 0
  const disk = createLocalDisk({ root, keys, uploadHost: '', freeBytes: async () => free })
  const outcomes = []
  for (free of [2 * SPACE_NEEDED, 2 * SPACE_NEEDED - 1, SPACE_NEEDED, SPACE_NEEDED - 1]) {
    const photo = await disk.assertSpace().then(nothing, messageOf)
    const picture = await disk.put(KEY, Buffer.from('x')).then(nothing, messageOf)
    outcomes.push([await disk.hasRoomForPhotos(), photo, picture])
  }
  const full = 'the disk of the photos is nearly full'
  expect(outcomes).toEqual([
    [true, undefined, undefined],
    [false, full, undefined],
    [false, full, undefined],
    [false, full, full],
  ])
})

test('objects: put, head, range, copy, insert once, delete; a key that leaves its folder is a mistake', async () => {
  const disk = createLocalDisk({ root, keys, uploadHost: '' })
  await disk.put(KEY, Buffer.from('0123456789'))
  await disk.copy(KEY, 'base/copy.jpg')
  const range = await disk.get('base/copy.jpg', { from: 2, to: 4 })
  expect([await disk.head(KEY), String(await range?.toArray())]).toEqual([{ key: KEY, bytes: 10 }, '234'])
  const file = await disk.incomingFile()
  writeFileSync(file, 'other')
  expect(await disk.insert(file, KEY)).toBe('taken')
  await disk.delete(KEY)
  await disk.delete(KEY)
  expect([await disk.head(KEY), await disk.get(KEY)]).toEqual([undefined, undefined])
  for (const key of ['../x/y', 'base/../y', 'base/.y', '/etc/passwd', 'base', 'base/a\0b', 'a/b/c/d']) {
    await expect(disk.head(key)).rejects.toThrow('storage key')
  }
})
