import { afterAll, beforeAll, describe } from 'vitest'
import { invariant } from '../../../domain/never.ts'
import type { Database } from '../../../server/db/database.ts'
import { migratedDatabase } from './migrated-database.ts'
import { postgresDatabase } from './postgres-database.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'

export type Engine = 'embedded' | 'postgres'

/**
 * Runs a suite once on the embedded engine and once on PostgreSQL, with a fresh shop for each. It runs no workers
 * unless it is asked to: they would paint every page of every design that a test makes.
 */
export function onBothEngines(
  name: string,
  suite: (server: () => TestServer, engine: Engine) => void,
  options: Omit<TestServerOptions, 'database'> = {},
): void {
  describe(`${name} on the embedded database`, () => suite(shopFor(options, migratedDatabase), 'embedded'))
  onPostgres(name, (server) => suite(server, 'postgres'), options)
}

/** Runs a suite on PostgreSQL only: races between connections exist only there. */
export function onPostgres(
  name: string,
  suite: (server: () => TestServer) => void,
  options: Omit<TestServerOptions, 'database'> = {},
): void {
  describe(`${name} on PostgreSQL`, () => {
    const server = shopFor(options, postgresDatabase)
    suite(server)
  })
}

function shopFor(options: Omit<TestServerOptions, 'database'>, newDatabase: () => Promise<Database>): () => TestServer {
  let server: TestServer | undefined
  beforeAll(async () => {
    server = await startTestServer({ role: 'api', ...options, database: await newDatabase() })
  })
  afterAll(() => server?.close())
  return () => {
    invariant(server, 'the shop is open before the tests run')
    return server
  }
}
