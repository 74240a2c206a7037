import type { Reason } from '../../domain/refusals/refusals.ts'

/** At most `times` calls in `seconds`, counted in the database (`safety`: limits survive a restart). */
export interface Limit {
  readonly times: number
  readonly seconds: number
  readonly per: 'user' | 'device' | 'ip'
}

/** How often a caller may guess wrong. Calls that share a `name` share the budget. */
export interface MissBudget {
  readonly name: string
  /** The answer that counts as a miss. */
  readonly reason: Reason
  readonly limits: readonly Limit[]
  /** Whoever has used the budget up waits so many seconds from the next try on, however soon the window ends. */
  readonly penaltySeconds?: number
  /** Whether a request could be a guess at all; absent: every one. */
  readonly isGuess?: (request: unknown) => boolean
  /** So many misses of one merchant in this time are worth a word to who runs the shop. */
  readonly alarm: { readonly times: number; readonly seconds: number }
}
