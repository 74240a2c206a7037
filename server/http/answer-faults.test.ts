import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { answerFaults } from './answer-faults.ts'

test('whoever goes away before the answer is whole is no fault of the shop; what breaks is one', async () => {
  const log = new PassThrough()
  const app = Fastify({ logger: { level: 'info', stream: log } })
  const fault = vi.fn()
  await app.register(compress, { threshold: 1 })
  answerFaults(app, { fault })
  const late = Promise.withResolvers<string>()
  const asked = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  app.post('/late', ({ raw }) => {
    raw.socket.once('close', left.resolve)
    asked.resolve()
    return late.promise
  })
  app.get('/broken', () => {
    throw new Error('broken')
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const lines: string[] = []
  log.on('data', (chunk: Buffer) => lines.push(String(chunk)))

  const leaving = new AbortController()
  const request = { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' }, signal: leaving.signal }
  const answer = fetch(`${address}/late`, request).catch(() => 'left')
  await asked.promise
  leaving.abort()
  await left.promise
  late.resolve('a'.repeat(200_000))
  expect(await answer).toBe('left')
  while (!lines.some((line) => /a request (was left|failed)/.test(line))) {
    await once(log, 'data')
  }
  expect(fault.mock.calls.length).toBe(0)

  expect((await fetch(`${address}/broken`)).status).toBe(500)
  expect(fault.mock.calls.length).toBe(1)
  await app.close()
})
