import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pino from 'pino'
import type { EmbeddedDatabase } from '../../../server/db/database.ts'
import { MIGRATIONS_FOLDER, migrateDatabase } from '../../../server/db/migrate.ts'
import { embedded } from '../../../server/db/open-embedded.ts'
import { startBoss } from '../../../server/jobs/boss.ts'

const CACHE = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'keepsake')

/** A test's tables are small, and many engines live and die in one process. */
const SMALL = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Two thirds of an empty engine's files are templates of databases, which nobody makes here: copying them is a third of a start. */
const NO_TEMPLATES = [
  'update pg_database set datistemplate = false where datistemplate',
  'drop database template0',
  'drop database template1',
  'checkpoint',
]

let dump: Promise<Blob> | undefined

/** A fresh database in memory with all tables: a copy of one that was migrated once for these migrations. */
export async function migratedDatabase(): Promise<EmbeddedDatabase> {
  dump ??= migratedDump()
  const lite = await PGlite.create({ loadDataDir: await dump, startParams: SMALL })
  return embedded(lite, async () => {
    await lite.close()
    // Vitest holds what a finished file held, and a closed engine holds its memory by its file system.
    Reflect.deleteProperty(lite, 'fs')
  })
}

async function migratedDump(): Promise<Blob> {
  const file = join(CACHE, `migrated-${fingerprint()}.tar`)
  try {
    return new Blob([readFileSync(file)])
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) {
      throw error
    }
  }
  const lite = await PGlite.create()
  const made = embedded(lite, () => lite.close())
  await migrateDatabase(made)
  const boss = await startBoss(made, pino({ level: 'silent' }), { supervise: false })
  await boss.stop()
  for (const statement of NO_TEMPLATES) {
    await lite.exec(statement)
  }
  const blob = await lite.dumpDataDir('none')
  await made.close()
  mkdirSync(CACHE, { recursive: true })
  // Two test processes may do this at once: a rename is whole or not there.
  const half = `${file}.${process.pid}`
  writeFileSync(half, Buffer.from(await blob.arrayBuffer()))
  renameSync(half, file)
  return blob
}

function fingerprint(): string {
  const hash = createHash('sha256').update(NO_TEMPLATES.join())
  const versions = ['@electric-sql/pglite', 'pg-boss'].map((name) =>
    join(import.meta.dirname, '..', '..', '..', 'node_modules', name, 'package.json'),
  )
  const migrations = readdirSync(MIGRATIONS_FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  for (const file of [...versions, ...migrations.map((name) => join(MIGRATIONS_FOLDER, name))]) {
    hash.update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}
