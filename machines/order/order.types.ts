import type { AlbumId, MerchantId, OrderId, ProductId, TaskId, UserId } from '../../domain/ids.ts'
import type { Address, AddressRefusal } from '../../domain/order/address.ts'
import type { DesignOrderRefusal } from '../../domain/order/decide-order.ts'
import type { ShopModeNumber } from '../../domain/order/shop-mode.ts'
import type { QuoteLine } from '../../domain/product/price.ts'
import type { MinorUnits } from '../../domain/units.ts'
import type { Problem } from '../faults.ts'
import type { Refused } from '../refused.ts'

/** What is ordered: one design of one product. */
export interface OrderLine {
  readonly pid: ProductId
  readonly aid: AlbumId
  readonly taskId: TaskId
  readonly quantity: number
  /** Chosen options, one of each attribute group. */
  readonly attributes: readonly string[]
  /** The revision of the design that the shopper has seen. */
  readonly rev: number
}

/** A price that the server vouches for, line by line. */
export interface OrderQuote {
  readonly quoteId: string
  readonly currency: string
  readonly symbol: string
  readonly lines: readonly QuoteLine[]
  /** What is to pay. */
  readonly total: MinorUnits
}

/** One wish to order, kept on this phone before it is first sent. */
export interface OrderIntent {
  /** The key: sent again under the same key, the order is made once. */
  readonly key: string
  readonly line: OrderLine
  /** `null` where the mode asks for none. */
  readonly address: Address | null
  readonly quote: OrderQuote
  /** `sent`: it is not known whether the server made the order. */
  readonly state: 'new' | 'sent' | 'known'
}

export interface OrderInput {
  readonly mchid: MerchantId
  readonly uid: UserId
  readonly mode: ShopModeNumber
  readonly line: OrderLine
  readonly address?: Address
  /** Unique for this visit, 21 characters: intent keys are made of it and a count. */
  readonly visit: string
  /** A wish of an earlier visit whose outcome is not known: it is sent first, under its own key. */
  readonly intent?: OrderIntent
  /** An order that is made and not paid yet. */
  readonly orderId?: OrderId
}

export type OrderRefusal =
  | DesignOrderRefusal
  | AddressRefusal
  | 'attribute-missing'
  | 'quantity-not-possible'
  | 'coupon-undecided'
  | 'already-ordered'
  | 'not-yours'
  | 'not-possible'

export interface OrderContext {
  readonly mchid: MerchantId
  readonly uid: UserId
  readonly mode: ShopModeNumber
  readonly visit: string
  readonly line: OrderLine
  readonly address: Address | null
  readonly quote: OrderQuote | null
  /** The price that the shopper had seen before it changed. */
  readonly quoteBefore: OrderQuote | null
  readonly intent: OrderIntent | null
  readonly intentCount: number
  readonly orderId: OrderId | null
  /** Failed tries to learn the outcome. */
  readonly tries: number
  /** How often payment was asked for. */
  readonly asked: number
  readonly refused: Refused<OrderRefusal> | null
  readonly problem: Problem | null
}

export type OrderEvent =
  | { readonly type: 'quantity.set'; readonly quantity: number }
  | { readonly type: 'attributes.set'; readonly attributes: readonly string[] }
  | { readonly type: 'address.set'; readonly address: Address }
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
  | ('checking your order' | 'price changed' | 'submitted' | 'paid' | 'being confirmed')

export interface OrderOutput {
  readonly orderId: OrderId | null
}

export type QuoteAnswer = { readonly kind: 'quote'; readonly quote: OrderQuote } | Refused<OrderRefusal>
export type SubmitAnswer =
  /** `toPay` is false when nothing is left to pay: paid before, or a free order. */
  | { readonly kind: 'made'; readonly orderId: OrderId; readonly toPay: boolean }
  | { readonly kind: 'price-changed'; readonly quote: OrderQuote }
  | Refused<OrderRefusal>
export type PayAnswer = { readonly kind: 'paid' } | { readonly kind: 'not-yet' } | Refused<OrderRefusal>
