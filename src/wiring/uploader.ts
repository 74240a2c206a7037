import { upload as sendByQiniu } from 'qiniu-js'
import { UPLOAD_LIMITS } from '../../domain/upload/upload-limits.ts'
import { NetworkLost, ServerFault } from '../../machines/faults.ts'
import type { UploadProgress } from '../../machines/upload/upload.ports.ts'
import type { UploadPlace } from '../../machines/upload/upload.types.ts'

/** Progress is told at most four times a second. */
const REPORT_MS = 250

/** Codes after which an upload that was begun earlier no longer exists: it begins anew, once. */
const BEGUN_UPLOAD_GONE = new Set([400, 612])

/**
 * Sends a photo to the upload host with the official uploader: parts of 4 MB, three at once, six tries. Goes on where
 * an earlier try on this phone ended.
 *
 * @throws NetworkLost when the host cannot be reached, ServerFault when it refuses, the signal's reason when aborted.
 */
export async function sendPhoto(
  { file, place }: { readonly file: File; readonly place: UploadPlace },
  report: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    await sendOnce(file, place, report, signal)
  } catch (fault) {
    if (!(fault instanceof ServerFault && BEGUN_UPLOAD_GONE.has(codeOf(fault.cause) ?? 0))) {
      throw fault
    }
    await sendOnce(file, place, report, signal)
  }
}

function sendOnce(
  file: File,
  { token, key, host }: UploadPlace,
  report: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  const address = new URL(host, location.href)
  const tell = throttled(report)
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
      complete: () => resolve(),
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

/** Code 0: nothing came back. */
function faultOf(cause: unknown): Error {
  return codeOf(cause) === 0
    ? new NetworkLost('the upload host cannot be reached', { cause })
    : new ServerFault('the upload host refused', { cause })
}

/** The answer's code as the uploader tells it; `undefined` when the fault is its own. */
function codeOf(cause: unknown): number | undefined {
  const code = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined
  return typeof code === 'number' ? code : undefined
}

function throttled(report: (progress: UploadProgress) => void): (sent: number) => void {
  const began = performance.now()
  let first: number | undefined
  let last = -REPORT_MS
  return (sent) => {
    const now = performance.now()
    // What an earlier try had sent already counts as sent, not as speed.
    first ??= sent
    if (now - last >= REPORT_MS) {
      last = now
      const seconds = Math.max(0.001, (now - began) / 1000)
      report({ sent, bytesPerSecond: Math.max(0, Math.round((sent - first) / seconds)) })
    }
  }
}
