import { upload as sendByQiniu } from 'qiniu-js'
import { UPLOAD_LIMITS } from '../../../domain/upload/upload-limits.ts'
import { ServerFault } from '../../../machines/faults.ts'
import type { UploadProgress } from '../../../machines/upload/upload.ports.ts'
import type { UploadGrant } from '../../../machines/upload/upload.types.ts'
import { throttledProgress } from './throttled-progress.ts'
import { codeOf, uploadFaultOf } from './upload-faults.ts'

/** Codes after which an upload that was begun earlier no longer exists: it begins anew, once. */
const BEGUN_UPLOAD_GONE = new Set([400, 612])

/** What the storage answered. `persistentId`: the provider makes something of the photo by itself. */
export interface SentPhoto {
  readonly persistentId?: string
}

/**
 * Sends a photo to the upload host with the official uploader: parts of 4 MB, three at once, six tries. Goes on where
 * an earlier try on this phone ended.
 *
 * @throws NetworkLost when the host cannot be reached, ServerFault when it refuses, the signal's reason when aborted.
 */
export async function sendPhoto(
  { file, grant }: { readonly file: File; readonly grant: UploadGrant },
  report: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<SentPhoto> {
  const tell = throttledProgress(report)
  try {
    return await sendOnce(file, grant, tell, signal)
  } catch (fault) {
    if (!(fault instanceof ServerFault && BEGUN_UPLOAD_GONE.has(codeOf(fault.cause) ?? 0))) {
      throw fault
    }
    return await sendOnce(file, grant, tell, signal)
  }
}

function sendOnce(
  file: File,
  { token, key, host }: UploadGrant,
  tell: (sent: number) => void,
  signal: AbortSignal,
): Promise<SentPhoto> {
  const address = new URL(host, location.href)
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const sending = sendByQiniu(
      file,
      key,
      token,
      { fname: file.name },
      {
        uphost: [`${address.host}${address.pathname}`],
        upprotocol: address.protocol === 'http:' ? 'http' : 'https',
        chunkSize: UPLOAD_LIMITS.partBytes / 1024 / 1024,
        concurrentRequestLimit: UPLOAD_LIMITS.partsAtOnce,
        retryCount: UPLOAD_LIMITS.tries,
        checkByServer: true,
        checkByMD5: false,
        useCdnDomain: false,
        disableStatisticsReport: true,
      },
    ).subscribe({
      next: ({ total }) => tell(total.loaded),
      error: (cause) => reject(uploadFaultOf(cause)),
      complete: (answer: unknown) => resolve(sentPhotoOf(answer)),
    })
    signal.addEventListener(
      'abort',
      () => {
        sending.unsubscribe()
        reject(signal.reason)
      },
      { once: true },
    )
  })
}

function sentPhotoOf(answer: unknown): SentPhoto {
  const persistentId = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'persistentId') : undefined
  return typeof persistentId === 'string' && /^[\w.-]{1,64}$/.test(persistentId) ? { persistentId } : {}
}
