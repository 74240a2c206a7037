import type { Logger } from 'pino'
import type { IdSource } from '../../domain/ids.ts'
import type { Env } from '../base/env.ts'
import type { Secrets } from '../base/secrets.ts'
import type { Clock } from '../base/system-clock.ts'
import type { Tracing } from '../base/tracing.ts'
import type { Db } from '../db/db.ts'
import type { DiskSpace } from '../db/disk-space.ts'
import type { Jobs } from '../jobs/queue.ts'
import type { ProviderSettings } from '../providers/provider-settings.ts'
import type { Storage } from '../storage/storage.ts'
import type { Decoder } from './decoder.ts'
import type { DevelopmentOutbox } from './development-outbox.ts'
import type { MailSender } from './mail-sender.ts'
import type { Matting } from './matting.ts'
import type { Alarm, Metrics } from './metrics.ts'
import type { NoticeSender } from './notice-sender.ts'
import type { OwnUploadHost } from './own-upload-host.ts'
import type { PhotoShelf } from './photo-shelf.ts'
import type { SmsSender } from './sms-sender.ts'
import type { WechatMedia } from './wechat-media.ts'

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
  readonly mail: MailSender
  /** Messages to shoppers about their orders. */
  readonly notices: NoticeSender
  /** What the development providers sent. */
  readonly outbox: DevelopmentOutbox
  /** False when the disk is nearly full: changes are refused then. */
  readonly diskSpace: DiskSpace
  readonly photoShelf: PhotoShelf
  readonly storage: Storage
  /** Where photos lie on this server's disk: the host that takes uploads. */
  readonly uploadHost: OwnUploadHost | undefined
  readonly decoder: Decoder
  /** Photos that were picked inside the messenger. */
  readonly wechatMedia: WechatMedia
  readonly matting: Matting
  readonly log: Logger
  readonly metrics: Metrics
  readonly tracing: Tracing
  /** Tells whoever runs the shop: a line of the log with `alarm`, and a count that an alert waits for. */
  readonly alarm: (alarm: Alarm, fields: object, sentence: string) => void
}
