import type { Logger } from 'pino'
import type { Env } from '../base/env.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'

/** Opens the database that the configuration names. */
export async function openDatabase(env: Pick<Env, 'databaseUrl' | 'dataDir'>, log: Logger): Promise<Database> {
  return env.databaseUrl ? await openPostgres(env.databaseUrl, log) : await openEmbedded(env.dataDir, log)
}
