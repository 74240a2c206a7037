import type { AlbumId, ProductId, TaskId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { OrderCart } from '../../machines/order/order.types.ts'

/** What was made for one part of a set. */
export interface ComposedPart {
  /** The photos; the finished design names them too. */
  readonly aid?: AlbumId
  readonly taskId?: TaskId
  /** The revision that the shopper confirmed; absent while it is still being designed. */
  readonly rev?: number
  /** Chosen options; absent: the first of each group. */
  readonly attributes?: readonly string[]
}

/** A set that is being put together (A§3 "Package items"). */
export interface PackageComposition {
  /** `pkjId`: random for every set that is begun. */
  readonly key: string
  readonly pid: ProductId
  /** By `combinepId`. */
  readonly parts: Readonly<Record<string, ComposedPart>>
  readonly changed: EpochMs
}

/** Sets that are being put together, on this phone. */
export interface PackagePorts {
  /** @throws the browser's fault when nothing can be kept: the set would be lost with this page. */
  begin(pid: ProductId): Promise<PackageComposition>
  find(key: string): Promise<PackageComposition | undefined>
  newest(pid: ProductId): Promise<PackageComposition | undefined>
  /** Notes what was made for a part, and tells the whole; `undefined` when the set is not known here. @throws the browser's fault */
  setPart(key: string, partId: string, part: ComposedPart): Promise<PackageComposition | undefined>
  /** The cart of a set whose parts are all confirmed, as the order machine takes it; `undefined` before that. */
  cart(key: string): Promise<OrderCart | undefined>
  /** The set is ordered. */
  forget(key: string): Promise<void>
}
