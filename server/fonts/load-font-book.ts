import type { Font } from 'fontkit'
import { openSync } from 'fontkit'
import type { FaceId } from '../../domain/theme/theme.ts'
import type { EmojiBlock, FaceMetrics, FontBook, Glyph, GlyphBlock } from '../../editor/scene/font-book.ts'
import { GLYPH_BLOCK } from '../../editor/scene/font-book.ts'
import { compactPath } from './compact-path.ts'
import { emojiFont } from './emoji-font.ts'
import { masterFile } from './master-file.ts'

/** The fonts of the shop from their master files; a face is opened when it is first asked for. One book per process. */
export function loadFontBook(): FontBook {
  book ??= {
    metrics: (face) => openFace(face).metrics,
    glyph: (face, codepoint) => glyphOf(openFace(face), codepoint),
    emoji: (name) => emojiFont().picture(name),
  }
  return book
}

/** One emoji as the browser gets it; `undefined`: there is no such picture. */
export function emojiBlock(block: string): EmojiBlock | undefined {
  const picture = emojiFont().picture(block)
  return picture && { face: 'emoji', block, picture }
}

/** One block of a face as the browser gets it, or only these characters of it. A block that the face has nothing in is empty. */
export function glyphBlock(face: FaceId, block: number, only?: readonly number[]): GlyphBlock {
  const opened = openFace(face)
  const glyphs: Record<string, Glyph> = {}
  for (const codepoint of only ?? Array.from({ length: GLYPH_BLOCK }, (_, at) => block * GLYPH_BLOCK + at)) {
    const glyph = glyphOf(opened, codepoint)
    if (glyph) {
      glyphs[codepoint] = glyph
    }
  }
  return { face, block, metrics: opened.metrics, glyphs }
}

interface OpenFace {
  readonly font: Font
  readonly metrics: FaceMetrics
  readonly glyphs: Map<number, Glyph | undefined>
}

let book: FontBook | undefined
const faces = new Map<FaceId, OpenFace>()

function openFace(face: FaceId): OpenFace {
  const known = faces.get(face)
  if (known) {
    return known
  }
  const font = openSync(masterFile(face))
  const { unitsPerEm, ascent, descent } = font
  const opened: OpenFace = { font, metrics: { unitsPerEm, ascent, descent }, glyphs: new Map() }
  faces.set(face, opened)
  return opened
}

function glyphOf({ font, glyphs }: OpenFace, codepoint: number): Glyph | undefined {
  if (glyphs.has(codepoint)) {
    return glyphs.get(codepoint)
  }
  const glyph = font.hasGlyphForCodePoint(codepoint) ? readGlyph(font, codepoint) : undefined
  glyphs.set(codepoint, glyph)
  return glyph
}

function readGlyph(font: Font, codepoint: number): Glyph | undefined {
  const glyph = font.glyphForCodePoint(codepoint)
  try {
    return { advance: glyph.advanceWidth, path: compactPath(glyph.path.commands) }
  } catch (fault) {
    // fontkit reads past the end of the file for an empty glyph that is its last: the space of Nanum Gothic, which stands in for none.
    if (fault instanceof RangeError) {
      return undefined
    }
    throw fault
  }
}
