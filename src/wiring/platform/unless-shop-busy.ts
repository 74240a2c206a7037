import { ShopBusy } from '../../../machines/shop-busy.ts'
import type { ApiReply } from './api.ts'

/**
 * An answer to what was asked, for whoever sends things by itself and keeps them until they are sent.
 *
 * @throws ShopBusy when the answer only says that this was too fast: it is no word about what was asked.
 */
export function unlessShopBusy<Answer extends ApiReply<unknown, string>>(answer: Answer): Answer {
  if (answer.kind === 'refused' && answer.reason === 'too-many-requests') {
    throw new ShopBusy(answer.message, answer.retryAfter)
  }
  return answer
}
