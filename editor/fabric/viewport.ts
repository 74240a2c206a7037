import type { CloseUp } from '../../domain/editing/design-place.ts'
import { type Box, grown, type Point, type Size } from '../../domain/geometry.ts'
import type { Mm } from '../../domain/units.ts'
import type { SpreadPage, Viewport } from '../editor-port.ts'

/** The spread never comes closer than this many times the whole. */
const MAX_ZOOM = 5

/** Space left free around the pages, css px. */
const MARGIN = 14

/** The rectangle that all pages lie in with what is around them, spread mm. */
export function extentOf(pages: readonly SpreadPage[], around: Mm = 0): Box {
  const left = Math.min(...pages.map((page) => page.at.x))
  const top = Math.min(...pages.map((page) => page.at.y))
  const right = Math.max(...pages.map((page) => page.at.x + page.scene.width))
  const bottom = Math.max(...pages.map((page) => page.at.y + page.scene.height))
  return pages.length > 0 ? grown({ x: left, y: top, width: right - left, height: bottom - top }, around) : EMPTY
}

/** The view that shows `box` as large as the canvas lets it, in its middle. */
export function viewOf(box: Box, canvas: Size): Viewport {
  const scale = Math.max(
    1e-3,
    Math.min((canvas.width - 2 * MARGIN) / box.width, (canvas.height - 2 * MARGIN) / box.height),
  )
  return {
    scale,
    left: canvas.width / 2 - (box.x + box.width / 2) * scale,
    top: canvas.height / 2 - (box.y + box.height / 2) * scale,
  }
}

/** Room above a frame that is cropped, for its corners; and below it, for its turn handle. Css px. */
const CROP_MARGIN = { above: 14, below: 50 } as const

/** The view that shows `frame` so wide, css px, or as wide as its height lets it be; in the middle of the canvas. */
export function cropView(frame: Box, canvas: Size, width: number): Viewport {
  const { above, below } = CROP_MARGIN
  const high = Math.max(1, canvas.height - above - below)
  const scale = Math.min(Math.min(width, canvas.width) / frame.width, high / frame.height)
  return {
    scale,
    left: canvas.width / 2 - (frame.x + frame.width / 2) * scale,
    top: above + high / 2 - (frame.y + frame.height / 2) * scale,
  }
}

/** Letters that are written are seen so large, css px: legible on a phone, and never a poster. */
const WRITTEN = { least: 17, most: 34 } as const

/**
 * The view of a text that is written: as wide as the canvas, its letters legible. Where its place is wider, its lines are in the
 * middle, and the caret where they are wider too.
 */
export function writeView(
  { box, caret, lines, em }: Record<'box' | 'caret' | 'lines', Box> & { readonly em: number },
  extent: Box,
  canvas: Size,
): Viewport {
  const wide = Math.max(1, canvas.width - 2 * MARGIN) / box.width
  const legible = Math.min(WRITTEN.most / em, Math.max(WRITTEN.least / em, wide))
  const scale = Math.max(viewOf(extent, canvas).scale, legible)
  const fits = { x: box.width * scale <= canvas.width, y: box.height * scale <= canvas.height }
  const along = lines.width * scale + 2 * MARGIN <= canvas.width ? lines.x + lines.width / 2 : caret.x
  const x = fits.x ? box.x + box.width / 2 : Math.max(box.x + canvas.width / 2 / scale - MARGIN / scale, along)
  const y = fits.y ? box.y + box.height / 2 : caret.y + caret.height / 2
  return {
    scale,
    left: within(canvas.width / 2 - x * scale, extent.x * scale, extent.width * scale, canvas.width),
    top: within(canvas.height / 2 - y * scale, extent.y * scale, extent.height * scale, canvas.height),
  }
}

/** A box of the spread (mm) as it is seen, css px. */
export function inView({ x, y, width, height }: Box, { scale, left, top }: Viewport): Box {
  return { x: x * scale + left, y: y * scale + top, width: width * scale, height: height * scale }
}

/** The view zoomed by `factor` so that what lies at `from` (css px) lies at `to`, kept within the spread. */
export function zoomedView(
  view: Viewport,
  pinch: { readonly from: Point; readonly to: Point; readonly scale: number },
): Viewport {
  return {
    scale: view.scale * pinch.scale,
    left: pinch.to.x - (pinch.from.x - view.left) * pinch.scale,
    top: pinch.to.y - (pinch.from.y - view.top) * pinch.scale,
  }
}

/** A view by what lies in the middle of the canvas. */
export function closeUpOf({ scale, left, top }: Viewport, canvas: Size): CloseUp {
  return { scale, x: (canvas.width / 2 - left) / scale, y: (canvas.height / 2 - top) / scale }
}

/** The view with the same middle on a canvas, of whatever size it is now. */
export function viewOfCloseUp({ scale, x, y }: CloseUp, canvas: Size): Viewport {
  return { scale, left: canvas.width / 2 - x * scale, top: canvas.height / 2 - y * scale }
}

/** The nearest view between all of the spread and `MAX_ZOOM` of it whose pages are not pushed off the canvas. */
export function clampedView(view: Viewport, extent: Box, canvas: Size): Viewport {
  const whole = viewOf(extent, canvas)
  const scale = Math.min(whole.scale * MAX_ZOOM, Math.max(whole.scale, view.scale))
  // The point in the middle of the canvas stays there while the scale is put right.
  const { left, top } = viewOfCloseUp({ ...closeUpOf(view, canvas), scale }, canvas)
  return {
    scale,
    left: within(left, extent.x * scale, extent.width * scale, canvas.width),
    top: within(top, extent.y * scale, extent.height * scale, canvas.height),
  }
}

/** How much closer than the whole spread a view is; 1 shows all. */
export function zoomOfView(view: Viewport, extent: Box, canvas: Size): number {
  return view.scale / viewOf(extent, canvas).scale
}

/** Whether pages lie beyond the edge of the canvas: 1 to the right, -1 to the left. */
export function hasMore(view: Viewport, extent: Box, canvas: Size, by: 1 | -1): boolean {
  const moved = clampedView({ ...view, left: view.left - by * canvas.width }, extent, canvas)
  return Math.abs(moved.left - view.left) > 2
}

/** Puts a shift so that pages smaller than the canvas lie in its middle and larger ones leave no gap but the margin. */
function within(shift: number, start: number, length: number, canvas: number): number {
  if (length + 2 * MARGIN <= canvas) {
    return canvas / 2 - start - length / 2
  }
  return Math.min(MARGIN - start, Math.max(canvas - MARGIN - start - length, shift))
}

const EMPTY: Box = { x: 0, y: 0, width: 1, height: 1 }
