import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import type { ServerDatabase } from './database.ts'
import { NamedStatements } from './named-statements.ts'

/** `bigint` and `count(*)` as numbers, as the embedded engine gives them. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A server that starts or restarts refuses for a while: cannot connect now, admin shutdown, crash shutdown. */
const STARTING = new Set(['57P03', '57P01', '57P02', 'ECONNREFUSED', 'ECONNRESET'])
const TRIES = 30
const PAUSE_MS = 1000

/** Connects to PostgreSQL and waits up to half a minute for one that is starting up. */
export async function openPostgres(url: string, log: Logger, connections = 10): Promise<ServerDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    Client: NamedStatements,
    statement_timeout: 15_000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: 10_000,
  })
  // Without a listener on every client, also on those in use, a restart of the server ends this process.
  const noted = (error: Error) => log.warn({ err: error }, 'a database connection broke')
  pool.on('error', noted)
  pool.on('connect', (client) => client.on('error', noted))
  await connect(pool)
  return {
    engine: 'postgres',
    db: drizzle(pool, { casing: 'snake_case' }),
    pool,
    url,
    close: async () => {
      if (!pool.ended) {
        await pool.end()
      }
    },
  }
}

async function connect(pool: pg.Pool): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!STARTING.has(code) || attempt >= TRIES) {
        throw error
      }
      await wait(PAUSE_MS)
    }
  }
}
