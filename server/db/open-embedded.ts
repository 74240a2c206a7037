import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Logger } from 'pino'
import type { EmbeddedDatabase } from './database.ts'
import type { Db } from './db.ts'
import { DurableFileSystem } from './durable-file-system.ts'
import { placeEngineFiles } from './engine-files.ts'
import { createLiteClient } from './lite-client.ts'
import { startMaintenance } from './maintenance.ts'
import { ownFolder } from './owner-lock.ts'

/** Start parameters of an engine that waits for the disk: without `-F` (no fsync), and with a real sync method. */
export const DURABLE = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
]

/** Opens (or makes) the embedded database in `dataDir/pg`, owned by this process alone. @throws FolderInUse */
export async function openEmbedded(dataDir: string, log: Logger): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const release = ownFolder(dataDir)
  try {
    const folder = join(dataDir, 'pg')
    await placeEngineFiles(folder)
    const lite = await PGlite.create({ fs: new DurableFileSystem(folder), startParams: DURABLE })
    const stopMaintenance = startMaintenance(lite, folder, log)
    return embedded(lite, async () => {
      if (lite.closed) {
        return
      }
      stopMaintenance()
      await lite.exec('CHECKPOINT')
      await lite.close()
      release()
    })
  } catch (error) {
    release()
    throw error
  }
}

/** Prepares an engine that is open already, for example one in memory. */
export function embedded(lite: PGlite, close: () => Promise<void>): EmbeddedDatabase {
  // One dialect: every query of a store runs on both engines, and both answer with `{ rows }`.
  const client = createLiteClient(lite) as PGlite
  const db = drizzle(client, { casing: 'snake_case' }) as unknown as Db
  return { engine: 'embedded', db, lite, close }
}
