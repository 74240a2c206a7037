import { asId } from '../../ids.ts'
import { drawing } from '../../theme/drawing.ts'
import type { CaptionStyle, Colour, Ornament, Theme } from '../../theme/theme.ts'
import type { Mm } from '../../units.ts'

/** Ids of the demo merchant's theme categories. */
export const CATEGORY = {
  plain: 'plain',
  journey: 'journey',
  festive: 'festive',
  family: 'family',
  friends: 'friends',
} as const

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
    // As long as what is drawn: a tile that only reaches into the sheet is drawn too.
    size: lying ? [on, 1] : [1, on],
    path: lying ? `M0 0.5H${on}` : `M0.5 0V${on}`,
    stroke: { colour, width },
    tile: lying ? [step, ONCE] : [ONCE, step],
  })
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

/** A hand that texts are set in: its family and colour, and what it does otherwise than is usual. */
type Hand = Pick<CaptionStyle, 'family' | 'colour'> & Partial<CaptionStyle>

/** Caption styles of a theme: one hand for titles, one for texts, with sizes that read well on a page of 20 to 30 cm. */
export function captionStyles({ title, text, spine }: Pairing): Theme['captions'] {
  const usual = { weight: 400, align: title.align ?? 'center', vertical: 'middle' } as const
  const small = { ...usual, minSize: 2.4, ...text }
  return {
    title: { ...usual, size: 8.5, minSize: 4, leading: 1.35, ...title },
    description: { ...small, size: text.size ?? 3.9, leading: text.leading ?? 1.6 },
    text: { ...small, size: (text.size ?? 3.9) * TEXT_OF_DESCRIPTION, leading: text.leading ?? 1.5 },
    spine: {
      ...usual,
      ...title,
      align: 'center',
      vertical: 'middle',
      size: 4,
      minSize: 2,
      colour: spine,
      leading: 1.2,
    },
  }
}

interface Pairing {
  readonly title: Hand
  readonly text: Hand
  readonly spine: Colour
}

/** Free texts are a little smaller than what is said of a whole group. */
const TEXT_OF_DESCRIPTION = 0.92

/** A band along an edge, from beyond the bleed to `height` inside the page. Covers may be wrapped around their boards by 25 mm. */
export function edgeBand(id: string, edge: 'top' | 'bottom', height: Mm, fill: Colour): Ornament {
  const whole = height + WRAP
  const at: readonly [number, number] = [0, edge === 'top' ? -WRAP : WRAP]
  return drawing({ id, anchor: edge, at, size: [20, whole], path: `M0 0H20.1V${whole}H0Z`, fill, tile: [20, ONCE] })
}

const WRAP: Mm = 25
