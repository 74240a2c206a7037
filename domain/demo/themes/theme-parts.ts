import { asId } from '../../ids.ts'
import { drawing } from '../../theme/drawing.ts'
import type { CaptionStyle, Colour, Ornament, Theme } from '../../theme/theme.ts'
import type { Mm } from '../../units.ts'

/** Ids of the demo merchant's theme categories. */
export const CATEGORY = { plain: 'plain', journey: 'journey', festive: 'festive', family: 'family' } as const

export const themeId = (name: string): Theme['id'] => asId<Theme['id']>(`theme-${name}`)

/** Farther apart than any sheet is long: a tile that repeats in one direction only. */
export const ONCE: Mm = 2000

/** A line along one edge from bleed to bleed, `inset` from the trim; `dash` of 0 draws it through. */
export function edgeLine(of: {
  readonly id: string
  readonly edge: 'top' | 'bottom' | 'left' | 'right'
  readonly inset: Mm
  readonly colour: Colour
  readonly width: Mm
  readonly dash?: { readonly on: Mm; readonly off: Mm }
}): Ornament {
  const { id, edge, inset, colour, width, dash } = of
  const on = dash?.on ?? 20
  const step = dash ? dash.on + dash.off : 20
  const lying = edge === 'top' || edge === 'bottom'
  const away = edge === 'top' || edge === 'left' ? inset : -inset
  return drawing({
    id,
    anchor: edge,
    at: lying ? [0, away] : [away, 0],
    size: [1, 1],
    path: lying ? `M0 0.5H${on}` : `M0.5 0V${on}`,
    stroke: { colour, width },
    tile: lying ? [step, ONCE] : [ONCE, step],
  })
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

/** Caption styles of a theme: its family and colours, with sizes that read well on a page of 20 to 30 cm. */
export function captionStyles(theme: {
  readonly family: CaptionStyle['family']
  readonly title: Colour
  readonly text: Colour
  readonly spine: Colour
  readonly align?: CaptionStyle['align']
  readonly titleWeight?: CaptionStyle['weight']
  readonly titleSize?: Mm
}): Theme['captions'] {
  const { family, align = 'center', titleSize = 8.5 } = theme
  const base = { family, weight: 400, align, vertical: 'middle', minSize: 2.4 } as const
  return {
    title: {
      ...base,
      weight: theme.titleWeight ?? 400,
      size: titleSize,
      minSize: 4,
      colour: theme.title,
      leading: 1.35,
    },
    description: { ...base, size: 3.9, colour: theme.text, leading: 1.6 },
    text: { ...base, size: 3.6, colour: theme.text, leading: 1.5 },
    spine: { ...base, align: 'center', size: 4, minSize: 2, colour: theme.spine, leading: 1.2 },
  }
}
