import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { listeningMistake } from './listening-mistake.ts'

/** What a listener says that is asked for this place. */
async function faultAt(port: number, host: string): Promise<unknown> {
  const server = createServer()
  server.listen(port, host)
  const [error] = await once(server, 'error')
  return error
}

test('a port that is taken is told in a sentence that says what to do', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  expect(listeningMistake(await faultAt(port, '127.0.0.1'))).toBe(
    `Port ${port} of 127.0.0.1 is taken by another program, perhaps by a shop that runs already. Stop that one, or set PORT to another number.`,
  )
  taken.close()
})

test('an address that is none of this machine is told too, and nothing else is', async () => {
  expect(listeningMistake(await faultAt(0, '203.0.113.7'))).toBe(
    'HOST 203.0.113.7 is no address of this machine. Set HOST to 127.0.0.1, to 0.0.0.0 or to one of its own.',
  )
  expect(listeningMistake(new Error('the database is gone'))).toBe(undefined)
})
