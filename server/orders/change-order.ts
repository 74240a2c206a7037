import type { ParsedRequestOf } from '../../domain/calls/call.ts'
import type {
  changeOrderAddress,
  getOrderAddress,
  printOrderNow,
  reopenOrderItem,
} from '../../domain/calls/order-changes.ts'
import { asId, type OrderId } from '../../domain/ids.ts'
import { parcelPrice } from '../../domain/merchant/delivered-to.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import { UNNAMED_COUNTRY } from '../../domain/order/abroad/country-form.ts'
import type { Address } from '../../domain/order/address.ts'
import type { OrderWithItems } from '../../domain/order/order.ts'
import { changesOf, type OrderChange } from '../../domain/order/order-changes.ts'
import { orderAfter, STATUS_NUMBERS } from '../../domain/order/order-state.ts'
import { answer, type RefusedAnswer, refuse } from '../base/answer.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createOrderChangeStore } from '../stores/order-changes.store.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'
import { endHold } from './hold-production.ts'
import { addressOfRow, receiverFields } from './order-address.ts'

type Context = CallContext<'owner'>

/** An own order, kept from everybody else until the transaction ends, when this can be done with it. */
export async function openForChange(
  oid: string,
  change: OrderChange,
  { db, caller, now }: Context,
): Promise<OrderWithItems | RefusedAnswer<'not-found' | 'change-closed'>> {
  const found = await createHandInStore(db).lock(asId<OrderId>(oid), caller.merchantId)
  if (found?.order.uid !== caller.uid || found.order.kind !== 'goods') {
    return refuse('not-found')
  }
  return changesOf(found.order, found.items, now).includes(change) ? found : refuse('change-closed')
}

/** Where it goes, whole, for whoever can still correct it, or ask the merchant to. */
export async function showAddress(
  { oid }: ParsedRequestOf<typeof getOrderAddress>,
  { db, caller, now }: CallContext<'owner'>,
) {
  const found = await createOrderStore(db).find(asId<OrderId>(oid), caller)
  if (found?.order.kind !== 'goods') {
    return refuse('not-found')
  }
  const changes = changesOf(found.order, found.items, now)
  return changes.includes('address') || changes.includes('ask')
    ? answer(receiverFields(found.order.address))
    : refuse('change-closed')
}

/** Where it goes instead; what travels in its parcel goes there too. */
export async function changeAddress(request: ParsedRequestOf<typeof changeOrderAddress>, context: Context) {
  const opened = await openForChange(request.oid, 'address', context)
  if ('kind' in opened) {
    return opened
  }
  const { order } = opened
  const merchant = await createMerchantStore(context.db).find(order.mchid)
  const address = await addressOfRow(merchant, request, order.pickupId !== null, context.caller.language)
  if ('kind' in address) {
    return address
  }
  const { pickupId } = order
  if (pickupId === null && priceThere(merchant, address) !== priceThere(merchant, order.address)) {
    return refuse('delivery-price-differs')
  }
  const { db, caller, requestId, now } = context
  await createOrderChangeStore(db).saveAddress(order.id, address)
  const { id: subject, mchid } = order
  await createHandInStore(db).note({ mchid, action: 'address', subject, actor: caller.uid, requestId }, now)
  return answer({ orderid: order.id, status: STATUS_NUMBERS[order.state] })
}

const priceThere = (merchant: Merchant | undefined, { country }: Address) =>
  parcelPrice(merchant, country ?? UNNAMED_COUNTRY)

/** One thing waits for its design once more; what was handed in stays until it is replaced. */
export async function reopenItem(request: ParsedRequestOf<typeof reopenOrderItem>, context: Context) {
  const opened = await openForChange(request.oid, 'design', context)
  if ('kind' in opened) {
    return opened
  }
  const { order, items } = opened
  const item = items.find(({ subId, need }) => subId === request.suborderid && need !== 'nothing')
  const state = orderAfter(order.state, 'reopen')
  if (!item || !state) {
    return refuse('not-found')
  }
  const { db, caller, requestId, now } = context
  const orders = createOrderStore(db)
  await orders.move(order.id, order.state, state, {})
  await createOrderChangeStore(db).hold(order.id, null)
  await createHandInStore(db).reopen(order.id, item.n)
  const note = { mchid: order.mchid, action: 'reopen', subject: item.subId, actor: caller.uid, requestId } as const
  await createHandInStore(db).note({ ...note, before: item.designHash ?? '' }, now)
  return answer({ orderid: order.id, status: STATUS_NUMBERS[state] })
}

/** Production begins although there is time left. */
export async function printNow(
  { jobs }: Pick<Deps, 'jobs'>,
  { oid }: ParsedRequestOf<typeof printOrderNow>,
  context: Context,
) {
  const opened = await openForChange(oid, 'print-now', context)
  if ('kind' in opened) {
    return opened
  }
  const { order } = opened
  const { db, caller, requestId, now } = context
  await endHold(db, jobs, order, now)
  const { id: subject, mchid } = order
  await createHandInStore(db).note({ mchid, action: 'print-now', subject, actor: caller.uid, requestId }, now)
  const state = (await createOrderStore(db).load(order.id))?.state ?? order.state
  return answer({ orderid: order.id, status: STATUS_NUMBERS[state] })
}
