import { NetworkLost, ServerFault } from '../../../machines/faults.ts'

/** 0: nothing came back. The others: the host has no room just now, as when many phones of one line send at once. */
const PASSING = new Set([0, 502, 503, 504, 599])

/** What the official uploader said, as the queue of photos understands it: a host that is there later is tried again by itself, a "no" is told. */
export function uploadFaultOf(cause: unknown): NetworkLost | ServerFault {
  return isPassing(cause)
    ? new NetworkLost('the upload host cannot be reached', { cause })
    : new ServerFault('the upload host refused', { cause })
}

/** The answer's code as the uploader tells it; `undefined` when the fault is its own. */
export function codeOf(cause: unknown): number | undefined {
  const code = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined
  return typeof code === 'number' ? code : undefined
}

/** The uploader leaves a host that failed alone for a while, and names no code for that. */
function isPassing(cause: unknown): boolean {
  return PASSING.has(codeOf(cause) ?? Number.NaN) || Reflect.get(Object(cause), 'name') === 'NotAvailableUploadHost'
}
