import { logUploadError, UPLOAD_LOG_MAX } from '../../../domain/calls/config.ts'
import { callApi } from '../platform/api.ts'

/** What a failed upload is told by. */
export interface UploadFailure {
  readonly step: 'place' | 'send' | 'confirm' | 'keep' | 'recognise'
  readonly bytes: number
  readonly key?: string
  readonly fault: unknown
}

/** One phone tells of so many failures at most while a page is open: the shop counts too, and the rest says nothing new. */
const TOLD_MAX = 10

/**
 * Tells the shop that an upload failed (B§7). Whatever happens to that message, the shopper never notices: no name of a
 * file, no picture goes along.
 */
export function uploadLog(send: (log: string) => Promise<unknown> = sendLog): (failure: UploadFailure) => void {
  let reported = 0
  return (failure) => {
    if (reported >= TOLD_MAX) {
      return
    }
    reported += 1
    send(textOf(failure)).catch(() => undefined)
  }
}

function textOf({ step, bytes, key, fault }: UploadFailure): string {
  const { name, message, cause } = fault instanceof Error ? fault : new Error(String(fault))
  const because = cause === undefined ? {} : { cause: String(cause) }
  const reported = {
    step,
    bytes,
    key,
    name,
    message,
    ...because,
    online: navigator.onLine,
    browser: navigator.userAgent,
  }
  return JSON.stringify(reported).slice(0, UPLOAD_LOG_MAX / 4)
}

function sendLog(log: string): Promise<unknown> {
  return callApi(logUploadError, { log })
}
