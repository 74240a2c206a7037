import type { AlbumId, MerchantId, ProductId, TaskId, UserId } from '../../domain/ids.ts'
import type { LinkLoginStep } from '../../domain/login/progress.ts'
import type { Problem } from '../faults.ts'
import type { Refused } from '../refused.ts'

/** What a link to an order carries: the shop's own order number (`oid`) or a sub-order that is to be done again (`subid`, readings 55). */
export interface LinkLoginInput {
  readonly mchid: MerchantId
  readonly oid: string
  readonly subid: string
}

/** The order behind the link. */
export interface LinkOrder {
  readonly oid: string
  readonly mchid: MerchantId
  readonly pid: ProductId
  readonly quantity: number
  /** The shopper's album and preview task of an earlier visit. */
  readonly aid?: AlbumId
  readonly tid?: TaskId
}

/** Why a step says no (B§8 E-commerce, A§5). */
export type LinkLoginRefusal =
  | 'order-number-empty'
  | 'order-number-wrong'
  | 'merchant-unknown'
  | 'user-unknown'
  | 'album-not-made'
  | 'template-missing'
  | 'template-deleted'
  | 'product-unknown'
  | 'product-off-shelf'

export interface LinkLoginContext extends LinkLoginInput {
  readonly step: LinkLoginStep
  readonly order: LinkOrder | null
  readonly merchantName: string | null
  readonly uid: UserId | null
  readonly aid: AlbumId | null
  readonly refused: Refused<LinkLoginRefusal> | null
  readonly problem: Problem | null
}

export type LinkLoginEvent = { readonly type: 'step.retry' } | { readonly type: 'link.leave' }

export type LinkLoginTag = 'busy' | 'failed'

export interface LinkLoginOutput {
  readonly order: LinkOrder | null
  readonly uid: UserId | null
  readonly aid: AlbumId | null
}

export type StepAnswer<Found> = { readonly kind: 'found'; readonly found: Found } | Refused<LinkLoginRefusal>
