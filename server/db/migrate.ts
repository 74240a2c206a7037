import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { Database } from './database.ts'

/** The one folder of migrations, for both engines. Made by `npm run db:generate` out of `server/db/schema/*.ts`. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')

/** Any number that every node of the shop agrees on. */
const LOCK = 727_051_001

/**
 * Brings the tables up to date. Nodes that start at the same moment wait for each other: without the lock all but one
 * of them fail.
 */
export async function migrateDatabase(database: Database): Promise<void> {
  const settings = { migrationsFolder: MIGRATIONS_FOLDER }
  if (database.engine === 'embedded') {
    await migrateEmbedded(database.db as unknown as PgliteDatabase, settings)
    return
  }
  const client = await database.pool.connect()
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrateServer(drizzle(client, { casing: 'snake_case' }), settings)
  } finally {
    // Ends the session and with it the lock and the settings.
    client.release(true)
  }
}
