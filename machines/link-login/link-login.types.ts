import type {
  AlbumId,
  MerchantId,
  OrderId,
  PhotoId,
  ProductId,
  SubOrderId,
  TaskId,
  ThemeId,
  UserId,
} from '../../domain/ids.ts'
import type { LinkLoginStep } from '../../domain/login/progress.ts'
import type { OrderReference } from '../../domain/navigation/decide-entry.ts'
import type { ShopModeNumber } from '../../domain/order/shop-mode.ts'
import type { ProductTypeNumber } from '../../domain/product/product.ts'
import type { Problem } from '../faults.ts'
import type { Refused } from '../refused.ts'

/** The link of an order: another platform's number, or a sub-order of this shop (readings 55). */
export interface LinkLoginInput {
  readonly mchid: MerchantId
  readonly reference: OrderReference
  /** Last four digits of the receiver's phone, where the order asks for them; empty: not said. */
  readonly phoneTail: string
  /** The thing that is to be worked on; `null`: the order is looked at as a whole. */
  readonly sub: string | null
}

/** One thing of the order behind the link (A§3 "Link order item"). */
export interface LinkItem {
  /** Its name on this phone, the same before and after the order is claimed. */
  readonly sub: string
  /** Our sub-order; absent before anything of another platform's order was handed in. */
  readonly subId?: SubOrderId
  readonly outtradeSubId?: string
  readonly pid: ProductId
  readonly type: ProductTypeNumber
  readonly name: string
  readonly quantity: number
  readonly attributes: readonly string[]
  readonly pkjId: string
  readonly themeId?: ThemeId
  /** What an earlier visit handed in or began, as far as the shop knows. */
  readonly aid?: AlbumId
  readonly taskId?: TaskId
  /** Revision of a design that was begun in any browser and not handed in. */
  readonly rev?: number
  /** How many photos it takes; 0: as many as one likes. */
  readonly minPhotos: number
  readonly maxPhotos: number
  readonly state: 'submitted' | 'to-upload' | 'nothing'
}

/** The order behind the link. */
export interface LinkOrder {
  readonly mode: ShopModeNumber
  /** Our order, once something of it was handed in; `null` before. */
  readonly orderId: OrderId | null
  readonly mchid: MerchantId
  readonly items: readonly LinkItem[]
  /** `some`: "some orders are not submitted" (A§8). */
  readonly submission: 'none' | 'some' | 'all'
}

/** What this phone knows about a thing that was begun and not handed in. */
export interface ItemDraft {
  readonly sub: string
  readonly aid?: AlbumId
  readonly taskId?: TaskId
  /** The revision that the shopper confirmed; absent while the design is not confirmed. */
  readonly rev?: number
  readonly themeId?: ThemeId
  /** The album fills several books (A§9): their photos, and which of them this design is. */
  readonly volume?: { readonly at: number; readonly parts: readonly (readonly PhotoId[])[] }
}

/** What the last step found of a product: the most photos that one of it takes. */
export interface LinkProduct {
  readonly pid: ProductId
  readonly maxPhotos: number
}

/** Why a step says no (B§8 E-commerce, A§5, A§8). */
export type LinkLoginRefusal =
  | 'order-number-empty'
  | 'order-number-wrong'
  | 'phone-tail-needed'
  | 'link-ended'
  | 'order-closed'
  | 'too-many-tries'
  | 'order-not-fetched'
  | 'merchant-unknown'
  | 'sign-in-needed'
  | 'user-unknown'
  | 'user-not-made'
  | 'albums-not-fetched'
  | 'album-not-made'
  | 'template-missing'
  | 'template-deleted'
  | 'product-unknown'
  | 'data-not-fetched'

export interface LinkLoginContext extends LinkLoginInput {
  readonly step: LinkLoginStep
  readonly order: LinkOrder | null
  readonly merchantName: string | null
  readonly uid: UserId | null
  /** The album of `sub`. */
  readonly aid: AlbumId | null
  /** How many photos of it a design takes. */
  readonly photoCount: number
  readonly drafts: readonly ItemDraft[]
  readonly products: readonly LinkProduct[]
  readonly refused: Refused<LinkLoginRefusal> | null
  readonly problem: Problem | null
}

export type LinkLoginEvent =
  | { readonly type: 'step.retry' }
  /** The shopper typed the digits of the phone that the order asked for. */
  | { readonly type: 'phone tail.typed'; readonly phoneTail: string }

export type LinkLoginTag = 'busy' | 'failed' | 'ready'

export interface LinkLoginOutput {
  readonly order: LinkOrder | null
  readonly uid: UserId | null
  readonly aid: AlbumId | null
  readonly drafts: readonly ItemDraft[]
  readonly products: readonly LinkProduct[]
}

export type StepAnswer<Found> = { readonly kind: 'found'; readonly found: Found } | Refused<LinkLoginRefusal>

/** What step 4 finds: the album of the thing, and what was begun of all things. */
export interface FoundAlbum {
  readonly aid: AlbumId | null
  readonly photoCount: number
  readonly drafts: readonly ItemDraft[]
}
