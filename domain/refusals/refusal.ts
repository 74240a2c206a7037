import type { Localised } from '../language.ts'

/** How an expected "no" looks on the wire. `{name}` places in the sentences are filled from the refusal's `params`. */
export interface Refusal {
  readonly code: number
  readonly sentence: Localised
  /** HTTP status; 200 when absent: business refusals are ordinary replies. */
  readonly status?: number
}
