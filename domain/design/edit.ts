import type { CalendarSettings } from '../calendar/calendar-settings.ts'
import type { CaptionId, PageId, PhotoId, SlotId } from '../ids.ts'
import type { CaptionRole, Design, Page, Panel, Placement, SlotAddress } from './design.ts'
import type { EditRefusal, EditWorld } from './edit-world.ts'
import type { FitType } from './placing/fit-type.ts'

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
