import type { LayoutWeights } from './layout-policy.ts'
import { bestLayouts, costOf, type PageLayout, realise } from './page-layout.ts'
import type { Cell, Frame, Tree } from './slicing-tree.ts'
import { sizeLine, treePhotos, treeSignature } from './slicing-tree.ts'

export interface TextCellRequest {
  /** Aspects of the photos; the words come before them. */
  readonly aspects: Float64Array
  readonly frame: Frame
  readonly weights: LayoutWeights
  readonly seed: number
  /** The area that the words need, square micrometres. */
  readonly needed: number
  /** Whether the words have room in this cell of the frame at their full size. */
  readonly fits: (cell: Cell) => boolean
  /** What a layout of the photos costs. */
  readonly price: (photos: readonly Cell[]) => number
}

/** A page whose words are one of its cells; photos count from 0, as they do without words. */
export interface TextCellLayout {
  readonly text: Cell
  readonly photos: readonly Cell[]
  readonly cost: number
}

/** Shapes that the words are tried in, before their cell gives way to what the photos leave. */
const SHAPES = [0.7, 1.2, 2.1] as const

/** The cheapest page that is cut into a cell for words, first in reading order, and one for each photo. */
export function bestTextCell(request: TextCellRequest): TextCellLayout | undefined {
  const { aspects, frame, weights, seed, needed } = request
  const count = aspects.length
  const shares = new Float64Array(count + 1).fill(1)
  shares[0] = Math.max(0.2, Math.min(2, (needed * count) / Math.max(1, frame.width * frame.height - needed)))
  const seen = new Set<string>()
  let best: TextCellLayout | undefined
  for (const shape of SHAPES) {
    const all = Float64Array.of(shape, ...aspects)
    const search = { best: 6, swaps: 0, detail: 2, seed, wanted: shares }
    for (const { tree } of bestLayouts(all, frame, weights, search)) {
      const signature = treeSignature(tree)
      if (!seen.has(signature) && treePhotos(tree)[0] === 0) {
        seen.add(signature)
        const laid = priced(elastic(tree, all, frame, weights), request)
        if (laid && laid.cost < (best?.cost ?? Number.POSITIVE_INFINITY)) {
          best = laid
        }
      }
    }
  }
  return best
}

/** The words take at most this share of a page with several photos, and of a page with one. */
const LARGEST = 0.3
const LARGEST_BESIDE_ONE = 0.5

/** The words' cell over the whole width is a head, and no cell of this kind. */
function priced({ cells }: PageLayout, request: TextCellRequest): TextCellLayout | undefined {
  const { aspects, frame, fits, price } = request
  const text = cells.find((cell) => cell.photo === 0)
  const largest = (aspects.length > 1 ? LARGEST : LARGEST_BESIDE_ONE) * frame.width * frame.height
  if (!text || text.width >= frame.width || text.width * text.height > largest || !fits(text)) {
    return undefined
  }
  const photos = cells.flatMap((cell) => (cell === text ? [] : [{ ...cell, photo: cell.photo - 1 }]))
  return { text, photos, cost: price(photos) }
}

/** The words' cell is at least this narrow and at most this wide for its height. */
const NARROWEST = 0.2
const WIDEST = 5

/** Halvings of the range of shapes: the page then misses its frame by less than a micrometre. */
const HALVINGS = 24

/** The tree with its first cell in the shape that makes the page fill its frame, all photos whole; else as near as can be. */
function elastic(tree: Tree, aspects: Float64Array, frame: Frame, weights: LayoutWeights): PageLayout {
  const shaped = aspects.slice()
  let low = NARROWEST
  let high = WIDEST
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    shaped[0] = middle
    const { slope, offset } = sizeLine(tree, shaped, frame.gap)
    if (slope * frame.height + offset > frame.width) {
      high = middle
    } else {
      low = middle
    }
  }
  shaped[0] = low
  return realise(tree, shaped, frame, weights)
}

/** What a page costs by its photos alone: what of the page is no photo is white, words and gaps too. */
export function costOfPhotos(
  cells: readonly Cell[],
  aspects: Float64Array,
  page: Frame,
  weights: LayoutWeights,
  sharp: Float64Array,
): number {
  const left = Math.min(...cells.map(({ x }) => x))
  const top = Math.min(...cells.map(({ y }) => y))
  const right = Math.max(...cells.map(({ x, width }) => x + width))
  const bottom = Math.max(...cells.map(({ y, height }) => y + height))
  const area = cells.reduce((sum, { width, height }) => sum + width * height, 0)
  const inside = ((right - left) * (bottom - top) - area) / (page.width * page.height)
  return costOf(cells, aspects, page, weights, { sharp }) + weights.white * inside
}
