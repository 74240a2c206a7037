import { boundaryStrengths } from './boundary-strength.ts'
import type { LayoutWeights } from './layout-policy.ts'
import { LayoutTable } from './layout-table.ts'
import { rootCost } from './page-layout.ts'
import type { BookRequest } from './pagination.ts'
import type { Frame } from './slicing-tree.ts'

/** What breaks and densities weigh against the layouts themselves. */
const BOUNDARY_INSIDE = 0.35
const UNEVEN_DENSITY = 0.012
const BELOW_MINIMUM = 0.02
const OTHER_BREAK = 0.25
const OTHER_COUNT = 0.03
const BLANK_PAGE = 1000

/** A cost for every run of photos that could be a page: `at(start, length)`; Infinity where groups forbid it. */
export class RunCosts {
  readonly longest: number
  private readonly costs: Float64Array

  constructor(count: number, longest: number) {
    this.longest = longest
    this.costs = new Float64Array(count * (longest + 1)).fill(Number.POSITIVE_INFINITY)
  }

  at(start: number, length: number): number {
    return this.costs[start * (this.longest + 1) + length] as number
  }

  set(start: number, length: number, cost: number): void {
    this.costs[start * (this.longest + 1) + length] = cost
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
      swallowed += length > 1 ? (strengths[start + length - 1] as number) : 0
      const off = length - density
      const missing = density >= perPage.min ? Math.max(0, perPage.min - length) : 0
      const uneven = (UNEVEN_DENSITY * off * off) / density + BELOW_MINIMUM * missing
      costs.set(start, length, BOUNDARY_INSIDE * swallowed + uneven + unlike)
    }
  }
  return costs
}

/** What a run costs that no tree lays out without deep crops. */
const NO_GOOD_LAYOUT = 2

/** What the layout of every possible page costs, photos in order, by its outer shape. */
export function layoutCosts(
  { photos, weights }: { readonly photos: BookRequest['photos']; readonly weights: LayoutWeights },
  aspects: Float64Array,
  frames: readonly Frame[],
  longest: number,
): RunCosts {
  const count = photos.length
  const table = new LayoutTable(aspects, new Float64Array(count).fill(1), {
    longest: Math.max(1, longest - 1),
    detail: DETAIL,
    gap: frames[0]?.gap ?? 0,
  })
  const costs = new RunCosts(count, longest)
  for (let start = 0; start < count; start++) {
    const frame = frames[start] as Frame
    costs.set(start, 1, rootCost(aspects[start] as number, 0, 1, 1, frame, weights))
    for (let length = 2; length <= longest && start + length <= count; length++) {
      if (photos[start + length - 1]?.group !== photos[start]?.group) {
        break
      }
      let best = NO_GOOD_LAYOUT
      table.scan(
        start,
        length,
        frame.width,
        frame.height,
        length <= 3 ? 99 : 1,
        (_k, _c, _f, _s, slope, offset, uneven) => {
          const cost = rootCost(slope, offset, uneven, length, frame, weights)
          if (cost < best) {
            best = cost
          }
        },
      )
      costs.set(start, length, best)
    }
  }
  return costs
}

const DETAIL = 3

/** Where the pages begin, and the end: the cheapest way over all page counts that are allowed. */
export function cheapestCuts(
  { photos, pages }: Pick<BookRequest, 'photos' | 'pages'>,
  layouts: RunCosts,
  besides: RunCosts,
): number[] | undefined {
  const count = photos.length
  const { longest } = layouts
  const most = Math.min(pages.max, count)
  const fewest = Math.min(pages.min, most)
  let before = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY)
  before[0] = 0
  const lengths: Int16Array[] = [new Int16Array(0)]
  let bestPages = 0
  let bestCost = Number.POSITIVE_INFINITY
  for (let page = 1; page <= most; page++) {
    const row = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY)
    const chosen = new Int16Array(count + 1)
    const last = Math.min(count, page * longest)
    for (let end = Math.max(page, count - (most - page) * longest); end <= last; end++) {
      let best = Number.POSITIVE_INFINITY
      let bestLength = 0
      for (let length = 1; length <= longest && length <= end; length++) {
        const start = end - length
        const cost = (before[start] as number) + layouts.at(start, length) + besides.at(start, length)
        if (cost < best) {
          best = cost
          bestLength = length
        }
      }
      row[end] = best
      chosen[end] = bestLength
    }
    before = row
    lengths.push(chosen)
    // Another page total needs a blank page, so it is taken only when groups leave no other.
    const odd = page % pages.multiple === 0 ? 0 : BLANK_PAGE
    const total = (row[count] as number) + OTHER_COUNT * Math.abs(page - pages.wanted) + odd
    if (page >= fewest && total < bestCost) {
      bestCost = total
      bestPages = page
    }
  }
  if (bestPages === 0) {
    return undefined
  }
  const cuts = [count]
  for (let page = bestPages, end = count; page > 0; page--) {
    end -= (lengths[page] as Int16Array)[end] as number
    cuts.push(end)
  }
  return cuts.reverse()
}
