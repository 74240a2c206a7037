import type { RequestOf } from '../../../domain/calls/call.ts'
import {
  createOrder,
  createOrderFromOrderId,
  createPackageOrder,
  getOrderInfo,
  priceChangedField,
  refusedItemField,
  reUpdateOrderInfo,
} from '../../../domain/calls/order.ts'
import { calPrice, type QuoteReply } from '../../../domain/calls/price.ts'
import { asId, type MerchantId, type OrderId, type SubOrderId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { UNNAMED_COUNTRY } from '../../../domain/order/abroad/country-form.ts'
import { STATUS_NUMBERS } from '../../../domain/order/order-state.ts'
import { type ShopModeNumber, type SubmitCall, submitCall } from '../../../domain/order/shop-mode.ts'
import { minorUnits } from '../../../domain/units.ts'
import type { WaitClock } from '../../../machines/clock.ts'
import { ServerFault } from '../../../machines/faults.ts'
import type { OrderPorts } from '../../../machines/order/order.ports.ts'
import type {
  CouponSelection,
  OrderCart,
  OrderIntent,
  OrderQuote,
  OrderRefusal,
  RefusedOrder,
  SubmitAnswer,
} from '../../../machines/order/order.types.ts'
import { callApi, plainRefusal, type RefusedCall } from '../platform/api.ts'
import { wordOn } from '../platform/word-on.ts'
import type { StoredIntents } from '../stored/stored-intents.ts'
import type { UnsentEdits } from '../stored/unsent-edits.ts'
import { discountOf } from './coupon-adapter.ts'
import { goToPay } from './pay-page.ts'
import { quoteLineOf } from './quote-line.ts'

export function orderPorts({
  clock,
  intents,
  unsent,
}: {
  readonly clock: WaitClock
  readonly intents: StoredIntents
  readonly unsent: UnsentEdits
}): OrderPorts {
  return {
    clock,
    askForQuote: async ({ mchid, mode, cart, pickupId, country, coupon }, signal) => {
      const heldBack = await editsHeldBack(cart, unsent)
      if (heldBack) {
        return heldBack
      }
      const answer = await callApi(
        calPrice,
        {
          ...{ mchid, mode, orderid: cart.orderId, pickupid: pickupId ?? undefined },
          recvcountry: country ?? undefined,
          ...{ coupon: couponOf(coupon), orderdata: itemsOf(cart), proddata: packageOf(cart) },
        },
        { signal },
      )
      return answer.kind === 'ok' ? { kind: 'quote', quote: quoteOf(answer.data) } : refusalOf(answer)
    },
    keepIntent: async (intent) => {
      const heldBack = await editsHeldBack(intent.cart, unsent)
      if (!heldBack) {
        await intents.store(intent)
      }
      return heldBack
    },
    submit: async ({ mchid, mode, intent }, signal) => {
      const answer = await submitted(mchid, mode, intent, signal)
      // The outcome is known now, whatever it is: the intent must not be sent again by a later visit. One that stays says the same under its key.
      await intents.forget(intent.cart.id).catch(() => undefined)
      return answer
    },
    goToPay: ({ orderId }) => {
      goToPay(orderId)
      return Promise.resolve()
    },
    askForPayment: async ({ orderId }, signal) => {
      const answer = await callApi(getOrderInfo, { oid: orderId }, { signal })
      if (answer.kind === 'refused') {
        return plainRefusal(answer)
      }
      return { kind: answer.data.state === 'awaiting-pay' ? 'not-yet' : 'paid' }
    },
  }
}

/** The first line whose design has edits that are only on this phone: what is ordered is what the shopper sees on it. */
async function editsHeldBack({ lines }: OrderCart, unsent: UnsentEdits): Promise<RefusedOrder | undefined> {
  const designs = await unsent(lines.flatMap(({ taskId }) => taskId ?? []))
  const item = lines.findIndex(({ taskId }) => taskId !== undefined && designs.has(taskId))
  return item < 0 ? undefined : { kind: 'refused', reason: 'edits-not-sent', item }
}

/** Sends an intent by the call that its mode names (readings 60). */
async function submitted(
  mchid: MerchantId,
  mode: ShopModeNumber,
  intent: OrderIntent,
  signal: AbortSignal,
): Promise<SubmitAnswer> {
  const { cart, quote, key } = intent
  const call = submitCall(mode, cart.package !== undefined)
  if (call === 'ReUpdateOrderInfo') {
    return await handedIn(mchid, mode, intent, signal)
  }
  invariant(quote, 'what is paid has a price')
  const request = {
    ...{ mchid, mode, opid: key, orderdata: itemsOf(cart), comment: intent.comment || undefined },
    ...{ src: intent.src || undefined, textsversion: intent.texts },
    ...{ coupon: couponOf(intent.coupon), pay_amount: quote.total, quoteId: quote.quoteId || undefined },
    currency: quote.currency,
  }
  const answer = wordOn(await made(call, request, intent, signal))
  return answer.kind === 'ok'
    ? {
        kind: 'made',
        orderId: asId<OrderId>(answer.data.orderid),
        toPay: answer.data.status === STATUS_NUMBERS['awaiting-pay'],
      }
    : refusedSubmit(answer, quote)
}

type CodeRequest = Omit<RequestOf<typeof createOrder>, 'recvname' | 'recvphone'>

async function made(
  call: Exclude<SubmitCall, 'ReUpdateOrderInfo'>,
  request: CodeRequest,
  intent: OrderIntent,
  signal: AbortSignal,
) {
  const { cart } = intent
  switch (call) {
    case 'CreateOrder':
      return await callApi(createOrder, { ...request, ...receiverOf(intent), orderid: cart.orderId }, { signal })
    case 'CreatePackageOrder': {
      const proddata = packageOf(cart)
      invariant(proddata, 'a package is ordered as a package')
      return await callApi(createPackageOrder, { ...request, ...receiverOf(intent), proddata }, { signal })
    }
    case 'CreateOrderFromOrderID':
      invariant(cart.orderId, 'a purchase is added to an order')
      return await callApi(createOrderFromOrderId, { ...request, orderid: cart.orderId }, { signal })
  }
}

async function handedIn(
  mchid: MerchantId,
  mode: ShopModeNumber,
  { cart, key }: OrderIntent,
  signal: AbortSignal,
): Promise<SubmitAnswer> {
  const request = {
    ...{ mchid, mode, opid: key, orderdata: itemsOf(cart) },
    ...{ orderid: cart.orderId, k: cart.linkToken },
    ...{ outtradeid: cart.outtrade?.id, phonetail: cart.outtrade?.phoneTail },
  }
  const answer = wordOn(await callApi(reUpdateOrderInfo, request, { signal }))
  if (answer.kind === 'refused') {
    return refusalOf(answer)
  }
  const { orderid, submission, waiting } = answer.data
  return {
    kind: 'handed-in',
    orderId: asId<OrderId>(orderid),
    handedIn: { submission, waiting: waiting.map((id) => asId<SubOrderId>(id)) },
  }
}

function receiverOf({ address, pickupId }: OrderIntent) {
  return {
    ...{ recvname: address?.name ?? '', recvphone: address?.phone ?? '', pickupid: pickupId },
    ...{ recvprovince: address?.province, recvcity: address?.city, recvdistrict: address?.district },
    recvaddress: address?.street,
    ...(address ? { recvcountry: address.country ?? UNNAMED_COUNTRY, recvpostcode: address.postcode } : {}),
  }
}

function itemsOf(cart: OrderCart) {
  return cart.lines.map(
    ({ pid, aid, taskId, quantity, attributes, rev, again, pageCount, combineId, subId, outtradeSubId, cartId }) => ({
      ...{ pid, aid, taskid: taskId, quantity, attridlist: [...attributes], rev, again, pagecount: pageCount },
      ...{ combinepId: combineId, packageId: cart.package?.pid, pkjId: cart.package?.key },
      ...{ suborderid: subId, outtradesubid: outtradeSubId, cartid: cartId },
    }),
  )
}

function packageOf({ package: set }: OrderCart) {
  return set && { packageId: set.pid, pkjId: set.key, quantity: set.quantity, attrIdList: [...set.attributes] }
}

const couponOf = (coupon: CouponSelection) => (coupon === 'undecided' ? undefined : coupon)

function quoteOf(reply: QuoteReply): OrderQuote {
  return {
    quoteId: reply.quoteId,
    currency: reply.currency,
    country: reply.recvcountry,
    symbol: reply.symbol,
    lines: reply.lines.map(quoteLineOf),
    chosen: reply.chosen,
    total: minorUnits(reply.pay_amount),
    ...(reply.coupon?.applied ? { couponId: reply.coupon.applied } : {}),
    coupons: (reply.coupon?.offers ?? []).map((offer) => ({
      ...{ id: offer.id, name: offer.name, off: minorUnits(offer.off), why: offer.why ?? null },
      ...{ expires: offer.expireTime, discount: discountOf(offer), minimum: minorUnits(offer.minimum) },
      products: offer.productNames,
    })),
  }
}

/** A "no" with the line that it is about, where the shop names one. */
function refusalOf(answer: RefusedCall<OrderRefusal>): RefusedOrder {
  const named = refusedItemField.safeParse(answer.data)
  return { ...plainRefusal(answer), ...(named.success ? { item: named.data.item } : {}) }
}

function refusedSubmit(answer: RefusedCall<OrderRefusal>, before: OrderQuote): SubmitAnswer {
  if (answer.reason !== 'price-changed') {
    return refusalOf(answer)
  }
  const changed = priceChangedField.safeParse(answer.data)
  if (!changed.success) {
    throw new ServerFault('the price has changed, but the new one cannot be read', { cause: changed.error })
  }
  const { pay_amount, currency, lines } = changed.data
  return {
    kind: 'price-changed',
    // The old promise of a price is void: without a quote id the shop compares the amount.
    quote: { ...before, quoteId: '', currency, lines: lines.map(quoteLineOf), total: minorUnits(pay_amount) },
  }
}
