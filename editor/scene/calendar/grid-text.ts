import type { Box } from '../../../domain/geometry.ts'
import { asId, type CaptionId } from '../../../domain/ids.ts'
import { cleanText } from '../../../domain/text/clean-text.ts'
import type { Colour } from '../../../domain/theme/theme.ts'
import type { Mm } from '../../../domain/units.ts'
import type { FontBook } from '../font-book.ts'
import type { TextLine, TextSprite } from '../scene.ts'
import type { FaceChain } from '../text/faces.ts'
import { type MeasuredGrapheme, measureText, missingIn, placeGraphemes } from '../text/measured-text.ts'

/** How a word is set. */
export interface WordStyle {
  readonly size: Mm
  readonly colour: Colour
  readonly chain: FaceChain
}

/** A word that knows how wide it is, in multiples of its size. */
export interface Word {
  readonly text: string
  readonly graphemes: readonly MeasuredGrapheme[]
  readonly width: number
}

export function wordOf(text: string, fonts: FontBook, chain: FaceChain): Word {
  const clean = cleanText(text)
  const graphemes = measureText(clean, fonts, chain)
  return { text: clean, graphemes, width: widthOf(graphemes) }
}

function widthOf(graphemes: readonly MeasuredGrapheme[]): number {
  return graphemes.reduce((sum, { width }) => sum + width, 0)
}

/** Sizes are whole numbers of twentieths of a millimetre, as those of captions are. */
export const STEPS_PER_MM = 20

/** The word at the largest size at which it is no wider than `room`; at the smallest, shortened with an ellipsis. */
export function fitted(
  text: string,
  layoutArea: Mm,
  { size, minSize, chain }: { readonly size: Mm; readonly minSize: Mm; readonly chain: FaceChain },
  fonts: FontBook,
): { readonly word: Word; readonly size: Mm } {
  const word = wordOf(text, fonts, chain)
  const wanted = Math.floor(Math.min(size, layoutArea / Math.max(word.width, 1e-9)) * STEPS_PER_MM) / STEPS_PER_MM
  if (wanted >= minSize) {
    return { word, size: wanted }
  }
  const least = Math.ceil(minSize * STEPS_PER_MM) / STEPS_PER_MM
  const graphemes = [...word.graphemes]
  while (graphemes.length > 1) {
    graphemes.pop()
    const shorter = wordOf(`${graphemes.map((each) => each.text).join('')}…`, fonts, chain)
    if (shorter.width * least <= layoutArea) {
      return { word: shorter, size: least }
    }
  }
  return { word: wordOf('…', fonts, chain), size: least }
}

/**
 * Collects the words of a page. Words of one size and colour make one sprite, so that a month is a dozen things to draw
 * and not a hundred.
 */
export function textSheet(pageId: string, box: Box) {
  const groups = new Map<string, { size: Mm; colour: Colour; lines: TextLine[]; missing: string[] }>()
  return {
    /** Sets a word on the page: `x` is its left end, middle or right end as `align` says. */
    set(
      word: Word,
      at: { readonly x: Mm; readonly baseline: Mm; readonly align: Align },
      style: Omit<WordStyle, 'chain'>,
    ) {
      const { size, colour } = style
      const key = `${size}/${colour}`
      const group = groups.get(key) ?? { size, colour, lines: [], missing: [] }
      groups.set(key, group)
      group.lines.push({
        text: word.text,
        baseline: at.baseline,
        ...placeGraphemes(word.graphemes, at.x - SHARE[at.align] * word.width * size, size),
      })
      group.missing.push(...missingIn(word.graphemes))
    },
    sprites(): TextSprite[] {
      return [...groups.values()].map(({ size, colour, lines, missing }, at) => ({
        kind: 'text',
        id: asId<CaptionId>(`${pageId}.grid.${at}`),
        box,
        size,
        colour,
        angle: 0,
        lines,
        overflows: false,
        missing: [...new Set(missing)],
      }))
    },
  }
}

type Align = 'left' | 'center' | 'right'

/** Which share of a word stands before the point that it is set at. */
const SHARE = { left: 0, center: 0.5, right: 1 } as const
