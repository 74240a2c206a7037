import type { AlbumId, MerchantId, OrderId, ProductId, SubOrderId, TaskId, ThemeId, UserId } from '../ids.ts'
import type { Language } from '../language.ts'
import type { QuoteLine } from '../product/price.ts'
import type { FrozenItem } from '../production/frozen-item.ts'
import type { PrintState, Proof, ProofFile } from '../production/proof.ts'
import type { EpochMs } from '../units.ts'
import type { Address } from './address.ts'
import type { Chosen } from './chosen.ts'
import type { ItemNeed } from './item-needs.ts'
import type { OrderState } from './order-state.ts'
import type { Shipment } from './parcels/shipment.ts'
import type { ShopModeNumber } from './shop-mode.ts'

/** Where the shopper of an order comes from (A§2 dyc2b, B§3 order `src`): a short video, a link, or the shop itself. */
export const ORDER_SOURCES = ['', 'short-video', 'link'] as const
export type OrderSource = (typeof ORDER_SOURCES)[number]

/**
 * A design belongs to one order (A§2 order states) until its shopper says that it is to be ordered once more: as it was
 * ordered last, or as it is by now.
 */
export const ORDER_AGAIN = ['as-ordered', 'as-it-is'] as const
export type OrderAgainMode = (typeof ORDER_AGAIN)[number]

/** What somebody has ordered. */
export interface Order {
  readonly id: OrderId
  readonly mchid: MerchantId
  readonly uid: UserId
  /** `level`: buys a member level and has no items. */
  readonly kind: 'goods' | 'level'
  /** `e-commerce`: bought on another platform and claimed here; costs nothing more. */
  readonly source: 'shop' | 'e-commerce'
  /** Where its shopper came from. */
  readonly src: OrderSource
  /** The shop mode it was made in (B§4). */
  readonly mode: ShopModeNumber
  /** The order that this one adds to (modes 3 and 6). */
  readonly parentId: OrderId | null
  /** The member level that is bought. */
  readonly levelId: string | null
  /** The shopper's coupon that was used up for it. */
  readonly userCouponId: string | null
  /** Who sent the shopper here, at the shopper's first paid order. */
  readonly refereeId: string | null
  /** Its first parcel; null: it has not left, or is fetched. */
  readonly shipment: Shipment | null
  /** The parcels that it travels in besides the first, in the order in which they were noted. */
  readonly moreParcels: readonly Shipment[]
  /** The client's key of the intent to order: one order for one intent, whatever is sent how often. */
  readonly opid: string
  /** The language that its shopper ordered in, and is told about it in. */
  readonly language: Language
  /** Moves only along `ORDER_TRANSITIONS`; status numbers are a view of it. */
  readonly state: OrderState
  /** Minor units. Never changes after the order is made. */
  readonly amount: number
  readonly currency: string
  readonly lines: readonly QuoteLine[]
  readonly address: Address
  /** Where the shopper fetches the order; null: it is delivered. */
  readonly pickupId: string | null
  readonly comment: string
  readonly outtradeId: string | null
  readonly createdAt: EpochMs
  readonly paidAt: EpochMs | null
  readonly producedAt: EpochMs | null
  readonly shippedAt: EpochMs | null
  /** Production waits until then, for a shopper who changes something; null: it does not wait. */
  readonly heldUntil: EpochMs | null
}

/** One ordered thing with the design as it was ordered: later edits of the preview do not reach it. */
export interface OrderItem {
  readonly orderId: OrderId
  /** Its place in the order, from 0. */
  readonly n: number
  /** The sub-order's own name on the wire, random. */
  readonly subId: SubOrderId
  /** What the other platform calls this thing. */
  readonly outtradeSubId: string | null
  /** The package that this thing is a part of: things of one package share it. */
  readonly packageKey: string | null
  /** The package product, and which of its parts this is. */
  readonly packagePid: ProductId | null
  readonly combineId: string | null
  readonly pid: ProductId
  /** Album, preview task and theme; null: not designed yet, or nothing to design. */
  readonly aid: AlbumId | null
  readonly taskId: TaskId | null
  readonly themeId: ThemeId | null
  readonly quantity: number
  readonly attributes: readonly string[]
  /** What of it was chosen, in the words of that day; null: nothing is handed in yet, or it is an order of before. */
  readonly chosen: Chosen | null
  /** What must be handed in before it can be made. */
  readonly need: ItemNeed
  /** Inner pages that are paid for: a design that is handed in later has no more of them. */
  readonly paidPages: number
  readonly pageCount: number
  readonly photoCount: number
  /** Product, theme, design, and every photo by its content: all that the print file is made of. Null: to upload. */
  readonly frozen: FrozenItem | null
  /** SHA-256 of `frozen`. */
  readonly designHash: string | null
  /** When its design or its photos were handed in; null: to upload, unless there is nothing to hand in. */
  readonly submittedAt: EpochMs | null
  /** Grows whenever its links to upload must die; the token of the link is derived from it. */
  readonly linkRev: number
  /** Picture of the cover at the moment of ordering; its name in the storage. */
  readonly coverPicture: string | null
  readonly comment: string
  /** Whom this thing is for, as a client says it (A§3 "Order item"). */
  readonly customer: string
  readonly print: PrintState
  readonly proof: Proof | null
}

/** What lists need of an item; the frozen design stays where it is. */
export interface OrderItemSummary extends Omit<OrderItem, 'frozen' | 'proof'> {
  /** Kinds of the files besides the whole print file. */
  readonly besides: readonly ProofFile['kind'][]
}

export interface OrderWithItems {
  readonly order: Order
  readonly items: readonly OrderItemSummary[]
}
