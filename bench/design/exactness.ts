import type { Cell, Frame } from '../../domain/layout/slicing-tree.ts'

/** Whole micrometres, inside the frame, neighbours a gap or more apart, and each cell a gap or the edge beside it. */
export function isExact(cells: readonly Cell[], frame: Frame) {
  return cells.every((a, at) => {
    const whole = [a.x, a.y, a.width, a.height].every(Number.isInteger)
    const inside = a.x >= 0 && a.y >= 0 && a.x + a.width <= frame.width && a.y + a.height <= frame.height
    const apart = cells.slice(at + 1).every((b) => {
      const across = Math.max(b.x - a.x - a.width, a.x - b.x - b.width)
      const down = Math.max(b.y - a.y - a.height, a.y - b.y - b.height)
      return Math.max(across, down) >= frame.gap
    })
    return whole && inside && apart && a.width > 0 && a.height > 0 && hasNeighbour(a, cells, frame.gap)
  })
}

function hasNeighbour(cell: Cell, cells: readonly Cell[], gap: number): boolean {
  const left = Math.min(...cells.map((each) => each.x))
  const right = Math.max(...cells.map((each) => each.x + each.width))
  const top = Math.min(...cells.map((each) => each.y))
  const bottom = Math.max(...cells.map((each) => each.y + each.height))
  return (
    (cell.x === left || cells.some((each) => each.x + each.width + gap === cell.x)) &&
    (cell.x + cell.width === right || cells.some((each) => each.x === cell.x + cell.width + gap)) &&
    (cell.y === top || cells.some((each) => each.y + each.height + gap === cell.y)) &&
    (cell.y + cell.height === bottom || cells.some((each) => each.y === cell.y + cell.height + gap))
  )
}
