import { ACCOUNT_REFUSALS } from '../../domain/refusals/account.refusals.ts'
import type { Refused } from '../../machines/refused.ts'
import { refusedSentence } from './refused-sentence.ts'

/** Why signing in, or binding a phone, did not work, and what to do. */
export function accountSentence(refused: Refused<string>): string {
  return refusedSentence(refused, ACCOUNT_REFUSALS)
}
