import type { OrderId } from '../../../domain/ids.ts'
import type { EpochMs } from '../../../domain/units.ts'
import { type AnswerOutcome, answerRequest, type MerchantAnswer } from '../../../server/pay/answer-request.ts'
import type { Deps } from '../../../server/ports/deps.ts'
import { createOrderRequestStore } from '../../../server/stores/order-requests.store.ts'

/** The operator answers whatever a shopper asks of this order now. */
export async function answerWhatIsAsked(
  deps: Pick<Deps, 'db' | 'jobs'>,
  orderId: OrderId,
  said: Omit<MerchantAnswer, 'request'>,
  now: EpochMs,
): Promise<AnswerOutcome> {
  const request = (await createOrderRequestStore(deps.db).findOpen(orderId))?.id ?? 'none'
  return await answerRequest({ ...deps, actor: 'operator', requestId: 'r', now }, orderId, { ...said, request })
}
