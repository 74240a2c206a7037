import type { FaceId } from '../../domain/theme/theme.ts'

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

/**
 * Glyphs by face and character, the same numbers in the browser and on the server.
 *
 * Synchronous: whoever lays text out has loaded the blocks that the text needs (`blocksOf`) before.
 */
export interface FontBook {
  metrics(face: FaceId): FaceMetrics
  /** `undefined`: this face has no such character. */
  glyph(face: FaceId, codepoint: number): Glyph | undefined
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
