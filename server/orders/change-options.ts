import type { ParsedRequestOf } from '../../domain/calls/call.ts'
import type { changeOrderOptions } from '../../domain/calls/order-changes.ts'
import { chosenOptions } from '../../domain/order/chosen.ts'
import { STATUS_NUMBERS } from '../../domain/order/order-state.ts'
import { refuseOptions } from '../../domain/product/equal-options.ts'
import { answer, refuse } from '../base/answer.ts'
import type { CallContext } from '../ports/call-context.ts'
import { createOrderChangeStore } from '../stores/order-changes.store.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { openForChange } from './change-order.ts'

/**
 * Other options of one thing, of the price that it was ordered at: neither the order's amount nor its print file changes.
 * Of a thing for which nothing is handed in yet the catalogue of today says what costs the same.
 */
export async function changeOptions(
  { oid, suborderid, attridlist }: ParsedRequestOf<typeof changeOrderOptions>,
  context: CallContext<'owner'>,
) {
  const opened = await openForChange(oid, 'options', context)
  if ('kind' in opened) {
    return opened
  }
  const { order, items } = opened
  const { db, caller, requestId, now } = context
  const item = items.find(({ subId }) => subId === suborderid)
  const changes = createOrderChangeStore(db)
  const today = item && (await createProductStore(db).find(caller.merchantId, item.pid))
  const sold = item && ((await changes.findSold(order.id, item.n)) ?? today)
  if (!sold) {
    return refuse('not-found')
  }
  const reason = refuseOptions({ sold, today: today ?? { attributes: [] }, from: item.attributes, to: attridlist })
  if (reason) {
    return refuse(reason)
  }
  const chosen = item.chosen && { ...item.chosen, options: chosenOptions(sold, attridlist) }
  await changes.saveOptions(order.id, item.n, { attributes: attridlist, chosen })
  const note = { mchid: order.mchid, action: 'options', subject: item.subId, actor: caller.uid, requestId } as const
  const words = { before: item.attributes.join(' '), after: attridlist.join(' ') }
  await createHandInStore(db).note({ ...note, ...words }, now)
  return answer({ orderid: order.id, status: STATUS_NUMBERS[order.state] })
}
