import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { PATIENCE } from '../../../tests/support/patience.ts'
import { createS3Storage, type S3Waits } from './s3-storage.ts'

const KEY = 'basecode0001/photo.jpg'

/** A bucket whose server does as told, and whose shop waits no longer than a moment. */
async function bucketAt(server: RequestListener, longer: Partial<S3Waits> = {}) {
  const host = createServer(server)
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    host.closeAllConnections()
    host.close()
  })
  const endpoint = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  return createS3Storage({
    settings: {
      ...{ endpoint, region: 'r', bucket: 'b', key: 'k', secret: 's', forcePathStyle: true },
      ...{ stsRole: 'arn:aws:iam:::role/uploads', stsEndpoint: undefined },
    },
    cache: { file: async () => undefined, drop: async () => undefined },
    clock: { now: () => Date.UTC(2026, 5, 1) },
    waits: { connectMs: 1000, idleMs: 50, answerMs: 200, sendMs: 200, ...longer },
  })
}

const troubleOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: Error) => error.name,
  )

test('a storage that takes requests and never answers holds nobody for ever', async () => {
  const storage = await bucketAt(() => undefined)
  const ticket = { basecode: 'basecode0001', who: 'u', minBytes: 1, maxBytes: 9, now: Date.UTC(2026, 5, 1) }
  expect(
    await Promise.all(
      [
        storage.head(KEY),
        storage.get(KEY),
        storage.put(KEY, Buffer.from('bytes')),
        storage.copy(KEY, KEY),
        storage.delete(KEY),
        storage.uploadTicket(ticket),
      ].map(troubleOf),
    ),
  ).toEqual(Array(6).fill('TimeoutError'))
})

test('an object that stops to come in the middle breaks off', async () => {
  const storage = await bucketAt((_, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('the beginning')
  })
  const body = await storage.get(KEY)
  expect(body && (await troubleOf(buffer(body)))).toBe('TimeoutError')
})

test('an answer that never comes to its end is not waited for', async () => {
  const storage = await bucketAt((request, response) => {
    request.resume()
    // It says that it is at work, again and again, and is never ready.
    const timer = setInterval(() => response.writeContinue(), 10)
    response.on('close', () => clearInterval(timer))
  })
  expect(await troubleOf(storage.head(KEY))).toBe('TimeoutError')
})

test('whoever fetches photos slowly keeps nobody else from the storage', async () => {
  const storage = await bucketAt(
    (request, response) => {
      response.writeHead(200, { 'content-length': 1000 })
      if (request.method === 'HEAD') {
        response.end()
      } else {
        response.write('the beginning')
      }
    },
    { connectMs: PATIENCE.soon, idleMs: PATIENCE.soon, answerMs: PATIENCE.soon },
  )
  const bodies = await Promise.all(Array.from({ length: 60 }, () => storage.get(KEY)))
  expect(await storage.head(KEY)).toEqual({ key: KEY, bytes: 1000 })
  for (const body of bodies) {
    body?.destroy()
  }
})
