import type { CoverStyle } from '../cover-style.ts'
import type { CaptionRole, PageKind } from '../design/design.ts'
import type { Box, Size } from '../geometry.ts'
import type { ThemeId } from '../ids.ts'
import type { Localised } from '../language.ts'
import type { FontFamily, FontWeight, ItalicFamily, PrintFamily } from '../text/type-families.ts'
import type { Fraction, Mm } from '../units.ts'
import type { TemplateKind } from './template-types.ts'

/** `#rrggbb`. */
export type Colour = string

/** One drawable face, for example `lora-700` or `lora-400-italic`. */
export type FaceId = `${PrintFamily}-${FontWeight}` | `${ItalicFamily}-${FontWeight}-italic`

/** How a caption is set. Sizes are the em in mm; the text shrinks to `minSize` before it is refused. */
export interface CaptionStyle {
  readonly family: FontFamily
  readonly weight: FontWeight
  /** Slanted, where the family has such a face. Absent: upright. */
  readonly italic?: boolean
  readonly size: Mm
  readonly minSize: Mm
  readonly colour: Colour
  readonly align: 'left' | 'center' | 'right'
  readonly vertical: 'top' | 'middle' | 'bottom'
  /** Line height as a multiple of the size. */
  readonly leading: number
}

/** Corner or edge that an ornament is measured from. */
export type Anchor =
  | 'top-left'
  | 'top'
  | 'top-right'
  | 'left'
  | 'centre'
  | 'right'
  | 'bottom-left'
  | 'bottom'
  | 'bottom-right'

/** A vector drawing on a page, under the photos. */
export interface Ornament {
  readonly id: string
  readonly anchor: Anchor
  /** From the anchor of the trim to the same anchor of the drawing, mm; positive is right and down. */
  readonly offset: { readonly x: Mm; readonly y: Mm }
  /** Printed size, mm. */
  readonly size: Size
  /** The drawing's own coordinates. */
  readonly viewBox: Box
  /** SVG path data, absolute and relative M L H V C S Q T A Z. */
  readonly path: string
  readonly fill?: Colour
  readonly stroke?: { readonly colour: Colour; readonly width: Mm }
  readonly opacity?: Fraction
  /** Repeats the drawing over the whole sheet, bleed included, in steps of this size. */
  readonly tile?: Size
}

export interface PageRole {
  readonly background: Colour
  readonly ornaments: readonly Ornament[]
}

/** How photos are laid out by automatic design. */
export interface LayoutPolicy {
  /** `margins`: photos keep the margin. `bleed`: photos fill the sheet to the bleed edge. */
  readonly kind: 'margins' | 'bleed'
  readonly margin: Mm
  readonly gap: Mm
  /** The largest share of a photo that may be cut away; 0 never crops. */
  readonly maxCrop: Fraction
  /** Whether panoramas may lie over the fold of a book; absent: where photos bleed. */
  readonly spreads?: boolean
  /**
   * The share of a book's pages that run off the sheet or share a photo over the fold, as automatic design composes them;
   * absent: about a quarter, a third where photos bleed, none where corners are round, or where something is drawn at the
   * edges of pages with margins.
   */
  readonly bleedShare?: Fraction
  readonly photosPerPage: { readonly min: number; readonly wanted: number; readonly max: number }
}

/** The month grid of a calendar. Sizes are ems in mm for a grid 190 mm wide; other grids scale them. */
export interface CalendarStyle {
  readonly family: FontFamily
  /** Share of the page's height that the grid takes, its head included. */
  readonly share: Fraction
  /** Where the grid lies: below the photos, or on wide sheets beside them, at their right (`beside`) or left (`before`). */
  readonly place: 'below' | 'beside' | 'before'
  /** Share of the page's width that it takes beside photos; absent: as of the height. */
  readonly width?: Fraction
  readonly background?: Colour
  readonly month: {
    /** Of the month's name; absent: the grid's family. */
    readonly family?: FontFamily
    readonly size: Mm
    readonly weight: FontWeight
    readonly colour: Colour
    readonly align: 'left' | 'center' | 'right'
  }
  /** The names of the weekdays; on a band of a colour of its own where there is one. */
  readonly weekday: { readonly size: Mm; readonly colour: Colour; readonly band?: Colour }
  readonly day: {
    /** In the middle of a day's place, or in its corner; absent: in the middle. */
    readonly place?: 'middle' | 'corner'
    readonly size: Mm
    readonly weight: FontWeight
    readonly colour: Colour
    readonly restColour: Colour
    readonly otherMonth: Colour
  }
  /** The small words below a number. */
  readonly note: {
    readonly size: Mm
    readonly minSize: Mm
    readonly colour: Colour
    readonly festival: Colour
    readonly term: Colour
    readonly family: Colour
  }
  /** The little signs of published days off and of weekend days that are worked. */
  readonly mark: { readonly rest: Colour; readonly work: Colour }
  readonly lines?: { readonly kind: 'rows' | 'cells'; readonly colour: Colour; readonly width: Mm }
  /** Paper under the days of weekends. */
  readonly weekend?: Colour
}

/** A place for a photo on a drawn page: fractions of the trimmed panel. */
export interface TemplateSlot {
  readonly area: Box
  /** Edges of the sheet that the photo runs over, to the bleed; the area must touch them. */
  readonly bleeds?: readonly ('left' | 'top' | 'right' | 'bottom')[]
}

/** A page with given slots and texts (template types fixed, theme, cover and designated, B§4). */
export interface PageTemplate {
  readonly id: string
  readonly role: 'cover' | 'inner' | 'chapter'
  /** Designated templates: the inner page it belongs to, from 1. */
  readonly at?: number
  readonly slots: readonly TemplateSlot[]
  readonly captions?: readonly { readonly role: CaptionRole; readonly area: Box }[]
}

/** What a theme says of one of its four covers; what is absent is made of the theme (`cover-look.ts`). */
export interface CoverLook {
  readonly background?: Colour
  readonly ornaments?: readonly Ornament[]
  readonly spine?: Colour
  /** Paper of the outside back; its drawings stay. */
  readonly back?: Colour
  /** Where the photos lie, in fractions of the trimmed front: an edge that it reaches they run over. Not in type alone. */
  readonly photos?: Box
  /** How many photos a mosaic has. */
  readonly count?: number
  /** Where the title stands, in fractions of the trimmed front. */
  readonly title?: Box
  /** Paper under a title that lies on a photo: as large as its place, or a band from edge to edge. */
  readonly plate?: { readonly kind: 'label' | 'band'; readonly colour: Colour }
  /** How the title is set otherwise. */
  readonly text?: Partial<CaptionStyle>
}

/** What a theme does otherwise on another kind of paper. Families and weights stay: their glyphs are loaded by the theme. */
export interface ThemeVariant {
  readonly layout?: Partial<LayoutPolicy>
  readonly cell?: Theme['cell']
  readonly roles?: Partial<Record<PageKind, PageRole>>
  readonly captions?: Partial<Record<CaptionRole, Partial<Omit<CaptionStyle, 'family' | 'weight' | 'italic'>>>>
  /** Drawn pages of this paper instead of the theme's. */
  readonly pages?: readonly PageTemplate[]
}

/** A shadow under a photo: the photo's box moved and grown, softened in a few flat steps so that print shows the same. */
export interface CellShadow {
  readonly x: Mm
  readonly y: Mm
  /** How far it fades out beyond the photo. */
  readonly blur: Mm
  readonly colour: Colour
  readonly opacity: Fraction
}

/** How the pages of a design look, as data. */
export interface Theme {
  readonly id: ThemeId
  readonly name: Localised
  readonly owner: 'system' | 'factory' | 'merchant'
  readonly categoryId: string
  readonly layout: LayoutPolicy
  readonly cell: {
    readonly radius: Mm
    readonly border?: { readonly width: Mm; readonly colour: Colour }
    readonly shadow?: CellShadow
  }
  readonly roles: Readonly<Record<PageKind, PageRole>>
  /** `address` is set like `text` where it is absent. */
  readonly captions: Readonly<Record<Exclude<CaptionRole, 'address'>, CaptionStyle>> & {
    readonly address?: CaptionStyle
  }
  /** Spine colour; the spine text uses `captions.spine`. */
  readonly spine: Colour
  /** The covers of its books, and which of them a book has that nobody chose one for. */
  readonly covers?: { readonly [Style in CoverStyle]?: CoverLook } & { readonly usual?: CoverStyle }
  /** How pages come about; absent: `smart`, laid out by the engine. */
  readonly template?: TemplateKind
  /** The drawn pages of every template type but `smart`. */
  readonly pages?: readonly PageTemplate[]
  /** Absent: calendars are not made in this theme. */
  readonly calendar?: CalendarStyle
  /** For postcards (type 7), frames (2), calendars (8) and prints (6, 9); what is absent is as in a book. */
  readonly variants?: {
    readonly card?: ThemeVariant
    readonly frame?: ThemeVariant
    readonly calendar?: ThemeVariant
    readonly print?: ThemeVariant
  }
  /** What changes with the shape of the page, before the variant of the product. */
  readonly formats?: {
    readonly portrait?: ThemeVariant
    readonly landscape?: ThemeVariant
    readonly square?: ThemeVariant
  }
}
