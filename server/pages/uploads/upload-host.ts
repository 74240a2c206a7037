import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EpochMs } from '../../../domain/units.ts'
import type { UploadKeys } from '../../base/storage-settings.ts'
import type { LocalDisk } from '../../storage/disk/local-disk.ts'
import { readUploadToken, type UploadPolicy } from '../../storage/qiniu/upload-token.ts'
import { isStorageKey } from '../../storage/storage-key.ts'
import { answerUpload, type UploadRefused } from './upload-answers.ts'

/** What one upload is judged by. */
export interface UploadHost {
  readonly disk: LocalDisk
  readonly keys: UploadKeys
  now(): EpochMs
}

/** What the token of a request allows for this key, or why it allows nothing. */
export function policyOf(
  host: UploadHost,
  { token, bucket, key }: { token: string | undefined; bucket: string; key: string | undefined },
): UploadPolicy | UploadRefused {
  if (key === undefined || !isStorageKey(key)) {
    return { status: 400, error: 'bad key' }
  }
  const verdict = readUploadToken(host.keys, { token: token ?? '', bucket, key, now: host.now() })
  return verdict.kind === 'valid' ? verdict.policy : { status: verdict.status, error: verdict.error }
}

export function isRefused(value: object): value is UploadRefused {
  return 'error' in value
}

export function refuseUpload(request: FastifyRequest, reply: FastifyReply, refused: UploadRefused): FastifyReply {
  request.raw.resume()
  return answerUpload(reply, refused.status, { error: refused.error })
}
