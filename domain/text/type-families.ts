/** Families that the shop prints with; each has all weights. Chinese runs fall back to a Noto face by glyph. */
export const FONT_FAMILIES = ['open-sans', 'lora', 'noto-sans-sc', 'noto-sans-tc'] as const
export type FontFamily = (typeof FONT_FAMILIES)[number]

export const FONT_WEIGHTS = [400, 700] as const
export type FontWeight = (typeof FONT_WEIGHTS)[number]
