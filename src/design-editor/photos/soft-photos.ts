import type { Design, SlotAddress } from '../../../domain/design/design.ts'
import { qualityOf } from '../../../domain/design/placing/quality.ts'
import type { Size } from '../../../domain/geometry.ts'
import type { PhotoId } from '../../../domain/ids.ts'
import type { PhotoBook } from '../../../domain/photo/photo.ts'

/** A photo that has fewer pixels than its place asks for. */
export interface SoftPhoto {
  readonly at: SlotAddress
  readonly photoId: PhotoId
  /** The printed size up to which it is sharp, mm; nothing when the size of the photo is not known. */
  readonly sharpUpTo: Size
}

/** All photos of a design that will look soft, in page order. */
export function softPhotos(design: Design, photos: PhotoBook, dpiRatio: number): readonly SoftPhoto[] {
  return design.pages.flatMap((page) =>
    page.slots.flatMap(({ id, placement, box }) => {
      if (!placement) {
        return []
      }
      const source = photos.get(placement.photoId) ?? { width: 0, height: 0 }
      const { status, sharpUpTo } = qualityOf(placement, source, box, dpiRatio)
      const at = { pageId: page.id, slotId: id }
      return status === 1 ? [] : [{ at, photoId: placement.photoId, sharpUpTo }]
    }),
  )
}
