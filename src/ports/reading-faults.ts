import { NetworkLost } from '../../machines/faults.ts'
import type { Refused } from '../../machines/refused.ts'

/** An expected "no" met where only success makes sense, for example when a list is read. The message is the server's. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused'
  readonly reason: string
  readonly code: number | undefined

  constructor({ reason, code, message }: Refused<string>) {
    super(message)
    this.reason = reason
    this.code = code
  }
}

/** What a failed reading means to the shopper. */
export type FaultKind = 'offline' | 'failed'

export function faultKind(fault: unknown): FaultKind {
  return fault instanceof NetworkLost ? 'offline' : 'failed'
}
