import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pino from 'pino'
import type { EmbeddedDatabase } from '../../../server/db/database.ts'
import { DROP_TEMPLATES } from '../../../server/db/engine-files.ts'
import { MIGRATIONS_FOLDER, migrateDatabase } from '../../../server/db/migrate.ts'
import { embedded } from '../../../server/db/open-embedded.ts'
import { startBoss } from '../../../server/jobs/boss.ts'

const CACHE = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'keepsake')

/** A test's tables are small, and many engines live and die in one process. */
const SMALL = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

let dump: Promise<string> | undefined
let bytes: Blob | undefined

/** A fresh database in memory with all tables: a copy of one that was migrated once for these migrations. */
export async function migratedDatabase(): Promise<EmbeddedDatabase> {
  bytes ??= new Blob([readFileSync(await dumpFile())])
  const lite = await PGlite.create({ loadDataDir: bytes, startParams: SMALL })
  return embedded(lite, async () => {
    await lite.close()
    // Vitest holds what a finished file held, and a closed engine holds its memory by its file system.
    Reflect.deleteProperty(lite, 'fs')
  })
}

/** The same as the data folder of a shop that is yet to be started: making the engine's files is most of a first start. */
export async function migratedDataDir(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'pg')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  execFileSync('tar', ['-xf', await dumpFile(), '-C', folder], { stdio: 'pipe' })
}

function dumpFile(): Promise<string> {
  dump ??= migratedDump()
  return dump
}

/** The file of the dump, made where it is not there. */
async function migratedDump(): Promise<string> {
  const file = join(CACHE, `migrated-${fingerprint()}.tar`)
  if (existsSync(file)) {
    return file
  }
  const lite = await PGlite.create()
  const made = embedded(lite, () => lite.close())
  await migrateDatabase(made)
  const boss = await startBoss(made, pino({ level: 'silent' }), { supervise: false })
  await boss.stop()
  for (const statement of DROP_TEMPLATES) {
    await lite.exec(statement)
  }
  const blob = await lite.dumpDataDir('none')
  await made.close()
  mkdirSync(CACHE, { recursive: true })
  // Two test processes may do this at once: a rename is whole or not there.
  const half = `${file}.${process.pid}`
  writeFileSync(half, Buffer.from(await blob.arrayBuffer()))
  renameSync(half, file)
  return file
}

function fingerprint(): string {
  const hash = createHash('sha256').update(DROP_TEMPLATES.join())
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
