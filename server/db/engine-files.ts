import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { cp, open, readdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const BUILT = join(import.meta.dirname, '..', '..', 'dist', 'database')

/** Two thirds of an empty engine's files are templates of databases, which nobody makes here. */
export const DROP_TEMPLATES = [
  'update pg_database set datistemplate = false where datistemplate',
  'drop database template0',
  'drop database template1',
  'checkpoint',
]

/** Where the build keeps the files of an embedded engine in which nothing happened yet: those of one version are no other's. */
export function builtEngineFiles(): string {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(readFileSync(join(dirname(main), '..', 'package.json'), 'utf8')) as { version: string }
  return join(BUILT, version)
}

/**
 * Makes them anew, with the tables that `prepare` makes: most of the work of a first start. Tables that came since then are
 * added by the start, as in any shop.
 */
export async function makeEngineFiles(folder: string, prepare: (lite: PGlite) => Promise<void>): Promise<void> {
  const half = `${folder}.${process.pid}`
  mkdirSync(half, { recursive: true, mode: 0o700 })
  const lite = await PGlite.create({ dataDir: half })
  await prepare(lite)
  for (const statement of DROP_TEMPLATES) {
    await lite.exec(statement)
  }
  await lite.close()
  rmSync(folder, { recursive: true, force: true })
  renameSync(half, folder)
}

/**
 * Gives an engine that has no files yet those that the build made; without them it makes its own. They are on the disk, and
 * all of them, before they are in their place: a shop that is killed meanwhile begins anew.
 */
export async function placeEngineFiles(folder: string, from = builtEngineFiles()): Promise<void> {
  if (!existsSync(from) || (existsSync(folder) && readdirSync(folder).length > 0)) {
    return
  }
  const half = `${folder}.half`
  await rm(half, { recursive: true, force: true })
  await cp(from, half, { recursive: true })
  const entries = await readdir(half, { recursive: true })
  // Side by side: the disk writes many of them at once.
  await Promise.all([half, ...entries.map((entry) => join(half, entry))].map(toDisk))
  await rename(half, folder)
  await toDisk(dirname(folder))
}

async function toDisk(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
