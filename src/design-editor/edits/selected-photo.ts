import type { Design, Placement, Slot, SlotAddress } from '../../../domain/design/design.ts'
import type { PhotoBook, PhotoFacts } from '../../../domain/photo/photo.ts'
import type { Selection } from '../../../machines/editing/editing.types.ts'
import { slotAt } from './page-edits.ts'

/** A slot that is selected, and the photo in it, if any. */
export interface SelectedPhoto {
  readonly at: SlotAddress
  readonly slot: Slot
  readonly placement: Placement | undefined
  readonly source: PhotoFacts | undefined
}

export function selectedPhotoOf(
  design: Design,
  photos: PhotoBook,
  selection: Selection | null,
): SelectedPhoto | undefined {
  const slot = selection?.kind === 'slot' ? slotAt(design, selection.at)?.slot : undefined
  if (selection?.kind !== 'slot' || !slot) {
    return undefined
  }
  const { placement } = slot
  return { at: selection.at, slot, placement, source: placement && photos.get(placement.photoId) }
}
