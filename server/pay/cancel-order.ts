import type { ParsedRequestOf } from '../../domain/calls/call.ts'
import type { cancelOrder } from '../../domain/calls/order-changes.ts'
import { invariant } from '../../domain/never.ts'
import { STATUS_NUMBERS } from '../../domain/order/order-state.ts'
import { answer, refuse } from '../base/answer.ts'
import { openForChange } from '../orders/change-order.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'
import { closeOrder, othersTravelWith } from './close-order.ts'

/**
 * Closes an own order, gives its coupon free, its things to the cart and what was paid back. Money that comes after it goes back by itself
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
  if (await othersTravelWith(db, order)) {
    return refuse('order-travels')
  }
  const closed = await closeOrder(db, jobs, order, now)
  invariant(closed, `order ${order.id} can be closed`)
  const { id: subject, mchid } = order
  await createHandInStore(db).note({ mchid, action: 'cancel', subject, actor: caller.uid, requestId }, now)
  return answer({
    orderid: order.id,
    status: STATUS_NUMBERS[closed.state],
    refund: closed.refund?.amount ?? 0,
    incart: closed.inCart,
  })
}
