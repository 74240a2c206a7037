import type { ParsedRequestOf } from '../../domain/calls/call.ts'
import type { getOrderInfo, getUserOrderList } from '../../domain/calls/order.ts'
import { asId, type OrderId, type ProductId, type TaskId } from '../../domain/ids.ts'
import { addressLine } from '../../domain/order/address.ts'
import { isWaiting } from '../../domain/order/links/hand-in.ts'
import type { OrderItemSummary, OrderWithItems } from '../../domain/order/order.ts'
import { statesOfStatus } from '../../domain/order/order-state.ts'
import { mayAskInvoice } from '../../domain/pay/invoice/invoice.ts'
import type { Refund } from '../../domain/pay/payment.ts'
import { refundableOf } from '../../domain/pay/refundable.ts'
import { maskedPhone } from '../../domain/privacy/mask.ts'
import type { Product } from '../../domain/product/product.ts'
import { answer, refuse } from '../base/answer.ts'
import { hashOf } from '../base/hash-of.ts'
import { payPath } from '../base/pay-path.ts'
import { shopOrigin } from '../base/shop-origin.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createOrderRequestStore } from '../stores/order-requests.store.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { createPaymentStore } from '../stores/payments.store.ts'
import { createPreviewStore } from '../stores/previews.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { createRefundStore } from '../stores/refunds.store.ts'
import { createInvoiceStore } from '../stores/shoppers/invoices.store.ts'
import { invoiceView } from './invoices/ask-invoice.ts'
import { receiverFields } from './order-address.ts'
import { type OrderViewing, orderView } from './order-view.ts'
import { isAwaited, pickUpCode, pickUpPlace } from './pick-up.ts'
import { refundingOf, shownRefunds } from './refunding.ts'
import { shortOf } from './short-of.ts'
import { uploadLink } from './upload-link.ts'

/** Who looks, and at what. */
type Viewer = Pick<CallContext<'shopper'>, 'db' | 'caller' | 'now'>

/** Orders in one answer, whatever is asked for. */
const LIST_MAX = 50

export async function listOrders(
  deps: Deps,
  request: ParsedRequestOf<typeof getUserOrderList>,
  context: CallContext<'shopper'>,
) {
  const taskId = request.taskid === undefined ? undefined : asId<TaskId>(request.taskid)
  const { orders, total } = await createOrderStore(context.db).list(context.caller, {
    taskId,
    states: statesOfStatus(request.status ?? 0),
    start: request.Start ?? 0,
    count: Math.min(request.Count ?? LIST_MAX, LIST_MAX),
  })
  const viewing = await loadViewing(deps, orders, context)
  const edited = taskId === undefined ? undefined : await editsOf(taskId, context)
  return answer(
    orders.map(({ order, items }) => {
      const view = orderView({ order, items }, viewing)
      return edited ? { ...view, items: view.items.map((item, n) => ({ ...item, ...edited(items[n]) })) } : view
    }),
    total,
  )
}

/** Whether a thing that holds this design holds it as it is now. */
async function editsOf(taskId: TaskId, { db, caller }: CallContext<'shopper'>) {
  const task = await createPreviewStore(db).find(taskId, caller)
  const now = task && hashOf(task.design)
  return (item: OrderItemSummary | undefined) =>
    now !== undefined && item?.taskId === taskId ? { edited: item.designHash !== now } : {}
}

export async function showOrder(deps: Deps, { oid }: ParsedRequestOf<typeof getOrderInfo>, context: Viewer) {
  const orders = createOrderStore(context.db)
  const found = await orders.find(asId<OrderId>(oid), context.caller)
  if (!found) {
    return refuse('not-found')
  }
  const { address, pickupId, comment, lines } = found.order
  const merchant = await createMerchantStore(context.db).find(found.order.mchid)
  const place = pickUpPlace(found.order, merchant, context.caller.language)
  // Read once: of two readings the first may say that money is on its way, and the second that it has come.
  const refunds = await createRefundStore(context.db).ofOrder(found.order.id)
  const view = orderView(found, await viewingWith(deps, [found], context, refunds))
  const links = found.items.map((item) =>
    found.order.state === 'to-upload' && isWaiting(item)
      ? { reuploadurl: uploadLink(shopOrigin(deps.env, merchant), deps.secrets, item) }
      : {},
  )
  const added = await orders.addedTo(found.order.id, context.caller)
  const invoice = await createInvoiceStore(context.db).find(found.order.id)
  const requests = await createOrderRequestStore(context.db).ofOrder(found.order.id)
  const paid = view.changes.includes('cancel')
    ? (await createPaymentStore(context.db).ofOrder(found.order.id)).find(({ effect }) => effect === 'paid')
    : undefined
  return answer({
    ...view,
    ...(paid ? { refundable: refundableOf(paid, refunds) } : {}),
    items: view.items.map((item, index) => ({ ...item, ...links[index] })),
    lines: [...lines],
    refunds: shownRefunds(refunds).map(({ amount, at, state, doneAt }) => ({
      ...{ amount, at, ...(doneAt === null ? {} : { done: doneAt }) },
      ...(state === 'failed' ? { refused: true as const } : {}),
    })),
    ...receiverFields(address),
    recvphone: maskedPhone(address.phone),
    pickup: pickupId !== null,
    ...(place ? { pickupplace: place } : {}),
    ...(isAwaited(found.order) ? { pickupcode: pickUpCode(deps.secrets, found.order.id) } : {}),
    comment,
    added: [...added],
    addedshort: added.map(shortOf),
    payurl: payPath(found.order.id),
    requests: requests.map(({ kind, text, at, address, agreed, answer }) => ({
      ...{ kind, text, at, address: address ? [address.name, addressLine(address)].join(' ').trim() : '' },
      ...(agreed === null ? {} : { agreed, answer }),
    })),
    ...(invoice ? { invoice: invoiceView(invoice) } : {}),
    mayinvoice: merchant !== undefined && mayAskInvoice(merchant.shop, found.order, invoice),
  })
}

export async function loadViewing(
  deps: Deps,
  orders: readonly OrderWithItems[],
  viewer: Viewer,
): Promise<OrderViewing> {
  const refunded = orders.flatMap(({ order }) => (order.state === 'refunded' ? [order.id] : []))
  return await viewingWith(deps, orders, viewer, await createRefundStore(viewer.db).ofOrders(refunded))
}

async function viewingWith(
  { secrets }: Deps,
  orders: readonly OrderWithItems[],
  { db, caller, now }: Viewer,
  refunds: readonly Refund[],
): Promise<OrderViewing> {
  const products = new Map<ProductId, Product>()
  for (const pid of new Set(
    orders.flatMap(({ items }) => items.flatMap((item) => [item.pid, item.packagePid ?? item.pid])),
  )) {
    const product = await createProductStore(db).find(caller.merchantId, pid)
    if (product) {
      products.set(pid, product)
    }
  }
  return { secrets, now, language: caller.language, products, refunding: refundingOf(refunds) }
}
