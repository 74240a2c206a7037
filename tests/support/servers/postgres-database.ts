import pino from 'pino'
import type { Database } from '../../../server/db/database.ts'
import { openPostgres } from '../../../server/db/open-postgres.ts'
import { postgres } from './postgres.ts'

/** A fresh database with all tables on PostgreSQL, open. */
export async function postgresDatabase(): Promise<Database> {
  const url = await (await postgres()).migratedDatabase()
  return await openPostgres(url, pino({ level: 'silent' }))
}
