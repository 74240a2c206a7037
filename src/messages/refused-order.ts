import { msg } from '@lingui/core/macro'
import type { RefusedOrder } from '../../machines/order/order.types.ts'
import { i18n } from '../i18n/i18n.ts'
import { refusedSentence } from './refused-sentence.ts'

/** Where a design would be ordered without what the shopper did last. */
export const EDITS_NOT_SENT = msg`Your last changes are still only on this phone. Open the design to save them, then order it.`

/** Why something is not ordered; the one reason that this phone has by itself, beside those of the shop. */
export function refusedOrderSentence(refused: RefusedOrder): string {
  return refused.reason === 'edits-not-sent' ? i18n._(EDITS_NOT_SENT) : refusedSentence(refused)
}
