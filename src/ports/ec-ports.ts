import type { AlbumId, ProductId } from '../../domain/ids.ts'
import type { OrderReference } from '../../domain/navigation/decide-entry.ts'
import type { ItemDraft, LinkOrder, StepAnswer } from '../../machines/link-login/link-login.types.ts'

/** A thing of an order that was begun on this phone, with all that is needed to find back to its order. */
export interface StoredDraft extends ItemDraft {
  readonly reference: OrderReference
  readonly phoneTail: string
  readonly pid: ProductId
}

/** Orders that links lead to. All @throws NetworkLost, ServerFault unless said otherwise. */
export interface EcPorts {
  /** Order numbers used last on this phone, at most three (A§9). */
  recent(): readonly string[]
  remember(number: string): void
  forgetRecent(): void
  /** The order behind a link, as it is now. */
  find(
    ask: { readonly reference: OrderReference; readonly phoneTail: string },
    signal?: AbortSignal,
  ): Promise<StepAnswer<LinkOrder>>
  /** What was begun of an order on this phone; nothing when the phone keeps nothing. */
  drafts(reference: OrderReference): Promise<readonly StoredDraft[]>
  /** Keeps how far a thing is. A phone that can keep nothing forgets it: the shop still has album and design. */
  keepDraft(draft: StoredDraft): Promise<void>
  /** These things are handed in. */
  dropDrafts(reference: OrderReference, subs: readonly string[]): Promise<void>
  /**
   * The thing that an album was made for, where it is of this product and waits still; `undefined`: an album of the
   * shopper's own. This phone knows it, or the shop does.
   */
  itemOf(aid: AlbumId, pid: ProductId): Promise<StoredDraft | undefined>
}
