import type { CaptionRole, OwnStyle } from '../design/design.ts'
import { sameValue } from '../same-value.ts'
import { type FontFamily, hasItalic } from '../text/type-families.ts'
import { captionStyleOf } from './caption-style.ts'
import type { CaptionStyle, Colour, Theme } from './theme.ts'

/** The short list of colours for texts, by what they are called; those of the theme come before them. */
export const TEXT_COLOURS = {
  ink: '#1f1d1a',
  grey: '#6b655b',
  white: '#ffffff',
  red: '#b3261e',
  orange: '#c2620c',
  gold: '#96741f',
  green: '#2e7d5b',
  blue: '#2b5c8a',
  violet: '#6a4a8c',
  rose: '#b4446c',
  brown: '#6b4a34',
} as const satisfies Record<string, Colour>

/** Sizes by their points, as printers count them. */
const POINTS = [7, 8, 9, 10, 12, 14, 18, 24, 30, 36, 48, 60, 72] as const
const LEADINGS = [1, 1.2, 1.4, 1.6, 2] as const
const ALIGNS = ['left', 'center', 'right'] as const

/** The short list of families behind those of the theme: one of each kind, and each sets all three scripts. */
const FAMILIES = [
  ...(['open-sans', 'lora', 'noto-sans-sc', 'noto-sans-tc', 'cactus'] as const),
  ...(['ma-shan-zheng', 'zcool-kuaile', 'caveat', 'dm-serif', 'oswald'] as const),
] satisfies readonly FontFamily[]

/** What a text can be set like: the option lists of A section 3, the theme's own first. */
export interface TextChoices {
  /** As the theme sets it. */
  readonly theme: CaptionStyle
  readonly families: readonly FontFamily[]
  /** Em, mm, with the points that they are called by. */
  readonly sizes: readonly { readonly points: number; readonly size: number }[]
  /** Of the theme, each once. */
  readonly themeColours: readonly Colour[]
  readonly leadings: readonly number[]
  readonly aligns: typeof ALIGNS
}

export function textChoices(theme: Theme, role: CaptionRole): TextChoices {
  const own = captionStyleOf(theme, { role })
  const { title, description, text, spine, address } = theme.captions
  const families = [own, title, text, description, spine].map(({ family }) => family)
  const colours = [own, title, description, text, spine, ...(address ? [address] : [])].map(({ colour }) => colour)
  return {
    theme: own,
    families: [...new Set([...families, ...FAMILIES])],
    sizes: POINTS.map((points) => ({ points, size: sizeOf(points) })),
    themeColours: [...new Set([...colours.map((colour) => colour.toLowerCase()), theme.spine.toLowerCase()])],
    leadings: LEADINGS,
    aligns: ALIGNS,
  }
}

/** Of an inch has a point a 72nd; texts are set in steps of 0.05 mm. */
function sizeOf(points: number): number {
  return Math.round(((points * 25.4) / 72) * 20) / 20
}

/** What a size is called, whole points. */
export function pointsOf(size: number): number {
  return Math.round((size * 72) / 25.4)
}

/** What a text says of itself once it is to be set so; the theme's own is not said. */
export function chosen(own: OwnStyle, choice: OwnStyle, theme: CaptionStyle): OwnStyle {
  const { italic, ...all } = { ...own, ...choice }
  const slanted = hasItalic(all.family ?? theme.family) && italic !== undefined ? { italic } : {}
  const upright = { italic: false, ...theme }
  return Object.fromEntries(
    Object.entries({ ...all, ...slanted }).filter(
      ([field, value]) => !sameValue(value, upright[field as keyof OwnStyle]),
    ),
  )
}
