import { ServerFault } from '../../../machines/faults.ts'
import { ShopBusy } from '../../../machines/shop-busy.ts'
import { SignedOut } from '../../../machines/signed-out.ts'
import type { ApiReply } from './api.ts'

/**
 * The shop's word on what was asked, for whoever sends things by itself and keeps them until they are sent. An answer that the shop gave before it
 * looked at the question is none: what an earlier try did is as unknown as before, and the same goes again.
 *
 * @throws ShopBusy when this was too fast, SignedOut when the session has ended, ServerFault when the page counts as another's.
 */
export function wordOn<Answer extends ApiReply<unknown, string>>(answer: Answer): Answer {
  if (answer.kind === 'ok') {
    return answer
  }
  const { reason, code, message, retryAfter } = answer
  switch (reason) {
    case 'too-many-requests':
      throw new ShopBusy(message, retryAfter)
    case 'sign-in-needed':
      throw new SignedOut({ code, message })
    case 'foreign-page':
      throw new ServerFault(message)
    default:
      return answer
  }
}
