import type { Point, Size } from '../../domain/geometry.ts'
import { traceRounded } from '../scene/rounded-path.ts'

interface Magnified {
  /** The pages as they are painted. */
  readonly pages: HTMLCanvasElement
  /** Of the canvas, css px. */
  readonly size: Size
  /** What is shown in the middle, and how high its letters are; css px. */
  readonly of: Point
  readonly high: number
  readonly finger: Point
  readonly accent: string
  /** What is seen over the pages. */
  over(ctx: CanvasRenderingContext2D): void
}

/**
 * What a finger covers, seen larger above it. It is there at once and gone at once: nothing of it moves but with the
 * finger, so that there is no motion to reduce.
 */
export function paintLoupe(
  ctx: CanvasRenderingContext2D,
  { pages, size, of, high, finger, accent, over }: Magnified,
): void {
  const at = loupeAt(finger, of.y - high / 2, size)
  const glass = { x: at.x - WIDE / 2, y: at.y - HIGH / 2, width: WIDE, height: HIGH }
  const larger = Math.max(1, Math.min(LARGER, (HIGH * 0.7) / high))
  ctx.save()
  ctx.beginPath()
  traceRounded(ctx, glass, HIGH / 2)
  ctx.save()
  ctx.clip()
  ctx.fillStyle = '#fff'
  ctx.fill()
  ctx.translate(at.x, at.y)
  ctx.scale(larger, larger)
  ctx.translate(-of.x, -of.y)
  ctx.drawImage(pages, 0, 0, size.width, size.height)
  over(ctx)
  ctx.restore()
  ctx.beginPath()
  traceRounded(ctx, glass, HIGH / 2)
  ctx.lineWidth = 2
  ctx.strokeStyle = accent
  ctx.stroke()
  ctx.restore()
}

/** Above the letters and the finger; beside the finger where there is no room above; always whole on the canvas. */
export function loupeAt(finger: Point, top: number, { width, height }: Size): Point {
  const above = Math.min(top, finger.y - FINGER) - GAP - HIGH / 2
  const hasRoom = above >= HIGH / 2
  const beside = WIDE / 2 + FINGER
  const x = hasRoom ? finger.x : finger.x + (finger.x < width / 2 ? beside : -beside)
  return {
    x: Math.min(Math.max(x, WIDE / 2), Math.max(WIDE / 2, width - WIDE / 2)),
    y: Math.min(Math.max(above, HIGH / 2), Math.max(HIGH / 2, height - HIGH / 2)),
  }
}

/** The loupe, css px, and how much larger it shows. */
const WIDE = 132
const HIGH = 56
const LARGER = 1.6
const GAP = 8
/** Half of what a finger covers, css px. */
const FINGER = 22
