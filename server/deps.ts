import type { Logger } from 'pino'
import type { IdSource } from '../domain/ids.ts'
import type { EpochMs } from '../domain/units.ts'
import type { DevelopmentOutbox } from './accounts/development-outbox.ts'
import type { SmsSender } from './accounts/sms-sender.ts'
import type { PhotoShelf } from './albums/photo-shelf.ts'
import type { Db } from './db/db.ts'
import type { RoomToWrite } from './db/room-to-write.ts'
import type { Env } from './env.ts'
import type { Jobs } from './jobs/queue.ts'
import type { Decoder } from './photos/decode-photo.ts'
import type { ProviderSettings } from './providers/provider-settings.ts'
import type { Secrets } from './secrets.ts'
import type { LocalDisk } from './storage/local-disk.ts'
import type { UploadKeys } from './storage/qiniu/upload-token.ts'

/** Everything from outside that the call groups need; tests hand in their own. Add a line for another ability. */
export interface Deps {
  readonly env: Env
  readonly db: Db
  readonly jobs: Jobs
  readonly clock: Clock
  /** 21 random characters each. */
  readonly ids: IdSource
  readonly secrets: Secrets
  /** Settings of the merchants' own providers: messages, messenger, money. */
  readonly providers: ProviderSettings
  readonly sms: SmsSender
  /** What the development providers sent. */
  readonly outbox: DevelopmentOutbox
  /** False when the disk is nearly full: changes are refused then. */
  readonly roomToWrite: RoomToWrite
  readonly photoShelf: PhotoShelf
  readonly storage: LocalDisk
  /** Whose upload tokens the upload host believes. */
  readonly uploadKeys: UploadKeys
  readonly decoder: Decoder
  readonly log: Logger
}

export interface Clock {
  now(): EpochMs
}
