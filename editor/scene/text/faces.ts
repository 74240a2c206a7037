import {
  FONT_FAMILIES,
  FONT_WEIGHTS,
  type FontFamily,
  type FontWeight,
  familyChain,
  hasItalic,
  isChinese,
  weightIn,
} from '../../../domain/text/type-families.ts'
import type { CaptionStyle, FaceId } from '../../../domain/theme/theme.ts'
import type { FontBook } from '../font-book.ts'
import { GLYPH_BLOCK } from '../font-book.ts'

/** Every face that the shop prints with. */
export const FACES: readonly FaceId[] = FONT_FAMILIES.flatMap((family) =>
  FONT_WEIGHTS.filter((weight) => weightIn(family, weight) === weight).flatMap((weight): readonly FaceId[] => [
    `${family}-${weight}`,
    ...(hasItalic(family) ? ([`${family}-${weight}-italic`] as const) : []),
  ]),
)

export function isFaceId(text: string): text is FaceId {
  return FACES.some((face) => face === text)
}

/** The upright face of a family in the weight that it has nearest to the wanted one. */
export function uprightFace(family: FontFamily, weight: FontWeight): FaceId {
  return `${family}-${weightIn(family, weight)}`
}

/**
 * Faces to look for a character in, in this order: the wanted family, the Chinese that it is paired with, then Noto's
 * Simplified, then its Traditional Chinese. What the slanted face of a family lacks stands upright.
 */
export function faceChain({ family, weight, italic }: TypeFace): readonly FaceId[] {
  const upright = familyChain(family).map((name) => uprightFace(name, weight))
  return italic && hasItalic(family) ? [`${family}-${weight}-italic`, ...upright] : upright
}

/** What of a style says which faces it is set from. */
export type TypeFace = Pick<CaptionStyle, 'family' | 'weight' | 'italic'>

/**
 * Whether a face can hold a character at all, known without loading it.
 *
 * Latin families hold nothing from the CJK blocks, so nobody fetches a block to learn that.
 */
export function mayHold(face: FaceId, codepoint: number): boolean {
  return !isLatin(face) || !CJK_BLOCKS.some(([first, last]) => codepoint >= first && codepoint <= last)
}

/** Whether a face is known to hold a character, so that no face behind it in the chain is needed. */
export function surelyHolds(face: FaceId, codepoint: number): boolean {
  if (codepoint >= 0x20 && codepoint <= 0x7e) {
    return true
  }
  if (isLatin(face)) {
    const first = face === 'italiana-400' ? 0xa1 : 0xa0
    return codepoint >= first && codepoint <= 0xff && codepoint !== 0xad
  }
  return (
    (face.startsWith('noto-sans-sc') || face === 'cactus-400') &&
    codepoint >= IDEOGRAPHS.first &&
    codepoint <= IDEOGRAPHS.last
  )
}

/** Radicals to Yi, Hangul, compatibility ideographs, full-width forms, everything beyond the first two planes. */
const CJK_BLOCKS = [
  [0x2e80, 0xa4cf],
  [0xac00, 0xd7ff],
  [0xf900, 0xfaff],
  [0xff00, 0xffef],
  [0x20000, 0x10ffff],
] as const
const IDEOGRAPHS = { first: 0x4e00, last: 0x9fa5 }

const CHINESE_FACES: ReadonlySet<string> = new Set(
  FONT_FAMILIES.filter(isChinese).flatMap((family) => FONT_WEIGHTS.map((weight) => uprightFace(family, weight))),
)

const isLatin = (face: FaceId) => !CHINESE_FACES.has(face)

/** The first face of the chain that has every character of a grapheme. */
export function faceFor(fonts: FontBook, chain: readonly FaceId[], codepoints: readonly number[]): FaceId | undefined {
  return chain.find((face) => codepoints.every((codepoint) => mayHold(face, codepoint) && fonts.glyph(face, codepoint)))
}

/** Faces that hold Simplified ideographs and some Traditional ones. */
const SOME_IDEOGRAPHS: ReadonlySet<FaceId> = new Set(['ma-shan-zheng-400', 'zcool-kuaile-400'])

/**
 * The faces for the ideographs of `text`: some faces lack Traditional ones, and a face that lacks a single one
 * of the text sets none of them, so that no title is written by two hands.
 */
export function ideographChain(text: string, fonts: FontBook, chain: readonly FaceId[]): readonly FaceId[] {
  const ideographs = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).filter(isIdeograph)
  const holdsAll = (face: FaceId) =>
    !SOME_IDEOGRAPHS.has(face) || ideographs.every((codepoint) => fonts.glyph(face, codepoint))
  return ideographs.length > 0 ? chain.filter(holdsAll) : chain
}

export function isIdeograph(codepoint: number): boolean {
  return codepoint >= 0x3400 && codepoint <= IDEOGRAPHS.last
}

/** A part of a face to load: its characters from `block * GLYPH_BLOCK`. */
export interface BlockName {
  readonly face: FaceId
  readonly block: number
}

/** The blocks that setting `text` may look into, each once. */
export function blocksOfText(text: string, chain: readonly FaceId[]): BlockName[] {
  const names = new Map<string, BlockName>()
  for (const character of new Set(text)) {
    const codepoint = character.codePointAt(0) ?? 0
    for (const face of chain) {
      if (mayHold(face, codepoint)) {
        const block = Math.floor(codepoint / GLYPH_BLOCK)
        names.set(`${face}/${block}`, { face, block })
      }
      if (surelyHolds(face, codepoint)) {
        break
      }
    }
  }
  return [...names.values()]
}
