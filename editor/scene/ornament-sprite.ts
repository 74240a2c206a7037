import type { Box, Point } from '../../domain/geometry.ts'
import type { Anchor, Ornament } from '../../domain/theme/theme.ts'
import { after, moved, scaled } from './matrix.ts'
import { type PathStep, readPath, writePath } from './ornament-path.ts'
import type { ShapeSprite } from './scene.ts'

/** Where a theme's drawings go: the trimmed panel that anchors are measured on, and the panel with its bleed. */
export interface OrnamentGround {
  readonly trim: Box
  readonly bleed: Box
}

/** An ornament of a theme on its panel; a tiled one covers the panel and its bleed. */
export function ornamentSprite(ornament: Ornament, ground: OrnamentGround, id: string): ShapeSprite {
  const steps = stepsOf(ornament.path)
  const { size, viewBox, fill, stroke, opacity = 1 } = ornament
  const fromViewBox = after(
    scaled(size.width / viewBox.width, size.height / viewBox.height),
    moved(-viewBox.x, -viewBox.y),
  )
  const path = placesOf(ornament, ground)
    .map((place) => writePath(steps, after(moved(place.x, place.y), fromViewBox)))
    .join('')
  return {
    kind: 'shape',
    id,
    path,
    clip: ground.bleed,
    ...(fill ? { fill } : {}),
    ...(stroke ? { stroke } : {}),
    opacity,
  }
}

/** A theme has the same few drawings on page after page. */
const read = new Map<string, readonly PathStep[]>()
const MOST_READ = 100

function stepsOf(path: string): readonly PathStep[] {
  const known = read.get(path)
  if (known) {
    return known
  }
  const steps = readPath(path)
  const [oldest] = read.keys()
  if (read.size >= MOST_READ && oldest !== undefined) {
    read.delete(oldest)
  }
  read.set(path, steps)
  return steps
}

/** Top left corners of the drawing on the sheet: one, or one for every tile that touches the panel. */
function placesOf({ anchor, offset, size, tile }: Ornament, { trim, bleed }: OrnamentGround): Point[] {
  const share = SHARES[anchor]
  const x = trim.x + share.x * (trim.width - size.width) + offset.x
  const y = trim.y + share.y * (trim.height - size.height) + offset.y
  if (!tile) {
    return [{ x, y }]
  }
  const columns = repeats({ at: x, length: size.width, step: tile.width, from: bleed.x, to: bleed.x + bleed.width })
  const rows = repeats({ at: y, length: size.height, step: tile.height, from: bleed.y, to: bleed.y + bleed.height })
  return rows.flatMap((top) => columns.map((left) => ({ x: left, y: top })))
}

function repeats(of: { at: number; length: number; step: number; from: number; to: number }): number[] {
  const first = Math.floor((of.from - of.length - of.at) / of.step) + 1
  const last = Math.ceil((of.to - of.at) / of.step) - 1
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => of.at + (first + i) * of.step)
}

const SHARES: Readonly<Record<Anchor, Point>> = {
  'top-left': { x: 0, y: 0 },
  top: { x: 0.5, y: 0 },
  'top-right': { x: 1, y: 0 },
  left: { x: 0, y: 0.5 },
  centre: { x: 0.5, y: 0.5 },
  right: { x: 1, y: 0.5 },
  'bottom-left': { x: 0, y: 1 },
  bottom: { x: 0.5, y: 1 },
  'bottom-right': { x: 1, y: 1 },
}
