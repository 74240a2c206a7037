import type { LayoutWeights } from './layout-policy.ts'
import type { PageLayout } from './page-layout.ts'
import { bestLayouts, byCost, movement, realise } from './page-layout.ts'
import { seededRandom } from './seeded-random.ts'
import type { Cell, Frame } from './slicing-tree.ts'
import { mirrored, treeSignature } from './slicing-tree.ts'

/** Two layouts of a shuffle differ by at least this much movement. */
export const SHUFFLE_DISTANCE = 0.3

/** A shuffle shows at most this many layouts before it begins again. */
const POOL = 12

/** A layout may cost this much more than the best and still be shown. */
const SLACK = 0.12

/** Layouts that look different from each other, best first: the round of a shuffle. Two photos or more. */
export function shufflePool(aspects: Float64Array, frame: Frame, policy: LayoutWeights, seed: number): PageLayout[] {
  // Variety is worth a photo that is a little smaller than the first layout would have it, and a little more white.
  const weights: LayoutWeights = {
    ...policy,
    ...{ small: Math.min(policy.small, 0.6), smallSide: Math.min(policy.smallSide, 0.15) },
    ...{ white: Math.min(policy.white, 0.5), spread: 0 },
  }
  const count = aspects.length
  const candidates = new Map<string, PageLayout>()
  const add = (layout: PageLayout) => {
    const known = candidates.get(layout.signature)
    if (!known || known.cost > layout.cost) {
      candidates.set(layout.signature, layout)
    }
  }
  const detail = count <= 6 ? 4 : count <= 9 ? 3 : 2
  for (const layout of bestLayouts(aspects, frame, weights, { best: 48, seed, swaps: 4, detail })) {
    add(layout)
  }
  const forgiving = { ...weights, unevenFree: weights.unevenFree + 0.4 }
  for (let hero = 0; hero < Math.min(count, 8); hero++) {
    const wanted = new Float64Array(count).fill(1)
    wanted[hero] = 2.5
    const options = { best: 12, seed: seed + hero, wanted, swaps: 1, detail: Math.min(detail, 3) }
    for (const layout of bestLayouts(aspects, frame, weights, options)) {
      add(realise(layout.tree, aspects, frame, forgiving))
    }
  }
  for (const layout of [...candidates.values()]) {
    for (const kind of ['beside', 'above'] as const) {
      const tree = mirrored(layout.tree, kind)
      if (!candidates.has(treeSignature(tree))) {
        add({ ...realise(tree, aspects, frame, weights), cost: layout.cost + 0.002 })
      }
    }
  }
  return apart([...candidates.values()].sort(byCost))
}

/** The best layouts that keep their distance from every better one. */
function apart(sorted: readonly PageLayout[]): PageLayout[] {
  const pool: PageLayout[] = []
  const dearest = (sorted[0]?.cost ?? 0) + SLACK
  for (const layout of sorted) {
    if (layout.cost > dearest || pool.length >= POOL) {
      break
    }
    if (pool.every((other) => movement(other.cells, layout.cells) >= SHUFFLE_DISTANCE)) {
      pool.push(layout)
    }
  }
  return pool
}

/**
 * A round: the best first, then all others in an order that the seed decides, no two of one kind one after the other as long as
 * there is another.
 */
export function inTurn<T>(pool: readonly T[], seed: number, kindOf: (layout: T) => string): T[] {
  const rest = pool.slice(1)
  const random = seededRandom(seed)
  for (let at = rest.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[rest[at], rest[other]] = [rest[other] as T, rest[at] as T]
  }
  const round = pool.slice(0, 1)
  while (rest.length > 0) {
    const last = kindOf(round.at(-1) as T)
    const left = (kind: string) => rest.filter((one) => kindOf(one) === kind).length
    const [next] = rest
      .filter((one) => kindOf(one) !== last)
      .sort((a, b) => left(kindOf(b)) - left(kindOf(a)) || rest.indexOf(a) - rest.indexOf(b))
    round.push(...rest.splice(next === undefined ? 0 : rest.indexOf(next), 1))
  }
  return round
}

/** The first step of a round behind `step` whose layout differs from what the page shows now; `undefined` when none does. */
export function nextStep<T extends { readonly cells: readonly Cell[] }>(
  round: readonly T[],
  step: number,
  shown: readonly Cell[],
): { readonly step: number; readonly layout: T } | undefined {
  for (let ahead = 1; ahead <= round.length; ahead++) {
    const layout = round[(step + ahead) % round.length]
    if (layout && movement(shown, layout.cells) >= SHUFFLE_DISTANCE) {
      return { step: step + ahead, layout }
    }
  }
  return undefined
}
