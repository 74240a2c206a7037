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
const STAND_IN_FAMILIES = ['noto-sans', 'noto-sans-light', 'noto-sans-black', 'biz-udpgothic', 'nanum-gothic'] as const

/** Every family that a character may be drawn from. */
export const PRINT_FAMILIES = [...FONT_FAMILIES, ...STAND_IN_FAMILIES] as const
export type PrintFamily = (typeof PRINT_FAMILIES)[number]

export const FONT_WEIGHTS = [400, 700] as const
export type FontWeight = (typeof FONT_WEIGHTS)[number]

/** Families of one weight; the others have both. */
const REGULAR_ONLY: readonly PrintFamily[] = [
  ...(['noto-sans-sc-light', 'noto-sans-tc-light', 'noto-sans-sc-black', 'noto-sans-tc-black'] as const),
  ...(['noto-sans-light', 'noto-sans-black'] as const),
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

/** Letters that are heavy at their one weight: beside them stand bold ones. */
const HEAVY = /^(abril|dm-serif|zcool|ma-shan)|-black$/

/** How what stands in for letters of a family is set: as heavy as they are, and slanted beside a hand that leans. */
export function standsIn(family: PrintFamily, weight: FontWeight): { weight: FontWeight; italic: boolean } {
  return { weight: HEAVY.test(family) ? 700 : weight, italic: family === 'caveat' }
}

/** Of a chain, what is as heavy as its first family at this weight: bold ones beside bold, no black ones beside others. */
export function asHeavy(families: readonly PrintFamily[], weight: FontWeight): readonly PrintFamily[] {
  const [own = 'open-sans'] = families
  const isBold = weight === 700 && hasBold(own)
  return families.filter((family) =>
    family.endsWith('-black') ? isBold || HEAVY.test(own) : !isBold || hasBold(family),
  )
}

/**
 * What a family of titles stands with: letters of its weight for scripts and accents that it lacks, and Chinese ones,
 * Simplified and Traditional, that suit it.
 */
const PAIRED: Partial<Record<FontFamily, readonly PrintFamily[]>> = {
  'noto-sans-sc-light': ['noto-sans-tc-light', 'noto-sans-light'],
  'noto-sans-tc-light': ['noto-sans-sc-light', 'noto-sans-light'],
  'noto-sans-sc-black': ['noto-sans-tc-black', 'noto-sans-black'],
  'noto-sans-tc-black': ['noto-sans-sc-black', 'noto-sans-black'],
  lora: ['cactus'],
  'ma-shan-zheng': ['caveat', 'lora', 'cactus'],
  cinzel: ['lora', 'cactus'],
  'dm-serif': ['lora', 'cactus'],
  italiana: ['noto-sans-light', 'noto-sans-sc-light', 'noto-sans-tc-light'],
  'abril-fatface': ['lora', 'noto-sans-black', 'noto-sans-sc-black', 'noto-sans-tc-black'],
  caveat: ['lora', 'ma-shan-zheng', 'cactus'],
  'zcool-kuaile': ['noto-sans-black'],
  oswald: ['noto-sans-black'],
}

export function pairedWith(family: FontFamily): readonly PrintFamily[] {
  return PAIRED[family] ?? []
}
