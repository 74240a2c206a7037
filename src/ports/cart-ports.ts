import type { CartPlace } from '../../domain/cart/cart-item.ts'
import type { CartItemProblem } from '../../domain/cart/cart-item-problem.ts'
import type { AlbumId, OrderId, ProductId, TaskId } from '../../domain/ids.ts'
import type { OrderAgainMode } from '../../domain/order/order.ts'
import type { QuoteLine } from '../../domain/product/price.ts'
import type { MinorUnits } from '../../domain/units.ts'

/** What a shopper chooses of one thing. */
export interface CartChoice {
  readonly pid: ProductId
  readonly aid?: AlbumId
  readonly taskId?: TaskId
  /** The revision of the design. */
  readonly rev: number
  readonly quantity: number
  readonly attributes: readonly string[]
  readonly again?: OrderAgainMode
}

/** One thing of the cart as it is by now. */
export interface CurrentCartItem extends CartChoice {
  readonly id: string
  readonly place: CartPlace
  /** Empty where the product is gone. */
  readonly name: string
  /** What of it was chosen, as phrases of the shop. */
  readonly chosen: readonly string[]
  /** All pieces of it, without coupon and delivery. */
  readonly amount: MinorUnits
  /** Why it cannot be bought as it stands here. */
  readonly problem?: CartItemProblem
  /** The order that holds its design already. */
  readonly orderId?: OrderId
  /** The design was edited since it was put in. */
  readonly edited: boolean
  /** Edits of the design are only on this phone: what the shop has is not what the shopper saw last. */
  readonly unsent?: boolean
}

export interface Cart {
  readonly items: readonly CurrentCartItem[]
  readonly currency: string
  /** What can be bought now costs together; absent: nothing can. */
  readonly sum?: {
    readonly lines: readonly QuoteLine[]
    readonly total: MinorUnits
    /** The coupon that saves most, to be chosen when it is paid. */
    readonly coupon?: { readonly name: string; readonly off: MinorUnits }
  }
}

/** The shopper's cart, which the shop keeps for every device. All @throws NetworkLost, ServerFault, RequestRefused. */
export interface CartPorts {
  cart(signal?: AbortSignal): Promise<Cart>
  /** `id`: the thing that is chosen anew. */
  put(choice: CartChoice, opid: string, id?: string): Promise<void>
  change(id: string, change: { readonly place?: CartPlace; readonly quantity?: number }, opid: string): Promise<void>
}
