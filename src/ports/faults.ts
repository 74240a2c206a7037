import { NetworkLost } from '../../machines/faults.ts'

/** An expected "no" met where only success makes sense, for example when a list is read. The message is the server's. */
export class AskRefused extends Error {
  override readonly name = 'AskRefused'
  readonly code: number

  constructor(code: number, sentence: string) {
    super(sentence)
    this.code = code
  }
}

/** What a failed reading means to the shopper. */
export type FaultKind = 'offline' | 'failed'

export function faultKind(fault: unknown): FaultKind {
  return fault instanceof NetworkLost ? 'offline' : 'failed'
}
