import { type FontBlock, type FontBook, GLYPH_BLOCK } from '../../../editor/scene/font-book.ts'

/** A book of these blocks and no others: what is not in them, no face has. For stories and browser tests. */
export function bookOfBlocks(blocks: readonly FontBlock[]): FontBook {
  const glyphs = blocks.filter((block) => block.face !== 'emoji')
  const pictures = new Map(blocks.flatMap((each) => (each.face === 'emoji' ? [[each.block, each.picture]] : [])))
  const byName = new Map(glyphs.map((block) => [`${block.face}/${block.block}`, block]))
  const metrics = new Map(glyphs.map((block) => [block.face, block.metrics]))
  return {
    metrics: (face) => metrics.get(face) ?? unknown(face),
    glyph: (face, codepoint) => byName.get(`${face}/${Math.floor(codepoint / GLYPH_BLOCK)}`)?.glyphs[codepoint],
    emoji: (name) => pictures.get(name),
  }
}

function unknown(face: string): never {
  throw new Error(`no block of the font ${face} is given`)
}
