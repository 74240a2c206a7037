import type { CalendarSettings } from '../calendar/calendar-settings.ts'
import type { CaptionId, PageId, PhotoId, SlotId } from '../ids.ts'
import type { PhotoBook } from '../photo/photo.ts'
import type { Paper } from '../product/paper.ts'
import type { PageRule } from '../product/product.ts'
import type { Theme } from '../theme/theme.ts'
import type { CaptionRole, Design, Page, Panel, Placement } from './design.ts'
import type { FitType } from './placing/fit-type.ts'

/** Where a photo lies: the slot of a page. */
export interface SlotAddress {
  readonly pageId: PageId
  readonly slotId: SlotId
}

/**
 * One change to a design. The kinds are the twelve page-edit commands of the specification (B§4).
 *
 * An edit carries everything that is needed to apply it again elsewhere with the same result: new ids are made by
 * whoever makes the edit, never while it is applied. Every edit is inverted by a `page_load`.
 */
export type Edit =
  /**
   * Puts whole pages back as given: undo, redo, reset, and what changes many pages at once (fit of all prints, copies,
   * months). `order` is the new reading order of all pages; `calendar` the new settings of a calendar, absent: as they are.
   */
  | {
      readonly cmd: 'page_load'
      readonly pages: readonly Page[]
      readonly order: readonly PageId[]
      readonly tray: readonly PhotoId[]
      readonly calendar?: CalendarSettings
    }
  /** Takes photos off a page (to the tray) and adds others (from the tray or the album); lays the page out anew. */
  | {
      readonly cmd: 'page_add_del_photos'
      readonly pageId: PageId
      readonly add: readonly PhotoId[]
      readonly del: readonly PhotoId[]
    }
  /**
   * Adds one blank page behind `after`, and the blank pages that the page multiple asks for behind it, named
   * `<pageId>.b1`, ... The same holds for the other edits that change the page total. On two-sided sheets a named page
   * is a front, which brings its back `<pageId>.back`.
   */
  | { readonly cmd: 'page_add'; readonly after: PageId; readonly pageId: PageId }
  | { readonly cmd: 'page_del'; readonly pageId: PageId }
  /** Adds several blank pages behind `after`. */
  | { readonly cmd: 'new_pages'; readonly after: PageId; readonly pageIds: readonly PageId[] }
  /** Adds pages behind `after` and lays `photos` out on them. */
  | {
      readonly cmd: 'new_pages_to_add_photos'
      readonly after: PageId
      readonly pageIds: readonly PageId[]
      readonly photos: readonly PhotoId[]
    }
  | { readonly cmd: 'remove_pages'; readonly pageIds: readonly PageId[] }
  /** Writes a caption; adds it when the page has none of that id, takes it away when `text` is null. */
  | {
      readonly cmd: 'update_text_value'
      readonly pageId: PageId
      readonly captionId: CaptionId
      readonly role: CaptionRole
      readonly panel: Panel
      readonly text: string | null
    }
  /** Empties slots and takes captions off a page; the layout of the rest stays. */
  | {
      readonly cmd: 'page_del_objs'
      readonly pageId: PageId
      readonly slotIds: readonly SlotId[]
      readonly captionIds: readonly CaptionId[]
    }
  /**
   * Crop, turn, flip, free angle of the photo in a slot. With `fit` the slot first takes the window of that fit type on its
   * sheet, and `placement` must fill that window.
   */
  | { readonly cmd: 'transform_photo'; readonly at: SlotAddress; readonly placement: Placement; readonly fit?: FitType }
  /** Swaps the photos of two slots, on one page or across pages, or puts another photo into a slot. */
  | {
      readonly cmd: 'change_photos'
      readonly change:
        | { readonly kind: 'swap'; readonly from: SlotAddress; readonly to: SlotAddress }
        | { readonly kind: 'replace'; readonly at: SlotAddress; readonly photoId: PhotoId }
    }
  /** The next layout of the page's shuffle cycle; locked slots stay. */
  | { readonly cmd: 'shuff'; readonly pageId: PageId }

export type EditCommand = Edit['cmd']

/** What an edit is decided against. */
export interface EditWorld {
  readonly photos: PhotoBook
  readonly theme: Theme
  readonly paper: Paper
  readonly pages: PageRule
}

/** Why an edit is refused. */
export type EditRefusal =
  | 'page-unknown'
  | 'slot-unknown'
  | 'caption-unknown'
  | 'photo-unknown'
  | 'nothing-to-change'
  | 'page-locked'
  | 'cover-stays'
  | 'too-few-pages'
  | 'too-many-pages'
  | 'page-count-fixed'
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
  /** A drawn page without a free place for a text of this kind. */
  | 'no-place-for-text'
  /** The photo already lies on an inner page, where a photo lies once. */
  | 'photo-already-placed'
  /** A page that is put back breaks a rule of designs, or a new page has the id of another. */
  | 'page-not-valid'

export type EditVerdict =
  | {
      readonly kind: 'applied'
      readonly next: Design
      /** Brings `next` back to the design before, byte for byte. */
      readonly inverse: Edit
      /** Pages whose picture changed, in reading order; added pages included. */
      readonly changed: readonly PageId[]
    }
  | { readonly kind: 'refused'; readonly reason: EditRefusal }

/** The signature that `apply-edit.ts` implements. */
export type ApplyEdit = (design: Design, edit: Edit, world: EditWorld) => EditVerdict
