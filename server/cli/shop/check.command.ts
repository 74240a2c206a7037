import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { secretsFrom } from '../../base/secrets.ts'
import { freeBytesBelow, SPACE_NEEDED } from '../../base/space-needed.ts'
import { makeStorage } from '../../make-storage.ts'
import { providerProblems } from '../../pay/provider-problems.ts'
import { PROVIDER_SECTIONS } from '../../pay/provider-sections.ts'
import { readProviderSettings } from '../../providers/provider-settings.ts'
import { storageProblem } from '../../storage/storage-problem.ts'
import { type Command, OperatorMistake } from './command.ts'
import { COMMAND_WORDS } from './command-words.ts'

const GIGABYTE = 1024 ** 3

export const checkCommand: Command = {
  ...COMMAND_WORDS.check,
  run: async ({ env, openDatabase, report }) => {
    const troubles: string[] = []
    const database = await openDatabase()
    report(`Configuration: right, ${env.mode}, ${env.publicUrl}`)
    const { rows } = await database.db.execute<{ version: string }>(sql`select version() as version`)
    report(`Database: ${database.engine}, ${rows[0]?.version ?? 'unknown version'}`)

    mkdirSync(env.dataDir, { recursive: true, mode: 0o700 })
    const free = await freeBytesBelow(env.dataDir)
    report(`Disk of ${env.dataDir}: ${(free / GIGABYTE).toFixed(1)} GB free`)
    if (free < SPACE_NEEDED) {
      troubles.push('There is too little room on the disk: the shop takes no changes below 500 MB.')
    }

    if (env.storage.type === 'LOCAL') {
      report('Storage: LOCAL, on this disk')
    } else {
      const secrets = secretsFrom(env.sessionSecret ?? 'only to look')
      const { storage } = makeStorage({ env, secrets, clock: { now: () => Date.now() } })
      const trouble = await storageProblem(storage)
      report(`Storage: ${env.storage.type}, ${trouble ?? 'a file went there and came back'}`)
      if (trouble !== undefined) {
        troubles.push(`The storage ${env.storage.type} does not work: ${trouble}`)
      }
    }

    const providers = readProviderSettings(env.providersFile, PROVIDER_SECTIONS)
    for (const trouble of await providerProblems(database.db, env.mode, providers)) {
      troubles.push(trouble)
    }

    const app = existsSync(join(import.meta.dirname, '..', '..', '..', 'dist', 'app', 'index.html'))
    report(app ? 'App: built' : 'App: not built yet; `npm start` builds it')
    if (env.mode === 'production' && !env.publicUrl.startsWith('https:')) {
      troubles.push('PUBLIC_URL must be an https address in production.')
    }
    if (troubles.length > 0) {
      throw new OperatorMistake(troubles.join('\n'))
    }
    report('All is well.')
  },
}
