import { z } from 'zod'
import { calendarSettings, civilMonth } from '../calendar/calendar-settings.ts'
import { COVER_STYLES } from '../cover-style.ts'
import { colour, idOf, paperBox } from '../fields.ts'
import type { CaptionId, GroupId, PageId, PhotoId, ProductId, SlotId, ThemeId } from '../ids.ts'
import { FONT_FAMILIES, FONT_WEIGHTS } from '../text/type-families.ts'
import { CAPTIONS_MAX, PAGES_MAX, TEXT_UNITS_MAX } from './design-limits.ts'
import { FIT_TYPES } from './fit-type.ts'

const fraction = z.number().min(-2).max(3)

/**
 * A part of an upright photo: `x, y, width, height` are fractions of its width and height.
 *
 * With a free `angle` the rectangle is turned about its own centre, in pixels of the source.
 */
const crop = z.strictObject({ x: fraction, y: fraction, width: fraction, height: fraction }).readonly()
export type Crop = z.output<typeof crop>

/**
 * How a photo fills a slot. Order of operations, the same everywhere:
 * upright source -> crop window turned by `angle` -> `flip` -> `turns` -> scaled to fill the slot exactly.
 *
 * Invariant: the turned crop window lies inside the source, and its shape after `turns` equals the slot's shape,
 * so a slot is always fully covered and never distorted. Kept by `domain/design/placing/crop.ts`.
 */
export const placementSchema = z
  .strictObject({
    photoId: idOf<PhotoId>(),
    crop,
    /** Clockwise quarter turns. */
    turns: z.literal([0, 1, 2, 3]),
    flip: z.enum(['none', 'h', 'v', 'hv']),
    /** Clockwise turn of the photo inside its frame, -45 to 45 degrees. */
    angle: z.number().min(-45).max(45),
  })
  .readonly()
export type Placement = z.output<typeof placementSchema>

/** Which face of a cover a thing lies on. Inner pages have one face, `front`. */
export const panelSchema = z.enum(['front', 'spine', 'back'])
export type Panel = z.output<typeof panelSchema>

export const fitSchema = z.enum(FIT_TYPES)

/**
 * A place for a photo. `box` is in mm, from the top left of the trimmed panel; it reaches beyond the trim
 * (by the bleed) where the photo bleeds off the page.
 */
const slot = z
  .strictObject({
    id: idOf<SlotId>(),
    panel: panelSchema,
    box: paperBox,
    /** Absent: a blank slot. */
    placement: placementSchema.exactOptional(),
    /** How the photo sits on its sheet, where the shopper chooses that (frames, prints): `box` is the window it leads to. */
    fit: fitSchema.exactOptional(),
    /** The photo lies over the fold: this slot shows its left or right half, a slot of the facing page the other. */
    half: z.enum(['left', 'right']).exactOptional(),
    /** A locked slot keeps its photo and its place through a shuffle. */
    locked: z.boolean(),
  })
  .readonly()
export type Slot = z.output<typeof slot>

/** Where a photo lies: the slot of a page. */
export const slotAddress = z.strictObject({ pageId: idOf<PageId>(), slotId: idOf<SlotId>() }).readonly()
export type SlotAddress = z.output<typeof slotAddress>

/**
 * `title` and `description` come from the photo group (text types 1 and 2, B§3), `text` is free (type 0), `address` is whom
 * a postcard goes to.
 */
export const captionRole = z.enum(['title', 'description', 'text', 'spine', 'address'])
export type CaptionRole = z.output<typeof captionRole>

/** What is written in a caption, before its role says how long it may be. */
export const captionText = z.string().max(TEXT_UNITS_MAX)

/** What a shopper chose for a text in the place of the theme's own style; what is absent is the theme's. */
const ownStyle = z
  .strictObject({
    family: z.enum(FONT_FAMILIES).exactOptional(),
    weight: z.literal(FONT_WEIGHTS).exactOptional(),
    /** Where the family has such a face; elsewhere it is upright all the same. */
    italic: z.boolean().exactOptional(),
    /** The em, mm; the text shrinks from it as from the theme's own. */
    size: z.number().min(1).max(80).exactOptional(),
    colour: colour.exactOptional(),
    align: z.enum(['left', 'center', 'right']).exactOptional(),
    leading: z.number().min(0.8).max(3).exactOptional(),
  })
  .readonly()
export type OwnStyle = z.output<typeof ownStyle>

/** A text on a page, in the theme's style for it but for what it says itself (`captionStyleOf`). `box` as in `Slot`. */
export const captionObject = z.strictObject({
  id: idOf<CaptionId>(),
  role: captionRole,
  panel: panelSchema,
  box: paperBox,
  text: captionText,
  style: ownStyle.exactOptional(),
  /** A shopper put it there: whatever lays its page out leaves it where it is, and makes no room for it. */
  placed: z.literal(true).exactOptional(),
})
const caption = captionObject.readonly()
export type Caption = z.output<typeof caption>

/** Page types (readings 40). */
export const pageKind = z.enum(['cover', 'inner', 'chapter', 'back', 'blank'])
export type PageKind = z.output<typeof pageKind>

/** Which of a product's sheets a page is, and whether it is used the other way up (upright instead of lying). */
const pageSheet = z.strictObject({ id: z.string().min(1).max(64), turned: z.boolean() }).readonly()
export type PageSheet = z.output<typeof pageSheet>

/** A colour of the theme that a page may have, by what it is made of: the theme may change, and the page with it. */
const groundColour = z.enum(['paper', 'light', 'cover', 'spine', 'spine-tint', 'title-tint', 'text-tint'])
export type GroundColour = z.output<typeof groundColour>

/** The drawings of which kind of the theme's pages lie on a page. */
const groundPattern = z.enum([...pageKind.options, 'none'])
export type GroundPattern = z.output<typeof groundPattern>

/** What of a page's ground was chosen; what is absent is as the theme has it. */
const pageGround = z
  .strictObject({ colour: groundColour.exactOptional(), pattern: groundPattern.exactOptional() })
  .readonly()
export type PageGround = z.output<typeof pageGround>

/** One printed side, or for `cover` the whole wrap: back, spine and front. */
export const pageSchema = z
  .strictObject({
    id: idOf<PageId>(),
    kind: pageKind,
    /** The sheet that the page is, where the product is no book. On two-sided sheets a `back` lies behind every front. */
    sheet: pageSheet.exactOptional(),
    groupId: idOf<GroupId>().exactOptional(),
    /** The drawn page of the theme that it is (`PageTemplate.id`); absent: laid out by the engine. */
    template: z.string().min(1).max(64).exactOptional(),
    /** Which month of a calendar the page shows; its grid is drawn from this and the design's calendar settings. */
    month: civilMonth.exactOptional(),
    /** How many of this sheet are made (prints); absent: one. */
    copies: z.number().int().min(1).max(99).exactOptional(),
    /** Another colour or other drawings than those of its kind. */
    ground: pageGround.exactOptional(),
    /** Which of the theme's covers it is; absent: one that the theme drew, or of a time when there was one alone. */
    coverStyle: z.enum(COVER_STYLES).exactOptional(),
    /** A cover that shall have no title: nobody asks for one again. */
    untitled: z.literal(true).exactOptional(),
    slots: z.array(slot).max(200).readonly(),
    captions: z.array(caption).max(CAPTIONS_MAX).readonly(),
    /** How many times this page was shuffled: seed and step are the whole state of a shuffle. */
    shuffleStep: z.number().int().min(0),
    /** A locked page keeps its layout when the book is re-designed. */
    locked: z.boolean(),
  })
  .readonly()
export type Page = z.output<typeof pageSchema>

/** The order in which all pages are read. */
export const pageOrder = z.array(idOf<PageId>()).max(PAGES_MAX).readonly()

/** Photos of the album that lie on no page, in album order. */
export const traySchema = z.array(idOf<PhotoId>()).max(5000).readonly()

/** Grows when a stored design can no longer be read as it is; a field that may be absent is no such change. */
export const DESIGN_VERSION = 1

/**
 * The shopper's document for one product: a small JSON value, never pixels.
 *
 * Of a book `pages[0]` is the cover; the rest are inner pages in reading order, first page on the right. So it is of a
 * calendar, whose cover is a single sheet and whose inner pages are months. Other products of single sheets have no cover:
 * all pages are inner ones, fronts and backs by turns where both sides are printed.
 */
export const designSchema = z
  .strictObject({
    version: z.literal(DESIGN_VERSION),
    productId: idOf<ProductId>(),
    themeId: idOf<ThemeId>(),
    seed: z.number().int(),
    /** Calendars only. */
    calendar: calendarSettings.exactOptional(),
    pages: z.array(pageSchema).max(PAGES_MAX).readonly(),
    tray: traySchema,
  })
  .readonly()
export type Design = z.output<typeof designSchema>

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

/** An inner page of a book with nothing on it. */
export function blankPage(id: PageId): Page {
  return { id, kind: 'blank', slots: [], captions: [], shuffleStep: 0, locked: false }
}

/** The kind that a page has by what lies on it. */
export function settledKind(page: Page): Page {
  if (page.kind === 'cover' || page.kind === 'back' || page.template !== undefined) {
    return page
  }
  const headed = page.captions.some((caption) => caption.role === 'title' || caption.role === 'description')
  const filled = page.sheet !== undefined || page.slots.length + page.captions.length > 0
  const kind = page.month ? 'inner' : headed ? 'chapter' : filled ? 'inner' : 'blank'
  return page.kind === kind ? page : { ...page, kind }
}
