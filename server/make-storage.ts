import { join } from 'node:path'
import type { Env } from './base/env.ts'
import type { Secrets } from './base/secrets.ts'
import type { Clock } from './base/system-clock.ts'
import { S3_BASE } from './pages/uploads/put-object-page.ts'
import { UPLOAD_BASE } from './pages/uploads/upload-pages.ts'
import type { OwnUploadHost } from './ports/own-upload-host.ts'
import { createLocalDisk } from './storage/disk/local-disk.ts'
import { createFileCache } from './storage/file-cache.ts'
import { createQiniuStorage } from './storage/qiniu/qiniu-storage.ts'
import { localTicket } from './storage/s3/local-ticket.ts'
import { createS3Storage } from './storage/s3/s3-storage.ts'
import type { Storage } from './storage/storage.ts'

export interface MadeStorage {
  readonly storage: Storage
  /** Only where photos lie on this server's disk. */
  readonly uploadHost: OwnUploadHost | undefined
}

/** The storage that the configuration names. Nothing is opened yet. */
export function makeStorage({ env, secrets, clock }: { env: Env; secrets: Secrets; clock: Clock }): MadeStorage {
  const { storage: settings, dataDir } = env
  if (settings.type === 'LOCAL') {
    const uploadHost = ownUploadHost(env, secrets)
    return { storage: uploadHost.disk, uploadHost }
  }
  const cache = createFileCache({ folder: join(dataDir, 'storage-cache'), maxBytes: settings.cacheBytes })
  const storage =
    settings.type === 'S3'
      ? createS3Storage({ settings, cache, clock })
      : createQiniuStorage({ settings, cache, clock, folder: join(dataDir, 'storage-outgoing') })
  return { storage, uploadHost: undefined }
}

/** The upload host is ours, so its key is derived like every other. Uploads go to another origin only where one is named. */
function ownUploadHost(env: Env, secrets: Secrets): OwnUploadHost {
  const keys = { accessKey: 'keepsake', secretKey: secrets.sign('upload-token', 'secret key'), bucket: 'photos' }
  const disk = createLocalDisk({
    root: join(env.dataDir, 'photos'),
    keys,
    uploadHost: `${env.uploadOrigins[0] ?? ''}${UPLOAD_BASE}`,
    ticketFor: (ask) => localTicket(secrets, `${env.uploadOrigins[0] ?? env.publicUrl}${UPLOAD_BASE}${S3_BASE}`, ask),
  })
  return { disk, keys }
}
