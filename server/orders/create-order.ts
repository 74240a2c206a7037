import type { ParsedRequestOf } from '../../domain/calls/call.ts'
import type { createOrder, createOrderFromOrderId, createPackageOrder } from '../../domain/calls/order.ts'
import { asId, type OrderId } from '../../domain/ids.ts'
import { UNNAMED_COUNTRY } from '../../domain/order/abroad/country-form.ts'
import { joinsParcel, refuseAddPurchase } from '../../domain/order/add-purchase.ts'
import { NO_ADDRESS } from '../../domain/order/address.ts'
import { isShipped } from '../../domain/order/item-needs.ts'
import type { OrderSource } from '../../domain/order/order.ts'
import { SHOP_MODES, type ShopModeNumber, type SubmitCall, submitCall } from '../../domain/order/shop-mode.ts'
import { agreedAmount } from '../../domain/order/stated-figures.ts'
import { PRODUCT_TYPES } from '../../domain/product/product.ts'
import { refuse } from '../base/answer.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'
import { goesBy } from './goes-by.ts'
import { type CartRequest, type LoadedCart, loadCart, sentTo } from './load-cart.ts'
import { makeOrder } from './make-order.ts'
import { addressOfRow, receiverOfRow } from './order-address.ts'

type Context = CallContext<'owner'>

/** An order of designed things (mode 0), or one that is paid first and filled later (mode 4). */
export async function placeOrder(deps: Deps, request: ParsedRequestOf<typeof createOrder>, context: Context) {
  const wrong = refuseMode('CreateOrder', request.mode, false)
  if (wrong) {
    return wrong
  }
  const { orderdata, coupon, pickupid } = request
  const loaded = await loadCart(context.db, context.caller, cartAsk({ orderdata, coupon, pickupid }), context.now)
  if (!loaded) {
    return refuse('not-found')
  }
  return refusePackage(loaded) ?? (await deliver(deps, loaded, request, context))
}

/**
 * The order of one package. What it holds comes from the catalogue; what the phone sends must be exactly that, each part
 * once (`safety` 13): `quote` refuses everything else.
 */
export async function placePackageOrder(
  deps: Deps,
  request: ParsedRequestOf<typeof createPackageOrder>,
  context: Context,
) {
  const wrong = refuseMode('CreatePackageOrder', request.mode, true)
  if (wrong) {
    return wrong
  }
  const { orderdata, coupon, pickupid, proddata, orderid } = request
  const adds = SHOP_MODES[request.mode].submit === 'CreateOrderFromOrderID'
  if (adds && orderid !== undefined) {
    return await addTo(deps, { ...request, orderid, package: proddata }, context)
  }
  const ask = { ...cartAsk({ orderdata, coupon, pickupid }), package: proddata }
  const loaded = await loadCart(context.db, context.caller, ask, context.now)
  if (!loaded) {
    return refuse('not-found')
  }
  return refusePackage(loaded) ?? (await deliver(deps, loaded, request, context))
}

/** An order that is added to another one of the same shopper: priced from zero, sent where that one goes. */
export async function placeAddedOrder(
  deps: Deps,
  request: ParsedRequestOf<typeof createOrderFromOrderId>,
  context: Context,
) {
  const mode = request.mode === 0 ? 3 : request.mode
  return refuseMode('CreateOrderFromOrderID', mode, false) ?? (await addTo(deps, { ...request, mode }, context))
}

interface AddedWish extends Pick<CartRequest, 'orderdata' | 'coupon' | 'package'> {
  readonly mode: ShopModeNumber
  readonly orderid: string
  readonly comment?: string | undefined
  readonly src?: OrderSource | undefined
  readonly pay_amount?: number | undefined
  readonly quoteId?: string | undefined
  readonly currency?: string | undefined
}

async function addTo(deps: Deps, intent: AddedWish, context: Context) {
  const { db, caller, now } = context
  const source = await ownSource(asId<OrderId>(intent.orderid), context)
  if ('reason' in source) {
    return source
  }
  const order = await goesBy(source, context)
  const merchant = await createMerchantStore(db).find(caller.merchantId)
  const ask: CartRequest = {
    orderdata: intent.orderdata,
    coupon: intent.coupon,
    package: intent.package,
    pickup: order.pickupId !== null,
    joinsParcel: merchant !== undefined && joinsParcel(order, merchant.factory),
  }
  const loaded = await loadCart(db, caller, ask, now)
  if (!loaded) {
    return refuse('not-found')
  }
  const { address, id: parentId } = order
  const pickupId = placeToFetch(loaded, order.pickupId)
  if (pickupId === 'elsewhere') {
    return refuse('pickup-unknown')
  }
  if (pickupId === null && address.street === '' && loaded.items.some(({ product }) => isShipped(product))) {
    // Nothing of that order is sent, so there is no parcel to add to.
    return refuse('order-closed')
  }
  return (
    refusePackage(loaded) ??
    (await makeOrder(
      deps,
      sentTo(loaded, address.country ?? UNNAMED_COUNTRY),
      {
        ...{ mode: intent.mode, address, pickupId, parentId, comment: intent.comment, src: intent.src },
        ...{ agreed: agreedAmount(intent.pay_amount, intent.orderdata), quoteId: intent.quoteId },
        currency: intent.currency,
      },
      context,
    ))
  )
}

/** The shopper's own order, locked, if something can be added to it. */
async function ownSource(id: OrderId, { db, caller }: Context) {
  const found = await createHandInStore(db).lock(id, caller.merchantId)
  if (found?.order.uid !== caller.uid || found.order.kind !== 'goods') {
    return refuse('not-found')
  }
  const reason = refuseAddPurchase(found.order.state)
  if (reason) {
    return refuse(reason)
  }
  // An order of another platform has no address here that an addition could go to.
  return found.order.source === 'e-commerce' ? refuse('order-closed') : found.order
}

type DeliveredRequest = Pick<
  ParsedRequestOf<typeof createOrder>,
  | ('recvname' | 'recvphone' | 'recvprovince' | 'recvcity' | 'recvdistrict' | 'recvaddress')
  | ('recvcountry' | 'recvpostcode')
  | ('orderdata' | 'pickupid' | 'mode' | 'comment' | 'pay_amount' | 'quoteId' | 'currency' | 'outtradeid' | 'src')
>

async function deliver(deps: Deps, loaded: LoadedCart, request: DeliveredRequest, context: Context) {
  const { mode, comment, src, quoteId, currency, outtradeid: outtradeId } = request
  const agreed = agreedAmount(request.pay_amount, request.orderdata)
  const pickupid = placeToFetch(loaded, request.pickupid ?? null)
  if (pickupid === 'elsewhere') {
    return refuse('pickup-unknown')
  }
  const isParcel = loaded.items.some(({ product }) => isShipped(product))
  const isFetched = pickupid !== null
  const receiver = isParcel && !isFetched ? await receiverOfRow(context.db, context.caller, request) : request
  const { language } = context.caller
  const address = isParcel ? await addressOfRow(loaded.merchant, receiver, isFetched, language) : NO_ADDRESS
  if ('kind' in address) {
    return address
  }
  if (pickupid !== null && !loaded.merchant.shop.pickUpAddresses.some((place) => place.id === pickupid)) {
    return refuse('pickup-unknown')
  }
  const intent = { mode, address, pickupId: pickupid, outtradeId, comment, src, agreed, quoteId, currency }
  return await makeOrder(deps, sentTo(loaded, address.country ?? UNNAMED_COUNTRY), intent, context)
}

/** Where an order is fetched: things that can only be fetched say where, whether the phone does or not. `null`: it is sent. */
function placeToFetch({ items, package: set }: LoadedCart, wanted: string | null): string | null | 'elsewhere' {
  const only = [...items, ...(set ? [set] : [])].flatMap(({ product }) => product.pickUpAt ?? [])
  const place = wanted ?? only[0] ?? null
  return only.some((one) => one !== place) ? 'elsewhere' : place
}

function cartAsk(
  request: Pick<CartRequest, 'orderdata' | 'coupon'> & { readonly pickupid: string | undefined },
): CartRequest {
  return { orderdata: request.orderdata, coupon: request.coupon, pickup: request.pickupid !== undefined }
}

/** A package order is of a package; its things are none. */
function refusePackage({ package: set, items }: LoadedCart) {
  const isPackage = (type: keyof typeof PRODUCT_TYPES) => PRODUCT_TYPES[type] === 'package'
  const wrong = items.some((item) => isPackage(item.product.type)) || (set && !isPackage(set.product.type))
  return wrong ? refuse('package-incomplete') : undefined
}

/** Each mode is submitted by one call (A§7, readings 60). */
function refuseMode(call: SubmitCall, mode: ShopModeNumber, isPackage: boolean) {
  return submitCall(mode, isPackage) === call ? undefined : refuse('request-malformed', { params: { field: 'mode' } })
}
