import type { ParsedRequestOf } from '../../domain/calls/call.ts'
import type { reUpdateOrderInfo } from '../../domain/calls/order.ts'
import type { OrderItemRequest } from '../../domain/calls/price.ts'
import { asId, type OrderId, type ProductId, type SubOrderId, type TaskId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { isTakenByClaim, isWaiting, refuseHandIn } from '../../domain/order/links/hand-in.ts'
import { linkStatusOf } from '../../domain/order/links/link-status.ts'
import { submissionOf } from '../../domain/order/links/submitted.ts'
import type { Order, OrderItemSummary, OrderWithItems } from '../../domain/order/order.ts'
import { orderAfter, STATUS_NUMBERS } from '../../domain/order/order-state.ts'
import type { ShopModeNumber } from '../../domain/order/shop-mode.ts'
import { answer, refuse, refusedItem } from '../base/answer.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createCartStore } from '../stores/carts.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createOrderStore, type NewOrderItem } from '../stores/orders.store.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'
import { albumOf, refuseAsStated } from './as-stated.ts'
import { chosenToStore } from './chosen-of-item.ts'
import { openOuttrade } from './claim.ts'
import { freezeItem, UNTOUCHED } from './freeze-item.ts'
import { holdOrStart } from './hold-production.ts'
import { opensSubOrder } from './upload-link.ts'

type Request = ParsedRequestOf<typeof reUpdateOrderInfo>
type Context = CallContext<'owner'>

/**
 * Takes designs and photos for sub-orders that wait for them: of another platform's order, of an order that was paid
 * first, or once more by a link. Price, quantity and address of what is paid here never change.
 */
export async function handIn(deps: Deps, request: Request, context: Context) {
  const { db, now } = context
  const opened = await openOrder(deps, request, context)
  if ('kind' in opened) {
    return opened
  }
  const taken = await takeAll(deps, opened, request.orderdata, context)
  if (taken) {
    return taken
  }
  const orders = createOrderStore(db)
  const { order } = opened
  const items = await orders.itemsOf(order.id)
  const waiting = items.filter(isWaiting)
  const submitted = orderAfter(order.state, 'submit-upload')
  const isWhole = waiting.length === 0 && submitted !== undefined
  const state = isWhole ? submitted : order.state
  if (isWhole) {
    await orders.move(order.id, order.state, state, {})
  }
  await holdOrStart(db, deps.jobs, { ...order, state }, now)
  const mayKnow = (sub: OrderItemSummary) =>
    order.uid === context.caller.uid || (request.k !== undefined && opensSubOrder(deps.secrets, sub, request.k))
  return answer({
    orderid: order.id,
    status: STATUS_NUMBERS[state],
    submission: submissionOf(items.map((item) => linkStatusOf(item, { id: order.id, state }))),
    waiting: waiting.filter(mayKnow).map((item) => item.subId),
  })
}

/** The order that something is handed in for, locked: by the other platform's number, or by our own sub-orders. */
async function openOrder(deps: Deps, request: Request, context: Context) {
  const { outtradeid, phonetail, k, orderdata } = request
  if (outtradeid !== undefined && outtradeid !== '') {
    return await openOuttrade(deps, { outtradeId: outtradeid, phoneTail: phonetail }, context)
  }
  const { db, caller } = context
  const handIns = createHandInStore(db)
  const missing = refuse(k === undefined ? 'not-found' : 'link-ended')
  const subIds = orderdata.flatMap((item) => item.suborderid ?? [])
  // The specification's items name no sub-order: then the order is named, and each item by its product (A§3).
  const id =
    subIds.length === 0 && request.orderid !== undefined
      ? asId<OrderId>(request.orderid)
      : await handIns.findOrderOf(
          orderdata.map((item) => asId<SubOrderId>(item.suborderid ?? '')),
          caller.merchantId,
        )
  const found = id && (await handIns.lock(id, caller.merchantId))
  const subs = subIds.flatMap((subId) => found?.items.find((item) => item.subId === subId) ?? [])
  if (!found || subs.length < subIds.length) {
    return missing
  }
  const mayAll = found.order.uid === caller.uid
  // A link opens its sub-order and no other: what names none could mean any of the order.
  const holdsLink =
    k !== undefined && subIds.length === orderdata.length && subs.every((sub) => opensSubOrder(deps.secrets, sub, k))
  return mayAll || holdsLink ? found : missing
}

/** How photos are counted for an order: by where it came from, never by what the phone says. */
function modeOf({ source, mode }: Pick<Order, 'source' | 'mode'>): ShopModeNumber {
  if (source === 'e-commerce') {
    return 1
  }
  return mode === 4 || mode === 6 ? 5 : 2
}

async function takeAll(
  deps: Deps,
  { order, items }: OrderWithItems,
  given: readonly OrderItemRequest[],
  context: Context,
) {
  const { db, caller, now, requestId } = context
  const handIns = createHandInStore(db)
  const left = [...items]
  for (const [at, wanted] of given.entries()) {
    const sub = subOrderOf(left, wanted)
    if (!sub) {
      return refuse(items.some((item) => isNamed(item, wanted)) ? 'too-many-volumes' : 'not-found')
    }
    left.splice(left.indexOf(sub), 1)
    if (isTakenByClaim(sub, order, { pid: asId<ProductId>(wanted.pid) })) {
      continue
    }
    const reason = refuseHandIn(
      { pid: sub.pid, need: sub.need, submitted: sub.submittedAt !== null, printing: isPrinting(sub) },
      order,
      { pid: asId<ProductId>(wanted.pid) },
    )
    if (reason) {
      return refusedItem(refuse(reason), at, given.length)
    }
    const lineItem = await freezeWanted(wanted, sub, order, context)
    if ('kind' in lineItem) {
      return refusedItem(lineItem, at, given.length)
    }
    // Several designs for one thing of another platform are volumes of it: the copies that are left wait for theirs.
    const copies = order.source === 'e-commerce' ? (wanted.quantity ?? sub.quantity) : sub.quantity
    if (copies < 1 || copies > sub.quantity) {
      return refuse('too-many-volumes', { params: { copies: sub.quantity } })
    }
    const chosen = chosenToStore(lineItem, sub.attributes)
    await handIns.submit(order.id, sub.n, { ...lineItem, chosen }, copies)
    await handIns.note(
      {
        ...{ mchid: order.mchid, action: 'hand-in', subject: sub.subId, actor: caller.uid, requestId },
        ...{ before: sub.designHash ?? '', after: lineItem.designHash ?? '' },
      },
      now,
    )
    if (copies < sub.quantity) {
      const waiting = restOf(sub, sub.quantity - copies, asId<SubOrderId>(deps.ids.next()))
      await handIns.append(order.id, [waiting])
      const added = (await createOrderStore(db).itemsOf(order.id)).find((item) => item.subId === waiting.subId)
      left.push(...(added ? [added] : []))
    }
  }
  return undefined
}

const isPrinting = (sub: OrderItemSummary) => sub.print !== 'none' && sub.print !== 'failed'

function isNamed(item: OrderItemSummary, wanted: OrderItemRequest): boolean {
  if (wanted.suborderid !== undefined) {
    return item.subId === wanted.suborderid
  }
  return wanted.outtradesubid === undefined ? item.pid === wanted.pid : item.outtradeSubId === wanted.outtradesubid
}

/** The sub-order that is named: of several volumes of one thing the first that waits, else the only one. */
function subOrderOf(items: readonly OrderItemSummary[], wanted: OrderItemRequest): OrderItemSummary | undefined {
  const named = items.filter((item) => isNamed(item, wanted))
  return named.find(isWaiting) ?? (named.length === 1 ? named[0] : undefined)
}

async function freezeWanted(
  wanted: OrderItemRequest,
  sub: OrderItemSummary,
  order: Order,
  { db, caller, now }: Context,
) {
  const taskId = wanted.taskid === undefined ? undefined : asId<TaskId>(wanted.taskid)
  const found = await createCartStore(db).findItem(caller, sub.pid, taskId)
  if (!found || (taskId !== undefined && !found.task)) {
    return refuse('not-found')
  }
  const merchant = await createMerchantStore(db).find(caller.merchantId)
  invariant(merchant, `merchant ${caller.merchantId} is gone`)
  const lineItem = await freezeItem(
    { ...found, aid: albumOf(wanted), rev: wanted.rev },
    { db, caller, now, mode: modeOf(order), merchant },
  )
  if ('kind' in lineItem) {
    const volumes = lineItem.reason === 'too-many-ordered-photos' ? Number(lineItem.params?.['volumes'] ?? 1) : 1
    return volumes > 1 && volumes <= sub.quantity
      ? refuse('more-volumes-needed', { data: lineItem.data, params: { ...lineItem.params, copies: sub.quantity } })
      : lineItem
  }
  const differs = refuseAsStated(wanted, lineItem, found.product)
  if (differs) {
    return differs
  }
  return lineItem.pageCount > sub.paidPages && sub.paidPages > 0
    ? refuse('pages-beyond-paid', { params: { max: sub.paidPages, pages: lineItem.pageCount } })
    : lineItem
}

function restOf(sub: OrderItemSummary, quantity: number, subId: SubOrderId): NewOrderItem {
  const { outtradeSubId, pid, attributes, need, paidPages, packageKey, packagePid, combineId } = sub
  return {
    ...UNTOUCHED,
    ...{ subId, outtradeSubId, pid, attributes, need, paidPages, packageKey, packagePid, combineId, quantity },
  }
}
