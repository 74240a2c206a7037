import type { Box, Point, Size } from '../../domain/geometry.ts'
import type { DeskPage, DeskView } from '../editor-port.ts'

/** The desk never comes closer than this many times the whole. */
const MAX_DESK_ZOOM = 5

/** Desk left free around the pages, css px. */
const MARGIN = 14

/** The rectangle that all pages lie in, desk mm. */
export function extentOf(pages: readonly DeskPage[]): Box {
  const left = Math.min(...pages.map((page) => page.at.x))
  const top = Math.min(...pages.map((page) => page.at.y))
  const right = Math.max(...pages.map((page) => page.at.x + page.scene.width))
  const bottom = Math.max(...pages.map((page) => page.at.y + page.scene.height))
  return pages.length > 0 ? { x: left, y: top, width: right - left, height: bottom - top } : EMPTY
}

/** The view that shows `box` as large as the board lets it, in its middle. */
export function viewOf(box: Box, board: Size): DeskView {
  const scale = Math.max(
    1e-3,
    Math.min((board.width - 2 * MARGIN) / box.width, (board.height - 2 * MARGIN) / box.height),
  )
  return {
    scale,
    left: board.width / 2 - (box.x + box.width / 2) * scale,
    top: board.height / 2 - (box.y + box.height / 2) * scale,
  }
}

/** The view zoomed by `factor` so that what lies at `from` (css px) lies at `to`, kept within the desk. */
export function zoomedView(
  view: DeskView,
  pinch: { readonly from: Point; readonly to: Point; readonly scale: number },
): DeskView {
  return {
    scale: view.scale * pinch.scale,
    left: pinch.to.x - (pinch.from.x - view.left) * pinch.scale,
    top: pinch.to.y - (pinch.from.y - view.top) * pinch.scale,
  }
}

/** The nearest view between all of the desk and `MAX_DESK_ZOOM` of it whose pages are not pushed off the board. */
export function clampedView(view: DeskView, extent: Box, board: Size): DeskView {
  const whole = viewOf(extent, board)
  const scale = Math.min(whole.scale * MAX_DESK_ZOOM, Math.max(whole.scale, view.scale))
  // The point in the middle of the board stays there while the scale is put right.
  const middle = { x: (board.width / 2 - view.left) / view.scale, y: (board.height / 2 - view.top) / view.scale }
  return {
    scale,
    left: within(board.width / 2 - middle.x * scale, extent.x * scale, extent.width * scale, board.width),
    top: within(board.height / 2 - middle.y * scale, extent.y * scale, extent.height * scale, board.height),
  }
}

/** How much closer than the whole desk a view is; 1 shows all. */
export function zoomOfView(view: DeskView, extent: Box, board: Size): number {
  return view.scale / viewOf(extent, board).scale
}

/** Whether pages lie beyond the edge of the board: 1 to the right, -1 to the left. */
export function hasMore(view: DeskView, extent: Box, board: Size, by: 1 | -1): boolean {
  const moved = clampedView({ ...view, left: view.left - by * board.width }, extent, board)
  return Math.abs(moved.left - view.left) > 2
}

/** Puts a shift so that pages smaller than the board lie in its middle and larger ones leave no gap but the margin. */
function within(shift: number, start: number, length: number, board: number): number {
  if (length + 2 * MARGIN <= board) {
    return board / 2 - start - length / 2
  }
  return Math.min(MARGIN - start, Math.max(board - MARGIN - start - length, shift))
}

const EMPTY: Box = { x: 0, y: 0, width: 1, height: 1 }
