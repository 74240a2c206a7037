import type { IdSource, PageId, PhotoId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import type { PreviewActor } from '../../../machines/preview/preview.machine.ts'
import type { DesignOptions } from '../../features/checkout/use-options.ts'
import type { RestyleNames } from '../../ports/own-design-ports.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import type { PageComments } from '../canvas/PinnedComments.tsx'
import type { PhotoTile } from '../hooks/use-editor-data.ts'
import type { StoredPlace } from '../hooks/use-spreads.ts'

/** What every workspace is given: the design session's two machines, and what surrounds them. */
export interface WorkspaceProps extends StoredPlace {
  readonly product: Product
  readonly preview: PreviewActor
  readonly editing: EditingActor
  readonly resources: RenderResources
  readonly photos: ReadonlyMap<PhotoId, PhotoTile>
  readonly title: string
  /** What is chosen beside the pages: wood, paper, binding. */
  readonly options: DesignOptions
  /** It was made for a thing of an order that is paid. */
  readonly paid?: boolean
  /** For a price of its own, as one volume of several, within a set; absent: it was paid for, or nobody knows yet. */
  readonly sold?: 'alone' | 'volume' | 'set' | undefined
  /** What the cover could be called by the dates and places of the photos. */
  readonly titles?: readonly string[]
  readonly dpiRatio: number
  readonly ids: IdSource
  readonly now: () => Date
  /** What friends wrote to its pages; absent: it was never shared. */
  readonly comments?: PageComments
  onBack(): void
  onConfirm(): void
  /** Designs the same photos anew, otherwise than now. */
  onRecreate?(): void
  /** Makes a copy in another look or format and opens it. @throws NetworkLost, ServerFault, RequestRefused */
  onRestyle?(target: RestyleNames): Promise<void>
  onEnlarge(pageId: PageId): void
}
