import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { invariant } from '../../domain/never.ts'
import type { Db } from './db.ts'

/** An index of a table that shops have filled already. */
interface LateIndex {
  readonly name: string
  /** `CREATE INDEX` as `db:generate` wrote it. */
  readonly statement: string
}

/** Indexes on tables that a release before made; none of them is part of a migration. */
function lateIndexesIn(folder: string): readonly LateIndex[] {
  const statements = readFileSync(join(folder, 'indexes.sql'), 'utf8').split('--> statement-breakpoint')
  return statements.map((text) => {
    const statement = text.trim()
    const name = /^CREATE INDEX "(\w+)" ON /.exec(statement)?.[1]
    invariant(name, `an index has a name: ${statement}`)
    return { name, statement }
  })
}

/**
 * Builds the indexes that are not there. A migration would hold every table that it has indexed until the last index is
 * built, and nothing could be written meanwhile; one at a time, PostgreSQL builds them beside everything that is written.
 */
export async function buildLateIndexes(db: Db, folder: string, how: 'beside orders' | 'at once'): Promise<void> {
  const states = await statesOf(db)
  for (const { name, statement } of lateIndexesIn(folder)) {
    const state = states.get(name)
    if (state === 'half built') {
      await db.execute(sql.raw(`drop index concurrently "${name}"`))
    }
    if (state !== 'built') {
      const built = how === 'at once' ? statement : statement.replace('CREATE INDEX', 'CREATE INDEX CONCURRENTLY')
      await db.execute(sql.raw(built))
    }
  }
}

/** An index whose building was broken off stays, is written to and never read. */
async function statesOf(db: Db): Promise<ReadonlyMap<string, 'built' | 'half built'>> {
  const { rows } = await db.execute<{ name: string; valid: boolean }>(
    sql`select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = current_schema()::regnamespace`,
  )
  return new Map(rows.map(({ name, valid }) => [name, valid ? 'built' : 'half built']))
}
