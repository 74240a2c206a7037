import type { AlbumId, ProductId, TaskId, ThemeId } from '../../domain/ids.ts'

/** What the editor of a design is drawn with, beside the design. */
export interface OfflineDesign {
  readonly taskId: TaskId
  readonly aid: AlbumId
  readonly pid: ProductId
  readonly themeId: ThemeId
  /** Addresses of small pictures, one for each photo. */
  readonly pictures: readonly string[]
}

/** Designs that open without a network. */
export interface OfflinePorts {
  /** Keeps on this phone what a design opens with, once nothing else is to be done. What cannot be kept is left. */
  store(design: OfflineDesign): Promise<void>
  /** The shopper signs out: nothing of theirs stays, but edits that the shop does not have. */
  forget(): Promise<void>
  /** Nothing that the shop showed of the shopper stays: once more, when no screen shows it any longer. */
  clear(): Promise<void>
}
