import type { LayoutWeights } from './layout-policy.ts'
import type { Root, Shape } from './layout-table.ts'
import { LayoutTable } from './layout-table.ts'
import { floatAt } from './numbers.ts'
import { seededRandom } from './seeded-random.ts'
import type { Cell, Frame, Line, Measured, Tree } from './slicing-tree.ts'
import { measured, placeMeasured, placeTree, renamed, treeSignature, wholeSize } from './slicing-tree.ts'

/** One way to lay a page out, and how good it is: the smaller `cost`, the better. */
export interface PageLayout {
  readonly tree: Tree
  readonly cells: readonly Cell[]
  readonly cost: number
  readonly signature: string
}

export interface SearchOptions {
  /** How many layouts to find. */
  readonly best: number
  readonly detail?: number
  /** How many orders with two neighbours swapped are tried beside the given one. */
  readonly swaps?: number
  readonly seed?: number
  /** Wanted share of each photo; equal when absent. */
  readonly wanted?: Float64Array
  /** The printed width of each whole photo, micrometres, beyond which its pixels would show; endless when absent. */
  readonly sharp?: Float64Array
  readonly nearMiddle?: number
}

/** What single photos ask for, by their number. */
export type PhotoPreferences = Pick<SearchOptions, 'wanted' | 'sharp'>

/** The best distinct layouts for photos of these aspects in the frame, best first. Never empty for one photo or more. */
export function bestLayouts(
  aspects: Float64Array,
  frame: Frame,
  weights: LayoutWeights,
  options: SearchOptions,
): PageLayout[] {
  const count = aspects.length
  if (count === 0) {
    return []
  }
  if (count === 1) {
    return [realise({ kind: 'leaf', photo: 0 }, aspects, frame, weights, options)]
  }
  const wanted = options.wanted ?? fairShares(aspects, frame, options.sharp)
  const asks: PhotoPreferences = { wanted, ...(options.sharp ? { sharp: options.sharp } : {}) }
  const search: PageSearch = { aspects, frame, weights, options, wanted, asks }
  const tables: LayoutTable[] = []
  const roots = ordersToTry(count, options.swaps ?? 4, options.seed ?? 1).flatMap((order) => {
    const table = tableFor(order, search)
    tables.push(table)
    return rootsFor(order, table, search)
  })
  roots.sort((a, b) => a.cost - b.cost)
  const layouts = realisedBest(roots, search)
  for (const table of tables) {
    table.release()
  }
  return layouts.length > 0 ? layouts : [evenLayout(aspects, frame, weights)]
}

/** What layouts of one page are sought by. */
interface PageSearch {
  readonly aspects: Float64Array
  readonly frame: Frame
  readonly weights: LayoutWeights
  readonly options: SearchOptions
  readonly wanted: Float64Array
  readonly asks: PhotoPreferences
}

/** Realises the promising roots in turn, until no later one can be among the best: its outer shape alone costs more. */
function realisedBest(roots: readonly PricedRoot[], search: PageSearch): PageLayout[] {
  const { aspects, frame, weights, asks, options } = search
  const { best } = options
  const seen = new Set<string>()
  const layouts: PageLayout[] = []
  for (const root of roots) {
    const last = layouts[best - 1]
    if (last && root.cost > last.cost) {
      break
    }
    const tree = root.tree()
    const signature = treeSignature(tree)
    if (!seen.has(signature)) {
      seen.add(signature)
      const layout = realise(tree, aspects, frame, weights, asks)
      if (Number.isFinite(layout.cost)) {
        insertSorted(layouts, layout, best)
      }
    }
  }
  return layouts
}

function insertSorted(layouts: PageLayout[], layout: PageLayout, most: number): void {
  let at = layouts.length
  while (at > 0 && byCost(layout, layouts[at - 1] as PageLayout) < 0) {
    at--
  }
  layouts.splice(at, 0, layout)
  if (layouts.length > most) {
    layouts.pop()
  }
}

/** Best first; equal costs by their signature, so that every engine sorts alike. */
export function byCost(a: PageLayout, b: PageLayout): number {
  return a.cost - b.cost || (a.signature < b.signature ? -1 : a.signature > b.signature ? 1 : 0)
}

/** The given order, and orders with one or two pairs of neighbours swapped: reading order stays nearly intact. */
function ordersToTry(count: number, swaps: number, seed: number): number[][] {
  const natural = Array.from({ length: count }, (_, at) => at)
  const orders = new Map([[natural.join(), natural]])
  const random = seededRandom(seed)
  for (let trial = 0; trial < swaps && count > 2; trial++) {
    const order = [...natural]
    const pairs = 1 + Math.floor(random() * 2)
    for (let pair = 0; pair < pairs; pair++) {
      const at = Math.floor(random() * (count - 1))
      order.splice(at, 0, ...order.splice(at + 1, 1))
    }
    orders.set(order.join(), order)
  }
  return [...orders.values()]
}

/** Narrow runs have few trees: look at all of them. */
const LOOK_AT_ALL = 99

function detailFor(count: number): number {
  return count <= 8 ? 4 : count <= 14 ? 3 : 2
}

/** A way to cut a page, what its outer shape costs, and its tree when asked for. */
interface PricedRoot {
  readonly cost: number
  readonly tree: () => Tree
}

function tableFor(order: readonly number[], { aspects, wanted, frame, options }: PageSearch): LayoutTable {
  const count = order.length
  const ordered = Float64Array.from(order, (at) => floatAt(aspects, at))
  const shares = Float64Array.from(order, (at) => floatAt(wanted, at))
  return new LayoutTable(ordered, shares, {
    longest: count - 1,
    detail: options.detail ?? detailFor(count),
    gap: frame.gap,
    ...(options.nearMiddle === undefined ? {} : { nearMiddle: options.nearMiddle }),
  })
}

function rootsFor(order: readonly number[], table: LayoutTable, search: PageSearch): PricedRoot[] {
  const { wanted, frame, weights, options } = search
  const count = order.length
  const total = order.reduce((sum, at) => sum + floatAt(wanted, at), 0)
  const keep = 2 * options.best
  const kept: { cost: number; root: Root }[] = []
  let worst = Number.POSITIVE_INFINITY
  const scan = (spread: number) =>
    table.scan({ start: 0, length: count }, frame, spread, (root) => {
      const cost = rootCost(root, total, frame, weights)
      if (cost < worst) {
        const { kind, cut, first, second } = root
        kept.push({ cost, root: { kind, cut, first, second } })
        if (kept.length >= 2 * keep) {
          kept.sort((a, b) => a.cost - b.cost)
          kept.length = keep
          worst = (kept[keep - 1] as { cost: number }).cost
        }
      }
    })
  scan(count <= 3 ? LOOK_AT_ALL : count <= 6 ? 1 << (table.detail - 2) : 1)
  if (kept.length === 0) {
    scan(LOOK_AT_ALL)
  }
  kept.sort((a, b) => a.cost - b.cost)
  return kept
    .slice(0, keep)
    .map(({ cost, root }) => ({ cost, tree: () => renamed(table.treeOf(0, count, root), order) }))
}

/** What a tree costs by its outer shape alone: crop, white and unevenness. Infinite when its gaps do not fit. */
export function rootCost(
  { slope, offset, uneven }: Shape,
  total: number,
  frame: Frame,
  weights: LayoutWeights,
): number {
  const height = (frame.width - offset) / slope
  if (!(height > 0)) {
    return Number.POSITIVE_INFINITY
  }
  const width = slope * frame.height + offset
  if (height > frame.height && !(width > 0)) {
    return Number.POSITIVE_INFINITY
  }
  const filled = height <= frame.height ? height / frame.height : width / frame.width
  const missing = 1 - filled
  const crop = missing <= weights.maxCrop ? missing : 0
  const white = missing - crop
  const beyond = uneven / (total * total) - 1 - weights.unevenFree
  return weights.crop * crop + weights.white * white + (beyond > 0 ? weights.balance * beyond : 0)
}

/** The tree's cells in the frame, centred: stretched to fill it where `maxCrop` allows that, else every photo whole. */
export function realise(
  tree: Tree,
  aspects: Float64Array,
  frame: Frame,
  weights: LayoutWeights,
  asks: PhotoPreferences = {},
): PageLayout {
  const lines = measured(tree, aspects, frame.gap)
  let stretch = stretchFor(lines, frame, weights.maxCrop)
  let cells = cellsAt(lines, frame, stretch)
  // Gaps do not stretch, so that a photo beside many gaps may lose a little more than the whole does.
  if (stretch > 1 && weights.maxCrop < 1 && largestCrop(cells, aspects) > weights.maxCrop) {
    stretch = 1
    cells = cellsAt(lines, frame, stretch)
  }
  return { tree, cells, cost: costOf(cells, aspects, frame, weights, asks), signature: treeSignature(tree) }
}

/** How much one side grows beyond its natural length. What cannot fill the frame is not cropped for nothing. */
function stretchFor(line: Line, frame: Frame, maxCrop: number): number {
  const whole = wholeSize(line, frame)
  const missing = 1 - Math.min(whole.width / frame.width, whole.height / frame.height)
  return missing > 0 && missing < 1 && missing <= maxCrop ? 1 / (1 - missing) : 1
}

function cellsAt(tree: Measured, frame: Frame, stretch: number): Cell[] {
  const whole = wholeSize(tree, frame)
  const width = Math.round(Math.min(frame.width, whole.width < frame.width ? whole.width * stretch : whole.width))
  const height = Math.round(Math.min(frame.height, whole.height < frame.height ? whole.height * stretch : whole.height))
  const area = { x: Math.floor((frame.width - width) / 2), y: Math.floor((frame.height - height) / 2), width, height }
  return placeMeasured(tree, frame.gap, area)
}

/** The share of a photo that a cell of another shape cuts away. */
export function cropOf(cell: Cell, aspect: number): number {
  const shape = cell.width / cell.height
  return shape < aspect ? 1 - shape / aspect : 1 - aspect / shape
}

function largestCrop(cells: readonly Cell[], aspects: Float64Array): number {
  return cells.reduce((most, cell) => Math.max(most, cropOf(cell, floatAt(aspects, cell.photo))), 0)
}

/** Cells narrower than this are no place for a photo: 2 mm. */
const NARROWEST_CELL = 2000

/** What cells of a page cost: crop, white, unevenness, small sides, few pixels, edges that almost line up. */
export function costOf(
  cells: readonly Cell[],
  aspects: Float64Array,
  frame: Frame,
  weights: LayoutWeights,
  { wanted, sharp }: PhotoPreferences,
): number {
  const count = cells.length
  let area = 0
  let crop = 0
  let total = 0
  let shortest = Number.POSITIVE_INFINITY
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0]
  for (const cell of cells) {
    area += cell.width * cell.height
    crop += cropOf(cell, floatAt(aspects, cell.photo))
    total += wanted?.[cell.photo] ?? 1
    shortest = Math.min(shortest, cell.width, cell.height)
    left = Math.min(left, cell.x)
    top = Math.min(top, cell.y)
    right = Math.max(right, cell.x + cell.width)
    bottom = Math.max(bottom, cell.y + cell.height)
  }
  if (!(shortest >= Math.min(NARROWEST_CELL, frame.width / 50)) || left < 0 || top < 0) {
    return Number.POSITIVE_INFINITY
  }
  let uneven = -1
  for (const cell of cells) {
    const share = (wanted?.[cell.photo] ?? 1) / total
    uneven += (share * share * area) / (cell.width * cell.height)
  }
  const whole = frame.width * frame.height
  const white = 1 - ((right - left) * (bottom - top)) / whole
  const unit = Math.sqrt(whole)
  const wantedSide = unit * Math.min(weights.smallSide, 0.55 / Math.sqrt(count))
  return (
    (weights.crop * crop) / count +
    weights.white * white +
    weights.balance * Math.max(0, uneven - weights.unevenFree) +
    weights.small * Math.max(0, 1 - shortest / wantedSide) +
    weights.spread * Math.max(0, spreadOf(cells, area, total, wanted) - SPREAD_FREE) +
    (sharp ? FEW_PIXELS * tooLarge(cells, aspects, sharp) : 0) +
    (weights.almost > 0 ? weights.almost * almostAligned(cells, unit) : 0)
  )
}

/** Areas may differ so much without a cost: not every photo is of the same shape. */
const SPREAD_FREE = 0.3

/** How unlike the areas of the cells are, each against what is wanted of it: standard deviation as a share of the mean. */
function spreadOf(cells: readonly Cell[], area: number, total: number, wanted: Float64Array | undefined): number {
  let sum = 0
  for (const cell of cells) {
    const share = (wanted?.[cell.photo] ?? 1) / total
    const off = (cell.width * cell.height) / (area * share) - 1
    sum += off * off
  }
  return Math.sqrt(sum / cells.length)
}

/** A photo with few pixels may have so much less than its fair share of a page. */
const LEAST_SHARE = 0.3

/** Equal shares, but for photos whose pixels would show in an equal one. */
function fairShares(aspects: Float64Array, frame: Frame, sharp: Float64Array | undefined): Float64Array {
  const fair = (frame.width * frame.height) / aspects.length
  return aspects.map((aspect, at) => {
    const width = sharp?.[at] ?? Number.POSITIVE_INFINITY
    return Math.max(LEAST_SHARE, Math.min(1, (width * width) / aspect / fair))
  })
}

/** Weight of photos that are printed larger than their pixels allow. */
const FEW_PIXELS = 0.25

/** By how much cells are too large for their photos' pixels, in the mean: 0 none, .5 twice as large as is sharp. */
function tooLarge(cells: readonly Cell[], aspects: Float64Array, sharp: Float64Array): number {
  let sum = 0
  for (const { photo, width, height } of cells) {
    const whole = Math.max(width, height * floatAt(aspects, photo))
    sum += Math.max(0, 1 - floatAt(sharp, photo) / whole)
  }
  return sum / cells.length
}

/** Pairs of edges, per cell, that miss each other by 0.15 to 2.5 % of the page: they look like a mistake in print. */
function almostAligned(cells: readonly Cell[], unit: number): number {
  const low = 0.0015 * unit
  const high = 0.025 * unit
  const near = (distance: number) => {
    const size = Math.abs(distance)
    return size > low && size < high ? 1 : 0
  }
  let count = 0
  for (const [at, a] of cells.entries()) {
    for (let other = at + 1; other < cells.length; other++) {
      const b = cells[other] as Cell
      count += near(a.x - b.x) + near(a.x + a.width - b.x - b.width)
      count += near(a.y - b.y) + near(a.y + a.height - b.y - b.height)
    }
  }
  return count / cells.length
}

/** Halves, quarters, eighths: where gaps are so wide that no tree keeps the photos whole. Photos are cropped to fit. */
function evenLayout(aspects: Float64Array, frame: Frame, weights: LayoutWeights): PageLayout {
  const halve = (from: number, to: number, kind: 'beside' | 'above'): Tree => {
    if (to - from === 1) {
      return { kind: 'leaf', photo: from }
    }
    const middle = (from + to) >> 1
    const other = kind === 'beside' ? 'above' : 'beside'
    return { kind, first: halve(from, middle, other), second: halve(middle, to, other) }
  }
  const tree = halve(0, aspects.length, frame.width >= frame.height ? 'beside' : 'above')
  const squares = new Float64Array(aspects.length).fill(frame.width / frame.height)
  const area = { x: 0, y: 0, width: frame.width, height: frame.height }
  const cells = placeTree(tree, squares, frame.gap, area)
  return { tree, cells, cost: weights.crop + weights.white + 1, signature: treeSignature(tree) }
}

/** How far photos moved between two layouts, 0 (nothing moved) to 1: the mean of 1 - overlap / union. */
export function movement(before: readonly Cell[], after: readonly Cell[]): number {
  const old = new Map(before.map((cell) => [cell.photo, cell]))
  let sum = 0
  let count = 0
  for (const cell of after) {
    const was = old.get(cell.photo)
    if (was) {
      const width = Math.min(cell.x + cell.width, was.x + was.width) - Math.max(cell.x, was.x)
      const height = Math.min(cell.y + cell.height, was.y + was.height) - Math.max(cell.y, was.y)
      const shared = width > 0 && height > 0 ? width * height : 0
      sum += 1 - shared / (cell.width * cell.height + was.width * was.height - shared)
      count++
    }
  }
  return count > 0 ? sum / count : 0
}
