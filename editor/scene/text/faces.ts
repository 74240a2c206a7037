import { cleanText } from '../../../domain/text/clean-text.ts'
import { drawnIn, familyChain } from '../../../domain/text/drawn-in.ts'
import { graphemesOf } from '../../../domain/text/graphemes.ts'
import {
  asHeavy,
  FONT_WEIGHTS,
  hasItalic,
  PRINT_FAMILIES,
  type PrintFamily,
  standsIn,
  weightIn,
} from '../../../domain/text/type-families.ts'
import type { CaptionStyle, FaceId } from '../../../domain/theme/theme.ts'
import type { BlockName } from '../font-book.ts'
import { blockKey, GLYPH_BLOCK } from '../font-book.ts'

/** Every face that the shop prints with. */
export const FACES: readonly FaceId[] = PRINT_FAMILIES.flatMap(facesOf)

export function facesOf(family: PrintFamily): readonly FaceId[] {
  return FONT_WEIGHTS.filter((weight) => weightIn(family, weight) === weight).flatMap((weight): readonly FaceId[] => [
    `${family}-${weight}`,
    ...(hasItalic(family) ? ([`${family}-${weight}-italic`] as const) : []),
  ])
}

export function isFaceId(text: string): text is FaceId {
  return FACES.some((face) => face === text)
}

/** What of a style says which faces it is set from. */
export type TypeFace = Pick<CaptionStyle, 'family' | 'weight' | 'italic'>

/** Families to look for a character in, in this order, and how their faces are to stand. */
export interface FaceChain extends Omit<TypeFace, 'family'> {
  readonly families: readonly PrintFamily[]
}

/** The chain of a text in its style. What stands in for slanted faces slants where it can. */
export function faceChain({ family, weight, italic }: TypeFace, text: string): FaceChain {
  return { families: familyChain(family, text), weight, ...(italic && hasItalic(family) ? { italic } : {}) }
}

/** What a grapheme is drawn with: characters of one face, or a picture. */
export interface GlyphDrawing {
  readonly face?: FaceId
  readonly codepoints: readonly number[]
  readonly emoji?: string
}

/** How the graphemes of `text` are drawn; one is not where the shop has neither a face nor a picture for it. */
export function drawingsIn(
  text: string,
  { families, weight, italic }: FaceChain,
): (grapheme: string) => GlyphDrawing | undefined {
  const [own] = families
  const drawn = drawnIn(text, asHeavy(families, weight))
  const beside = own === undefined ? { weight, italic: false } : standsIn(own, weight)
  return (grapheme) => {
    const by = drawn(grapheme)
    if (by?.kind !== 'family') {
      return by && { emoji: by.name, codepoints: [] }
    }
    const { family, codepoints } = by
    const set = weightIn(family, family === own ? weight : beside.weight)
    const slants = (italic || (family !== own && beside.italic)) && hasItalic(family)
    return { face: slants ? `${family}-${set}-italic` : `${family}-${set}`, codepoints }
  }
}

/** The blocks that setting `text` looks into, each once. */
export function blocksOfText(text: string, chain: FaceChain): BlockName[] {
  const names = new Map<string, BlockName>()
  const clean = cleanText(text)
  const drawn = drawingsIn(clean, chain)
  for (const grapheme of new Set(graphemesOf(clean))) {
    const drawing = drawn(grapheme)
    const { face, emoji, codepoints = [] } = drawing ?? {}
    const wanted: BlockName[] = [
      ...(emoji ? [{ face: 'emoji' as const, block: emoji }] : []),
      ...(face ? codepoints.map((codepoint) => ({ face, block: Math.floor(codepoint / GLYPH_BLOCK) })) : []),
    ]
    for (const name of wanted) {
      names.set(blockKey(name), name)
    }
  }
  return [...names.values()]
}
