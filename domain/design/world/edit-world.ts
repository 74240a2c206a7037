import type { PhotoBook } from '../../photo/photo.ts'
import type { Paper } from '../../product/paper.ts'
import type { PageRule } from '../../product/product.ts'
import type { Theme } from '../../theme/theme.ts'

/** What an edit is decided against. */
export interface EditWorld {
  readonly photos: PhotoBook
  readonly theme: Theme
  readonly paper: Paper
  readonly pages: PageRule
  /** Nothing is written on the design: photos alone (B§3 addText 0). */
  readonly wordless?: boolean
}

/** Why an edit is refused. */
export type EditRefusal =
  | 'page-unknown'
  | 'slot-unknown'
  | 'caption-unknown'
  | 'photo-unknown'
  | 'nothing-to-change'
  /** Photos were to come or go, and none was named (B§5). */
  | 'no-photos-chosen'
  | 'page-locked'
  | 'cover-stays'
  | 'too-few-pages'
  | 'too-many-pages'
  | 'page-count-fixed'
  /** Months keep their order. */
  | 'pages-keep-order'
  /** Pages that lie side by side would be parted, or a photo that lies over two of them. */
  | 'spread-torn'
  | 'too-many-photos-on-page'
  | 'text-too-long'
  | 'text-not-printable'
  | 'crop-outside-photo'
  | 'fit-not-possible'
  /** The photo of a frame is enlarged more than twice (A§9). */
  | 'zoomed-too-far'
  | 'same-slot'
  /** A drawn page for which there is no other, with no photos to change places. */
  | 'no-other-arrangement'
  /** A drawn page without a free place for a text of this kind, or a design on which nothing is written. */
  | 'no-place-for-text'
  /** The photo already lies on an inner page, where a photo lies once. */
  | 'photo-already-placed'
  /** A page that is put back breaks a rule of designs, or a new page has the id of another. */
  | 'page-not-valid'
