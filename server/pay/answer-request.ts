import type { MerchantId, OrderId } from '../../domain/ids.ts'
import { isStillHere } from '../../domain/order/merchant-actions.ts'
import type { OrderRequest } from '../../domain/order/order-request.ts'
import type { OrderState } from '../../domain/order/order-state.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import type { Jobs } from '../jobs/queue.ts'
import { createOrderChangeStore } from '../stores/order-changes.store.ts'
import { createOrderRequestStore } from '../stores/order-requests.store.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'
import type { RefundKey } from '../stores/refunds.store.ts'
import { closeOrder, othersTravelWith } from './close-order.ts'

export interface MerchantAnswer {
  /** What was read before it was answered; empty: not said, and only one can be meant. */
  readonly request: OrderRequest['id'] | ''
  readonly agreed: boolean
  readonly answer: string
}

export type AnswerOutcome =
  | { readonly kind: 'answered'; readonly request: OrderRequest; readonly refund?: RefundKey }
  /** `asked-anew`: what was read is answered, and something else is asked; `travels-along`: it goes where the order goes in whose parcel it travels. */
  | { readonly kind: 'unknown' | 'nothing-asked' | 'asked-anew' | 'others-travel' | 'travels-along' }
  /** What was asked for is not possible any more. */
  | { readonly kind: 'not-possible'; readonly state: OrderState }

interface Answering {
  readonly db: Db
  readonly jobs: Jobs
  /** `operator`, or the id of who works for the merchant. */
  readonly actor: string
  /** The merchant for whom it is answered; absent: the operator of every merchant's shop. */
  readonly mchid?: MerchantId
  readonly requestId: string
  readonly now: EpochMs
}

/** Answers what a shopper has asked about an order; what is agreed to is done in the same transaction. */
export async function answerRequest(
  { db, jobs, actor, mchid, requestId, now }: Answering,
  orderId: OrderId,
  said: MerchantAnswer,
): Promise<AnswerOutcome> {
  return await db.transaction(async (tx) => {
    const orders = createOrderStore(tx)
    const requests = createOrderRequestStore(tx)
    const order = await orders.loadForPayment(orderId)
    if (!order || (mchid !== undefined && order.mchid !== mchid)) {
      return { kind: 'unknown' }
    }
    const request = await requests.findOpen(orderId)
    if (!request) {
      return { kind: 'nothing-asked' }
    }
    if (said.request === '' ? (await requests.ofOrder(orderId)).length > 1 : request.id !== said.request) {
      return { kind: 'asked-anew' }
    }
    const note = { mchid: order.mchid, subject: orderId, actor, requestId } as const
    if (said.agreed && request.address) {
      if (order.parentId !== null) {
        return { kind: 'travels-along' }
      }
      if (!isStillHere(order.state)) {
        return { kind: 'not-possible', state: order.state }
      }
      await createOrderChangeStore(tx).saveAddress(orderId, request.address)
      await createHandInStore(tx).note({ ...note, action: 'address' }, now)
    }
    let refund: RefundKey | undefined
    // An order that was closed otherwise has what its shopper asked for.
    if (said.agreed && request.kind === 'cancel' && order.state !== 'refunded' && order.state !== 'cancelled') {
      if (await othersTravelWith(tx, order)) {
        return { kind: 'others-travel' }
      }
      const closed = await closeOrder(tx, jobs, order, now, said.answer)
      if (!closed) {
        return { kind: 'not-possible', state: order.state }
      }
      await createHandInStore(tx).note({ ...note, action: 'cancel' }, now)
      refund = closed.refund
    }
    // One that is closed by this was answered with its end.
    await requests.answer(orderId, { agreed: said.agreed, answer: said.answer }, now)
    const after = `${said.agreed ? 'yes' : 'no'} ${said.answer}`.trim()
    await createHandInStore(tx).note({ ...note, action: 'answer', after }, now)
    return { kind: 'answered', request, ...(refund ? { refund } : {}) }
  })
}
