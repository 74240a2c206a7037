import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EditRefusal } from '../../domain/design/edit-world.ts'
import type { OpRefusal } from '../../machines/editing/editing.types.ts'

/** What a refused edit means to the shopper. The page is as it was before. */
export const EDIT_REFUSALS: Record<EditRefusal | OpRefusal, MessageDescriptor> = {
  'page-unknown': msg`This page is no longer in the design.`,
  'slot-unknown': msg`This place for a photo is no longer on the page.`,
  'caption-unknown': msg`This text is no longer on the page.`,
  'photo-unknown': msg`This photo is not in the album.`,
  'nothing-to-change': msg`No photos to operate.`,
  'page-locked': msg`This page is locked. Unlock it first.`,
  'cover-stays': msg`A book needs its cover.`,
  'too-few-pages': msg`There cannot be fewer pages.`,
  'too-many-pages': msg`There cannot be more pages.`,
  'page-count-fixed': msg`The number of pages of this product is fixed.`,
  'too-many-photos-on-page': msg`So many photos do not fit on one page.`,
  'text-too-long': msg`Text length exceeds.`,
  'text-not-printable': msg`The text holds a character that cannot be printed.`,
  'crop-outside-photo': msg`The photo would not fill its frame.`,
  'fit-not-possible': msg`This product does not hold photos that way.`,
  'zoomed-too-far': msg`In a frame a photo can be enlarged to twice its size at most.`,
  'same-slot': msg`The photo already lies there.`,
  'no-other-arrangement': msg`This page is drawn just so, there is no other way to lay it out. Try another photo instead.`,
  'no-place-for-text': msg`This drawn page has no place for a text. Write on another page.`,
  'photo-already-placed': msg`This photo already lies on another page. Swap the two instead.`,
  'page-not-valid': msg`The page could not be put back so.`,
  'task-unknown': msg`This design is no longer in the shop.`,
  'not-yours': msg`This design belongs to somebody else.`,
  'already-ordered': msg`This design has been ordered and cannot be changed any more.`,
  'not-possible': msg`The shop could not do that.`,
}
