/**
 * Families that the shop prints with, all under the Open Font License. After adding one, `npm run glyphs` notes what it
 * can draw (`glyph-coverage.ts`).
 */
export const FONT_FAMILIES = [
  'open-sans',
  'lora',
  'noto-sans-sc',
  'noto-sans-tc',
  'noto-sans-sc-light',
  'noto-sans-tc-light',
  'noto-sans-sc-black',
  'noto-sans-tc-black',
  'cactus',
  'ma-shan-zheng',
  'zcool-kuaile',
  'cinzel',
  'dm-serif',
  'italiana',
  'abril-fatface',
  'caveat',
  'oswald',
  'space-grotesk',
  'courier-prime',
] as const
export type FontFamily = (typeof FONT_FAMILIES)[number]

/** Families that draw what the chosen one lacks. No theme names them and no shopper chooses them. */
const STAND_IN_FAMILIES = ['noto-sans', 'biz-udpgothic', 'nanum-gothic'] as const

/** Every family that a character may be drawn from. */
export const PRINT_FAMILIES = [...FONT_FAMILIES, ...STAND_IN_FAMILIES] as const
export type PrintFamily = (typeof PRINT_FAMILIES)[number]

export const FONT_WEIGHTS = [400, 700] as const
export type FontWeight = (typeof FONT_WEIGHTS)[number]

/** Families of one weight; the others have both. */
const REGULAR_ONLY: readonly PrintFamily[] = [
  ...(['noto-sans-sc-light', 'noto-sans-tc-light', 'noto-sans-sc-black', 'noto-sans-tc-black'] as const),
  ...(['cactus', 'ma-shan-zheng', 'zcool-kuaile', 'dm-serif', 'italiana', 'abril-fatface'] as const),
]

export function hasBold(family: PrintFamily): boolean {
  return !REGULAR_ONLY.includes(family)
}

/** The weight that a family has nearest to the one that is asked for. */
export function weightIn(family: PrintFamily, weight: FontWeight): FontWeight {
  return hasBold(family) ? weight : 400
}

/** Families that have a slanted face of each weight; Chinese is not set slanted. */
const ITALIC_FAMILIES = ['open-sans', 'lora', 'dm-serif', 'courier-prime'] as const satisfies readonly FontFamily[]
export type ItalicFamily = (typeof ITALIC_FAMILIES)[number]

export function hasItalic(family: PrintFamily): family is ItalicFamily {
  return ITALIC_FAMILIES.some((one) => one === family)
}

/**
 * What a family of titles stands with: Chinese letters, Simplified and Traditional, that suit it, and Latin ones of its
 * weight for rare accents and for an apostrophe that is no square.
 */
const PAIRED: Partial<Record<FontFamily, readonly FontFamily[]>> = {
  'noto-sans-sc-light': ['noto-sans-tc-light', 'italiana'],
  'noto-sans-tc-light': ['noto-sans-sc-light', 'italiana'],
  'noto-sans-sc-black': ['noto-sans-tc-black'],
  'noto-sans-tc-black': ['noto-sans-sc-black'],
  lora: ['cactus'],
  'ma-shan-zheng': ['cactus'],
  cinzel: ['lora', 'cactus'],
  'dm-serif': ['lora', 'cactus'],
  italiana: ['lora', 'noto-sans-sc-light', 'noto-sans-tc-light'],
  'abril-fatface': ['lora', 'noto-sans-sc-black', 'noto-sans-tc-black'],
  caveat: ['ma-shan-zheng', 'cactus'],
}

export function pairedWith(family: FontFamily): readonly FontFamily[] {
  return PAIRED[family] ?? []
}
