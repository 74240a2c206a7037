import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createDevelopmentOutbox } from './accounts/development-outbox.ts'
import { createMailProvider } from './accounts/mail/mail-provider.ts'
import { createSmsProvider } from './accounts/sms/sms-provider.ts'
import { dropWechatAccessToken, wechatAccessToken } from './accounts/wechat/wechat-access-token.ts'
import type { Env } from './base/env.ts'
import { secretsFrom } from './base/secrets.ts'
import { type Clock, systemClock } from './base/system-clock.ts'
import { randomIds } from './base/tokens.ts'
import type { Tracing } from './base/tracing.ts'
import type { Database } from './db/database.ts'
import { createDiskSpace } from './db/disk-space.ts'
import type { Jobs } from './jobs/queue.ts'
import { makeStorage } from './make-storage.ts'
import { createNoticeSender } from './notices/notice-sender.ts'
import { PROVIDER_SECTIONS } from './pay/provider-sections.ts'
import { createDecoder } from './photos/decode-photo.ts'
import { createMatting } from './photos/matting.ts'
import { createPhotoShelf } from './photos/stored-photo-shelf.ts'
import { createWechatMedia } from './photos/wechat-media.ts'
import type { Deps } from './ports/deps.ts'
import type { Metrics } from './ports/metrics.ts'
import { readProviderSettings } from './providers/provider-settings.ts'

/** What is there before anything is chosen: the configuration, the open database, the queue. */
export interface Foundation {
  readonly env: Env
  readonly database: Database
  readonly jobs: Jobs
  readonly log: Logger
  readonly metrics: Metrics
  readonly tracing: Tracing
  readonly clock?: Clock
}

/** Builds the abilities of the shop on its foundation. */
export function makeDeps({ env, database, jobs, log, metrics, tracing, clock = systemClock }: Foundation): Deps {
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 })
  const outbox = createDevelopmentOutbox({ db: database.db, ids: randomIds, clock })
  const providers = readProviderSettings(env.providersFile, PROVIDER_SECTIONS)
  const secrets = secretsFrom(env.sessionSecret ?? storedSecret(env.dataDir))
  return {
    env,
    db: database.db,
    jobs,
    clock,
    ids: randomIds,
    secrets,
    providers,
    sms: createSmsProvider({ providers, outbox, clock, mode: env.mode }),
    mail: createMailProvider({ providers, outbox, mode: env.mode }),
    notices: createNoticeSender({ db: database.db, providers, clock, outbox, mode: env.mode }),
    outbox,
    diskSpace: createDiskSpace(env.dataDir, clock),
    photoShelf: createPhotoShelf({ secrets, clock }),
    ...makeStorage({ env, secrets, clock }),
    decoder: createDecoder({ processes: env.renderThreads }),
    wechatMedia: createWechatMedia({
      providers,
      accessToken: {
        of: (mchid) => wechatAccessToken({ db: database.db, providers, clock }, mchid),
        drop: (mchid, token) => dropWechatAccessToken({ db: database.db, providers, clock }, mchid, token),
      },
    }),
    matting: createMatting(providers),
    log,
    metrics,
    tracing,
    alarm: (alarm, fields, sentence) => {
      metrics.alarm(alarm)
      log.error({ ...fields, alarm: true }, sentence)
    },
  }
}

/** The secret of a shop that was given none: made once, readable by its owner only. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw error
    }
  }
  return readFileSync(file, 'utf8').trim()
}
