import { type Side, sideIn } from '../../domain/design/areas/page-areas.ts'
import { type Design, innerPages } from '../../domain/design/design.ts'
import { type Box, overlap } from '../../domain/geometry.ts'
import type { PhotoFacts } from '../../domain/photo/photo.ts'
import { photoWeights } from '../../domain/photo/photo-weight.ts'
import type { BookFormat } from '../../domain/product/product.ts'
import { MM_PER_INCH } from '../../domain/units.ts'
import { compositionOf } from './composition-names.ts'
import type { PeerPage } from './row-peers.ts'

/** A photo on a page, whoever laid it out: its box from the trimmed page's corner, mm, and the part of it that is shown. */
export interface Place {
  readonly photo: PhotoFacts
  readonly box: Box
  readonly shown: Box
  readonly half?: Side
}

export interface SeenPage {
  readonly side: Side
  readonly places: readonly Place[]
  readonly texts: readonly Box[]
  readonly chapter: string
}

export interface SeenBook {
  readonly pages: readonly SeenPage[]
  readonly photos: readonly PhotoFacts[]
  readonly format: BookFormat
}

export function seenDesign(design: Design, photos: readonly PhotoFacts[], format: BookFormat): SeenBook {
  const known = new Map(photos.map((photo) => [photo.id, photo]))
  const pages = innerPages(design).map(
    (page, at): SeenPage => ({
      side: sideIn(format, at + 1),
      places: page.slots.flatMap(({ box, placement, half }) => {
        const photo = placement && known.get(placement.photoId)
        return photo ? [{ photo, box, shown: placement.crop, ...(half ? { half } : {}) }] : []
      }),
      texts: page.captions.map(({ box }) => box),
      chapter: page.groupId ?? '',
    }),
  )
  return { pages, photos, format }
}

/** A book of a peer: what does not fit its cells is cut off evenly on both sides. */
export function seenPeer(
  book: readonly PeerPage[],
  photos: readonly PhotoFacts[],
  format: BookFormat,
  corner: number,
): SeenBook {
  const pages = book.map(
    ({ cells }, at): SeenPage => ({
      side: sideIn(format, at + 1),
      places: cells.flatMap(({ photo: number, x, y, width, height }) => {
        const photo = photos[number]
        const scale = photo ? Math.max(width / photo.width, height / photo.height) : 1
        const shown = photo && { width: width / scale / photo.width, height: height / scale / photo.height }
        return photo && shown
          ? [
              {
                photo,
                box: { x: x + corner, y: y + corner, width, height },
                shown: { ...shown, x: (1 - shown.width) / 2, y: (1 - shown.height) / 2 },
              },
            ]
          : []
      }),
      texts: [],
      chapter: '',
    }),
  )
  return { pages, photos, format }
}

/** The seven figures of a book's composition, and what they are counted from. */
export interface CompositionFigures {
  /** Of neighbouring spreads, those of the same composition. */
  readonly alike: number
  /** Of the pages, those that are one photo at the box of another such page. */
  readonly sameBox: number
  /** Photos under 150 ppi that a smaller place of their chapter would keep above. */
  readonly soft: number
  /** How printed area follows weight, and pixels alone: Spearman's rank correlation. */
  readonly follows: number
  readonly followsPixels: number
  /** Of the pages, those that bleed or share a photo over the fold. */
  readonly loud: number
  /** Unrelated photos that meet at the fold. */
  readonly butting: number
  /** Faces that are cut by trim, fold or frame, and texts that leave the page or lie under a photo. */
  readonly cut: number
  /** Pages without anything on them. */
  readonly blank: number
}

const SOFT_PPI = 150

export function compositionFigures(book: SeenBook): CompositionFigures {
  const { pages } = book
  const areas = areasOf(book)
  const weights = photoWeights(book.photos)
  const placed = book.photos.filter(({ id }) => areas.has(id))
  const printed = placed.map(({ id }) => areas.get(id) ?? 0)
  return {
    alike: alikeShare(book),
    sameBox: sameBoxShare(book),
    soft: softPhotos(book),
    follows: spearman(
      printed,
      placed.map(({ id }) => weights.get(id) ?? 0),
    ),
    followsPixels: spearman(
      printed,
      placed.map(({ width, height }) => width * height),
    ),
    loud:
      pages.filter((page) => page.places.some((place) => place.half || leaves(place.box, book.format))).length /
      pages.length,
    butting: spreadsOf(pages).reduce((sum, spread) => sum + buttingIn(spread, book.format), 0),
    cut: pages.reduce((sum, page) => sum + cutsOn(page, book.format), 0),
    blank: pages.filter(({ places, texts }) => places.length + texts.length === 0).length,
  }
}

/** The two pages of each opening, left first; the first and the last page of a book lie alone. */
function spreadsOf(pages: readonly SeenPage[]): (readonly [SeenPage, SeenPage])[] {
  return pages.flatMap((page, at) => {
    const next = pages[at + 1]
    return at % 2 === 1 && next ? [page.side === 'left' ? ([page, next] as const) : ([next, page] as const)] : []
  })
}

function alikeShare({ pages, format }: SeenBook): number {
  const names = spreadsOf(pages).map((spread) =>
    spread
      .map((page) => compositionOf(page, format))
      .sort()
      .join(' + '),
  )
  const alike = names.filter((name, at) => at > 0 && name === names[at - 1]).length
  return names.length > 1 ? alike / (names.length - 1) : 0
}

const NEARLY = 0.5

/** A page's inner margin is wider: what stands at the same place of a left and a right page is the same box. */
function sameBoxShare({ pages, format }: SeenBook): number {
  const single = pages.flatMap(({ places: [place, other], side }) => (place && !other ? [{ ...place, side }] : []))
  const near = (a: number, b: number) => Math.abs(a - b) < NEARLY
  const same = single.filter(({ box, side, photo, half }, at) =>
    single.some((each, its) => {
      const shift = side === each.side ? 0 : side === 'right' ? -format.gutter : format.gutter
      const across = near(box.x, each.box.x) || near(box.x + shift, each.box.x)
      const down = near(box.y, each.box.y) && near(box.width, each.box.width) && near(box.height, each.box.height)
      // A photo over the fold is one photo, and at the box of another one over the fold only.
      const isOther = its !== at && each.photo.id !== photo.id && (each.half === undefined) === (half === undefined)
      return isOther && across && down
    }),
  )
  return same.length / pages.length
}

/** Pixels of a photo to the printed inch when it covers a box. */
function ppiIn({ width, height }: PhotoFacts, box: { readonly width: number; readonly height: number }): number {
  return Math.min(width / box.width, height / box.height) * MM_PER_INCH
}

/** A photo over the fold counts as one place, as wide as both halves. */
function wholePlaces({ pages }: SeenBook): (Place & { readonly chapter: string })[] {
  return pages.flatMap(({ places, chapter }, at) =>
    places.flatMap((place) => {
      if (!place.half) {
        return [{ ...place, chapter }]
      }
      const [before, behind] = [pages[at - 1], pages[at + 1]]
      const other = [before, behind]
        .flatMap((page) => page?.places ?? [])
        .find((each) => each.half && each.half !== place.half && each.photo.id === place.photo.id)
      return place.half === 'left' && other
        ? [{ ...place, chapter, box: { ...place.box, width: place.box.width + other.box.width } }]
        : []
    }),
  )
}

function softPhotos(book: SeenBook): number {
  const places = wholePlaces(book)
  return places.filter(({ photo, box, chapter }) => {
    const isSoft = ppiIn(photo, box) < SOFT_PPI - 0.5
    return isSoft && places.some((other) => other.chapter === chapter && ppiIn(photo, other.box) >= SOFT_PPI)
  }).length
}

/** What is seen of each photo, mm², both halves together. */
function areasOf({ pages, format }: SeenBook): Map<string, number> {
  const areas = new Map<string, number>()
  for (const { photo, box } of pages.flatMap(({ places }) => places)) {
    const seen = overlap(box, { x: 0, y: 0, ...format.page })
    areas.set(photo.id, (areas.get(photo.id) ?? 0) + seen.width * seen.height)
  }
  return areas
}

function leaves({ x, y, width, height }: Box, { page }: BookFormat): boolean {
  return x < -NEARLY || y < -NEARLY || x + width > page.width + NEARLY || y + height > page.height + NEARLY
}

function buttingIn([left, right]: readonly [SeenPage, SeenPage], { page }: BookFormat): number {
  const meeting = left.places.filter(({ box }) => box.x + box.width > page.width - NEARLY)
  return meeting.filter((one) =>
    right.places.some(
      ({ box, half, photo }) =>
        box.x < NEARLY &&
        overlap({ ...box, x: one.box.x }, one.box).height > NEARLY &&
        !(half && one.half && photo.id === one.photo.id),
    ),
  ).length
}

/** The outermost share of a face's box is ear or shadow. */
const RIM = 0.08

function cutsOn({ places, texts }: SeenPage, { page, safe }: BookFormat): number {
  const faces = places.reduce((sum, { photo, box, shown, half }) => {
    const seen = (photo.focus?.faces ?? []).map((face) => onPage(face, box, shown))
    // Of the halves of a photo each face is looked at where its middle lies.
    const own = seen.filter(({ x, width }) => !half || (x + width / 2 > 0 && x + width / 2 <= page.width))
    const frame = overlapBox(box, { x: 0, y: 0, ...page })
    return sum + own.filter((face) => !inside(face, frame)).length
  }, 0)
  const trim = { x: safe, y: safe, width: page.width - 2 * safe, height: page.height - 2 * safe }
  const words = texts.filter(
    (text) =>
      !inside(text, trim, 0.01) ||
      places.some(({ box }) => {
        const { width, height } = overlap(text, box)
        return width > 0.01 && height > 0.01
      }),
  )
  return faces + words.length
}

function onPage(face: Box, box: Box, shown: Box): Box {
  const [x, y] = [(face.x - shown.x) / shown.width, (face.y - shown.y) / shown.height]
  return {
    x: box.x + x * box.width,
    y: box.y + y * box.height,
    width: (face.width / shown.width) * box.width,
    height: (face.height / shown.height) * box.height,
  }
}

function overlapBox(a: Box, b: Box): Box {
  return { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y), ...overlap(a, b) }
}

function inside({ x, y, width, height }: Box, frame: Box, rim = RIM): boolean {
  const [across, down] = [rim * width + 1e-6, rim * height + 1e-6]
  return (
    x + across >= frame.x &&
    y + down >= frame.y &&
    x + width - across <= frame.x + frame.width &&
    y + height - down <= frame.y + frame.height
  )
}

/** Spearman's rank correlation; equal values share their rank. */
function spearman(a: readonly number[], b: readonly number[]): number {
  const [one, two] = [ranks(a), ranks(b)]
  const middle = (a.length - 1) / 2
  let [both, first, second] = [0, 0, 0]
  for (const [at, rank] of one.entries()) {
    const other = two[at] ?? 0
    both += (rank - middle) * (other - middle)
    first += (rank - middle) * (rank - middle)
    second += (other - middle) * (other - middle)
  }
  return first > 0 && second > 0 ? both / Math.sqrt(first * second) : 0
}

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length
    const equal = values.filter((other) => other === value).length
    return below + (equal - 1) / 2
  })
}
