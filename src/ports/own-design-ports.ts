import type { BegunDesign } from '../../domain/design/start-design.ts'
import type { AlbumId, OrderId, ProductId, TaskId, ThemeId } from '../../domain/ids.ts'
import type { OrderState } from '../../domain/order/order-state.ts'
import type { CountedAs } from '../../domain/product/counted-as.ts'
import type { ProductTypeNumber } from '../../domain/product/product.ts'
import type { EpochMs } from '../../domain/units.ts'

/** A design in its shopper's list. */
export interface OwnDesign {
  readonly taskId: TaskId
  readonly name: string
  /** The name that the shopper gave it; empty: it goes by its cover, or by its album. */
  readonly ownName: string
  readonly aid: AlbumId
  readonly pid: ProductId
  readonly themeId: ThemeId
  readonly productName: string
  readonly productType: ProductTypeNumber
  /** Absent where pages are not worth counting. */
  readonly counted?: { readonly as: CountedAs; readonly count: number }
  readonly modified: EpochMs
  /** Address of the painted cover; empty unless it is ready. */
  readonly cover: string
  readonly coverState: 'ready' | 'rendering' | 'failed'
  /** Width divided by height of a page. */
  readonly ratio: number
  /** Of a frame: colours of its wood by the option, `#rrggbb`, the usual one first; of an ordered one its own alone. */
  readonly woods?: readonly { readonly id: string; readonly colour: string }[]
  /** The newest order that it stands in; absent: a draft. */
  readonly order?: { readonly orderId: OrderId; readonly state: OrderState }
}

/** A design as the shop's front shows it. */
export type DesignOnFront = Pick<
  OwnDesign,
  'taskId' | 'name' | 'productName' | 'productType' | 'modified' | 'cover' | 'ratio'
>

/** A part of the list, and where the next one begins; empty behind the last. */
export interface OwnDesigns {
  readonly designs: readonly OwnDesign[]
  readonly next: string
}

/** What a book is made into. */
export interface RestyleNames {
  readonly pid: ProductId
  readonly themeId: ThemeId
}

/** The shopper's designs, as things that stay. All @throws NetworkLost, ServerFault, RequestRefused. */
export interface OwnDesignPorts {
  /** What was changed last first; `after`: the `next` of the part before. */
  list(of: { readonly aid?: AlbumId; readonly after?: string }, signal?: AbortSignal): Promise<OwnDesigns>
  /** What was begun of an album for a product and is in no order; `null`: nothing. */
  begun(
    of: { readonly aid: AlbumId; readonly pid: ProductId },
    signal?: AbortSignal,
  ): Promise<{ readonly design: OwnDesign; readonly begun: BegunDesign } | null>
  /** An empty name lets it go by its cover again. */
  rename(taskId: TaskId, name: string, opid: string): Promise<OwnDesign>
  /** `target`: in another look or format. */
  copy(taskId: TaskId, opid: string, target?: RestyleNames): Promise<OwnDesign>
  remove(taskId: TaskId, opid: string): Promise<void>
  /** Those that were removed in the last 30 days, the newest of them. */
  removed(signal?: AbortSignal): Promise<readonly OwnDesign[]>
  /** Brings back what was removed. */
  restore(taskId: TaskId, opid: string): Promise<OwnDesign>
}
