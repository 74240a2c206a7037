import type { ParsedRequestOf } from '../../../domain/calls/call.ts'
import type {
  addParcel,
  callOffOrder,
  manageAddress,
  manageAnswer,
  manageCollect,
  manageLink,
  manageParcel,
  managePrintNow,
  manageReady,
  manageReopen,
  noteOrder,
  refundOrderPart,
  shipOrders,
} from '../../../domain/calls/manage/orders.ts'
import { asId, type OrderId, type SubOrderId } from '../../../domain/ids.ts'
import { canCallOff, merchantActionsOf } from '../../../domain/order/merchant-actions.ts'
import type { OrderWithItems } from '../../../domain/order/order.ts'
import { isHeld } from '../../../domain/order/order-changes.ts'
import { PARCELS_MAX } from '../../../domain/order/parcels/parcels.ts'
import type { Shipment } from '../../../domain/order/parcels/shipment.ts'
import { moneyText } from '../../../domain/product/currency.ts'
import { answer, type RefusedAnswer, refuse } from '../../base/answer.ts'
import { shopOrigin } from '../../base/shop-origin.ts'
import { endHold } from '../../orders/hold-production.ts'
import {
  addParcel as addOne,
  collectOrder,
  correctParcel,
  type Operated,
  type Operating,
  readyToCollect,
  reopenSubOrder,
  shipOrder,
  waitingSubOrder,
} from '../../orders/operate.ts'
import { addressOfRow } from '../../orders/order-address.ts'
import { uploadLink } from '../../orders/upload-link.ts'
import type { CallContext } from '../../ports/call-context.ts'
import type { Deps } from '../../ports/deps.ts'
import { createMerchantStore } from '../../stores/merchants.store.ts'
import { createOrderChangeStore } from '../../stores/order-changes.store.ts'
import { createHandInStore } from '../../stores/orders-hand-in.store.ts'
import { answerRequest } from '../answer-request.ts'
import { closeOrder, othersTravelWith } from '../close-order.ts'
import { refundPart } from '../refund-part.ts'

type Context = CallContext<'staff' | 'clerk'>

function operatingOf({ db, caller, requestId, now }: Context): Operating {
  return { db, actor: caller.staff.id, mchid: caller.merchantId, requestId, now }
}

/** An order of goods of this merchant, kept from everybody else until the transaction ends. */
async function lockedOrder(oid: string, { db, caller }: Context): Promise<OrderWithItems | RefusedAnswer<'not-found'>> {
  const found = await createHandInStore(db).lock(asId<OrderId>(oid), caller.merchantId)
  return found?.order.kind === 'goods' ? found : refuse('not-found')
}

async function note(
  { db, caller, requestId, now }: Context,
  action: 'address' | 'refund-part' | 'cancel' | 'print-now' | 'note' | 'link',
  subject: string,
  after = '',
): Promise<void> {
  const { merchantId: mchid, staff } = caller
  await createHandInStore(db).note({ mchid, action, subject, actor: staff.id, requestId, after }, now)
}

/** The parcels of many orders: what cannot be shipped is left, and said. */
export async function shipMany({ parcels }: ParsedRequestOf<typeof shipOrders>, context: Context) {
  const named = parcels.map(({ oid, carrier, number }) => ({ oid, carrier: carrier.trim(), number: number.trim() }))
  if (named.some(({ carrier, number }) => carrier === '' || number === '')) {
    return refuse('parcel-missing')
  }
  const ofOrders = Map.groupBy(named, ({ oid }) => asId<OrderId>(oid))
  if ([...ofOrders.values()].some((own) => own.length > PARCELS_MAX)) {
    return refuse('parcels-many', { params: { max: PARCELS_MAX } })
  }
  const left = new Set<string>()
  // Each is locked until all are done: two people with the same orders take them in one order, and none waits for the other.
  for (const [oid, own] of [...ofOrders].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const of = own.map(({ carrier, number }) => ({ carrier, number }))
    const done = await shipOrder(operatingOf(context), oid, context.caller.merchantId, of)
    if (done.kind === 'unknown') {
      return refuse('not-found')
    }
    if (done.kind !== 'done') {
      left.add(oid)
    }
  }
  const asked = [...ofOrders.keys()]
  return answer({ shipped: asked.filter((oid) => !left.has(oid)), left: asked.filter((oid) => left.has(oid)) })
}

export async function changeParcel(
  { oid, was, gone, ...given }: ParsedRequestOf<typeof manageParcel>,
  context: Context,
) {
  const parcel = gone === 'yes' ? null : namedParcel(given)
  if (parcel === undefined) {
    return refuse('parcel-missing')
  }
  const by = operatingOf(context)
  const done = await correctParcel(by, asId<OrderId>(oid), context.caller.merchantId, { was, parcel })
  return done.kind === 'none-left' ? refuse('parcel-missing') : doneOr(done, oid)
}

export async function noteParcel({ oid, ...given }: ParsedRequestOf<typeof addParcel>, context: Context) {
  const parcel = namedParcel(given)
  if (parcel === undefined) {
    return refuse('parcel-missing')
  }
  const done = await addOne(operatingOf(context), asId<OrderId>(oid), context.caller.merchantId, parcel)
  return done.kind === 'too-many' ? refuse('parcels-many', { params: { max: PARCELS_MAX } }) : doneOr(done, oid)
}

/** Without the spaces that were typed around it; undefined: carrier or number is missing. */
function namedParcel(given: Shipment): Shipment | undefined {
  const [carrier, number] = [given.carrier.trim(), given.number.trim()]
  return carrier === '' || number === '' ? undefined : { carrier, number }
}

export async function correctAddress(request: ParsedRequestOf<typeof manageAddress>, context: Context) {
  const found = await lockedOrder(request.oid, context)
  if ('kind' in found) {
    return found
  }
  const { order, items } = found
  const facts = { asked: false, refundable: 0, invoice: false, travels: false }
  const by = { role: context.caller.staff.role, now: context.now }
  if (!merchantActionsOf(order, items, facts, by).includes('address')) {
    return refuse('order-closed')
  }
  const merchant = await createMerchantStore(context.db).find(order.mchid)
  const address = await addressOfRow(merchant, request, order.pickupId !== null, context.caller.language)
  if ('kind' in address) {
    return address
  }
  await createOrderChangeStore(context.db).saveAddress(order.id, address)
  await note(context, 'address', order.id)
  return answer({ orderid: order.id })
}

export async function callOff(
  { jobs }: Pick<Deps, 'jobs'>,
  { oid }: ParsedRequestOf<typeof callOffOrder>,
  context: Context,
) {
  const found = await lockedOrder(oid, context)
  if ('kind' in found) {
    return found
  }
  const { order } = found
  if (!canCallOff(order.state, order.paidAt !== null) || order.source === 'e-commerce') {
    return refuse('order-closed')
  }
  if (await othersTravelWith(context.db, order)) {
    return refuse('order-travels')
  }
  const closed = await closeOrder(context.db, jobs, order, context.now)
  if (!closed) {
    return refuse('order-closed')
  }
  await note(context, 'cancel', order.id)
  return answer({ orderid: order.id, refund: closed.refund?.amount ?? 0 })
}

export async function givePartBack(
  { jobs }: Pick<Deps, 'jobs'>,
  { oid, amount, reason }: ParsedRequestOf<typeof refundOrderPart>,
  context: Context,
) {
  const found = await lockedOrder(oid, context)
  if ('kind' in found) {
    return found
  }
  const { order } = found
  const { db, caller, now } = context
  const part = await refundPart(db, jobs, order, amount, now)
  if (part.kind === 'not-paid') {
    return refuse('order-not-paid')
  }
  const money = (sum: number) => moneyText(sum, order.currency, caller.language)
  if (part.kind === 'refused') {
    return refuse(part.reason, { params: { max: money(part.refundable) } })
  }
  await note(context, 'refund-part', order.id, [money(part.refund.amount), reason.trim()].filter(Boolean).join(' · '))
  return answer({ orderid: order.id, refund: part.refund.amount })
}

export async function answerShopper(
  { jobs }: Pick<Deps, 'jobs'>,
  { oid, request, agreed, answer: text }: ParsedRequestOf<typeof manageAnswer>,
  context: Context,
) {
  const { db, caller, requestId, now } = context
  const answering = { db, jobs, actor: caller.staff.id, mchid: caller.merchantId, requestId, now }
  const said = { request, agreed: agreed === 'yes', answer: text.trim() }
  const outcome = await answerRequest(answering, asId<OrderId>(oid), said)
  switch (outcome.kind) {
    case 'answered':
      return answer({ orderid: oid })
    case 'unknown':
      return refuse('not-found')
    case 'nothing-asked':
      return refuse('nothing-asked')
    case 'asked-anew':
      return refuse('asked-anew')
    case 'others-travel':
      return refuse('order-travels')
    case 'travels-along':
      return refuse('order-travels-along')
    case 'not-possible':
      return refuse('order-closed')
  }
}

export async function makeReady({ oid }: ParsedRequestOf<typeof manageReady>, context: Context) {
  const done = await readyToCollect(operatingOf(context), asId<OrderId>(oid), context.caller.merchantId)
  return doneOr(done, oid)
}

export async function handOver(
  { secrets }: Pick<Deps, 'secrets'>,
  { oid, code }: ParsedRequestOf<typeof manageCollect>,
  context: Context,
) {
  const operating = { ...operatingOf(context), secrets }
  const done = await collectOrder(operating, asId<OrderId>(oid), context.caller.merchantId, code)
  return done.kind === 'code-wrong' ? refuse('collect-code-wrong') : doneOr(done, oid)
}

function doneOr({ kind }: Operated, orderid: string) {
  switch (kind) {
    case 'done':
      return answer({ orderid })
    case 'unknown':
      return refuse('not-found')
    default:
      return refuse('order-closed')
  }
}

export async function beginNow(
  { jobs }: Pick<Deps, 'jobs'>,
  { oid }: ParsedRequestOf<typeof managePrintNow>,
  context: Context,
) {
  const found = await lockedOrder(oid, context)
  if ('kind' in found) {
    return found
  }
  if (!isHeld(found.order, context.now)) {
    return refuse('order-closed')
  }
  await endHold(context.db, jobs, found.order, context.now)
  await note(context, 'print-now', found.order.id)
  return answer({ orderid: oid })
}

type LinkDeps = Pick<Deps, 'env' | 'secrets'>

/** The link is told to who asked and is not kept; a reopened thing has a new one. */
export async function reopenItemOfOrder(
  deps: LinkDeps,
  { suborderid }: ParsedRequestOf<typeof manageReopen>,
  context: Context,
) {
  const subId = asId<SubOrderId>(suborderid)
  const done = await reopenSubOrder(operatingOf(context), subId)
  return done.kind === 'done' ? answer({ url: await linkOf(deps, context, subId, done.item) }) : refuseLink(done.kind)
}

export async function linkOfItem(deps: LinkDeps, { suborderid }: ParsedRequestOf<typeof manageLink>, context: Context) {
  const subId = asId<SubOrderId>(suborderid)
  const done = await waitingSubOrder(context.db, subId, context.caller.merchantId)
  if (done.kind !== 'done') {
    return refuseLink(done.kind)
  }
  await note(context, 'link', subId)
  return answer({ url: await linkOf(deps, context, subId, done.item) })
}

async function linkOf(
  { env, secrets }: LinkDeps,
  { db, caller }: Context,
  subId: SubOrderId,
  item: { linkRev: number } | undefined,
): Promise<string> {
  const origin = shopOrigin(env, await createMerchantStore(db).find(caller.merchantId))
  return uploadLink(origin, secrets, { subId, linkRev: item?.linkRev ?? 0 })
}

function refuseLink(kind: 'unknown' | 'not-possible') {
  return kind === 'unknown' ? refuse('not-found') : refuse('upload-closed')
}

export async function writeNote({ oid, text }: ParsedRequestOf<typeof noteOrder>, context: Context) {
  const found = await lockedOrder(oid, context)
  if ('kind' in found) {
    return found
  }
  if (text.trim() === '') {
    return refuse('request-text-missing')
  }
  await note(context, 'note', oid, text.trim())
  return answer({ orderid: oid })
}
