import type { RefusalOf } from '../../domain/calls/call.ts'
import type {
  createOrder,
  createOrderFromOrderId,
  createPackageOrder,
  getOrderInfo,
  reUpdateOrderInfo,
} from '../../domain/calls/order.ts'
import type { calPrice } from '../../domain/calls/price.ts'
import type { CouponReason } from '../../domain/coupon/why-not.ts'
import type { AlbumId, MerchantId, OrderId, ProductId, SubOrderId, TaskId, UserId } from '../../domain/ids.ts'
import type { Address } from '../../domain/order/address.ts'
import type { OrderAgainMode, OrderSource } from '../../domain/order/order.ts'
import type { ShopModeNumber } from '../../domain/order/shop-mode.ts'
import type { Discount, QuoteLine } from '../../domain/product/price.ts'
import type { EpochMs, MinorUnits } from '../../domain/units.ts'
import type { Problem } from '../faults.ts'
import type { Refused } from '../refused.ts'

/** One thing that is ordered, or handed in for a sub-order that waits. */
export interface OrderLine {
  readonly pid: ProductId
  /** Absent where nothing is uploaded, or nothing yet. */
  readonly aid?: AlbumId
  /** Absent where nothing is designed, or not yet. */
  readonly taskId?: TaskId
  readonly quantity: number
  /** Chosen options, one of each attribute group. */
  readonly attributes: readonly string[]
  /** The revision of the design that the shopper has seen. */
  readonly rev: number
  /** The design was ordered before, and the shopper has chosen to order it once more. */
  readonly again?: OrderAgainMode
  /** How many pages are paid for before anything is designed; absent: as many as the product has by itself. */
  readonly pageCount?: number
  /** Which part of the package it is. */
  readonly combineId?: string
  /** The sub-order that it is handed in for: ours, or the other platform's. */
  readonly subId?: SubOrderId
  readonly outtradeSubId?: string
  /** The thing of the shopper's cart that it is. */
  readonly cartId?: string
}

/** Everything that one order holds. */
export interface OrderCart {
  /** Names the cart on this phone: an intent that was sent is found by it again. */
  readonly id: string
  readonly lines: readonly OrderLine[]
  /** The lines are the parts of this package, which is priced as one thing. */
  readonly package?: {
    readonly pid: ProductId
    readonly key: string
    readonly quantity: number
    readonly attributes: readonly string[]
  }
  /** Nothing of it is sent, so that no address is asked for (originals that are handed to the shop). */
  readonly unsent?: boolean
  /** The order that is added to (modes 3 and 6), or that something is handed in for (modes 2 and 5). */
  readonly orderId?: OrderId
  /** The token of a link to upload, where the order is not the shopper's own. */
  readonly linkToken?: string
  /** The other platform's order (mode 1), and the digits of the phone where it asks for them. */
  readonly outtrade?: { readonly id: string; readonly phoneTail?: string }
}

/** The cart of one design. */
export function cartOfLine(line: OrderLine): OrderCart {
  return { id: line.taskId ?? line.aid ?? line.pid, lines: [line] }
}

/** A coupon of the shopper by its id, `none` as an explicit choice, `undecided` before either (B§5 "Coupon"). */
export type CouponSelection = 'undecided' | 'none' | (string & {})

/** One coupon of the shopper, as it would do for this cart. */
export interface QuotedCoupon {
  readonly id: string
  readonly name: string
  /** What it takes off; 0 where it does not apply. */
  readonly off: MinorUnits
  /** The reason why it does not apply (domain/coupon); `null` when it does. */
  readonly why: CouponReason | null
  readonly expires: EpochMs
  readonly discount: Discount
  /** What its products must cost at least. */
  readonly minimum: MinorUnits
  /** Names of the products that it is for; empty: for every product. */
  readonly products: readonly string[]
}

/** A price that the server vouches for, line by line. */
export interface OrderQuote {
  readonly quoteId: string
  readonly currency: string
  /** The country that its delivery is counted to; absent: an intent that an older page kept. */
  readonly country?: string
  readonly symbol: string
  readonly lines: readonly QuoteLine[]
  /** What was chosen of each line of the cart, as phrases of the shop; an intent that an older page kept has none. */
  readonly chosen?: readonly (readonly string[])[]
  /** What is to pay. */
  readonly total: MinorUnits
  /** The coupon that is counted; `undefined` for none. */
  readonly couponId?: string
  /** The shopper's coupons, the one that saves most first. */
  readonly coupons: readonly QuotedCoupon[]
}

/** What a price depends on, beside the country that it names itself: no price is asked for while all of it stands. */
export interface QuotedFor {
  readonly cart: OrderCart
  /** Whether it is fetched; from which place costs the same. */
  readonly fetched: boolean
  readonly coupon: CouponSelection
}

/** One intent to order, kept on this phone before it is first sent. */
export interface OrderIntent {
  /** The key: sent again under the same key, the order is made once. */
  readonly key: string
  /** Whose it is; absent in those that an older shop kept. */
  readonly uid?: UserId
  readonly cart: OrderCart
  /** `null` where the mode asks for none, or the shopper fetches the order. */
  readonly address: Address | null
  /** Where the shopper fetches it. */
  readonly pickupId?: string
  readonly coupon: CouponSelection
  readonly comment: string
  readonly src: OrderSource
  /** The version of the shop's texts that stood beside the button. */
  readonly texts?: number
  /** `null` where nothing is paid. */
  readonly quote: OrderQuote | null
  /** `sent`: it is not known whether the server made the order. */
  readonly state: 'new' | 'sent' | 'known'
}

export interface OrderInput {
  readonly mchid: MerchantId
  readonly uid: UserId
  readonly mode: ShopModeNumber
  readonly cart: OrderCart
  readonly address?: Address
  /** A coupon that a link brought along; it is only counted once the shopper agrees. */
  readonly coupon?: CouponSelection
  /** What was written and chosen before the page was loaded again. */
  readonly comment?: string
  readonly pickupId?: string
  /** Where the shopper comes from. */
  readonly src?: OrderSource
  /** Unique for this visit, 21 characters: intent keys are made of it and a count. */
  readonly visit: string
  /** An intent of an earlier visit whose outcome is not known: it is sent first, under its own key. */
  readonly intent?: OrderIntent
  /** An order that is made and not paid yet. */
  readonly orderId?: OrderId
}

/** Why the shop says no to what an order asks of it. */
export type OrderRefusal = RefusalOf<
  | typeof calPrice
  | typeof createOrder
  | typeof createOrderFromOrderId
  | typeof createPackageOrder
  | typeof reUpdateOrderInfo
  | typeof getOrderInfo
>

export interface OrderContext {
  readonly mchid: MerchantId
  readonly uid: UserId
  readonly mode: ShopModeNumber
  readonly visit: string
  readonly cart: OrderCart
  readonly address: Address | null
  /** The shopper fetches the order there; `null`: it is delivered. */
  readonly pickupId: string | null
  readonly coupon: CouponSelection
  readonly comment: string
  readonly src: OrderSource
  /** The version of the shop's texts that the shopper saw; `null`: none. */
  readonly texts: number | null
  readonly quote: OrderQuote | null
  /** What the price was asked for; `null`: no price came yet, or its word is not to be taken any more. */
  readonly quotedFor: QuotedFor | null
  /** The price that the shopper had seen before it changed. */
  readonly quoteBefore: OrderQuote | null
  readonly intent: OrderIntent | null
  readonly intentCount: number
  readonly orderId: OrderId | null
  /** Failed tries to learn the outcome. */
  readonly tries: number
  /** How long to wait before the outcome is asked for again, milliseconds. */
  readonly pause: number
  /** How often payment was asked for. */
  readonly polls: number
  /** What was handed in, and what still waits (modes 1, 2 and 5). */
  readonly handedIn: HandedIn | null
  readonly refused: RefusedOrder | null
  readonly problem: Problem | null
}

export type OrderEvent =
  /** Of one line, or of the package where there is one. */
  | { readonly type: 'quantity.set'; readonly quantity: number; readonly line?: number }
  | { readonly type: 'attributes.set'; readonly attributes: readonly string[]; readonly line?: number }
  /** Of a line that is designed after the payment. */
  | { readonly type: 'pages.set'; readonly pageCount: number; readonly line?: number }
  /** Who it is for, and where it goes where it is delivered; whether it is says `pickup.set`. */
  | { readonly type: 'address.set'; readonly address: Address }
  /** `null`: deliver it after all. */
  | { readonly type: 'pickup.set'; readonly pickupId: string | null }
  | { readonly type: 'coupon.set'; readonly coupon: CouponSelection }
  | { readonly type: 'comment.set'; readonly comment: string }
  | { readonly type: 'texts.shown'; readonly version: number }
  | { readonly type: 'order.submit' }
  /** Orders at the new price. */
  | { readonly type: 'price.accept' }
  | { readonly type: 'price.decline' }
  | { readonly type: 'order.retry' }
  | { readonly type: 'order.pay' }
  /** The shopper is back from the pay page. */
  | { readonly type: 'pay.returned' }
  | { readonly type: 'pay.ask again' }

export type OrderTag =
  | ('busy' | 'can submit' | 'needs address' | 'refused' | 'failed')
  | ('checking your order' | 'price changed' | 'submitted' | 'asking for payment' | 'being confirmed')
  | ('paid' | 'handed in')

export interface OrderOutput {
  readonly orderId: OrderId | null
  readonly handedIn: HandedIn | null
}

/** How far an order is after something was handed in. */
export interface HandedIn {
  readonly submission: 'none' | 'some' | 'all'
  /** Sub-orders that still wait. */
  readonly waiting: readonly SubOrderId[]
}

/** Why an order is not placed: the shop says no, or this phone does, because the shop lacks edits that are seen on it. */
export type OrderRefusedFor = OrderRefusal | 'edits-not-sent'

/** A "no" to an order. `item`: which of its lines it is about, from 0; absent where that is plain, or not said. */
export interface RefusedOrder extends Refused<OrderRefusedFor> {
  readonly item?: number
}

export type QuoteAnswer = { readonly kind: 'quote'; readonly quote: OrderQuote } | RefusedOrder
export type SubmitAnswer =
  /** `toPay` is false when nothing is left to pay: paid before, or a free order. */
  | { readonly kind: 'made'; readonly orderId: OrderId; readonly toPay: boolean }
  /** Nothing is paid in this mode. */
  | { readonly kind: 'handed-in'; readonly orderId: OrderId; readonly handedIn: HandedIn }
  | { readonly kind: 'price-changed'; readonly quote: OrderQuote }
  | RefusedOrder
export type PayAnswer = { readonly kind: 'paid' } | { readonly kind: 'not-yet' } | RefusedOrder
