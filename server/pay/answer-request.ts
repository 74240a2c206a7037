import type { OrderId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import type { OrderRequest } from '../../domain/order/order-request.ts'
import { type OrderState, orderAfter } from '../../domain/order/order-state.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import type { Jobs } from '../jobs/queue.ts'
import { createOrderChangeStore } from '../stores/order-changes.store.ts'
import { createOrderRequestStore } from '../stores/order-requests.store.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'
import { createPaymentStore } from '../stores/payments.store.ts'
import type { RefundKey } from '../stores/refunds.store.ts'
import { wantRefund } from './want-refund.ts'

export interface MerchantAnswer {
  readonly agreed: boolean
  readonly answer: string
}

export type AnswerOutcome =
  | { readonly kind: 'answered'; readonly request: OrderRequest; readonly refund?: RefundKey }
  | { readonly kind: 'unknown' | 'nothing-asked' }
  /** What was asked for is not possible any more. */
  | { readonly kind: 'not-possible'; readonly state: OrderState }

interface Answering {
  readonly db: Db
  readonly jobs: Jobs
  readonly requestId: string
  readonly now: EpochMs
}

/** Answers what a shopper has asked about an order; what is agreed to is done in the same transaction. */
export async function answerRequest(
  { db, jobs, requestId, now }: Answering,
  orderId: OrderId,
  said: MerchantAnswer,
): Promise<AnswerOutcome> {
  return await db.transaction(async (tx) => {
    const orders = createOrderStore(tx)
    const requests = createOrderRequestStore(tx)
    const order = await orders.loadForPayment(orderId)
    if (!order) {
      return { kind: 'unknown' }
    }
    const request = await requests.findOpen(orderId)
    if (!request) {
      return { kind: 'nothing-asked' }
    }
    const note = { mchid: order.mchid, subject: orderId, actor: 'operator', requestId } as const
    if (said.agreed && request.address) {
      if (order.state === 'shipped') {
        return { kind: 'not-possible', state: order.state }
      }
      await createOrderChangeStore(tx).saveAddress(orderId, request.address)
      await createHandInStore(tx).note({ ...note, action: 'address' }, now)
    }
    let refund: RefundKey | undefined
    if (said.agreed && request.kind === 'cancel') {
      const next = orderAfter(order.state, 'refund') ?? orderAfter(order.state, 'call-off')
      if (!next) {
        return { kind: 'not-possible', state: order.state }
      }
      await orders.move(orderId, order.state, next, {})
      await createHandInStore(tx).note({ ...note, action: 'cancel' }, now)
      refund = await giveBack(tx, jobs, order, now)
    }
    await requests.answer(orderId, said, now)
    return { kind: 'answered', request, ...(refund ? { refund } : {}) }
  })
}

async function giveBack(tx: Db, jobs: Jobs, { id }: Order, now: EpochMs): Promise<RefundKey | undefined> {
  const paid = (await createPaymentStore(tx).ofOrder(id)).find((payment) => payment.effect === 'paid')
  if (!paid) {
    return undefined
  }
  const { provider, eventId, amount, currency } = paid
  await wantRefund(tx, jobs, { provider, eventId, orderId: id, amount, currency, reason: 'asked' }, now)
  return { provider, eventId }
}
