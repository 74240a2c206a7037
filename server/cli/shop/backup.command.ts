import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DurableFileSystem } from '../../db/durable-file-system.ts'
import { DURABLE } from '../../db/open-embedded.ts'
import { ownFolder } from '../../db/owner-lock.ts'
import { type Command, type OperatorFiles, OperatorMistake, oneArgument } from './command.ts'
import { COMMAND_WORDS } from './command-words.ts'

/**
 * What stands beside the database in the data folder. Photos never change once they are stored, and what is still coming in
 * is nobody's yet; without the secret, share links and tokens given out before would die.
 */
const BESIDES = ['photos/objects', 'print', 'session-secret'] as const

const folderBeside = (file: string) => `${file}.files`

export const backupCommand: Command = {
  ...COMMAND_WORDS.backup,
  run: async ({ env, args, openDatabase, report, files }) => {
    const file = oneArgument(args, backupCommand.usage)
    if (env.databaseUrl) {
      throw new OperatorMistake('A PostgreSQL server is backed up with pg_dump; photos are copied from DATA_DIR.')
    }
    const database = await openDatabase()
    if (database.engine !== 'embedded') {
      throw new OperatorMistake('Only the embedded database is backed up here.')
    }
    if (env.storage.type !== 'LOCAL') {
      report(`Photos and print files lie at ${env.storage.type}: back them up there, after this.`)
    }
    // The database is read first: it never names a file that is not there. Nobody asks it anything while it is read: what is
    // in the file is what a start after a cut of the power would find. It gets its place last: a backup that is there is whole.
    await database.lite.exec('CHECKPOINT')
    const dump = await database.lite.dumpDataDir('gzip')
    const dataDir = resolve(env.dataDir)
    const made = join(dataDir, `backup-${randomUUID()}.part`)
    try {
      await writeFile(made, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 })
      await copyBesides(dataDir, folderBeside(file), files)
      await files.copy(made, file)
    } finally {
      await rm(made, { force: true })
    }
    report(`Backed up to ${file} (${dump.size} bytes) and ${folderBeside(file)}.`)
  },
}

export const restoreCommand: Command = {
  ...COMMAND_WORDS.restore,
  run: async ({ env, args, report, files }) => {
    const file = oneArgument(args, restoreCommand.usage)
    if (env.databaseUrl) {
      throw new OperatorMistake('A PostgreSQL server is restored with pg_restore or psql.')
    }
    const folder = join(env.dataDir, 'pg')
    if (existsSync(folder)) {
      throw new OperatorMistake(`There is a shop in ${env.dataDir} already. Move it away or name another DATA_DIR.`)
    }
    const dump = await files.read(file)
    const release = ownFolder(env.dataDir)
    try {
      const lite = await PGlite.create({
        fs: new DurableFileSystem(folder),
        startParams: DURABLE,
        loadDataDir: new Blob([new Uint8Array(dump)]),
      })
      await lite.exec('CHECKPOINT')
      await lite.close()
      await copyBesides(folderBeside(file), env.dataDir, files)
    } finally {
      release()
    }
    report(`Restored into ${env.dataDir}.`)
  },
}

async function copyBesides(from: string, to: string, files: OperatorFiles): Promise<void> {
  for (const name of BESIDES) {
    if (existsSync(join(from, name))) {
      await files.copy(join(from, name), join(to, name))
    }
  }
}
