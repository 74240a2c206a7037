import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { PoolClient } from 'pg'
import type { Database } from './database.ts'
import { buildLateIndexes } from './late-indexes.ts'

/** The one folder of migrations, for both engines. Made by `npm run db:generate` out of `server/db/schema/*.ts`. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')

/** Any number that every node of the shop agrees on. */
const LOCK = 727_051_001
/** Between two looks whether another node is done, ms. */
const LOOK_MS = 100

/**
 * So long a migration waits for a table that somebody writes to, ms: whoever wants the same table waits behind it, and gives
 * up after 5 s (`open-postgres.ts`). Then it lets go of everything, for so long, and begins anew.
 */
const TABLE_MS = 2000
const PAUSE_MS = 1000
const TRIES = 60
/** No table in time; a deadlock that this side has lost. */
const IN_THE_WAY = new Set(['55P03', '40P01'])

/**
 * Brings the tables up to date, while the release before takes orders. Nodes that start at the same moment wait for each
 * other: without the lock all but one of them fail.
 *
 * @throws when a table is not to be had for minutes.
 */
export async function migrateDatabase(database: Database): Promise<void> {
  const settings = { migrationsFolder: MIGRATIONS_FOLDER }
  if (database.engine === 'embedded') {
    await migrateEmbedded(database.db as unknown as PgliteDatabase, settings)
    await buildLateIndexes(database.db, MIGRATIONS_FOLDER, 'at once')
    return
  }
  const client = await database.pool.connect()
  try {
    const db = drizzle(client, { casing: 'snake_case' })
    await client.query('set statement_timeout = 0')
    await untilAlone(client)
    await unlessInTheWay(async () => {
      await client.query(`set lock_timeout = ${TABLE_MS}`)
      await migrateServer(db, settings)
      // Building waits for whoever writes; nobody waits for the building.
      await client.query('set lock_timeout = 0')
      await buildLateIndexes(db, MIGRATIONS_FOLDER, 'beside orders')
    })
  } finally {
    // Ends the session and with it the lock and the settings.
    client.release(true)
  }
}

/** Asks again and again instead of waiting within one question: an index is not built as long as an older question is open. */
async function untilAlone(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [LOCK])
    if (rows[0]?.alone) {
      return
    }
    await wait(LOOK_MS)
  }
}

async function unlessInTheWay(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work()
      return
    } catch (error) {
      if (attempt >= TRIES || !IN_THE_WAY.has(codeOf(error))) {
        throw error
      }
      await wait(PAUSE_MS)
    }
  }
}

/** What PostgreSQL calls the error, also where it is the cause of another one. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return ''
  }
  return 'code' in error ? String(error.code) : codeOf(error.cause)
}
