import type { Crop } from '../../domain/design/design.ts'
import type { Box } from '../../domain/geometry.ts'
import type { CaptionId, PageId, PhotoId, SlotId } from '../../domain/ids.ts'
import type { CaptionStyle, Colour, FaceId } from '../../domain/theme/theme.ts'
import type { Degrees, Flip, Fraction, Mm, QuarterTurns } from '../../domain/units.ts'

/** A flat colour. */
export interface FillSprite {
  readonly kind: 'fill'
  readonly id: string
  readonly box: Box
  readonly colour: Colour
}

/** A vector drawing: SVG path data already in sheet millimetres, absolute M, L, Q, C, Z. Strokes have round caps and joins. */
export interface ShapeSprite {
  readonly kind: 'shape'
  readonly id: string
  readonly path: string
  /** Nothing of the drawing shows outside: its panel with the bleed. */
  readonly clip: Box
  readonly fill?: Colour
  readonly stroke?: { readonly colour: Colour; readonly width: Mm }
  readonly opacity: Fraction
}

/** A photo in its slot; the fields mean what they mean in `Placement`. */
export interface PhotoSprite {
  readonly kind: 'photo'
  readonly id: SlotId
  readonly box: Box
  readonly radius: Mm
  readonly border?: { readonly width: Mm; readonly colour: Colour }
  readonly photoId: PhotoId
  readonly crop: Crop
  readonly turns: QuarterTurns
  readonly flip: Flip
  readonly angle: Degrees
}

/** A slot without a photo: drawn as a quiet placeholder on the screen, as nothing in print. */
export interface BlankSprite {
  readonly kind: 'blank'
  readonly id: SlotId
  readonly box: Box
  readonly radius: Mm
}

/** One glyph at its final place: `x` in mm from the sheet's left edge, on the line's baseline, before the text's `angle`. */
export interface PlacedGlyph {
  readonly face: FaceId
  readonly codepoint: number
  readonly x: Mm
}

/** The picture of an emoji among the glyphs of its line, `x` as theirs. */
export interface PlacedEmoji {
  readonly name: string
  readonly x: Mm
}

export interface TextLine {
  readonly text: string
  readonly baseline: Mm
  readonly glyphs: readonly PlacedGlyph[]
  /** Absent: none. */
  readonly emoji?: readonly PlacedEmoji[]
}

/** A caption with its final line breaks. `size` is the em in mm after shrinking. */
export interface TextSprite {
  readonly kind: 'text'
  readonly id: CaptionId
  readonly box: Box
  readonly size: Mm
  readonly colour: Colour
  /** Clockwise, about the box's centre: 90 on a spine, else 0. */
  readonly angle: Degrees
  readonly lines: readonly TextLine[]
  /** The text did not fit at the smallest size: a verdict for the shopper, not printed so. */
  readonly overflows: boolean
  /** Characters that no face can draw; empty when all is well. */
  readonly missing: readonly string[]
  /** What it was set from; absent of what a page says of itself (the grid of a month): nobody writes in that. */
  readonly written?: { readonly text: string; readonly style: CaptionStyle; readonly ruled?: Mm }
}

export type Sprite = FillSprite | ShapeSprite | PhotoSprite | BlankSprite | TextSprite

/** One sheet to draw: mm, origin at the top left of the trim, `y` down; sprites may reach into the bleed. List order is stacking order. */
export interface Scene {
  readonly pageId: PageId
  readonly width: Mm
  readonly height: Mm
  readonly bleed: Mm
  readonly sprites: readonly Sprite[]
}
