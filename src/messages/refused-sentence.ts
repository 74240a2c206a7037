import { msg } from '@lingui/core/macro'
import type { Refusal } from '../../domain/refusals/refusal.ts'
import type { Refused } from '../../machines/refused.ts'
import { i18n, localised } from '../i18n/i18n.ts'

/**
 * What a shopper reads of an expected "no": the shop's own sentence; where this phone said it, the same sentence out of
 * the table of refusals. What nobody has a sentence for is said in general, and what this phone has no number for.
 */
export function refusedSentence(
  { reason, message, params = {} }: Refused<string>,
  table: Readonly<Record<string, Pick<Refusal, 'sentence'>>> = {},
): string {
  const known = table[reason]
  const sentence = known && localised(known.sentence).replace(GAP, (gap, name: string) => params[name] ?? gap)
  return message || (sentence === undefined || isGapped(sentence) ? i18n._(GENERAL) : sentence)
}

/** It has a place for what only the shop knows: "wait {minutes} minutes". */
const isGapped = (sentence: string) => sentence.search(GAP) !== -1

const GAP = /\{(\w+)\}/g

const GENERAL = msg`That wasn’t possible right now. Nothing is lost; please try again later.`
