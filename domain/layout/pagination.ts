import type { EpochMs } from '../units.ts'
import { boundaryStrengths } from './boundary-strength.ts'
import type { LayoutWeights } from './layout-policy.ts'
import { LayoutTable } from './layout-table.ts'
import type { PageLayout } from './page-layout.ts'
import { bestLayouts, movement, rootCost } from './page-layout.ts'
import type { Frame } from './slicing-tree.ts'

/** What pagination needs to know of a photo. */
export interface PagePhoto {
  readonly aspect: number
  readonly takenAt?: EpochMs
  /** Photos of different groups share no page. */
  readonly group: number
}

export interface BookRequest {
  readonly photos: readonly PagePhoto[]
  /** The frame of a page; `opening` is the first page of its group, where a title may take room. */
  readonly frame: (group: number, opening: boolean) => Frame
  readonly weights: LayoutWeights
  readonly pages: { readonly min: number; readonly max: number; readonly wanted: number; readonly multiple: number }
  readonly perPage: { readonly min: number; readonly max: number }
  readonly detail?: number
  /** Photos that began a page before: breaks elsewhere cost a little, so that most pages stay as they are. */
  readonly anchors?: ReadonlySet<number>
}

/** One page: the run of photos `from` (included) to `to` (not included); cells count from `from`. */
export interface PageRun {
  readonly from: number
  readonly to: number
  readonly frame: Frame
  readonly layout: PageLayout
}

/** What breaks and densities weigh against the layouts themselves. */
const BOUNDARY_INSIDE = 0.35
const UNEVEN_DENSITY = 0.012
const BELOW_MINIMUM = 0.02
const OTHER_BREAK = 0.25
const OTHER_COUNT = 0.03
const BLANK_PAGE = 1000

/**
 * Shares photos out over pages by the true cost of every page they could make, groups and pauses respected, then
 * lays each page out. Returns `undefined` when the photos do not fit the page range.
 */
export function paginate(request: BookRequest): PageRun[] | undefined {
  const { photos, weights, perPage } = request
  const longest = Math.max(1, perPage.max)
  const aspects = Float64Array.from(photos, (photo) => photo.aspect)
  const opening = photos.map((photo, at) => photo.group !== photos[at - 1]?.group)
  const frames = photos.map((photo, at) => request.frame(photo.group, opening[at] === true))
  const costs = runCosts(request, aspects, frames, longest)
  const cuts = cheapestCuts(request, costs, longest)
  if (!cuts) {
    return undefined
  }
  const runs: PageRun[] = []
  let before: PageLayout | undefined
  for (let page = 0; page + 1 < cuts.length; page++) {
    const from = cuts[page] as number
    const to = cuts[page + 1] as number
    const layouts = layoutsOf(aspects.slice(from, to), frames[from] as Frame, weights, 17 + from)
    before = leastLike(layouts, before)
    runs.push({ from, to, frame: frames[from] as Frame, layout: before })
  }
  return runs
}

/** Pages that cost more than this are worth a closer look. */
const COULD_BE_BETTER = 0.03

/** A quick look at every page and a closer one at those that are not good yet. */
function layoutsOf(aspects: Float64Array, frame: Frame, weights: LayoutWeights, seed: number): PageLayout[] {
  const detail = aspects.length <= 6 ? 3 : 2
  const quick = bestLayouts(aspects, frame, weights, { best: 6, swaps: 8, seed, detail })
  return aspects.length < 3 || (quick[0]?.cost ?? 0) < COULD_BE_BETTER
    ? quick
    : bestLayouts(aspects, frame, weights, { best: 12, swaps: 24, seed, detail: detail + 1 })
}

/** Neighbouring pages of the same number of photos should not look the same. */
function leastLike(layouts: readonly PageLayout[], before: PageLayout | undefined): PageLayout {
  let [best] = layouts
  let value = Number.POSITIVE_INFINITY
  for (const layout of layouts) {
    const alike =
      before && before.cells.length === layout.cells.length
        ? Math.max(0, 0.3 - movement(before.cells, layout.cells))
        : 0
    const cost = layout.cost + 0.05 * alike
    if (cost < value) {
      value = cost
      best = layout
    }
  }
  return best as PageLayout
}

/** `costs[start * (longest + 1) + length]`: the page of that run; Infinity where groups forbid it. */
function runCosts(
  request: BookRequest,
  aspects: Float64Array,
  frames: readonly Frame[],
  longest: number,
): Float64Array {
  const { photos, weights } = request
  const count = photos.length
  const table = new LayoutTable(aspects, new Float64Array(count).fill(1), {
    longest: Math.max(1, longest - 1),
    detail: request.detail ?? 3,
    gap: frames[0]?.gap ?? 0,
  })
  const costs = new Float64Array(count * (longest + 1)).fill(Number.POSITIVE_INFINITY)
  for (let start = 0; start < count; start++) {
    const frame = frames[start] as Frame
    const at = start * (longest + 1)
    costs[at + 1] = rootCost(aspects[start] as number, 0, 1, 1, frame, weights)
    for (let length = 2; length <= longest && start + length <= count; length++) {
      if (photos[start + length - 1]?.group !== photos[start]?.group) {
        break
      }
      let best = Number.POSITIVE_INFINITY
      const visit = (_k: 0 | 1, _c: number, _f: number, _s: number, slope: number, offset: number, uneven: number) => {
        const cost = rootCost(slope, offset, uneven, length, frame, weights)
        if (cost < best) {
          best = cost
        }
      }
      table.scan(start, length, frame.width, frame.height, length <= 3 ? 99 : 1, visit)
      costs[at + length] = best === Number.POSITIVE_INFINITY ? NO_GOOD_LAYOUT : best
    }
  }
  return costs
}

/** What a run costs that no tree lays out without deep crops. */
const NO_GOOD_LAYOUT = 2

/** Where the pages begin, and the end: the cheapest way over all page counts that are allowed. */
function cheapestCuts(request: BookRequest, costs: Float64Array, longest: number): number[] | undefined {
  const { photos, pages, perPage, anchors } = request
  const count = photos.length
  const strengths = boundaryStrengths(photos.map((photo) => photo.takenAt))
  const swallowed = new Float64Array(count + 2)
  for (let at = 1; at < count; at++) {
    swallowed[at + 1] = (swallowed[at] as number) + (strengths[at] as number)
  }
  const most = Math.min(pages.max, count)
  const fewest = Math.min(pages.min, most)
  const wanted = Math.max(fewest, Math.min(most, pages.wanted))
  const density = count / wanted
  const lengthCost = Float64Array.from({ length: longest + 1 }, (_, length) => {
    const off = length - density
    const missing = density >= perPage.min ? Math.max(0, perPage.min - length) : 0
    return (UNEVEN_DENSITY * off * off) / density + BELOW_MINIMUM * missing
  })
  const rows: Float64Array[] = [new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY)]
  ;(rows[0] as Float64Array)[0] = 0
  const lengths: Int16Array[] = [new Int16Array(0)]
  let bestPages = 0
  let bestCost = Number.POSITIVE_INFINITY
  for (let page = 1; page <= most; page++) {
    const before = rows[page - 1] as Float64Array
    const row = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY)
    const chosen = new Int16Array(count + 1)
    const last = Math.min(count, page * longest)
    for (let end = Math.max(page, count - (most - page) * longest); end <= last; end++) {
      let best = Number.POSITIVE_INFINITY
      let bestLength = 0
      for (let length = 1; length <= longest && length <= end; length++) {
        const start = end - length
        const inside = length > 1 ? (swallowed[end] as number) - (swallowed[start + 1] as number) : 0
        const moved = anchors && start > 0 && !anchors.has(start) ? OTHER_BREAK : 0
        const cost =
          (before[start] as number) +
          (costs[start * (longest + 1) + length] as number) +
          BOUNDARY_INSIDE * inside +
          (lengthCost[length] as number) +
          moved
        if (cost < best) {
          best = cost
          bestLength = length
        }
      }
      row[end] = best
      chosen[end] = bestLength
    }
    rows.push(row)
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
