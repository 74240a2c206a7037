import type { Design } from '../design/design.ts'
import { innerPages, placedPhotos } from '../design/design.ts'
import { printedSheets } from '../design/sheets/copies.ts'
import { framePages, refuseFrames } from '../frame/frame-order.ts'
import type { PageId } from '../ids.ts'
import type { CheckLevel } from '../preflight/checks.ts'
import { isPossibleCount } from '../preflight/preflight.ts'
import { type PreflightReason, pageNumber } from '../preflight/preflight-refusal.ts'
import { pageFormat, paperOf } from '../product/paper.ts'
import { PRODUCT_TYPES, type Product } from '../product/product.ts'

export type DesignOrderRefusal =
  | 'product-off-shelf'
  | 'product-soon'
  | 'design-changed'
  | 'cover-blank'
  | 'too-few-photos'
  | PreflightReason
  | 'frame-without-photo'
  | 'frame-without-size'

export type DesignOrderVerdict =
  /** `pageCount`: the pages that are printed, every copy of a print counts. */
  | { readonly kind: 'orderable'; readonly pageCount: number; readonly photoCount: number }
  | { readonly kind: 'refused'; readonly reason: DesignOrderRefusal; readonly pages: readonly number[] }

/**
 * Whether a design may be ordered as it is. `seen` is the revision that the shopper looked at, `rev` the newest.
 *
 * `pages` names the places that are wrong, 0 is the cover; of single sheets the number of the card or picture. Slots without a photo are refused where they would print
 * empty; pages that are meant to be blank are fine. Source: A§5 "Cover", B§5 "Photo count", B§8, readings 4, 56, 62.
 */
export function decideOrder(ask: {
  readonly product: Pick<Product, 'type' | 'onShelf' | 'soon' | 'pages' | 'photos' | 'book' | 'sheets'>
  readonly design: Design
  readonly seen: number
  readonly rev: number
  /** What the merchant does not let stop an order; absent: everything stops it. */
  readonly checks?: Readonly<Record<'blank-slot' | 'page-count', CheckLevel>>
}): DesignOrderVerdict {
  const { product, design, checks } = ask
  const stops = (kind: 'blank-slot' | 'page-count') => (checks?.[kind] ?? 'block') === 'block'
  if (!product.onShelf) {
    return refused('product-off-shelf')
  }
  if (product.soon) {
    return refused('product-soon')
  }
  if (ask.seen !== ask.rev) {
    return refused('design-changed')
  }
  const cover = design.pages[0]
  // A cover in type alone is one that needs no photo (A§5 "Cover").
  const lacksPhoto = cover?.slots.length === 0 && cover.coverStyle !== 'type'
  if (cover?.kind === 'cover' && (lacksPhoto || hasBlankSlot(design, cover.id))) {
    return refused('cover-blank', [0])
  }
  const pageCount = innerPages(design).length
  const rule = product.pages
  if (rule && stops('page-count') && !isPossibleCount(pageCount, rule)) {
    return refused('pages-not-possible')
  }
  const frames = refuseFramesOf(product, design)
  if (frames) {
    return refused(frames.kind, frames.pages)
  }
  const photoCount = new Set(placedPhotos(design)).size
  const blank = stops('blank-slot')
    ? design.pages.flatMap((page, index) => (hasBlankSlot(design, page.id) ? [pageNumber(design, index)] : []))
    : []
  // Of single sheets each has its place: the empty one says more than the count.
  if (blank.length > 0 && cover?.kind !== 'cover') {
    return refused('slot-blank', blank)
  }
  if (photoCount < product.photos.minCount) {
    return refused('too-few-photos')
  }
  return blank.length > 0
    ? refused('slot-blank', blank)
    : { kind: 'orderable', pageCount: printedSheets(design), photoCount }
}

/** The order check of frames (A§5), whose pages are told by their numbers from 1 (readings 58). */
export function refuseFramesOf(
  product: Pick<Product, 'type' | 'book' | 'sheets'>,
  design: Design,
): ReturnType<typeof refuseFrames> {
  const paper = paperOf(product)
  return PRODUCT_TYPES[product.type] === 'frame' && paper
    ? refuseFrames(
        framePages(
          design,
          (page) => pageFormat(paper, page).page,
          (id) => ({ key: id, url: id }),
        ),
      )
    : undefined
}

function hasBlankSlot(design: Design, id: PageId): boolean {
  return design.pages.some((page) => page.id === id && page.slots.some((slot) => !slot.placement))
}

function refused(reason: DesignOrderRefusal, pages: readonly number[] = []): DesignOrderVerdict {
  return { kind: 'refused', reason, pages }
}
