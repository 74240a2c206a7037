import type { ParsedRequestOf } from '../../domain/calls/call.ts'
import type { askAboutOrder } from '../../domain/calls/order-changes.ts'
import { asId, type OrderId } from '../../domain/ids.ts'
import { changesOf } from '../../domain/order/order-changes.ts'
import { REQUEST_TEXT_MAX } from '../../domain/order/order-request.ts'
import { countGraphemes } from '../../domain/text/graphemes.ts'
import { STEERING_SIGNS } from '../../domain/text/steering-signs.ts'
import { answer, refuse } from '../base/answer.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createOrderRequestStore } from '../stores/order-requests.store.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'
import { addressOfRow } from './order-address.ts'

/** A question to the merchant about an order that its shopper cannot change any more. */
export async function askMerchant(
  { ids }: Pick<Deps, 'ids'>,
  { oid, kind, text, ...receiver }: ParsedRequestOf<typeof askAboutOrder>,
  { db, caller, now }: CallContext<'owner'>,
) {
  const found = await createHandInStore(db).lock(asId<OrderId>(oid), caller.merchantId)
  if (found?.order.uid !== caller.uid || found.order.kind !== 'goods') {
    return refuse('not-found')
  }
  const { order, items } = found
  if (!changesOf(order, items, now).includes(kind === 'problem' ? 'complain' : 'ask')) {
    return refuse('order-closed')
  }
  if (kind === 'address' && order.parentId !== null) {
    return refuse('order-travels-along')
  }
  const clean = text.normalize('NFC').replace(STEERING_SIGNS, ' ').trim()
  const merchant = await createMerchantStore(db).find(order.mchid)
  const address =
    kind === 'address' ? await addressOfRow(merchant, receiver, order.pickupId !== null, caller.language) : null
  if (address && 'kind' in address) {
    return address
  }
  if (clean === '' && !address) {
    return refuse('request-text-missing')
  }
  if (countGraphemes(clean) > REQUEST_TEXT_MAX) {
    return refuse('request-text-too-long', { params: { max: REQUEST_TEXT_MAX } })
  }
  const request = { id: ids.next(), mchid: order.mchid, orderId: order.id, kind, text: clean, address }
  const asked = await createOrderRequestStore(db).insert(request, now)
  return asked ? answer({ orderid: order.id }) : refuse('request-open')
}
