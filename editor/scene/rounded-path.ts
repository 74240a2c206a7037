import type { Box } from '../../domain/geometry.ts'
import type { PaintContext } from './paint-context.ts'

type RoundedPath = Pick<PaintContext, 'moveTo' | 'arcTo' | 'rect' | 'closePath'>

/** Adds a box with round corners to the path of `ctx`; all in its units. */
export function traceRounded(ctx: RoundedPath, { x, y, width, height }: Box, radius: number): void {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0) {
    ctx.rect(x, y, width, height)
    return
  }
  // Four quarter arcs: `roundRect` is missing in Safari before 16 and Chrome before 99.
  ctx.moveTo(x + r, y)
  ctx.arcTo(x + width, y, x + width, y + height, r)
  ctx.arcTo(x + width, y + height, x, y + height, r)
  ctx.arcTo(x, y + height, x, y, r)
  ctx.arcTo(x, y, x + width, y, r)
  ctx.closePath()
}
