import { type Box, contains, overlap } from '../../geometry.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { BookFormat } from '../../product/product.ts'
import { coverPlaces } from '../../theme/cover-look.ts'
import type { Theme } from '../../theme/theme.ts'
import { safeBox } from '../areas/page-areas.ts'
import type { Page, Placement } from '../design.ts'
import { fitPlacement, refit, showsTheSame } from '../placing/crop.ts'
import { hiddenMarginIn } from '../placing/relayout.ts'

/** What is seen of the photos on the front of a cover. */
export interface CoverSight {
  /** What the cut leaves, and what it leaves for sure. */
  readonly trim: Box
  readonly safe: Box
  /** Titles that may lie on a photo: nobody is seen under them. */
  readonly titles: readonly Box[]
}

export function coverSight(
  { captions, coverStyle }: Pick<Page, 'captions' | 'coverStyle'>,
  book: BookFormat,
  theme: Theme,
): CoverSight {
  const isBand = coverStyle !== undefined && coverPlaces(theme, coverStyle).plate?.kind === 'band'
  const trim = { x: 0, y: 0, ...book.page }
  const titles = captions
    .filter(({ panel, role, text }) => panel === 'front' && role === 'title' && text.trim() !== '')
    .map(({ box }) => (isBand ? { ...box, x: 0, width: trim.width } : box))
  return { trim, safe: safeBox(book), titles }
}

/** How a photo lies on a cover: no face is cut or covered, then no head, as far as its shape allows. */
export function coverPlacement(photo: PhotoFacts, box: Box, sight: CoverSight): Placement {
  return photo.focus ? bestSeen(photo, box, sight).placement : fitPlacement(photo, box)
}

/** A photo of a cover that is laid out anew: a crop that a shopper made keeps its middle and zoom, one that nobody made is made anew. */
export function recropped(
  { box, placement }: { readonly box: Box; readonly placement: Placement },
  photo: PhotoFacts,
  from: CoverSight,
  to: { readonly box: Box; readonly sight: CoverSight },
): Placement {
  const isUntouched = [coverPlacement(photo, box, from), fitPlacement(photo, box)].some((own) =>
    showsTheSame(own, placement),
  )
  return isUntouched ? coverPlacement(photo, to.box, to.sight) : refit(placement, photo, box, to.box)
}

/** How much of its people a photo loses on a cover: a face 1, a head less. */
export function peopleLost(photo: PhotoFacts, box: Box, sight: CoverSight): number {
  return photo.focus ? bestSeen(photo, box, sight).lost : 0
}

/** A head that is not whole: its hair is at the edge. */
const HEAD = 0.25

interface Seen {
  readonly placement: Placement
  readonly lost: number
}

/**
 * Clear of what the cut may take, then of what it takes; where that does not do, because a title lies on the photo or there are too
 * many faces, at the nearest place that loses least.
 */
function bestSeen(photo: PhotoFacts, box: Box, sight: CoverSight): Seen {
  const fitted = [sight.safe, sight.trim].map((kept) => fitPlacement(photo, box, hiddenMarginIn(box, kept)))
  const usual = leastLost(fitted, photo, box, sight)
  return usual.lost === 0
    ? usual
    : leastLost([usual.placement, ...moved(photo, box, sight, usual.placement)], photo, box, sight)
}

/** The crop moved along the way that it can go, to where a face just clears an edge of what is seen; the shortest ways first. */
function moved(photo: PhotoFacts, box: Box, sight: CoverSight, placement: Placement): Placement[] {
  const { crop } = placement
  const seen = [box, sight.trim, ...sight.titles]
  const clearing = (axis: 'x' | 'y', size: 'width' | 'height') =>
    (photo.focus?.faces ?? []).flatMap((face) =>
      seen.flatMap((edges) =>
        [edges[axis], edges[axis] + edges[size]].flatMap((edge) =>
          [face[axis], face[axis] + face[size]].map((side) => side - ((edge - box[axis]) / box[size]) * crop[size]),
        ),
      ),
    )
  const [axis, size] = crop.width < crop.height ? (['x', 'width'] as const) : (['y', 'height'] as const)
  return clearing(axis, size)
    .filter((start) => start >= 0 && start <= 1 - crop[size])
    .sort((a, b) => Math.abs(a - crop[axis]) - Math.abs(b - crop[axis]) || a - b)
    .map((start) => ({ ...placement, crop: { ...crop, [axis]: start } }))
}

/** The first of those that lose least. */
function leastLost(placements: readonly Placement[], photo: PhotoFacts, box: Box, sight: CoverSight): Seen {
  const seen = placements.map((placement) => ({ placement, lost: lostOf(photo, box, sight, placement) }))
  return seen.reduce((best, next) => (next.lost < best.lost ? next : best))
}

function lostOf({ focus }: PhotoFacts, box: Box, sight: CoverSight, placement: Placement): number {
  const isWhole = (part: Box) => isSeen(onCover(part, box, placement), box, sight)
  const faces = focus ? (focus.faces ?? [focus]) : []
  const cut = faces.filter((face) => !isWhole(face)).length
  return cut + (focus && cut === 0 && !isWhole(focus) ? HEAD : 0)
}

/** Thousandths of a photo are as near as anybody knows where a face is, mm. */
const NEARLY = 0.01

function isSeen(part: Box, box: Box, { trim, titles }: CoverSight): boolean {
  const isCovered = titles.some((title) => {
    const { width, height } = overlap(title, part)
    return width > NEARLY && height > NEARLY
  })
  return !isCovered && contains(box, part, NEARLY) && contains(trim, part, NEARLY)
}

/** A part of a photo where it lies on the front, mm. */
export function onCover(part: Box, box: Box, { crop }: Placement): Box {
  return {
    x: box.x + ((part.x - crop.x) / crop.width) * box.width,
    y: box.y + ((part.y - crop.y) / crop.height) * box.height,
    width: (part.width / crop.width) * box.width,
    height: (part.height / crop.height) * box.height,
  }
}
