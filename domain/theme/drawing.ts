import type { Mm } from '../units.ts'
import type { Anchor, Colour, Ornament, PageRole } from './theme.ts'

/** Drawings on the paper of a role, the lowest first. */
export function role(background: Colour, ...ornaments: readonly Ornament[]): PageRole {
  return { background, ornaments }
}

/** A drawing in its own millimetres: `size` is also its view box. */
export function drawing(of: {
  readonly id: string
  readonly anchor: Anchor
  readonly at?: readonly [x: Mm, y: Mm]
  readonly size: readonly [width: Mm, height: Mm]
  readonly path: string
  readonly fill?: Colour
  readonly stroke?: { readonly colour: Colour; readonly width: Mm }
  readonly opacity?: number
  readonly tile?: readonly [width: Mm, height: Mm]
}): Ornament {
  const { at = [0, 0], size, tile, ...rest } = of
  return {
    ...rest,
    offset: { x: at[0], y: at[1] },
    size: { width: size[0], height: size[1] },
    viewBox: { x: 0, y: 0, width: size[0], height: size[1] },
    ...(tile ? { tile: { width: tile[0], height: tile[1] } } : {}),
  }
}
