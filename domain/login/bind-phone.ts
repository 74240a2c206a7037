import type { EpochMs } from '../units.ts'

/** A sign-in is recent for this long (safety 3.39). */
const RECENT_MS = 15 * 60_000

export interface PhoneBinding {
  readonly signedInAt: EpochMs
  readonly now: EpochMs
  /** The phone that is bound already; empty when none is. */
  readonly bound: string
  /** The code that was sent to the bound phone was typed. */
  readonly provedBound: boolean
}

/**
 * What is still missing before another phone may be bound (safety 3.39): whoever holds the session must have signed in
 * within the last quarter of an hour, or hold the phone that is bound now.
 */
export function proofMissing({
  signedInAt,
  now,
  bound,
  provedBound,
}: PhoneBinding): 'old-phone-code' | 'recent-sign-in' | undefined {
  if (now - signedInAt <= RECENT_MS || (bound !== '' && provedBound)) {
    return undefined
  }
  return bound === '' ? 'recent-sign-in' : 'old-phone-code'
}
