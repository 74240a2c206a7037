import type { BookRequest } from './book-request.ts'
import type { LayoutWeights } from './layout-policy.ts'
import { numberAt } from './numbers.ts'
import type { Cuts, RunCosts } from './page-breaks.ts'
import { besideCosts, cheapestCuts, PageCosts } from './page-breaks.ts'
import type { PageLayout } from './page-layout.ts'
import { bestLayouts, movement } from './page-layout.ts'
import type { Cell, Frame } from './slicing-tree.ts'

/** One page: the run of photos `from` (included) to `to` (not included); cells count from `from`. */
export interface PageRun {
  readonly from: number
  readonly to: number
  readonly frame: Frame
  readonly layout: PageLayout
}

/**
 * Shares photos out over pages by the true cost of every page they could make, groups and pauses respected, then
 * lays each page out. Returns `undefined` when the photos do not fit the page range.
 */
export function paginate(request: BookRequest): PageRun[] | undefined {
  const { photos, weights } = request
  const longest = Math.max(1, request.perPage.max)
  const aspects = Float64Array.from(photos, (photo) => photo.aspect)
  const frames = photos.map((photo, at) => request.frame(photo.group, photo.group !== photos[at - 1]?.group))
  const costs = new PageCosts(photos, weights, frames, longest)
  const besides = besideCosts(request, longest)
  const coarse = photos.some((photo) => photo.sharp !== undefined)
  const sharp = coarse ? Float64Array.from(photos, (photo) => photo.sharp ?? Number.POSITIVE_INFINITY) : undefined
  const known = new Map<number, PageLayout[]>()
  let best: Cuts | undefined
  for (let round = 0; round < ROUNDS; round++) {
    const cuts: Cuts | undefined = lookedAt(request, costs, besides, best)
    let fresh = 0
    let cost = cuts?.cost ?? 0
    for (const [from, to] of runsOf(cuts)) {
      const key = from * (longest + 1) + to - from
      if (!known.has(key)) {
        const layouts = layoutsOf(aspects.slice(from, to), frames[from] as Frame, weights, {
          seed: 17 + from,
          ...(sharp ? { sharp: sharp.slice(from, to) } : {}),
        })
        const real = layouts[0]?.cost ?? 0
        known.set(key, layouts)
        cost += real - costs.lookedCost(from, to - from)
        costs.know(from, to - from, real)
        fresh++
      }
    }
    if (cuts && (!best || cost < best.cost)) {
      best = { at: cuts.at, cost }
    }
    if (fresh === 0) {
      break
    }
  }
  costs.release()
  if (!best) {
    return undefined
  }
  let before: PageLayout | undefined
  return runsOf(best).map(([from, to], page) => {
    const frame = frames[from] as Frame
    // The first page lies on the right, so that the third faces the second.
    const facing = page > 0 && page % 2 === 0
    before = besideOther(known.get(from * (longest + 1) + to - from) ?? [], before, frame, facing)
    return { from, to, frame, layout: before }
  })
}

/** Each page's run of photos, `from` (included) to `to` (not included). */
function runsOf(cuts: Cuts | undefined): (readonly [from: number, to: number])[] {
  const at = cuts?.at ?? []
  return at.slice(1).map((to, page) => [numberAt(at, page), to])
}

/** Pages are cut, laid out and cut again, at most so often: a page may turn out worse than it seemed. */
const ROUNDS = 3

/** Pages are cut and looked at, at most so often. */
const LOOKS = 6

/** The cheapest cuts by what is known of pages, after looking at all of them. */
function lookedAt(request: BookRequest, costs: PageCosts, besides: RunCosts, before?: Cuts): Cuts | undefined {
  let cuts = before
  for (let attempt = 0; attempt < LOOKS; attempt++) {
    const next: Cuts | undefined = cheapestCuts(request, costs.expected(), besides, cuts?.at)
    cuts = next
    const unseen = next?.at.flatMap((from, page) => {
      const to = next.at[page + 1]
      return to !== undefined && !costs.isLookedAt(from, to - from) ? [{ from, length: to - from }] : []
    })
    if (!cuts || !unseen || unseen.length === 0) {
      break
    }
    for (const { from, length } of unseen) {
      costs.look(from, length)
    }
  }
  return cuts
}

/** Pages that cost more than this are worth a closer look. */
const COULD_BE_BETTER = 0.1

/** A quick look at the layouts of a page, and a closer one when it found nothing good. */
function layoutsOf(
  aspects: Float64Array,
  frame: Frame,
  weights: LayoutWeights,
  own: { readonly seed: number; readonly sharp?: Float64Array },
): PageLayout[] {
  const detail = aspects.length <= 6 ? 3 : 2
  const quick = bestLayouts(aspects, frame, weights, { best: 6, swaps: 4, detail, ...own })
  return aspects.length < 3 || (quick[0]?.cost ?? 0) < COULD_BE_BETTER
    ? quick
    : bestLayouts(aspects, frame, weights, { best: 8, swaps: 16, detail: detail + 1, ...own })
}

/** What a page costs that looks like the one before, and what the sizes of facing pages in a mirror are worth. */
const ALIKE = 0.05
const SAME_CUTS = 0.03
const MIRRORED = 0.015

/** Neighbouring pages should not look the same; facing ones least of all, unless one is the other in a mirror. */
function besideOther(
  layouts: readonly PageLayout[],
  before: PageLayout | undefined,
  frame: Frame,
  facing: boolean,
): PageLayout {
  let [best] = layouts
  let value = Number.POSITIVE_INFINITY
  for (const layout of layouts) {
    let cost = layout.cost
    if (before && before.cells.length === layout.cells.length) {
      cost += ALIKE * Math.max(0, 0.3 - movement(before.cells, layout.cells))
      cost += facing && layout.cells.length > 1 && before.signature === layout.signature ? SAME_CUTS : 0
      cost -= facing && layout.cells.length > 1 && isMirrored(before.cells, layout.cells, frame.width) ? MIRRORED : 0
    }
    if (cost < value) {
      value = cost
      best = layout
    }
  }
  return best as PageLayout
}

/** Edges of a mirrored page may miss by this share of the page's width. */
const MIRROR_SLACK = 0.03

/** Whether one page has the sizes of the other in a mirror, whatever photos are in them. */
export function isMirrored(one: readonly Cell[], other: readonly Cell[], width: number): boolean {
  const slack = MIRROR_SLACK * width
  const near = (a: number, b: number) => Math.abs(a - b) <= slack
  return (
    one.length === other.length &&
    one.every((cell) =>
      other.some(
        (each) =>
          near(width - cell.x - cell.width, each.x) &&
          near(cell.y, each.y) &&
          near(cell.width, each.width) &&
          near(cell.height, each.height),
      ),
    )
  )
}
