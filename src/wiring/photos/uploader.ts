import { upload as sendByQiniu } from 'qiniu-js'
import { UPLOAD_LIMITS } from '../../../domain/upload/upload-limits.ts'
import { NetworkLost, ServerFault } from '../../../machines/faults.ts'
import type { UploadProgress } from '../../../machines/upload/upload.ports.ts'
import type { UploadGrant } from '../../../machines/upload/upload.types.ts'
import { throttledProgress } from './throttled-progress.ts'

/** Codes after which an upload that was begun earlier no longer exists: it begins anew, once. */
const BEGUN_UPLOAD_GONE = new Set([400, 612])

const PASSING = new Set([0, 502, 503, 504, 599])

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
  try {
    return await sendOnce(file, grant, report, signal)
  } catch (fault) {
    if (!(fault instanceof ServerFault && BEGUN_UPLOAD_GONE.has(codeOf(fault.cause) ?? 0))) {
      throw fault
    }
    return await sendOnce(file, grant, report, signal)
  }
}

function sendOnce(
  file: File,
  { token, key, host }: UploadGrant,
  report: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<SentPhoto> {
  const address = new URL(host, location.href)
  const tell = throttledProgress(report)
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
      error: (cause) => reject(faultOf(cause)),
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

function faultOf(cause: unknown): Error {
  return isPassing(cause)
    ? new NetworkLost('the upload host cannot be reached', { cause })
    : new ServerFault('the upload host refused', { cause })
}

/** Nothing came back, or the host has no room just now: many phones of one line send at once. The uploader leaves such a host alone for a while. */
function isPassing(cause: unknown): boolean {
  return PASSING.has(codeOf(cause) ?? Number.NaN) || Reflect.get(Object(cause), 'name') === 'NotAvailableUploadHost'
}

/** The answer's code as the uploader tells it; `undefined` when the fault is its own. */
function codeOf(cause: unknown): number | undefined {
  const code = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined
  return typeof code === 'number' ? code : undefined
}
