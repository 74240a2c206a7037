import type { BookRequest } from './book-request.ts'
import { boundaryStrengths } from './boundary-strength.ts'
import type { LayoutWeights } from './layout-policy.ts'
import type { Root } from './layout-table.ts'
import { LayoutTable } from './layout-table.ts'
import { floatAt, shortAt, wholeAt } from './numbers.ts'
import { realise, rootCost } from './page-layout.ts'
import type { Frame } from './slicing-tree.ts'

/** What breaks and densities weigh against the layouts themselves. */
const BOUNDARY_INSIDE = 0.44
const UNEVEN_DENSITY = 0.012
const BELOW_MINIMUM = 0.02
const OTHER_BREAK = 0.25
const OTHER_COUNT = 0.03
const BLANK_PAGE = 1000
/** A photo alone on its page that is better among others. */
const ALONE = 1

/** A cost for every run of photos that could be a page: `at(start, length)`; Infinity where groups forbid it. */
export class RunCosts {
  readonly longest: number
  private readonly costs: Float64Array

  constructor(count: number, longest: number) {
    this.longest = longest
    this.costs = new Float64Array(count * (longest + 1)).fill(Number.POSITIVE_INFINITY)
  }

  at(start: number, length: number): number {
    return floatAt(this.costs, start * (this.longest + 1) + length)
  }

  set(start: number, length: number, cost: number): void {
    this.costs[start * (this.longest + 1) + length] = cost
  }

  /** Both together, by `start * (longest + 1) + length`. */
  plus({ costs }: RunCosts): Float64Array {
    return this.costs.map((cost, at) => cost + floatAt(costs, at))
  }
}

type Breaks = Pick<BookRequest, 'photos' | 'pages' | 'perPage' | 'anchors'>

/** What a page costs beside its layout: events it swallows, a number of photos that is unlike the others, a new break. */
export function besideCosts({ photos, pages, perPage, anchors }: Breaks, longest: number): RunCosts {
  const count = photos.length
  const strengths = boundaryStrengths(photos.map((photo) => photo.takenAt))
  const wanted = Math.max(Math.min(pages.min, count), Math.min(pages.max, count, pages.wanted))
  const density = count / wanted
  const costs = new RunCosts(count, longest)
  for (let start = 0; start < count; start++) {
    let unlike = anchors && start > 0 && !anchors.has(start) ? OTHER_BREAK : 0
    let swallowed = 0
    for (let length = 1; length <= longest && start + length <= count; length++) {
      if (photos[start + length - 1]?.group !== photos[start]?.group) {
        break
      }
      unlike += anchors && length > 1 && anchors.has(start + length - 1) ? OTHER_BREAK : 0
      swallowed += length > 1 ? floatAt(strengths, start + length - 1) : 0
      const off = length - density
      const missing = density >= perPage.min ? Math.max(0, perPage.min - length) : 0
      const uneven = (UNEVEN_DENSITY * off * off) / density + BELOW_MINIMUM * missing
      const alone = length === 1 && photos[start]?.besideOthers ? ALONE : 0
      costs.set(start, length, BOUNDARY_INSIDE * swallowed + uneven + unlike + alone)
    }
  }
  return costs
}

/** What a run costs that no tree lays out without deep crops. */
const NO_GOOD_LAYOUT = 2

/** Steps of aspect of the table of a book; a book of very many photos has enough pages to choose from with fewer. */
const DETAIL = { usual: 3, many: 2 }
const MANY = 300

/** So many of a run's trees are looked at cell by cell. */
const LOOKED_AT = 5

/**
 * What the layout of every possible page costs, photos in order.
 *
 * At first by the outer shape of the page alone; a run that a book may really use is then looked at cell by cell, and
 * laid out for good when it is used. Small sides and edges that nearly meet are seen only there.
 */
export class PageCosts {
  readonly longest: number
  private readonly table: LayoutTable
  private readonly shapes: RunCosts
  private readonly looked: RunCosts
  private readonly aspects: Float64Array
  private readonly frames: readonly Frame[]
  private readonly weights: LayoutWeights

  constructor(photos: BookRequest['photos'], weights: LayoutWeights, frames: readonly Frame[], longest: number) {
    const count = photos.length
    this.longest = longest
    this.weights = weights
    this.frames = frames
    this.aspects = Float64Array.from(photos, (photo) => photo.aspect)
    this.table = new LayoutTable(this.aspects, new Float64Array(count).fill(1), {
      longest: Math.max(1, longest - 1),
      detail: count > MANY ? DETAIL.many : DETAIL.usual,
      gap: frames[0]?.gap ?? 0,
    })
    this.shapes = new RunCosts(count, longest)
    this.looked = new RunCosts(count, longest)
    for (let start = 0; start < count; start++) {
      for (let length = 1; length <= longest && start + length <= count; length++) {
        if (photos[start + length - 1]?.group !== photos[start]?.group) {
          break
        }
        this.shapes.set(start, length, this.shapeCost(start, length))
      }
    }
  }

  private shapeCost(start: number, length: number): number {
    const { table, weights } = this
    const frame = this.frames[start] as Frame
    if (length === 1) {
      return rootCost({ slope: floatAt(this.aspects, start), offset: 0, uneven: 1 }, 1, frame, weights)
    }
    let best = NO_GOOD_LAYOUT
    const spread = length <= 3 ? 99 : 1
    table.scan({ start, length }, frame, spread, (root) => {
      const cost = rootCost(root, length, frame, weights)
      if (cost < best) {
        best = cost
      }
    })
    return best
  }

  isLookedAt(start: number, length: number): boolean {
    return this.looked.at(start, length) !== Number.POSITIVE_INFINITY
  }

  /** Looks at the best trees of a run cell by cell. */
  look(start: number, length: number): void {
    const frame = this.frames[start] as Frame
    const own = this.aspects.subarray(start, start + length)
    const roots: { cost: number; root: Root }[] = []
    if (length > 1) {
      const spread = length <= 3 ? 99 : 1
      this.table.scan({ start, length }, frame, spread, (root) => {
        const cost = rootCost(root, length, frame, this.weights)
        const last = roots[LOOKED_AT - 1]
        if (!last || cost < last.cost) {
          let at = roots.length
          while (at > 0 && cost < (roots[at - 1] as { cost: number }).cost) {
            at--
          }
          const { kind, cut, first, second } = root
          roots.splice(at, 0, { cost, root: { kind, cut, first, second } })
          if (roots.length > LOOKED_AT) {
            roots.pop()
          }
        }
      })
    }
    const trees =
      length > 1
        ? roots.map(({ root }) => this.table.treeOf(start, length, root))
        : [{ kind: 'leaf', photo: 0 } as const]
    let best = NO_GOOD_LAYOUT
    for (const tree of trees) {
      best = Math.min(best, realise(tree, own, frame, this.weights).cost)
    }
    this.looked.set(start, length, best)
  }

  lookedCost(start: number, length: number): number {
    return this.looked.at(start, length)
  }

  /** What a run really costs, once it is laid out. */
  know(start: number, length: number, cost: number): void {
    this.looked.set(start, length, cost)
  }

  /** Costs as far as they are known; of runs that nobody looked at, what such runs usually cost beside their shape. */
  expected(): RunCosts {
    const { shapes, looked, longest } = this
    const count = this.aspects.length
    const extra = new Float64Array(longest + 1)
    const seen = new Int32Array(longest + 1)
    for (let start = 0; start < count; start++) {
      for (let length = 1; length <= longest; length++) {
        const cost = looked.at(start, length)
        if (cost < NO_GOOD_LAYOUT) {
          extra[length] = floatAt(extra, length) + Math.max(0, cost - shapes.at(start, length))
          seen[length] = wholeAt(seen, length) + 1
        }
      }
    }
    const costs = new RunCosts(count, longest)
    for (let start = 0; start < count; start++) {
      for (let length = 1; length <= longest; length++) {
        const cost = looked.at(start, length)
        const usual = floatAt(extra, length) / Math.max(1, wholeAt(seen, length))
        costs.set(start, length, cost === Number.POSITIVE_INFINITY ? shapes.at(start, length) + USUAL * usual : cost)
      }
    }
    return costs
  }

  release(): void {
    this.table.release()
  }
}

/** An unseen run is thought a little better than seen ones, so that it is looked at. */
const USUAL = 0.7

export interface Cuts {
  /** Where the pages begin, and the end. */
  readonly at: readonly number[]
  readonly cost: number
}

/** Better knowledge of pages moves cuts by no more than so many photos, and changes the total by no more pages. */
const NEAR = { photos: 24, pages: 4 }

/** The cheapest pages over all page counts that are allowed; cuts that are known to be about right save most of the work. */
export function cheapestCuts(
  { photos, pages }: Pick<BookRequest, 'photos' | 'pages'>,
  layouts: RunCosts,
  besides: RunCosts,
  near?: readonly number[],
): Cuts | undefined {
  const count = photos.length
  const { longest } = layouts
  const most = Math.min(pages.max, count, near ? near.length - 1 + NEAR.pages : count)
  const fewest = Math.min(Math.max(pages.min, near ? near.length - 1 - NEAR.pages : 0), most)
  const costs = layouts.plus(besides)
  let before = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY)
  let row = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY)
  before[0] = 0
  const lengths: Int16Array[] = [new Int16Array(0)]
  let bestPages = 0
  let bestCost = Number.POSITIVE_INFINITY
  for (let page = 1; page <= most; page++) {
    const usual = near?.[Math.min(page, near.length - 1)]
    const first = Math.max(page, count - (most - page) * longest, usual === undefined ? 0 : usual - NEAR.photos)
    const last = Math.min(count, page * longest, usual === undefined ? count : usual + NEAR.photos)
    const chosen = new Int16Array(count + 1)
    row.fill(Number.POSITIVE_INFINITY)
    for (let end = first; end <= last; end++) {
      let best = Number.POSITIVE_INFINITY
      let bestLength = 0
      for (let length = 1; length <= longest && length <= end; length++) {
        const start = end - length
        const cost = floatAt(before, start) + floatAt(costs, start * (longest + 1) + length)
        if (cost < best) {
          best = cost
          bestLength = length
        }
      }
      row[end] = best
      chosen[end] = bestLength
    }
    lengths.push(chosen)
    // Another page total needs a blank page, so it is taken only when groups leave no other.
    const odd = (page + (pages.beside ?? 0)) % pages.multiple === 0 ? 0 : BLANK_PAGE
    const total = floatAt(row, count) + OTHER_COUNT * Math.abs(page - pages.wanted) + odd
    if (page >= fewest && total < bestCost) {
      bestCost = total
      bestPages = page
    }
    const done = before
    before = row
    row = done
  }
  if (bestPages === 0) {
    return undefined
  }
  const at = [count]
  for (let page = bestPages, end = count; page > 0; page--) {
    end -= shortAt(lengths[page] as Int16Array, end)
    at.push(end)
  }
  return { at: at.reverse(), cost: bestCost }
}
