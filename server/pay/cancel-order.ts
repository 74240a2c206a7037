import type { ParsedRequestOf } from '../../domain/calls/call.ts'
import type { cancelOrder } from '../../domain/calls/order-changes.ts'
import { invariant } from '../../domain/never.ts'
import { orderAfter, STATUS_NUMBERS } from '../../domain/order/order-state.ts'
import { answer, refuse } from '../base/answer.ts'
import { freeCoupon } from '../coupons/spend-coupon.ts'
import { openForChange } from '../orders/change-order.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createOrderChangeStore } from '../stores/order-changes.store.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'
import { createPaymentStore } from '../stores/payments.store.ts'
import { wantRefund } from './want-refund.ts'

/**
 * Closes an own order, gives its coupon free and what was paid back. Money that comes after it goes back by itself
 * (`recordPayment`): whoever locks the order first, it is never paid and cancelled, nor neither.
 */
export async function cancelOwnOrder(
  { jobs }: Pick<Deps, 'jobs'>,
  { oid }: ParsedRequestOf<typeof cancelOrder>,
  context: CallContext<'owner'>,
) {
  const opened = await openForChange(oid, 'cancel', context)
  if ('kind' in opened) {
    return opened
  }
  const { order } = opened
  const { db, caller, requestId, now } = context
  const orders = createOrderStore(db)
  // Their delivery is paid for with this one.
  if ((await orders.addedTo(order.id, caller)).length > 0) {
    return refuse('order-travels')
  }
  const paid = (await createPaymentStore(db).ofOrder(order.id)).find((payment) => payment.effect === 'paid')
  const next = orderAfter(order.state, paid ? 'refund' : 'cancel')
  invariant(next, `order ${order.id} can be closed`)
  await orders.move(order.id, order.state, next, {})
  await createOrderChangeStore(db).hold(order.id, null)
  await freeCoupon(db, order.mchid, order.id)
  if (paid) {
    const { provider, eventId, amount, currency } = paid
    await wantRefund(db, jobs, { provider, eventId, orderId: order.id, amount, currency, reason: 'asked' }, now)
  }
  const { id: subject, mchid } = order
  await createHandInStore(db).note({ mchid, action: 'cancel', subject, actor: caller.uid, requestId }, now)
  return answer({ orderid: order.id, status: STATUS_NUMBERS[next], refund: paid?.amount ?? 0 })
}
