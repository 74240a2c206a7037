import type { CalendarSettings, CivilMonth } from '../calendar/calendar-settings.ts'
import type { Box } from '../geometry.ts'
import type { CaptionId, GroupId, PageId, PhotoId, ProductId, SlotId, ThemeId } from '../ids.ts'
import type { PageSheet } from '../product/paper.ts'
import type { Degrees, Flip, QuarterTurns } from '../units.ts'
import type { FitType } from './placing/fit-type.ts'

/**
 * A part of an upright photo: `x, y, width, height` are fractions of its width and height.
 *
 * With a free `angle` the rectangle is turned about its own centre, in pixels of the source.
 */
export type Crop = Box

/**
 * How a photo fills a slot. Order of operations, the same everywhere:
 * upright source -> crop window turned by `angle` -> `flip` -> `turns` -> scaled to fill the slot exactly.
 *
 * Invariant: the turned crop window lies inside the source, and its shape after `turns` equals the slot's shape,
 * so a slot is always fully covered and never distorted. Kept by `domain/design/placing/crop.ts`.
 */
export interface Placement {
  readonly photoId: PhotoId
  readonly crop: Crop
  readonly turns: QuarterTurns
  readonly flip: Flip
  /** Clockwise turn of the photo inside its frame, -45 to 45. */
  readonly angle: Degrees
}

/** Which face of a cover a thing lies on. Inner pages have one face, `front`. */
export type Panel = 'front' | 'spine' | 'back'

/**
 * A place for a photo. `box` is in mm, from the top left of the trimmed panel; it reaches beyond the trim
 * (by the bleed) where the photo bleeds off the page.
 */
export interface Slot {
  readonly id: SlotId
  readonly panel: Panel
  readonly box: Box
  /** Absent: a blank slot. */
  readonly placement?: Placement
  /** How the photo sits on its sheet, where the shopper chooses that (frames, prints): `box` is the window it leads to. */
  readonly fit?: FitType
  /** The photo lies over the fold: this slot shows its left or right half, a slot of the facing page the other. */
  readonly half?: 'left' | 'right'
  /** A locked slot keeps its photo and its place through a shuffle. */
  readonly locked: boolean
}

/** Where a photo lies: the slot of a page. */
export interface SlotAddress {
  readonly pageId: PageId
  readonly slotId: SlotId
}

/**
 * `title` and `description` come from the photo group (text types 1 and 2, B§3), `text` is free (type 0), `address` is whom
 * a postcard goes to.
 */
export type CaptionRole = 'title' | 'description' | 'text' | 'spine' | 'address'

/** A text on a page, in the theme's style for its role. `box` as in `Slot`. */
export interface Caption {
  readonly id: CaptionId
  readonly role: CaptionRole
  readonly panel: Panel
  readonly box: Box
  readonly text: string
}

/** Page types (readings 40). */
export type PageKind = 'cover' | 'inner' | 'chapter' | 'back' | 'blank'

/** One printed side, or for `cover` the whole wrap: back, spine and front. */
export interface Page {
  readonly id: PageId
  readonly kind: PageKind
  /** The sheet that the page is, where the product is no book. On two-sided sheets a `back` lies behind every front. */
  readonly sheet?: PageSheet
  readonly groupId?: GroupId
  /** The drawn page of the theme that it is (`PageTemplate.id`); absent: laid out by the engine. */
  readonly template?: string
  /** Which month of a calendar the page shows; its grid is drawn from this and the design's calendar settings. */
  readonly month?: CivilMonth
  /** How many of this sheet are made (prints); absent: one. */
  readonly copies?: number
  readonly slots: readonly Slot[]
  readonly captions: readonly Caption[]
  /** How many times this page was shuffled: seed and step are the whole state of a shuffle. */
  readonly shuffleStep: number
  /** A locked page keeps its layout when the book is re-designed. */
  readonly locked: boolean
}

/**
 * The shopper's document for one product: a small JSON value, never pixels.
 *
 * Of a book `pages[0]` is the cover; the rest are inner pages in reading order, first page on the right. So it is of a
 * calendar, whose cover is a single sheet and whose inner pages are months. Other products of single sheets have no cover:
 * all pages are inner ones, fronts and backs by turns where both sides are printed.
 */
export interface Design {
  readonly version: 1
  readonly productId: ProductId
  readonly themeId: ThemeId
  readonly seed: number
  /** Calendars only. */
  readonly calendar?: CalendarSettings
  readonly pages: readonly Page[]
  /** Photos of the album that lie on no page, in album order. */
  readonly tray: readonly PhotoId[]
}

export function findPage(design: Design, id: PageId): Page | undefined {
  return design.pages.find((page) => page.id === id)
}

/** Every photo on the pages, in page and slot order, with repeats. */
export function placedPhotos(design: Design): PhotoId[] {
  return design.pages.flatMap((page) => page.slots.flatMap((slot) => (slot.placement ? [slot.placement.photoId] : [])))
}

/** Inner pages: all but the cover wrap. */
export function innerPages(design: Pick<Design, 'pages'>): readonly Page[] {
  return design.pages.filter((page) => page.kind !== 'cover')
}
