import type { DataOf, ParsedRequestOf } from '../../domain/calls/call.ts'
import type { createOrder } from '../../domain/calls/order.ts'
import { placedPhotos } from '../../domain/design/design.ts'
import { asId, type IdSource, type OrderId, type SubOrderId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { type Address, type AddressRefusal, cleanAddress, refuseAddress } from '../../domain/order/address.ts'
import { decideOrder } from '../../domain/order/decide-order.ts'
import { STATUS_NUMBERS } from '../../domain/order/order-state.ts'
import type { QuoteLine } from '../../domain/product/price.ts'
import { QUANTITY_MAX, quote } from '../../domain/product/quote.ts'
import { type MinorUnits, minorUnits } from '../../domain/units.ts'
import { refuseCoupon } from '../coupons/coupon-decision.ts'
import { spendCoupon } from '../coupons/spend-coupon.ts'
import type { Deps } from '../deps.ts'
import { type Answer, answer, type Refused, refuse } from '../http/answer.ts'
import type { Reason } from '../http/refusals.ts'
import type { CallContext } from '../http/route.ts'
import { payPath } from '../pay/pay-path.ts'
import { hashOf } from '../print/proof.ts'
import { createOrderStore, type NewOrderItem } from '../stores/orders.store.ts'
import { createPhotoStore } from '../stores/photos.store.ts'
import { cartName, type LoadedItem, loadCart } from './load-cart.ts'
import { promisedPrice } from './quote-token.ts'

type Request = ParsedRequestOf<typeof createOrder>
type Context = CallContext<'owner'>

const ADDRESS_REFUSALS = {
  'name-missing': 'name-missing',
  'name-too-long': 'name-too-long',
  'phone-invalid': 'recvphone-invalid',
  'region-missing': 'region-missing',
  'street-missing': 'street-missing',
  'street-too-long': 'street-too-long',
} as const satisfies Record<AddressRefusal, Reason>

/** Makes an order: everything is looked up and counted anew, the designs are frozen, the price never changes again. */
export async function placeOrder(
  deps: Deps,
  request: Request,
  context: Context,
): Promise<Answer<DataOf<typeof createOrder>>> {
  const { db, caller, now, opid } = context
  const pickup = request.pickupid !== undefined
  const loaded = await loadCart(db, caller, { orderdata: request.orderdata, coupon: request.coupon, pickup }, now)
  if (!loaded) {
    return refuse('not-found')
  }
  const address = addressIn(request)
  const wrong = refuseAddress(address, pickup)
  if (wrong) {
    return refuse(ADDRESS_REFUSALS[wrong])
  }
  if (pickup && !loaded.merchant.shop.pickUpAddresses.some((place) => place.id === request.pickupid)) {
    return refuse('pickup-unknown')
  }
  const verdict = quote(loaded.cart)
  if (verdict.kind === 'refused') {
    return refuse(verdict.reason, { data: { item: verdict.item }, words: { max: QUANTITY_MAX } })
  }
  const unsaid = refuseCoupon(loaded.coupon, loaded.cart)
  if (unsaid) {
    return unsaid
  }
  const userCouponId = loaded.coupon.kind === 'applies' ? loaded.coupon.held.id : null
  const items: NewOrderItem[] = []
  for (const item of loaded.items) {
    const frozen = await freezeItem(item, context, deps.ids)
    if ('kind' in frozen) {
      return frozen
    }
    items.push(frozen)
  }
  const named = { merchantId: caller.merchantId, uid: caller.uid, cart: cartName(loaded) }
  const promised = request.quoteId ? promisedPrice(deps.secrets, request.quoteId, named, now) : undefined
  const price = agreedPrice(request.pay_amount, verdict.total, promised)
  if (price === undefined) {
    return refuse('price-changed', { data: { pay_amount: verdict.total, lines: verdict.lines } })
  }
  const id = asId<OrderId>(deps.ids.next())
  const orderid = await createOrderStore(db).insert(
    {
      id,
      userCouponId,
      mchid: caller.merchantId,
      uid: caller.uid,
      opid,
      state: 'awaiting-pay',
      amount: price,
      currency: loaded.merchant.currency.code,
      lines: explained(verdict.lines, verdict.total, price),
      address,
      pickupId: request.pickupid ?? null,
      comment: request.comment ?? '',
      outtradeId: request.outtradeid ?? null,
    },
    items,
    now,
  )
  const gone = userCouponId && orderid === id ? await spendCoupon(db, caller, { userCouponId, orderId: id }) : undefined
  if (gone) {
    return gone
  }
  return answer({
    orderid,
    pay_amount: price,
    currency: loaded.merchant.currency.code,
    status: STATUS_NUMBERS['awaiting-pay'],
    payurl: payPath(orderid),
  })
}

/** The price of today, or the price that the shop has promised; whichever of the two the shopper agreed to. */
function agreedPrice(agreed: number, today: MinorUnits, promised: MinorUnits | undefined): MinorUnits | undefined {
  return agreed === today || agreed === promised ? minorUnits(agreed) : undefined
}

/** Lines that add up to what is paid, also where a promised price is kept that today's lines no longer give. */
function explained(lines: readonly QuoteLine[], total: MinorUnits, price: MinorUnits): readonly QuoteLine[] {
  return total === price ? lines : [{ kind: 'base', amount: price }]
}

function addressIn(request: Request): Address {
  return cleanAddress({
    name: request.recvname,
    phone: request.recvphone,
    province: request.recvprovince ?? '',
    city: request.recvcity ?? '',
    district: request.recvdistrict ?? '',
    street: request.recvaddress ?? '',
  })
}

/** The design, its product, its theme and its photos as they are now, if they may be ordered. */
async function freezeItem(
  item: LoadedItem,
  { db, caller, now }: Context,
  ids: IdSource,
): Promise<NewOrderItem | Refused> {
  const { product, task, theme, coverPicture, wanted, priced } = item
  if (!task) {
    return refuse(product.soon ? 'product-soon' : product.onShelf ? 'product-not-designable' : 'product-off-shelf')
  }
  const verdict = decideOrder({ product, design: task.design, seen: wanted.rev ?? task.rev, rev: task.rev })
  if (verdict.kind === 'refused') {
    return refuse(verdict.reason, {
      data: { pages: verdict.pages, rev: task.rev },
      words: { pages: verdict.pages.join(', '), min: product.photos.minCount },
    })
  }
  invariant(theme, `preview ${task.id} lost its theme`)
  const stored = await createPhotoStore(db).findFrozen(caller.merchantId, task.photoKeys)
  const placed = [...new Set(placedPhotos(task.design))]
  const photos = placed.flatMap((id) => stored.get(id) ?? [])
  invariant(photos.length === placed.length, `preview ${task.id} places a photo that is not stored`)
  return {
    pid: product.id,
    subId: asId<SubOrderId>(ids.next()),
    submittedAt: new Date(now),
    aid: task.aid,
    taskId: task.id,
    themeId: theme.id,
    quantity: priced.quantity,
    attributes: priced.attributes,
    pageCount: verdict.pageCount,
    photoCount: verdict.photoCount,
    frozen: {
      kind: 'design',
      design: task.design,
      product,
      theme,
      photos,
    },
    designHash: hashOf(task.design),
    coverPicture,
    comment: wanted.subcomment ?? '',
  }
}
