import type { Colour, FaceId } from '../../domain/theme/theme.ts'
import type { Fraction } from '../../domain/units.ts'

/** One character of one face, in font units: advance width and outline (SVG path data, `y` up). */
export interface Glyph {
  readonly advance: number
  readonly path: string
}

export interface FaceMetrics {
  readonly unitsPerEm: number
  readonly ascent: number
  /** Negative. */
  readonly descent: number
}

/** An emoji as it is printed: flat areas from back to front, in units as glyphs have them. */
export interface EmojiPicture {
  readonly unitsPerEm: number
  readonly advance: number
  readonly layers: readonly EmojiLayer[]
}

export interface EmojiLayer {
  readonly path: string
  readonly colour: Colour
  /** Absent: all of it. */
  readonly opacity?: Fraction
}

/**
 * Glyphs by face and character, the same numbers in the browser and on the server.
 *
 * Synchronous: whoever lays text out has loaded the blocks that the text needs (`blocksOf`) before.
 */
export interface FontBook {
  metrics(face: FaceId): FaceMetrics
  /** `undefined`: this face has no such character. */
  glyph(face: FaceId, codepoint: number): Glyph | undefined
  /** By the name of `domain/text/emoji.ts`. `undefined`: there is no such picture. */
  emoji(name: string): EmojiPicture | undefined
}

/**
 * Glyphs travel in blocks of this many neighbouring characters. Chinese text takes them from all over the face: eight
 * cost a quarter of the bytes of sixty-four, and hardly more requests.
 */
export const GLYPH_BLOCK = 8

/** Part of a face as it travels: `/emall/fonts/{face}/{block}.json`, block = codepoint div `GLYPH_BLOCK`. */
export interface GlyphBlock {
  readonly face: FaceId
  readonly block: number
  readonly metrics: FaceMetrics
  /** Codepoint in decimal -> glyph. A character that is not here is not in the face. */
  readonly glyphs: Readonly<Record<string, Glyph>>
}

/** One emoji as it travels: `/emall/fonts/emoji/{name}.json`. */
export interface EmojiBlock {
  readonly face: 'emoji'
  readonly block: string
  readonly picture: EmojiPicture
}

export type FontBlock = GlyphBlock | EmojiBlock

/** What is loaded at once: characters of a face from `block * GLYPH_BLOCK`, or the picture of an emoji by its name. */
export type BlockName = Pick<GlyphBlock, 'face' | 'block'> | Pick<EmojiBlock, 'face' | 'block'>

export function blockKey({ face, block }: BlockName): string {
  return `${face}/${block}`
}
