/** Families that the shop prints with; each has all weights. Chinese runs fall back to a Noto face by glyph. */
export const FONT_FAMILIES = ['open-sans', 'lora', 'noto-sans-sc', 'noto-sans-tc'] as const
export type FontFamily = (typeof FONT_FAMILIES)[number]

/** Families that have a slanted face of each weight; Chinese is not set slanted. */
const ITALIC_FAMILIES = ['open-sans', 'lora'] as const satisfies readonly FontFamily[]
export type ItalicFamily = (typeof ITALIC_FAMILIES)[number]

export function hasItalic(family: FontFamily): family is ItalicFamily {
  return ITALIC_FAMILIES.some((one) => one === family)
}

export const FONT_WEIGHTS = [400, 700] as const
export type FontWeight = (typeof FONT_WEIGHTS)[number]
