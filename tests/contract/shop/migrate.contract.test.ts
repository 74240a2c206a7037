import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { invariant } from '../../../domain/never.ts'
import type { ServerDatabase } from '../../../server/db/database.ts'
import { MIGRATIONS_FOLDER, migrateDatabase } from '../../../server/db/migrate.ts'
import { migratedDatabase } from '../../support/servers/migrated-database.ts'
import { postgresDatabase } from '../../support/servers/postgres-database.ts'

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[]
}
interface Snapshot {
  readonly tables: Record<string, { readonly indexes: object }>
}

const read = <T>(name: string): T => JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta', name), 'utf8')) as T

/** Indexes that came to tables of shops that have orders in them. */
const LATE = [
  ...['albums_deleted', 'audit_of_merchant', 'order_items_cover', 'orders_added', 'orders_of_factory', 'orders_unpaid'],
  ...[
    'photos_granted',
    'photos_of_user',
    'preview_pages_picture',
    'preview_tasks_deleted',
    'preview_tasks_of_album',
    'preview_tasks_whole',
  ],
]

/** What the newest tables are found by, as far as the database names it. */
function toldIndexes(): readonly string[] {
  const newest = readdirSync(join(MIGRATIONS_FOLDER, 'meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
  const { tables } = read<Snapshot>(newest.at(-1) ?? '')
  return Object.values(tables)
    .flatMap((table) => Object.keys(table.indexes))
    .sort()
}

const VALID = sql`select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
  join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and i.indisvalid`

async function indexesOf({ db }: Pick<ServerDatabase, 'db'>): Promise<readonly string[]> {
  const { rows } = await db.execute<{ name: string }>(VALID)
  const told = toldIndexes()
  return rows.flatMap(({ name }) => (told.includes(name) ? [name] : [])).sort()
}

test('no migration builds an index of a table that has rows already: that is for indexes.sql', () => {
  const later = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql') && name > '0040' && name < 'a')
  const found = later.flatMap((name) => {
    const text = readFileSync(join(MIGRATIONS_FOLDER, name), 'utf8')
    const made = new Set([...text.matchAll(/CREATE TABLE "(\w+)"/g)].map(([, table]) => table))
    return [...text.matchAll(/CREATE (?:UNIQUE )?INDEX "(\w+)" ON "(\w+)"/g)].flatMap(([, index, table]) =>
      made.has(table) ? [] : [`${name}: ${index}`],
    )
  })
  expect(found).toEqual([])
})

test('the embedded database has every index that its tables name', async () => {
  const database = await migratedDatabase()
  expect(await indexesOf(database)).toEqual(toldIndexes())
  await database.close()
})

/** A shop on PostgreSQL, as the release before those indexes left it. */
async function fromBefore(): Promise<ServerDatabase> {
  const database = await postgresDatabase()
  invariant(database.engine === 'postgres', 'it is a server')
  const { entries } = read<Journal>('_journal.json')
  const last = entries.find(({ tag }) => tag.startsWith('0039'))
  await database.pool.query('delete from drizzle.__drizzle_migrations where created_at > $1', [last?.when])
  await database.pool.query('drop table left_pictures, left_uploads')
  await database.pool.query(`drop index ${LATE.join()}`)
  return database
}

/** When the transactions began that wait for another one, in ms. */
async function waiting({ pool }: ServerDatabase): Promise<readonly number[]> {
  const { rows } = await pool.query<{ since: number }>(
    `select (extract(epoch from xact_start) * 1000)::float8 as since from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.map(({ since }) => since)
}

describe('a shop on PostgreSQL is brought up to date while it takes orders', () => {
  test('a design that is being saved waits for no index, and all are there in the end', async () => {
    const database = await fromBefore()
    const saving = await database.pool.connect()
    await saving.query('begin')
    await saving.query('lock table preview_tasks in row exclusive mode')
    const migrated = migrateDatabase(database)
    await expect.poll(() => waiting(database)).toHaveLength(1)
    await saving.query('lock table preview_pages, order_items, orders, photos in row exclusive mode nowait')
    await saving.query('commit')
    saving.release()
    await migrated
    expect(await indexesOf(database)).toEqual(toldIndexes())
    await database.close()
  })

  test('an index that was left half built is built anew', async () => {
    const database = await fromBefore()
    await migrateDatabase(database)
    await database.pool.query("update pg_index set indisvalid = false where indexrelid = 'orders_added'::regclass")
    await migrateDatabase(database)
    expect(await indexesOf(database)).toEqual(toldIndexes())
    await database.close()
  })

  test('a migration that cannot have its table lets go of what it holds and tries again', async () => {
    const database = await fromBefore()
    const holding = await database.pool.connect()
    await holding.query('begin')
    await holding.query('lock table drizzle.__drizzle_migrations in share mode')
    const migrated = migrateDatabase(database)
    const begun = new Set<number>()
    await expect
      .poll(async () => {
        for (const since of await waiting(database)) {
          begun.add(since)
        }
        return begun.size
      })
      .toBe(2)
    await holding.query('commit')
    holding.release()
    await migrated
    expect(await indexesOf(database)).toEqual(toldIndexes())
    await database.close()
  })

  test('nodes that start at the same moment wait for each other', async () => {
    const database = await fromBefore()
    await Promise.all([migrateDatabase(database), migrateDatabase(database), migrateDatabase(database)])
    expect(await indexesOf(database)).toEqual(toldIndexes())
    await database.close()
  })
})
