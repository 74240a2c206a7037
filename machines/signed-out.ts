import type { Refused } from './refused.ts'

/** The session has ended: the shop did not look at what was asked. What is kept goes again, as it was, after a sign-in. */
export class SignedOut extends Error {
  override readonly name = 'SignedOut'
  /** What the shop said. */
  readonly refusal: Refused<'sign-in-needed'>

  constructor(refusal: Omit<Refused<'sign-in-needed'>, 'kind' | 'reason'> = {}) {
    super(refusal.message)
    this.refusal = { ...refusal, kind: 'refused', reason: 'sign-in-needed' }
  }
}

/** Whether a fault says that the session has ended. */
export function hasSignedOut(fault: unknown): fault is SignedOut {
  return fault instanceof SignedOut
}
