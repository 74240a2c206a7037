import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { builtEngineFiles, makeEngineFiles } from './db/engine-files.ts'
import { MIGRATIONS_FOLDER, migrateDatabase } from './db/migrate.ts'
import { embedded } from './db/open-embedded.ts'
import { startBoss } from './jobs/boss.ts'

/** The files that an embedded database begins with, made anew when its tables have changed. */
async function buildDatabase(): Promise<void> {
  const folder = builtEngineFiles()
  const stamp = `${folder}.migrations`
  const hash = createHash('sha256')
  for (const name of readdirSync(MIGRATIONS_FOLDER).filter((it) => it.endsWith('.sql'))) {
    hash.update(readFileSync(join(MIGRATIONS_FOLDER, name)))
  }
  const now = hash.digest('hex')
  if (existsSync(folder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) {
    return
  }
  await makeEngineFiles(folder, async (lite) => {
    const database = embedded(lite, () => lite.close())
    await migrateDatabase(database)
    const boss = await startBoss(database, pino({ level: 'silent' }), { supervise: false })
    await boss.stop()
  })
  writeFileSync(stamp, now)
}

await buildDatabase()
