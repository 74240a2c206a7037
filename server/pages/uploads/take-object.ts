import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PhotoFormat } from '../../../domain/photo/header/picture-header.ts'
import { sniffPhoto } from '../../../domain/photo/sniff.ts'
import type { LocalDisk } from '../../storage/disk/local-disk.ts'
import { FILE_EXISTS } from '../../storage/qiniu/upload-codes.ts'
import type { UploadPolicy } from '../../storage/qiniu/upload-token.ts'
import { type MeasuredStream, measuredStream } from './measured-stream.ts'
import type { FinishedUpload } from './part-store.ts'
import type { UploadRefused } from './upload-answers.ts'

const MIME_TYPES = {
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  webp: ['image/webp'],
  heic: ['image/heic', 'image/heif'],
} satisfies Record<PhotoFormat, readonly string[]>

/**
 * Gives a complete upload its key, when its token allows its size and its content. The file is gone afterwards. Only a
 * token without `insertOnly` replaces; the shop gives none to anybody.
 *
 * The same bytes under the same key again are fine: the first answer may have been lost on its way.
 */
export async function takeObject(
  disk: LocalDisk,
  { file, key, policy, meter }: { file: string; key: string; policy: UploadPolicy; meter: MeasuredStream },
): Promise<FinishedUpload | UploadRefused> {
  const refused = refusalOf(policy, meter)
  if (refused) {
    await rm(file, { force: true })
    return refused
  }
  const hash = meter.qetag()
  if (policy.insertOnly !== 1) {
    await disk.put(key, { file })
    return { hash, key }
  }
  if ((await disk.insert(file, key)) === 'taken' && (await hashOfStored(disk, key)) !== hash) {
    return { status: FILE_EXISTS, error: 'file exists' }
  }
  return { hash, key }
}

function refusalOf(policy: UploadPolicy, { bytes, head }: MeasuredStream): UploadRefused | undefined {
  if ((policy.fsizeLimit && bytes > policy.fsizeLimit) || bytes < (policy.fsizeMin ?? 0)) {
    return { status: 403, error: 'file size exceeds the limits of the upload token' }
  }
  const format = sniffPhoto(head)
  const allowed = policy.mimeLimit?.split(';')
  const isAllowed = !allowed || (format && MIME_TYPES[format].some((type) => allowed.includes(type)))
  return isAllowed ? undefined : { status: 403, error: 'limited mimeType: this content may not be uploaded' }
}

async function hashOfStored(disk: LocalDisk, key: string): Promise<string | undefined> {
  const stored = await disk.localFile(key)
  if (!stored) {
    return undefined
  }
  const meter = measuredStream((await stat(stored.path)).size)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(createReadStream(stored.path), meter, nowhere)
  return meter.qetag()
}
