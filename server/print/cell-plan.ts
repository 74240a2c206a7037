import type { Box, Size } from '../../domain/geometry.ts'
import { MM_PER_INCH } from '../../domain/units.ts'
import type { PhotoSprite } from '../../editor/scene/scene.ts'

/** Which pixels of a photo a slot prints, and at which scale. */
export interface CellPlan {
  /** The upright photo is scaled to this many pixels first; equal to the source where nothing is thrown away. */
  readonly scaled: Size
  /** The part of the scaled photo that is embedded, whole pixels. */
  readonly region: Box
  /** Pixels of the original per inch of paper, along the photo's own axes. */
  readonly sourcePpi: number
  /** Pixels per inch of paper that are embedded: the wanted resolution, or the photo's own where it has less. */
  readonly printedPpi: number
}

/**
 * Plans the picture that is embedded for one slot: the smallest upright rectangle that holds the turned crop window,
 * scaled down to `dpi` where the photo has more, never scaled up.
 */
export function planCell(sprite: PhotoSprite, source: Size, dpi: number): CellPlan {
  const crop = {
    width: sprite.crop.width * source.width,
    height: sprite.crop.height * source.height,
    x: (sprite.crop.x + sprite.crop.width / 2) * source.width,
    y: (sprite.crop.y + sprite.crop.height / 2) * source.height,
  }
  const across = sprite.turns % 2 === 0 ? sprite.box.width : sprite.box.height
  const sourcePpi = (crop.width * MM_PER_INCH) / across
  const scale = Math.min(1, dpi / sourcePpi)
  const scaled = {
    width: Math.max(1, Math.round(source.width * scale)),
    height: Math.max(1, Math.round(source.height * scale)),
  }
  const radians = (sprite.angle * Math.PI) / 180
  const cos = Math.abs(Math.cos(radians))
  const sin = Math.abs(Math.sin(radians))
  const half = {
    width: (crop.width * cos + crop.height * sin) / 2,
    height: (crop.width * sin + crop.height * cos) / 2,
  }
  const perX = scaled.width / source.width
  const perY = scaled.height / source.height
  const left = clamp(Math.floor((crop.x - half.width) * perX + SLACK), scaled.width - 1)
  const top = clamp(Math.floor((crop.y - half.height) * perY + SLACK), scaled.height - 1)
  const right = clamp(Math.ceil((crop.x + half.width) * perX - SLACK), scaled.width)
  const bottom = clamp(Math.ceil((crop.y + half.height) * perY - SLACK), scaled.height)
  return {
    scaled,
    region: { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) },
    sourcePpi,
    printedPpi: sourcePpi * scale,
  }
}

/** Rounding noise of fractions, in pixels: less than this is not a further pixel. */
const SLACK = 1e-3

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max)
}
