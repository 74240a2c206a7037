import { asId, type OrderId, type SubOrderId } from '../../domain/ids.ts'
import type { Address } from '../../domain/order/address.ts'
import { eventOfPayment, needOfProduct } from '../../domain/order/item-needs.ts'
import type { OrderSource } from '../../domain/order/order.ts'
import { orderAfter, STATUS_NUMBERS } from '../../domain/order/order-state.ts'
import { SHOP_MODES, type ShopModeNumber } from '../../domain/order/shop-mode.ts'
import { isDeliveryAsStated } from '../../domain/order/stated-figures.ts'
import type { QuoteLine } from '../../domain/product/price.ts'
import { QUANTITY_MAX, quote } from '../../domain/product/quote.ts'
import { type MinorUnits, minorUnits } from '../../domain/units.ts'
import { answer, refuse, refusedItem } from '../base/answer.ts'
import { payPath } from '../base/pay-path.ts'
import { refuseCoupon } from '../coupons/coupon-decision.ts'
import { spendCoupon } from '../coupons/spend-coupon.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createDesignOrderStore } from '../stores/design-orders.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createOrderStore, type NewOrderItem } from '../stores/orders.store.ts'
import { createCartItemStore } from '../stores/shoppers/cart-items.store.ts'
import { albumOf, refuseAsStated } from './as-stated.ts'
import { chosenToStore } from './chosen-of-item.ts'
import { freezeItem, refuseProduct, UNTOUCHED } from './freeze-item.ts'
import { cartName, type LoadedCart, type LoadedItem } from './load-cart.ts'
import { promisedPrice, quotedCurrency } from './quote-token.ts'
import { settleOrder } from './settle-order.ts'

type Context = CallContext<'owner'>

/** What is wished for besides the cart. */
export interface NewOrderRequest {
  readonly mode: ShopModeNumber
  readonly address: Address
  readonly pickupId: string | null
  readonly parentId?: OrderId
  readonly outtradeId?: string | undefined
  readonly comment: string | undefined
  readonly src: OrderSource | undefined
  /** What the shopper agreed to pay, and the price that the shop has promised. */
  readonly agreed: number | undefined
  readonly quoteId: string | undefined
  /** The currency that the price was shown in, where the phone says it. */
  readonly currency: string | undefined
}

interface MadeOrder {
  readonly orderid: string
  readonly pay_amount: number
  readonly currency: string
  readonly status: number
  readonly payurl: string
}

/** Makes an order: everything is counted anew, the things are frozen, the price never changes again. */
export async function makeOrder(deps: Deps, loaded: LoadedCart, request: NewOrderRequest, context: Context) {
  const { db, caller, now, opid } = context
  const unsold = [...loaded.items.map((item) => item.product), ...(loaded.package ? [loaded.package.product] : [])]
  const refusal = unsold.map(refuseProduct).find((refused) => refused !== undefined)
  if (refusal) {
    return refusal
  }
  const ordered = await refuseOrdered(loaded, context)
  if (ordered) {
    return ordered
  }
  const verdict = quote(loaded.cart)
  if (verdict.kind === 'refused') {
    return refuse(verdict.reason, { data: { item: verdict.item }, params: { max: QUANTITY_MAX } })
  }
  const unsaid = refuseCoupon(loaded.coupon, loaded.cart)
  if (unsaid) {
    return unsaid
  }
  const items: NewOrderItem[] = []
  for (const [at, item] of loaded.items.entries()) {
    const made = await orderItem(deps, loaded, item, request, context)
    if ('kind' in made) {
      return refusedItem(made, at, loaded.items.length)
    }
    items.push(made)
  }
  const named = { merchantId: caller.merchantId, uid: caller.uid, cart: cartName(loaded) }
  const promised = request.quoteId ? promisedPrice(deps.secrets, request.quoteId, named, now) : undefined
  const price = agreedPrice(request.agreed, verdict.total, promised?.total)
  const stated = loaded.items.map(({ wanted }) => wanted)
  // Of a price that was promised the delivery of that time is part.
  const { code: currency } = loaded.merchant.currency
  const isShown = await isShownCurrency(currency, request, context)
  if (!isShown || price === undefined || (price === verdict.total && !isDeliveryAsStated(stated, verdict.lines))) {
    return refuse('price-changed', { data: { pay_amount: verdict.total, currency, lines: verdict.lines } })
  }
  const userCouponId = loaded.coupon.kind === 'applies' ? loaded.coupon.coupon.id : null
  const orders = createOrderStore(db)
  const id = asId<OrderId>(deps.ids.next())
  const orderid = await orders.insert(
    {
      id,
      userCouponId,
      currency,
      mchid: caller.merchantId,
      uid: caller.uid,
      opid,
      language: caller.language,
      state: 'awaiting-pay',
      mode: request.mode,
      parentId: request.parentId ?? null,
      amount: price,
      lines: price === verdict.total ? verdict.lines : asPromised(price, promised?.delivery ?? minorUnits(0)),
      address: request.address,
      pickupId: request.pickupId,
      comment: request.comment ?? '',
      src: request.src ?? '',
      outtradeId: request.outtradeId ?? null,
    },
    items,
    now,
  )
  const isNew = orderid === id
  const gone = userCouponId && isNew ? await spendCoupon(db, caller, { userCouponId, orderId: id }) : undefined
  if (gone) {
    return gone
  }
  const changed = isNew ? await takeFromCart(loaded, id, context) : undefined
  if (changed) {
    return changed
  }
  if (isNew && price === 0) {
    await settleNothing(deps, loaded, id, items, context)
  }
  const state = price === 0 ? (await orders.load(orderid))?.state : undefined
  const status = STATUS_NUMBERS[state ?? 'awaiting-pay']
  return answer<MadeOrder>({ orderid, pay_amount: price, currency, status, payurl: payPath(orderid) })
}

/** The shopper has seen the price in the currency that the shop has, and it keeps that one until the order is made. */
async function isShownCurrency(
  currency: string,
  { quoteId, currency: stated }: Pick<NewOrderRequest, 'quoteId' | 'currency'>,
  { db, caller }: Context,
): Promise<boolean> {
  const shown = [stated, quoteId && quotedCurrency(quoteId)].filter((one) => one)
  return (
    shown.every((one) => one === currency) &&
    (await createMerchantStore(db).holdCurrency(caller.merchantId)) === currency
  )
}

/** A design that stands in an order of its shopper is ordered once more only where that was said (A§2 order states). */
async function refuseOrdered({ items }: LoadedCart, { db, caller, opid }: Context) {
  const named = items.flatMap(({ task }) => (task ? [task.id] : []))
  const unsaid = items.flatMap(({ task, wanted }) => (task && wanted.again === undefined ? [task.id] : []))
  if (unsaid.length === 0) {
    return undefined
  }
  const orders = await createDesignOrderStore(db).lockAndFind(caller, named, opid)
  const held = orders.find(({ taskId }) => taskId !== null && unsaid.includes(taskId))
  return held && refuse('design-ordered', { data: { orderid: held.orderId, status: STATUS_NUMBERS[held.state] } })
}

/** What was ordered leaves the cart until its order is paid or given up; what another order has taken out meanwhile is not ordered twice. */
async function takeFromCart({ items }: LoadedCart, id: OrderId, { db, caller }: Context) {
  const ids = [...new Set(items.flatMap(({ wanted }) => wanted.cartid ?? []))]
  if (ids.length === 0) {
    return undefined
  }
  return (await createCartItemStore(db).take(caller, ids, id)) === ids.length ? undefined : refuse('cart-changed')
}

/** An order that costs nothing is paid as it is made. */
async function settleNothing(
  { jobs }: Deps,
  loaded: LoadedCart,
  id: OrderId,
  items: readonly NewOrderItem[],
  { db, now }: Context,
): Promise<void> {
  const order = await createOrderStore(db).loadForPayment(id)
  const lineItems = loaded.items.map(({ product }, n) => ({
    need: needOfProduct(product),
    submitted: !!items[n]?.submittedAt,
  }))
  const next = orderAfter('awaiting-pay', eventOfPayment(lineItems))
  if (order && next) {
    await settleOrder(db, { jobs, order, next, now })
  }
}

/** One thing of the order as it is now. Where the photos come after the payment it may wait for them. */
async function orderItem(
  { ids }: Pick<Deps, 'ids'>,
  { package: set, merchant }: LoadedCart,
  item: LoadedItem,
  { mode }: NewOrderRequest,
  { db, caller, now }: Context,
) {
  const { product, wanted, priced } = item
  const aid = albumOf(wanted)
  const need = needOfProduct(product)
  const isGiven = need === 'photos' ? aid !== undefined : item.task !== undefined
  const waits = SHOP_MODES[mode].uploadsLater && need !== 'nothing' && !isGiven
  const freezing = { db, caller, now, mode, merchant }
  const lineItem = waits ? UNTOUCHED : await freezeItem({ ...item, aid, rev: wanted.rev }, freezing)
  if ('kind' in lineItem) {
    return lineItem
  }
  const differs = waits ? undefined : refuseAsStated(wanted, lineItem, product)
  if (differs) {
    return differs
  }
  return {
    ...lineItem,
    chosen: chosenToStore(lineItem, priced.attributes),
    customer: wanted.customer ?? '',
    ...{ need, pid: product.id, subId: asId<SubOrderId>(ids.next()) },
    ...{ quantity: priced.quantity, attributes: priced.attributes, comment: wanted.subcomment ?? '' },
    paidPages: waits ? priced.pageCount : lineItem.pageCount,
    ...(set ? { packageKey: set.key, packagePid: set.product.id, combineId: wanted.combinepId ?? null } : {}),
  }
}

/** The price of today, or the price that the shop has promised; whichever of the two the shopper agreed to. */
function agreedPrice(
  agreed: number | undefined,
  today: MinorUnits,
  promised: MinorUnits | undefined,
): MinorUnits | undefined {
  return agreed !== undefined && (agreed === today || agreed === promised) ? minorUnits(agreed) : undefined
}

/** What a promised price is made of where today's lines no longer give it: what was paid for delivery is known as such. */
function asPromised(price: MinorUnits, delivery: MinorUnits): readonly QuoteLine[] {
  const base: QuoteLine = { kind: 'base', amount: minorUnits(price - delivery) }
  return delivery > 0 ? [base, { kind: 'delivery', amount: delivery }] : [base]
}
