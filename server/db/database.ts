import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Db } from './db.ts'

/** An open database of either kind. */
export type Database = EmbeddedDatabase | ServerDatabase

export interface EmbeddedDatabase {
  readonly engine: 'embedded'
  readonly db: Db
  readonly lite: PGlite
  /** Closing twice is harmless. */
  close(): Promise<void>
}

export interface ServerDatabase {
  readonly engine: 'postgres'
  readonly db: Db
  readonly pool: Pool
  readonly url: string
  close(): Promise<void>
}

/** @throws when the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`)
}
