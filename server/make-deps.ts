import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createDevelopmentOutbox } from './accounts/development-outbox.ts'
import type { SmsSender } from './accounts/sms-sender.ts'
import type { Database } from './db/database.ts'
import { createRoomToWrite } from './db/room-to-write.ts'
import type { Clock, Deps } from './deps.ts'
import type { Env } from './env.ts'
import { randomIds } from './http/tokens.ts'
import type { Jobs } from './jobs/queue.ts'
import { createDecoder } from './photos/decode-photo.ts'
import { signedPhotoUrl } from './photos/photo-urls.ts'
import { createPhotoShelf } from './photos/stored-photo-shelf.ts'
import { readProviderSettings } from './providers/provider-settings.ts'
import { type Secrets, secretsFrom } from './secrets.ts'
import { createLocalDisk, type LocalDisk } from './storage/local-disk.ts'
import { UPLOAD_BASE } from './storage/qiniu/upload-pages.ts'
import type { UploadKeys } from './storage/qiniu/upload-token.ts'

const systemClock: Clock = { now: () => Date.now() }

/** What is there before anything is chosen: the configuration, the open database, the queue. */
export interface Foundation {
  readonly env: Env
  readonly database: Database
  readonly jobs: Jobs
  readonly log: Logger
  readonly clock?: Clock
}

const noSmsProvider: SmsSender = {
  send: async () => {
    throw new Error('no SMS provider is configured for production')
  },
}

/** Builds the abilities of the shop on its foundation. */
export function makeDeps({ env, database, jobs, log, clock = systemClock }: Foundation): Deps {
  const outbox = createDevelopmentOutbox(clock)
  const secrets = secretsFrom(env.sessionSecret ?? keptSecret(env.dataDir))
  const uploadKeys = uploadKeysFrom(secrets)
  return {
    env,
    db: database.db,
    jobs,
    clock,
    ids: randomIds,
    secrets,
    providers: readProviderSettings(env.providersFile),
    // No code is shown to anybody in production, and none is said to be sent that was not.
    sms: env.mode === 'production' ? noSmsProvider : outbox,
    outbox,
    // A database server guards its own disk.
    roomToWrite: database.engine === 'embedded' ? createRoomToWrite(env.dataDir, clock) : async () => true,
    photoShelf: createPhotoShelf({ secrets, clock }),
    storage: localStorage(env, secrets, uploadKeys),
    uploadKeys,
    decoder: createDecoder({ processes: env.renderThreads }),
    log,
  }
}

/** The upload host is ours, so its key is derived like every other. */
function uploadKeysFrom(secrets: Secrets): UploadKeys {
  return { accessKey: 'keepsake', secretKey: secrets.sign('upload-token', 'secret key'), bucket: 'photos' }
}

/** Uploads go to another origin only where the configuration names one. */
function localStorage(env: Env, secrets: Secrets, keys: UploadKeys): LocalDisk {
  return createLocalDisk({
    root: join(env.dataDir, 'photos'),
    keys,
    uploadHost: `${env.uploadOrigins[0] ?? ''}${UPLOAD_BASE}`,
    signedGet: (key, until) => signedPhotoUrl(secrets, { key, kind: 'original', until }),
  })
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
