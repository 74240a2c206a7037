import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createDevelopmentOutbox } from './accounts/development-outbox.ts'
import { noPhotosYet } from './albums/photo-shelf.ts'
import type { Database } from './db/database.ts'
import type { Clock, Deps } from './deps.ts'
import type { Env } from './env.ts'
import { randomIds } from './http/tokens.ts'
import type { Jobs } from './jobs/queue.ts'
import { secretsFrom } from './secrets.ts'

const systemClock: Clock = { now: () => Date.now() }

/** What is there before anything is chosen: the configuration, the open database, the queue. */
export interface Foundation {
  readonly env: Env
  readonly database: Database
  readonly jobs: Jobs
  readonly log: Logger
  readonly clock?: Clock
}

/** Builds the abilities of the shop on its foundation. */
export function makeDeps({ env, database, jobs, log, clock = systemClock }: Foundation): Deps {
  const outbox = createDevelopmentOutbox(clock)
  return {
    env,
    db: database.db,
    jobs,
    clock,
    ids: randomIds,
    secrets: secretsFrom(env.sessionSecret ?? keptSecret(env.dataDir)),
    sms: outbox,
    outbox,
    photoShelf: noPhotosYet,
    log,
  }
}

/** The secret of a shop that was given none: made once, readable by its owner only. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw error
    }
  }
  return readFileSync(file, 'utf8').trim()
}
