import { msg } from '@lingui/core/macro'
import type { Refusal } from '../../domain/refusals/refusal.ts'
import type { Refused } from '../../machines/refused.ts'
import { i18n, localised } from '../i18n/i18n.ts'

/**
 * What a shopper reads of an expected "no": the shop's own sentence; where this phone said it, the same sentence out of
 * the table of refusals. What nobody has a sentence for is said in general.
 */
export function refusedSentence(
  { reason, message }: Refused<string>,
  table: Readonly<Record<string, Pick<Refusal, 'sentence'>>> = {},
): string {
  const known = table[reason]
  return message || (known ? localised(known.sentence) : i18n._(GENERAL))
}

const GENERAL = msg`That was not possible just now. Nothing is lost; please try again later.`
