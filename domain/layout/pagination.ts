import type { EpochMs } from '../units.ts'
import type { LayoutWeights } from './layout-policy.ts'
import { besideCosts, cheapestCuts, layoutCosts } from './page-breaks.ts'
import type { PageLayout } from './page-layout.ts'
import { bestLayouts, movement } from './page-layout.ts'
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

/**
 * Shares photos out over pages by the true cost of every page they could make, groups and pauses respected, then
 * lays each page out. Returns `undefined` when the photos do not fit the page range.
 */
export function paginate(request: BookRequest): PageRun[] | undefined {
  const { photos } = request
  const longest = Math.max(1, request.perPage.max)
  const aspects = Float64Array.from(photos, (photo) => photo.aspect)
  const frames = photos.map((photo, at) => request.frame(photo.group, photo.group !== photos[at - 1]?.group))
  const layouts = layoutCosts(request, aspects, frames, longest)
  const cuts = cheapestCuts(request, layouts, besideCosts(request, longest))
  if (!cuts) {
    return undefined
  }
  let before: PageLayout | undefined
  return cuts.slice(1).map((to, page) => {
    const from = cuts[page] as number
    const frame = frames[from] as Frame
    before = leastLike(layoutsOf(aspects.slice(from, to), frame, request.weights, 17 + from), before)
    return { from, to, frame, layout: before }
  })
}

/** Pages that cost more than this are worth a closer look. */
const COULD_BE_BETTER = 0.055

/** A quick look at the layouts of a page, and a closer one when it found nothing good. */
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
