import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('a free port is none of those that the system gives away by itself, and can be listened on', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, freePort))
  expect(ports.filter((port) => port < 20_000 || port >= 32_768)).toEqual([])
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(ports[0], '127.0.0.1', resolve))
  await new Promise((resolve) => server.close(resolve))
})
