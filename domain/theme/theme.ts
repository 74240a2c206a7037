import type { CaptionRole, PageKind } from '../design/design.ts'
import type { Box, Size } from '../geometry.ts'
import type { ThemeId } from '../ids.ts'
import type { Localised } from '../language.ts'
import type { Fraction, Mm } from '../units.ts'

/** `#rrggbb`. */
export type Colour = string

/** Families that the shop prints with; each has weights 400 and 700. Chinese runs fall back to a Noto face by glyph. */
export type FontFamily = 'open-sans' | 'lora' | 'noto-sans-sc' | 'noto-sans-tc'
export type FontWeight = 400 | 700

/** One drawable face, for example `lora-700`. */
export type FaceId = `${FontFamily}-${FontWeight}`

/** How a caption is set. Sizes are the em in mm; the text shrinks to `minSize` before it is refused. */
export interface CaptionStyle {
  readonly family: FontFamily
  readonly weight: FontWeight
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
  readonly photosPerPage: { readonly min: number; readonly wanted: number; readonly max: number }
}

/** What a theme does otherwise on another kind of paper. Families and weights stay: their glyphs are loaded by the theme. */
export interface ThemeVariant {
  readonly layout?: Partial<LayoutPolicy>
  readonly cell?: Theme['cell']
  readonly roles?: Partial<Record<PageKind, PageRole>>
  readonly captions?: Partial<Record<CaptionRole, Partial<Omit<CaptionStyle, 'family' | 'weight'>>>>
}

/** The look of a design, as data. */
export interface Theme {
  readonly id: ThemeId
  readonly name: Localised
  readonly owner: 'system' | 'factory' | 'merchant'
  readonly categoryId: string
  readonly layout: LayoutPolicy
  readonly cell: {
    readonly radius: Mm
    readonly border?: { readonly width: Mm; readonly colour: Colour }
  }
  readonly roles: Readonly<Record<PageKind, PageRole>>
  readonly captions: Readonly<Record<CaptionRole, CaptionStyle>>
  /** Spine colour; the spine text uses `captions.spine`. */
  readonly spine: Colour
  /** For postcards (type 7) and frames (type 2); what is absent is as in a book. */
  readonly variants?: { readonly card?: ThemeVariant; readonly frame?: ThemeVariant }
}
