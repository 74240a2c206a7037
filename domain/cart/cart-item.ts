import type { AlbumId, ProductId, TaskId } from '../ids.ts'
import type { OrderAgainMode } from '../order/order.ts'

/** Where a thing of a shopper's cart stands: bought with the next order, kept for later, or taken out and still to be put back. */
export const CART_PLACES = ['now', 'later', 'removed'] as const
export type CartPlace = (typeof CART_PLACES)[number]

/** So many things stand in one place: an order takes no more than the first of these. */
export const CART_MAX = { now: 20, later: 50 } as const

/** What was taken out can be put back for so long. */
export const CART_UNDO_MS = 86_400_000

/** One thing that a shopper means to buy, as it was chosen. What it is by now, the design and the catalogue say. */
export interface CartItem {
  readonly id: string
  readonly pid: ProductId
  readonly aid: AlbumId | null
  readonly taskId: TaskId | null
  /** The revision of the design that was put in. */
  readonly rev: number | null
  readonly quantity: number
  readonly attributes: readonly string[]
  /** The design was ordered before, and is to be ordered once more. */
  readonly again: OrderAgainMode | null
  readonly place: CartPlace
}
