import type { Box } from '../../domain/geometry.ts'
import { grown } from '../../domain/geometry.ts'
import type { CellShadow } from '../../domain/theme/theme.ts'
import type { Mm } from '../../domain/units.ts'
import type { ShapeSprite } from './scene.ts'

/** More steps are not seen at 300 dpi; fewer are, on white paper. */
const STEPS = 8

/** A photo that casts a shadow: its box on the sheet, and where shadows may fall. */
interface Casting {
  readonly id: string
  readonly box: Box
  readonly radius: Mm
  /** The panel with its bleed. */
  readonly ground: Box
}

/**
 * A soft shadow as flat rounded rectangles, the widest and faintest first: every painter lays the same shapes over each
 * other, where each would blur in its own way. Under the photo's own edge the shadow has its full opacity.
 */
export function shadowSprites(shadow: CellShadow, { id, box, radius, ground }: Casting): ShapeSprite[] {
  const { x, y, blur, colour, opacity } = shadow
  const moved = { ...box, x: box.x + x, y: box.y + y }
  const clip = common(grown(moved, blur), ground)
  if (opacity <= 0 || !clip) {
    return []
  }
  const steps = blur > 0 ? STEPS : 1
  return Array.from({ length: steps }, (_, at) => {
    const out = (blur * (steps - 1 - at)) / steps
    return {
      kind: 'shape',
      id: `shadow-${id}-${at}`,
      path: roundedPath(grown(moved, out), radius + out),
      clip,
      fill: colour,
      opacity: ownOpacity(density(at, steps, opacity), density(at + 1, steps, opacity)),
    }
  })
}

/** How dark the shadow is where `laid` of its steps lie over each other: slowly at first, as a real one fades. */
function density(laid: number, steps: number, opacity: number): number {
  return opacity * (laid / steps) * (laid / steps)
}

/** What the next step adds, so that all together come to `wanted`. In ten-thousandths, as a file can say it. */
function ownOpacity(before: number, wanted: number): number {
  return Math.round((1 - (1 - wanted) / (1 - before)) * 10_000) / 10_000
}

/** From the middle of a quarter arc's end to its control point, as a share of the radius. */
const KAPPA = 0.5523

function roundedPath({ x, y, width, height }: Box, wanted: Mm): string {
  const r = Math.min(wanted, width / 2, height / 2)
  const [right, bottom] = [x + width, y + height]
  const k = r * (1 - KAPPA)
  if (r <= 0) {
    return `M${at(x, y)}L${at(right, y)}L${at(right, bottom)}L${at(x, bottom)}Z`
  }
  return [
    `M${at(x + r, y)}L${at(right - r, y)}C${at(right - k, y)} ${at(right, y + k)} ${at(right, y + r)}`,
    `L${at(right, bottom - r)}C${at(right, bottom - k)} ${at(right - k, bottom)} ${at(right - r, bottom)}`,
    `L${at(x + r, bottom)}C${at(x + k, bottom)} ${at(x, bottom - k)} ${at(x, bottom - r)}`,
    `L${at(x, y + r)}C${at(x, y + k)} ${at(x + k, y)} ${at(x + r, y)}Z`,
  ].join('')
}

const at = (x: Mm, y: Mm) => `${rounded(x)} ${rounded(y)}`
const rounded = (value: number) => Math.round(value * 1000) / 1000

function common(a: Box, b: Box): Box | undefined {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const width = Math.min(a.x + a.width, b.x + b.width) - x
  const height = Math.min(a.y + a.height, b.y + b.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}
