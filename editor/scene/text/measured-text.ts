import { graphemesOf } from '../../../domain/text/graphemes.ts'
import type { FaceId } from '../../../domain/theme/theme.ts'
import type { FontBook } from '../font-book.ts'
import { faceFor, ideographChain, isIdeograph } from './faces.ts'

/** One grapheme with the face that draws it; widths are multiples of the text size. */
export interface MeasuredGrapheme {
  readonly text: string
  /** Where it starts and ends in the text. */
  readonly start: number
  readonly end: number
  readonly face: FaceId | undefined
  readonly codepoints: readonly number[]
  readonly advances: readonly number[]
  readonly width: number
  /** Takes no room at the end of a line. */
  readonly isSpace: boolean
}

/** Looks every grapheme up once: text is measured at size 1, whatever size it ends at. */
export function measureText(text: string, fonts: FontBook, chain: readonly FaceId[]): MeasuredGrapheme[] {
  const chinese = ideographChain(text, fonts, chain)
  const seen = new Map<string, Omit<MeasuredGrapheme, 'start' | 'end'>>()
  let offset = 0
  return graphemesOf(text).map((grapheme) => {
    const start = offset
    offset += grapheme.length
    const known =
      seen.get(grapheme) ??
      measureGrapheme(grapheme, fonts, isIdeograph(grapheme.codePointAt(0) ?? 0) ? chinese : chain)
    seen.set(grapheme, known)
    return { ...known, start, end: offset }
  })
}

function measureGrapheme(
  text: string,
  fonts: FontBook,
  chain: readonly FaceId[],
): Omit<MeasuredGrapheme, 'start' | 'end'> {
  const isSpace = /^[\s\u3000]+$/u.test(text)
  const codepoints = text.endsWith('\n') ? [] : [...text].map((character) => character.codePointAt(0) ?? 0)
  const face = faceFor(fonts, chain, codepoints)
  const advances = face ? codepoints.map((codepoint) => advanceOf(fonts, face, codepoint)) : []
  return { text, face, codepoints, advances, width: advances.reduce((sum, advance) => sum + advance, 0), isSpace }
}

function advanceOf(fonts: FontBook, face: FaceId, codepoint: number): number {
  return (fonts.glyph(face, codepoint)?.advance ?? 0) / fonts.metrics(face).unitsPerEm
}

/** Graphemes that no face can draw, each once, in order. */
export function missingIn(graphemes: readonly MeasuredGrapheme[]): string[] {
  return [...new Set(graphemes.flatMap(({ face, isSpace, text }) => (face || isSpace ? [] : [text])))]
}
