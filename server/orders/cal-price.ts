import type { DataOf, ParsedRequestOf } from '../../domain/calls/call.ts'
import type { calPrice } from '../../domain/calls/price.ts'
import { bestCoupon, savingOf, whyNot } from '../../domain/coupon/why-not.ts'
import { asId, type OrderId } from '../../domain/ids.ts'
import { homeOf } from '../../domain/merchant/delivered-to.ts'
import { UNNAMED_COUNTRY } from '../../domain/order/abroad/country-form.ts'
import { joinsParcel } from '../../domain/order/add-purchase.ts'
import { SHOP_MODES } from '../../domain/order/shop-mode.ts'
import { currencySign } from '../../domain/product/currency.ts'
import { deliveryOf } from '../../domain/product/price.ts'
import { QUANTITY_MAX, quote } from '../../domain/product/quote.ts'
import { answer, refuse } from '../base/answer.ts'
import { couponMessages } from '../coupons/take-coupon.ts'
import { userCoupon } from '../coupons/wire-coupon.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createCartStore } from '../stores/carts.store.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { chosenOfLoaded } from './chosen-of-item.ts'
import { goesBy } from './goes-by.ts'
import { type CartRequest, cartName, type LoadedCart, loadCart, sentTo } from './load-cart.ts'
import { QUOTE_MS, quoteToken } from './quote-token.ts'

type Request = ParsedRequestOf<typeof calPrice>
type Context = CallContext<'shopper'>
type Quote = DataOf<typeof calPrice>

/**
 * The price of a cart as the database says it, and the shop's word for it. A coupon that does not apply is not counted,
 * and said so beside the price; only an order is refused for it.
 */
export async function priceCart(deps: Deps, request: Request, context: Context) {
  const { db, caller, now } = context
  const parcel = await parcelOf(request, context)
  const cart =
    parcel &&
    (await loadCart(
      db,
      caller,
      { orderdata: request.orderdata, package: request.proddata, coupon: request.coupon, ...parcel },
      now,
    ))
  if (!cart) {
    return refuse('not-found')
  }
  const recvcountry = parcel.country?.toUpperCase() || homeOf(cart.merchant)
  const loaded = sentTo(cart, recvcountry)
  const { code: currency } = loaded.merchant.currency
  const symbol = currencySign(currency, caller.language)
  const chosen = loaded.items.map((item) => chosenOfLoaded(item, caller.language))
  const expires = now + QUOTE_MS
  if (!SHOP_MODES[request.mode].pays) {
    return answer<Quote>({
      pay_amount: 0,
      currency,
      symbol,
      lines: [],
      chosen,
      quoteId: '',
      expires,
      recvcountry,
    })
  }
  const verdict = quote(loaded.cart)
  if (verdict.kind === 'refused') {
    return refuse(verdict.reason, { data: { item: verdict.item }, params: { max: QUANTITY_MAX } })
  }
  const quoted = { merchantId: caller.merchantId, uid: caller.uid, cart: cartName(loaded) }
  return answer<Quote>({
    pay_amount: verdict.total,
    currency,
    symbol,
    lines: [...verdict.lines],
    chosen,
    quoteId: quoteToken(
      deps.secrets,
      quoted,
      { total: verdict.total, currency, delivery: deliveryOf(verdict.lines) },
      expires,
    ),
    expires,
    recvcountry,
    coupon: await couponsOf(loaded, context),
  })
}

/** How it travels: an added purchase goes where its order goes, in the same parcel if it can. */
async function parcelOf(
  request: Request,
  context: Context,
): Promise<(Pick<CartRequest, 'pickup' | 'joinsParcel'> & { readonly country: string | undefined }) | undefined> {
  if (SHOP_MODES[request.mode].submit !== 'CreateOrderFromOrderID' || request.orderid === undefined) {
    return { pickup: request.pickupid !== undefined, country: request.recvcountry }
  }
  const { db, caller } = context
  const found = await createOrderStore(db).find(asId<OrderId>(request.orderid), caller)
  const source = found && (await goesBy(found.order, context))
  const shopper = source && (await createCartStore(db).findShopper(caller))
  return (
    shopper && {
      pickup: source.pickupId !== null,
      country: source.address.country ?? UNNAMED_COUNTRY,
      joinsParcel: joinsParcel(source, shopper.merchant.factory),
    }
  )
}

/** Every coupon of the shopper beside this cart, the one that saves most first. */
async function couponsOf(loaded: LoadedCart, context: Context): Promise<NonNullable<Quote['coupon']>> {
  const { now } = context
  const { coupon: _, ...cart } = loaded.cart
  const messages = await couponMessages(context, loaded.coupons)
  const best = bestCoupon(loaded.coupons, cart, now)
  const offers = loaded.coupons.map((held) => {
    const why = whyNot(held, cart, now)
    return { ...userCoupon(held, messages), off: why ? 0 : savingOf(held.coupon, cart), ...(why ? { why } : {}) }
  })
  const { coupon } = loaded
  return {
    applied: coupon.kind === 'applies' ? coupon.coupon.id : '',
    best: best?.id ?? '',
    undecided: best !== undefined && (coupon.kind === 'undecided' || coupon.kind === 'not-possible'),
    offers: offers.sort((a, b) => b.off - a.off || Number(b.id === best?.id) - Number(a.id === best?.id)),
  }
}
