import type { LayoutWeights } from './layout-policy.ts'
import { floatAt } from './numbers.ts'
import type { PageLayout } from './page-layout.ts'
import { bestLayouts, movement, realise } from './page-layout.ts'
import type { Cell, Frame, Tree } from './slicing-tree.ts'
import { renamed, treePhotos } from './slicing-tree.ts'

/** A layout may cost this much more than the best when it moves the photos less. */
const SLACK = 0.12

/** What a change of a page is decided by. Photos keep their numbers; `cells` are those of the page before. */
export interface StableRequest {
  readonly cells: readonly Cell[]
  /** The page's cuts before; absent when they are not known. */
  readonly tree?: Tree
  /** Aspects by photo number: those that stay and those that come. */
  readonly aspects: Float64Array
  readonly frame: Frame
  readonly weights: LayoutWeights
  readonly seed: number
  readonly add: readonly number[]
  readonly del: readonly number[]
}

/** The page without `del` and with `add`, moving the photos that stay as little as a good layout allows. */
export function stableLayout(request: StableRequest): PageLayout | undefined {
  const { aspects, frame, weights, cells } = request
  const gone = new Set(request.del)
  const kept = [...(request.tree ? treePhotos(request.tree) : cells.map((cell) => cell.photo))].filter(
    (photo) => !gone.has(photo),
  )
  const photos = [...kept, ...request.add]
  if (photos.length === 0) {
    return undefined
  }
  const layouts = changedTrees(request, gone).map((tree) => realise(tree, aspects, frame, weights))
  const inOrder = [...photos].sort((a, b) => a - b)
  const fresh = Float64Array.from(inOrder, (photo) => floatAt(aspects, photo))
  for (const layout of bestLayouts(fresh, frame, weights, { best: 48, swaps: 6, seed: request.seed })) {
    layouts.push(realise(renamed(layout.tree, inOrder), aspects, frame, weights))
  }
  const cheapest = layouts.reduce((least, layout) => Math.min(least, layout.cost), Number.POSITIVE_INFINITY)
  if (cheapest === Number.POSITIVE_INFINITY) {
    const [only] = bestLayouts(fresh, frame, weights, { best: 1 })
    return only && { ...only, tree: renamed(only.tree, inOrder), cells: only.cells.map(numberedBy(inOrder)) }
  }
  let best: PageLayout | undefined
  let value = Number.POSITIVE_INFINITY
  for (const layout of layouts) {
    const moved = movement(cells, layout.cells) + 0.5 * layout.cost
    if (layout.cost <= cheapest + SLACK && moved < value) {
      value = moved
      best = layout
    }
  }
  return best
}

function numberedBy(photos: readonly number[]): (cell: Cell) => Cell {
  return (cell) => ({ ...cell, photo: photos[cell.photo] ?? cell.photo })
}

/** Every photo that comes multiplies the candidates by some thirty: only the best go on to the next photo. */
const GO_ON = 24

/** So many candidates are also tried with one of their cuts turned. */
const TRY_TURNED = 150

/** The old cuts without the photos that go and with the photos that come anywhere, and each of those with one cut turned. */
function changedTrees(request: StableRequest, gone: ReadonlySet<number>): Tree[] {
  const rest = request.tree && without(request.tree, gone)
  if (!request.tree && request.cells.some((cell) => !gone.has(cell.photo))) {
    return []
  }
  let trees: Tree[] = rest ? [rest] : []
  for (const photo of request.add) {
    const leaf: Tree = { kind: 'leaf', photo }
    const grown = trees.length > GO_ON ? cheapestOf(trees, request).slice(0, GO_ON) : trees
    trees = grown.length > 0 ? grown.flatMap((tree) => withLeaf(tree, leaf)) : [leaf]
  }
  if (trees.length > TRY_TURNED) {
    return trees
  }
  const turned = trees.flatMap(oneCutTurned)
  // Where nothing comes there are few trees: one photo may also go elsewhere.
  const moved = request.add.length === 0 && trees.length === 1 ? trees.flatMap(oneLeafMoved) : []
  return [...trees, ...turned, ...moved, ...(request.add.length === 0 ? turned.flatMap(oneCutTurned) : [])]
}

function cheapestOf(trees: readonly Tree[], request: StableRequest): Tree[] {
  return trees
    .map((tree) => realise(tree, request.aspects, request.frame, request.weights))
    .sort((a, b) => a.cost - b.cost || (a.signature < b.signature ? -1 : 1))
    .map((layout) => layout.tree)
}

function without(tree: Tree, gone: ReadonlySet<number>): Tree | undefined {
  if (tree.kind === 'leaf') {
    return gone.has(tree.photo) ? undefined : tree
  }
  const first = without(tree.first, gone)
  const second = without(tree.second, gone)
  return first && second ? { kind: tree.kind, first, second } : (first ?? second)
}

function withLeaf(tree: Tree, leaf: Tree): Tree[] {
  const around = (['beside', 'above'] as const).flatMap((kind): Tree[] => [
    { kind, first: tree, second: leaf },
    { kind, first: leaf, second: tree },
  ])
  if (tree.kind === 'leaf') {
    return around
  }
  return [
    ...around,
    ...withLeaf(tree.first, leaf).map((first): Tree => ({ kind: tree.kind, first, second: tree.second })),
    ...withLeaf(tree.second, leaf).map((second): Tree => ({ kind: tree.kind, first: tree.first, second })),
  ]
}

function oneLeafMoved(tree: Tree): Tree[] {
  return treePhotos(tree).flatMap((photo) => {
    const rest = without(tree, new Set([photo]))
    return rest ? withLeaf(rest, { kind: 'leaf', photo }) : []
  })
}

function oneCutTurned(tree: Tree): Tree[] {
  if (tree.kind === 'leaf') {
    return []
  }
  const { first, second } = tree
  return [
    { kind: tree.kind === 'beside' ? 'above' : 'beside', first, second },
    ...oneCutTurned(first).map((turned): Tree => ({ kind: tree.kind, first: turned, second })),
    ...oneCutTurned(second).map((turned): Tree => ({ kind: tree.kind, first, second: turned })),
  ]
}
