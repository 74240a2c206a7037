import pino from 'pino'
import { afterAll, beforeAll, describe } from 'vitest'
import { invariant } from '../../../domain/never.ts'
import { openPostgres } from '../../../server/db/open-postgres.ts'
import { postgres } from './postgres.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'

export type Engine = 'embedded' | 'postgres'

/** Runs a suite once on the embedded engine and once on PostgreSQL, with a fresh shop for each. */
export function onBothEngines(
  name: string,
  suite: (server: () => TestServer, engine: Engine) => void,
  options: Omit<TestServerOptions, 'database'> = {},
): void {
  describe(`${name} on the embedded database`, () =>
    suite(
      shopFor(() => startTestServer(options)),
      'embedded',
    ))
  onPostgres(name, (server) => suite(server, 'postgres'), options)
}

/** Runs a suite on PostgreSQL only: races between connections exist only there. */
export function onPostgres(
  name: string,
  suite: (server: () => TestServer) => void,
  options: Omit<TestServerOptions, 'database'> = {},
): void {
  describe(`${name} on PostgreSQL`, () => {
    const server = shopFor(async () => {
      const url = await (await postgres()).migratedDatabase()
      return await startTestServer({ ...options, database: await openPostgres(url, pino({ level: 'silent' })) })
    })
    suite(server)
  })
}

function shopFor(start: () => Promise<TestServer>): () => TestServer {
  let server: TestServer | undefined
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server?.close())
  return () => {
    invariant(server, 'the shop is open before the tests run')
    return server
  }
}
