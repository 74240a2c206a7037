import { createHash } from 'node:crypto'
import { getTableName, type InferInsertModel, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'
import { prepared } from './prepared.ts'

/** What stands in the places of a row: values that come when it is written, and those that are the same each time. */
type Places = Readonly<Record<string, SQL | unknown>>

/**
 * Writes one row by a statement that is built once for every set of columns that rows of the table come with: an order has
 * thirty, and putting its text together again for each took longer than writing it. Columns that are absent have their
 * default. False: a row with the same key is there already.
 */
export async function insertPrepared<Table extends PgTable>(
  db: Db,
  table: Table,
  row: InferInsertModel<Table>,
): Promise<boolean> {
  const given = Object.entries(row).filter(([, value]) => value !== undefined)
  // An encoder of JSON makes a word of null, which is not the null of the database.
  const isNull = (value: unknown) => value === null
  const shape = given.map(([name, value]) => (isNull(value) ? `${name} null` : name)).sort()
  const hash = createHash('sha256').update(shape.join()).digest('hex').slice(0, 16)
  const places: Places = Object.fromEntries(
    given.map(([name, value]) => [name, isNull(value) ? sql`null` : sql.placeholder(name)]),
  )
  const made = await prepared(db, `insert_${getTableName(table)}_${hash}`, (on, name) =>
    on
      .insert(table)
      .values(places as never)
      .onConflictDoNothing()
      .returning({ made: sql<number>`1` })
      .prepare(name),
  ).execute(Object.fromEntries(given))
  return made.length > 0
}
