import type { DesignPlace } from '../../../domain/editing/design-place.ts'
import type { IdSource, PageId, PhotoId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import type { PreviewActor } from '../../../machines/preview/preview.machine.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import type { PhotoTile } from '../hooks/use-editor-data.ts'

/** What every workspace is given: the design session's two machines, and what surrounds them. */
export interface WorkspaceProps {
  readonly product: Product
  readonly preview: PreviewActor
  readonly editing: EditingActor
  readonly resources: RenderResources
  readonly photos: ReadonlyMap<PhotoId, PhotoTile>
  readonly title: string
  readonly dpiRatio: number
  readonly ids: IdSource
  readonly now: () => Date
  /** Where the shopper was in the design; absent: nothing is known. */
  readonly place: DesignPlace | undefined
  /** Where the shopper is now; what is not told stays. */
  onPlace(change: Partial<DesignPlace>): void
  onBack(): void
  onConfirm(): void
  /** Designs the same photos anew, otherwise than now. */
  onRecreate?(): void
  onEnlarge(pageId: PageId): void
}
