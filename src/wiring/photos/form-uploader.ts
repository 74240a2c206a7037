import { retryPause, UPLOAD_LIMITS } from '../../../domain/upload/upload-limits.ts'
import { NetworkLost, ServerFault } from '../../../machines/faults.ts'
import type { UploadProgress } from '../../../machines/upload/upload.ports.ts'
import type { UploadGrant } from '../../../machines/upload/upload.types.ts'
import { throttledProgress } from './throttled-progress.ts'

/** Answers after which the same form is sent again. */
const TRY_AGAIN = new Set([0, 408, 429, 500, 502, 503, 504])

/**
 * Sends a photo to S3 in one form, which is the only way there that can hold it to a size: six tries with growing pauses.
 *
 * @throws NetworkLost when the storage cannot be reached, ServerFault when it refuses, the signal's reason when aborted.
 */
export async function postPhoto(
  { file, grant }: { readonly file: File; readonly grant: UploadGrant },
  report: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  const tell = throttledProgress(report)
  for (let attempt = 1; ; attempt++) {
    const status = await postOnce(file, grant, tell, signal)
    if (status >= 200 && status < 300) {
      return
    }
    if (!TRY_AGAIN.has(status) || attempt === UPLOAD_LIMITS.tries) {
      throw status === 0
        ? new NetworkLost('the storage cannot be reached')
        : new ServerFault(`the storage answered ${status}`)
    }
    await pause(retryPause(attempt, Math.random()), signal)
  }
}

/** The status of one try; 0 when no answer came. */
function postOnce(
  file: File,
  { host, fields = {} }: UploadGrant,
  tell: (sent: number) => void,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) {
      form.append(name, value)
    }
    // S3 reads no field behind the file.
    form.append('file', file, 'photo')
    const request = new XMLHttpRequest()
    request.open('POST', new URL(host, location.href))
    request.upload.onprogress = ({ loaded }) => tell(Math.min(loaded, file.size))
    request.onload = () => resolve(request.status)
    request.onerror = () => resolve(0)
    signal.addEventListener(
      'abort',
      () => {
        request.abort()
        reject(signal.reason)
      },
      { once: true },
    )
    request.send(form)
  })
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}
