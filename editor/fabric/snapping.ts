import type { Box, Point } from '../../domain/geometry.ts'

/** Which side is pulled: none of both moves the whole. */
export interface Pull {
  readonly x: -1 | 0 | 1
  readonly y: -1 | 0 | 1
}

/** A line that is shown: upright (`y`) at `place` from the left, or level (`x`) from the top. */
export interface Guide {
  readonly along: 'x' | 'y'
  readonly place: number
  readonly from: number
  readonly to: number
}

/** What a box lines up with, all in one unit. */
export interface Snaps {
  readonly page: Box
  readonly safe: Box
  readonly others: readonly Box[]
  readonly reach: number
}

/** No side is pulled nearer to the other than this. */
const LEAST = 6

/** The box moved or pulled, caught by what is near: the middle of the page, its safe edges, edges and middles of the others. */
export function placedBy(
  box: Box,
  pull: Pull,
  by: Point,
  snaps: Snaps,
): { readonly box: Box; readonly guides: readonly Guide[] } {
  const isMoved = pull.x === 0 && pull.y === 0
  const across = alongOne({ start: box.x, size: box.width, pull: pull.x, by: by.x, isMoved }, linesOf(snaps, 'x'), {
    ...{ from: snaps.page.x, to: snaps.page.x + snaps.page.width, reach: snaps.reach },
  })
  const down = alongOne({ start: box.y, size: box.height, pull: pull.y, by: by.y, isMoved }, linesOf(snaps, 'y'), {
    ...{ from: snaps.page.y, to: snaps.page.y + snaps.page.height, reach: snaps.reach },
  })
  const { page } = snaps
  return {
    box: { x: across.start, y: down.start, width: across.size, height: down.size },
    guides: [
      ...across.caught.map((place): Guide => ({ along: 'y', place, from: page.y, to: page.y + page.height })),
      ...down.caught.map((place): Guide => ({ along: 'x', place, from: page.x, to: page.x + page.width })),
    ],
  }
}

interface Stretch {
  readonly start: number
  readonly size: number
  readonly pull: -1 | 0 | 1
  readonly by: number
  readonly isMoved: boolean
}

function alongOne(
  { start, size, pull, by, isMoved }: Stretch,
  lines: readonly number[],
  { from, to, reach }: { readonly from: number; readonly to: number; readonly reach: number },
): { readonly start: number; readonly size: number; readonly caught: readonly number[] } {
  if (isMoved) {
    const most = Math.max(from, to - size)
    const wished = clamp(start + by, from, most)
    const offsets = [0, size / 2, size]
    const near = offsets
      .flatMap((offset) => lines.map((line) => ({ line, shift: line - (wished + offset) })))
      .filter(({ shift }) => Math.abs(shift) <= reach && wished + shift >= from && wished + shift <= most)
      .sort((a, b) => Math.abs(a.shift) - Math.abs(b.shift))[0]
    const at = wished + (near?.shift ?? 0)
    const caught = near ? lines.filter((line) => offsets.some((offset) => Math.abs(at + offset - line) < 1e-6)) : []
    return { start: at, size, caught }
  }
  if (pull === 0) {
    return { start, size, caught: [] }
  }
  const end = start + size
  const wished = pull < 0 ? clamp(start + by, from, end - LEAST) : clamp(end + by, start + LEAST, to)
  const line = lines
    .filter((one) => Math.abs(one - wished) <= reach && (pull < 0 ? one <= end - LEAST : one >= start + LEAST))
    .sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished))[0]
  const edge = line ?? wished
  const caught = line === undefined ? [] : [line]
  return pull < 0 ? { start: edge, size: end - edge, caught } : { start, size: edge - start, caught }
}

function linesOf({ page, safe, others }: Snaps, axis: 'x' | 'y'): number[] {
  const side = axis === 'x' ? 'width' : 'height'
  const edges = (box: Box) => [box[axis], box[axis] + box[side]]
  const middle = (box: Box) => box[axis] + box[side] / 2
  return [...new Set([middle(page), ...edges(safe), ...others.flatMap((box) => [...edges(box), middle(box)])])]
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(least, most), Math.max(least, value))
}
