import type { Box } from '../../geometry.ts'
import { MARGIN_WEIGHTS } from '../../layout/layout-policy.ts'
import { type PageLayout, realise } from '../../layout/page-layout.ts'
import { shufflePool } from '../../layout/page-shuffle.ts'
import { type Cell, type Frame, photosOf, type Tree } from '../../layout/slicing-tree.ts'
import { micrometres } from '../areas/page-areas.ts'
import { fills, type PhotoArea } from '../placing/relayout.ts'

/** Layouts of the same photos that look different, best first, and the room that they fill. */
export interface Round {
  readonly layoutArea: PhotoArea
  readonly pool: readonly PageLayout[]
}

/** On bleeding pages only layouts that fill the sheet; where those are too few, layouts in a frame of white. */
export function roundOf(layoutArea: PhotoArea, aspects: Float64Array, seed: number): Round {
  if (aspects.length === 1) {
    return { layoutArea, pool: framesOfOne(layoutArea, aspects) }
  }
  const pool = shufflePool(aspects, layoutArea.frame, layoutArea.weights, seed)
  if (!layoutArea.otherwise) {
    return { layoutArea, pool }
  }
  const filling = pool.filter((layout) => fills(layout, layoutArea.frame))
  return filling.length >= 2 ? { layoutArea, pool: filling } : roundOf(layoutArea.otherwise, aspects, seed)
}

/** Shares of the room that a single photo takes in turn, and where it stands: 0 top, 1 bottom. */
const FRAMES_OF_ONE = [
  { share: 0.8, height: 0.5 },
  { share: 0.62, height: 0.3 },
] as const

/** One photo has one tree: its frame changes instead, from full to inset to small. */
function framesOfOne(layoutArea: PhotoArea, aspects: Float64Array): PageLayout[] {
  const { frame, weights } = layoutArea
  const leaf: Tree = { kind: 'leaf', photo: 0 }
  const full = realise(leaf, aspects, frame, weights)
  const whole = realise(leaf, aspects, frame, { ...MARGIN_WEIGHTS, maxCrop: Math.min(weights.maxCrop, 0.06) })
  const [cell] = whole.cells
  const inset = FRAMES_OF_ONE.map(({ share, height }): PageLayout => {
    const width = Math.round((cell?.width ?? frame.width) * share)
    const tall = Math.round((cell?.height ?? frame.height) * share)
    const x = Math.floor((frame.width - width) / 2)
    const y = Math.floor((frame.height - tall) * height)
    return { ...whole, cells: [{ photo: 0, x, y, width, height: tall }], signature: `0 at ${share}` }
  })
  const first = layoutArea.otherwise === undefined || fills(full, frame) ? [full] : []
  return [...first, ...inset]
}

export function plainCell(photo: number, box: Box): Cell {
  const [x, y] = [micrometres(box.x), micrometres(box.y)]
  return { photo, x, y, width: micrometres(box.x + box.width) - x, height: micrometres(box.y + box.height) - y }
}

/** The largest subtrees of two photos or more without a fixed one. */
export function freeParts(tree: Tree, free: ReadonlySet<number>): number[][] {
  const photos = photosOf(tree)
  if (photos.every((photo) => free.has(photo))) {
    return photos.length >= 2 ? [photos] : []
  }
  return tree.kind === 'leaf' ? [] : [...freeParts(tree.first, free), ...freeParts(tree.second, free)]
}

export function around(cells: readonly Cell[], gap: number): { x: number; y: number; frame: Frame } {
  const x = Math.min(...cells.map((cell) => cell.x))
  const y = Math.min(...cells.map((cell) => cell.y))
  const width = Math.max(...cells.map((cell) => cell.x + cell.width)) - x
  const height = Math.max(...cells.map((cell) => cell.y + cell.height)) - y
  return { x, y, frame: { width, height, gap } }
}
