import { graphemesOf } from '../../../domain/text/graphemes.ts'
import type { FaceId } from '../../../domain/theme/theme.ts'
import type { Mm } from '../../../domain/units.ts'
import type { FontBook } from '../font-book.ts'
import type { PlacedEmoji, PlacedGlyph, TextLine } from '../scene.ts'
import { drawingsIn, type FaceChain, type GlyphDrawing } from './faces.ts'

/** One grapheme with the face that draws it, or the emoji whose picture it is; widths are multiples of the text size. */
export interface MeasuredGrapheme {
  readonly text: string
  /** Where it starts and ends in the text. */
  readonly start: number
  readonly end: number
  readonly face: FaceId | undefined
  readonly emoji?: string
  readonly codepoints: readonly number[]
  readonly advances: readonly number[]
  readonly width: number
  /** Takes no room at the end of a line. */
  readonly isSpace: boolean
}

/** Looks every grapheme up once: text is measured at size 1, whatever size it ends at. */
export function measureText(text: string, fonts: FontBook, chain: FaceChain): MeasuredGrapheme[] {
  const drawn = drawingsIn(text, chain)
  const seen = new Map<string, Omit<MeasuredGrapheme, 'start' | 'end'>>()
  let offset = 0
  return graphemesOf(text).map((grapheme) => {
    const start = offset
    offset += grapheme.length
    const known =
      seen.get(grapheme) ?? measureGrapheme(grapheme, fonts, grapheme.endsWith('\n') ? undefined : drawn(grapheme))
    seen.set(grapheme, known)
    return { ...known, start, end: offset }
  })
}

function measureGrapheme(
  text: string,
  fonts: FontBook,
  drawing: GlyphDrawing | undefined,
): Omit<MeasuredGrapheme, 'start' | 'end'> {
  const isSpace = /^[\s\u3000]+$/u.test(text)
  const nothing = { text, face: undefined, codepoints: [], advances: [], width: 0, isSpace }
  const { face, emoji, codepoints = [] } = drawing ?? {}
  const picture = emoji === undefined ? undefined : fonts.emoji(emoji)
  if (emoji !== undefined && picture) {
    return { ...nothing, emoji, width: picture.advance / picture.unitsPerEm }
  }
  // A book of fewer glyphs than the shop has draws fewer.
  if (!face || codepoints.some((codepoint) => !fonts.glyph(face, codepoint))) {
    return nothing
  }
  const advances = codepoints.map((codepoint) => advanceOf(fonts, face, codepoint))
  return { text, face, codepoints, advances, width: advances.reduce((sum, advance) => sum + advance, 0), isSpace }
}

function advanceOf(fonts: FontBook, face: FaceId, codepoint: number): number {
  return (fonts.glyph(face, codepoint)?.advance ?? 0) / fonts.metrics(face).unitsPerEm
}

/** Graphemes set one behind the other from `from` on, at `size`: what of them is drawn, and where. */
export function placeGraphemes(
  graphemes: readonly MeasuredGrapheme[],
  from: Mm,
  size: Mm,
): Pick<TextLine, 'glyphs' | 'emoji'> {
  const glyphs: PlacedGlyph[] = []
  const pictures: PlacedEmoji[] = []
  let x = from
  for (const { face, emoji, codepoints, advances, width } of graphemes) {
    if (emoji !== undefined) {
      pictures.push({ name: emoji, x })
      x += width * size
    }
    codepoints.forEach((codepoint, i) => {
      if (face) {
        glyphs.push({ face, codepoint, x })
        x += (advances[i] ?? 0) * size
      }
    })
  }
  return { glyphs, ...(pictures.length > 0 ? { emoji: pictures } : {}) }
}

/** Graphemes that no face can draw, each once, in order. */
export function missingIn(graphemes: readonly MeasuredGrapheme[]): string[] {
  return [...new Set(graphemes.flatMap((grapheme) => (isMissing(grapheme) ? [grapheme.text] : [])))]
}

export function isMissing({ face, emoji, isSpace }: MeasuredGrapheme): boolean {
  return !(face || emoji || isSpace)
}
