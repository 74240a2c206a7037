/**
 * A page cut into cells by straight cuts from edge to edge.
 *
 * Every subtree keeps all its photos whole when its width is `slope * height + offset`; that one line holds the
 * fixed gaps exactly:
 *
 *     leaf            slope = aspect                        offset = 0
 *     side by side    slope = l + r                         offset = lo + ro + gap
 *     stacked         slope = l * r / (l + r)               offset = (r * lo + l * ro) / (l + r) - slope * gap
 *
 * All lengths in `domain/layout` are whole micrometres, so that cells meet and gaps are exact.
 */
export type Tree = TreeLeaf | Cut

export interface TreeLeaf {
  readonly kind: 'leaf'
  /** Which photo of the page, from 0. */
  readonly photo: number
}

export interface Cut {
  /** `beside`: left and right. `above`: top and bottom. */
  readonly kind: 'beside' | 'above'
  readonly first: Tree
  readonly second: Tree
}

/** A cell on the page, whole micrometres. */
export interface Cell {
  readonly photo: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The rectangle that a page's photos share, and the gap between them: whole micrometres. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly gap: number
}

export interface Line {
  readonly slope: number
  readonly offset: number
}

export function sizeLine(tree: Tree, aspects: ArrayLike<number>, gap: number): Line {
  if (tree.kind === 'leaf') {
    return { slope: aspects[tree.photo] ?? 1, offset: 0 }
  }
  const first = sizeLine(tree.first, aspects, gap)
  const second = sizeLine(tree.second, aspects, gap)
  const sum = first.slope + second.slope
  if (tree.kind === 'beside') {
    return { slope: sum, offset: first.offset + second.offset + gap }
  }
  const slope = (first.slope * second.slope) / sum
  return { slope, offset: (second.slope * first.offset + first.slope * second.offset) / sum - slope * gap }
}

/** The largest size inside the frame at which no photo of the tree is cropped; unrounded. */
export function wholeSize({ slope, offset }: Line, frame: Frame): { width: number; height: number } {
  const height = (frame.width - offset) / slope
  return height <= frame.height
    ? { width: frame.width, height }
    : { width: slope * frame.height + offset, height: frame.height }
}

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Cuts `area` (whole micrometres) as the tree says; what it is larger or smaller than natural is shared evenly. */
export function placeTree(tree: Tree, aspects: ArrayLike<number>, gap: number, area: Area): Cell[] {
  return placeMeasured(measured(tree, aspects, gap), gap, area)
}

/** The same for a tree whose lines are known. */
export function placeMeasured(tree: Measured, gap: number, area: Area): Cell[] {
  const cells: Cell[] = []
  place(tree, gap, area, cells)
  return cells
}

/** A tree with the line of each of its parts. */
export type Measured =
  | { readonly kind: 'leaf'; readonly photo: number; readonly slope: number; readonly offset: number }
  | {
      readonly kind: 'beside' | 'above'
      readonly first: Measured
      readonly second: Measured
      readonly slope: number
      readonly offset: number
    }

export function measured(tree: Tree, aspects: ArrayLike<number>, gap: number): Measured {
  if (tree.kind === 'leaf') {
    return { kind: 'leaf', photo: tree.photo, slope: aspects[tree.photo] ?? 1, offset: 0 }
  }
  const first = measured(tree.first, aspects, gap)
  const second = measured(tree.second, aspects, gap)
  const sum = first.slope + second.slope
  if (tree.kind === 'beside') {
    return { kind: 'beside', first, second, slope: sum, offset: first.offset + second.offset + gap }
  }
  const slope = (first.slope * second.slope) / sum
  const offset = (second.slope * first.offset + first.slope * second.offset) / sum - slope * gap
  return { kind: 'above', first, second, slope, offset }
}

function place(tree: Measured, gap: number, { x, y, width, height }: Area, cells: Cell[]): void {
  if (tree.kind === 'leaf') {
    cells.push({ photo: tree.photo, x, y, width, height })
    return
  }
  const { first, second } = tree
  if (tree.kind === 'beside') {
    const left = share(width - gap, first.slope * height + first.offset, second.slope * height + second.offset)
    place(first, gap, { x, y, width: left, height }, cells)
    place(second, gap, { x: x + left + gap, y, width: width - gap - left, height }, cells)
    return
  }
  const top = share(height - gap, (width - first.offset) / first.slope, (width - second.offset) / second.slope)
  place(first, gap, { x, y, width, height: top }, cells)
  place(second, gap, { x, y: y + top + gap, width, height: height - gap - top }, cells)
}

/** Whole micrometres of `total` for the first of two neighbours with these natural lengths. */
function share(total: number, first: number, second: number): number {
  const one = Math.max(first, 1)
  const two = Math.max(second, 1)
  return Math.round((total * one) / (one + two))
}

/** The same cuts always have the same text, however the tree is nested: `beside(0,above(1,2))`. */
export function treeSignature(tree: Tree): string {
  return signed(tree, 'leaf')
}

function signed(tree: Tree, around: Tree['kind']): string {
  if (tree.kind === 'leaf') {
    return String(tree.photo)
  }
  const inside = `${signed(tree.first, tree.kind)},${signed(tree.second, tree.kind)}`
  return tree.kind === around ? inside : `${tree.kind === 'beside' ? 'B' : 'A'}(${inside})`
}

/** The photos of the tree, in reading order. */
export function treePhotos(tree: Tree): number[] {
  return tree.kind === 'leaf' ? [tree.photo] : [...treePhotos(tree.first), ...treePhotos(tree.second)]
}

/** The tree with photo `i` replaced by `names[i]`. */
export function renamed(tree: Tree, names: ArrayLike<number>): Tree {
  return tree.kind === 'leaf'
    ? { kind: 'leaf', photo: names[tree.photo] ?? tree.photo }
    : { kind: tree.kind, first: renamed(tree.first, names), second: renamed(tree.second, names) }
}

/** The tree seen in a mirror: `beside` swaps left and right, `above` top and bottom. */
export function mirrored(tree: Tree, kind: Cut['kind']): Tree {
  if (tree.kind === 'leaf') {
    return tree
  }
  const first = mirrored(tree.first, kind)
  const second = mirrored(tree.second, kind)
  return tree.kind === kind ? { kind: tree.kind, first: second, second: first } : { kind: tree.kind, first, second }
}

/** The cuts that made these cells, or `undefined` when no straight cuts can have made them. */
export function treeOf(cells: readonly Cell[]): Tree | undefined {
  const [only] = cells
  if (!only) {
    return undefined
  }
  if (cells.length === 1) {
    return { kind: 'leaf', photo: only.photo }
  }
  return (
    split(cells, 'beside', (cell) => [cell.x, cell.x + cell.width]) ??
    split(cells, 'above', (cell) => [cell.y, cell.y + cell.height])
  )
}

function split(
  cells: readonly Cell[],
  kind: Cut['kind'],
  spanOf: (cell: Cell) => readonly [number, number],
): Tree | undefined {
  const sorted = [...cells].sort((a, b) => spanOf(a)[0] - spanOf(b)[0] || a.photo - b.photo)
  let reach = Number.NEGATIVE_INFINITY
  for (const [at, cell] of sorted.entries()) {
    if (at > 0 && spanOf(cell)[0] >= reach) {
      const first = treeOf(sorted.slice(0, at))
      const second = treeOf(sorted.slice(at))
      return first && second && { kind, first, second }
    }
    reach = Math.max(reach, spanOf(cell)[1])
  }
  return undefined
}
