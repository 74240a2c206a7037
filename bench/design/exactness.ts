import { halfBoxes, spreadArea } from '../../domain/design/placing/spread-photo.ts'
import type { Cell, Frame } from '../../domain/layout/slicing-tree.ts'
import type { PageFormat } from '../../domain/product/paper.ts'
import type { Theme } from '../../domain/theme/theme.ts'

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

/**
 * A photo over the fold: whole micrometres, each half inside its sheet and running over the fold by the bleed, both of
 * one height, and together the whole of it.
 */
export function isExactSpread(format: PageFormat, theme: Theme, aspect: number): boolean {
  const area = spreadArea(format, theme, aspect)
  const { left, right } = halfBoxes(area, format)
  const { page, bleed } = format
  const um = (mm: number) => Math.round(mm * 1000)
  const numbers = [left, right].flatMap(({ x, y, width, height }) => [x, y, width, height])
  const whole = numbers.every((mm) => Math.abs(mm * 1000 - um(mm)) < 1e-6)
  const inside = [left, right].every(({ x, y, width, height }) => {
    const across = um(x) >= um(-bleed) && um(x + width) <= um(page.width + bleed)
    return across && um(y) >= um(-bleed) && um(y + height) <= um(page.height + bleed) && width > 0 && height > 0
  })
  const meets = um(left.x + left.width) === um(page.width + bleed) && um(right.x) === um(-bleed)
  const seen = um(left.width - bleed) + um(right.width - bleed)
  return whole && inside && meets && left.y === right.y && left.height === right.height && seen === um(area.width)
}
