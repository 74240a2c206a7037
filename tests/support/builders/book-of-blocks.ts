import { type FontBook, GLYPH_BLOCK, type GlyphBlock } from '../../../editor/scene/font-book.ts'

/** A book of these blocks and no others: what is not in them, no face has. For stories and browser tests. */
export function bookOfBlocks(blocks: readonly GlyphBlock[]): FontBook {
  const byName = new Map(blocks.map((block) => [`${block.face}/${block.block}`, block]))
  const metrics = new Map(blocks.map((block) => [block.face, block.metrics]))
  return {
    metrics: (face) => metrics.get(face) ?? unknown(face),
    glyph: (face, codepoint) => byName.get(`${face}/${Math.floor(codepoint / GLYPH_BLOCK)}`)?.glyphs[codepoint],
  }
}

function unknown(face: string): never {
  throw new Error(`no block of the font ${face} is given`)
}
