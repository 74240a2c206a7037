import type { CoverStyle } from '../../cover-style.ts'
import type { Box } from '../../geometry.ts'
import type { PageId, PhotoId } from '../../ids.ts'
import { asId } from '../../ids.ts'
import { MARGIN_WEIGHTS } from '../../layout/layout-policy.ts'
import { bestLayouts } from '../../layout/page-layout.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { photoWeights } from '../../photo/photo-weight.ts'
import type { BookFormat } from '../../product/product.ts'
import { coverPlaces, usualCover } from '../../theme/cover-look.ts'
import type { PageTemplate, Theme } from '../../theme/theme.ts'
import { MM_PER_INCH } from '../../units.ts'
import { type CoverAreas, coverAreas, inMm, micrometres } from '../areas/page-areas.ts'
import type { Caption, Page, Slot } from '../design.ts'
import { cheapestAssignment, lossIn } from '../placing/assign-photos.ts'
import { fitPlacement } from '../placing/crop.ts'
import { coverTemplates, drawnCaptions, slotBox, templateGround } from './template-page.ts'

export interface CoverRequest {
  readonly id: PageId
  readonly photos: readonly PhotoFacts[]
  /** The shopper's choice, in order; where it is too short, the best suited of the album come behind. */
  readonly chosen?: readonly PhotoId[]
  /** How many photos the product's cover takes (A§9). */
  readonly count?: number
  /** Which of the theme's covers; absent: the one that it draws, else its usual one. */
  readonly style?: CoverStyle
  readonly title: string
  /** No title is wished: nobody asks for one. */
  readonly untitled?: boolean
  readonly book: BookFormat
  readonly theme: Theme
  readonly pageCount: number
}

/** The wrap: photos and the title on the front, the title on the spine, the back plain. Drawn where the theme draws it. */
export function coverPage(request: CoverRequest): Page {
  const { id, title, book, theme, pageCount } = request
  const count = Math.max(1, request.count ?? 1)
  const drawn = drawnCover(theme, count)
  const style = drawn ? undefined : (request.style ?? usualCover(theme))
  const areas = coverAreas({ book, theme, pageCount, style, titled: title.trim() !== '' })
  const { slots, captions, template } = drawn ? onDrawn(request, drawn) : laidOut(request, areas, style, count)
  const spine: Caption[] =
    areas.spine && title !== ''
      ? [{ id: asId(`${id}.spine`), role: 'spine', panel: 'spine', box: areas.spine, text: title }]
      : []
  return {
    id,
    kind: 'cover',
    ...(template === undefined ? {} : { template }),
    ...(style ? { coverStyle: style } : {}),
    ...(request.untitled ? { untitled: true } : {}),
    slots,
    captions: [...captions, ...spine],
    shuffleStep: 0,
    locked: false,
  }
}

/** The drawn cover with as many places as the product's cover takes, else the first that has any. */
function drawnCover(theme: Theme, count: number): PageTemplate | undefined {
  const covers = coverTemplates(theme)
  return covers.find(({ slots }) => slots.length === count) ?? covers[0]
}

type Front = Pick<Page, 'slots' | 'captions' | 'template'>

function onDrawn({ id, photos, chosen, title, book }: CoverRequest, template: PageTemplate): Front {
  const ground = templateGround(book, 'cover')
  const boxes = template.slots.map((slot) => slotBox(slot, ground))
  const own = chosenOf(photos, chosen).slice(0, boxes.length)
  const rest = photos.filter((photo) => !own.includes(photo))
  const placed = own.length === boxes.length ? own : [...own, ...suiting(rest, boxes.slice(own.length), book.dpi)]
  const placeOf = cheapestAssignment(placed.map((photo) => boxes.map((box) => lossIn(photo, box, book.dpi))))
  return {
    template: template.id,
    slots: boxes.map((box, at) => slotFor(id, at, box, placed[placeOf.indexOf(at)])),
    captions: drawnCaptions(id, template, ground.format, { title }),
  }
}

/** The photos that lose least in these places, one for each as far as there are photos. */
function suiting(photos: readonly PhotoFacts[], boxes: readonly Box[], dpi: number): PhotoFacts[] {
  const wanted = boxes.slice(0, photos.length)
  const columns = cheapestAssignment(wanted.map((box) => photos.map((photo) => lossIn(photo, box, dpi) - bonus(photo))))
  return columns.flatMap((at) => photos[at] ?? [])
}

function laidOut(
  { id, photos, chosen, title, book, theme }: CoverRequest,
  areas: CoverAreas,
  style: CoverStyle | undefined,
  productCount: number,
): Front {
  const { photo } = areas
  const count = style === 'mosaic' ? Math.max(productCount, coverPlaces(theme, style).count ?? 0) : productCount
  const captions: Caption[] =
    title === '' ? [] : [{ id: asId(`${id}.title`), role: 'title', panel: 'front', box: areas.title, text: title }]
  if (!photo) {
    return { slots: [], captions }
  }
  const own = chosenOf(photos, chosen).slice(0, count)
  const rest = photos.filter((each) => !own.includes(each))
  const placed = [...own, ...bestFew(rest, photo, book.dpi, count - own.length)]
  const boxes = placed.length > 1 ? boxesIn(photo, placed, theme) : [photo]
  return {
    slots: boxes.flatMap((box, at) => (placed.length > 0 ? [slotFor(id, at, box, placed[at])] : [])),
    captions,
  }
}

/** Several photos fill the cover's picture: what does not fit is cropped. */
function boxesIn(area: Box, photos: readonly PhotoFacts[], theme: Theme): Box[] {
  const [width, height] = [micrometres(area.width), micrometres(area.height)]
  const frame = { width, height, gap: micrometres(theme.layout.gap) }
  const aspects = Float64Array.from(photos, (photo) => photo.width / photo.height)
  const [best] = bestLayouts(aspects, frame, { ...MARGIN_WEIGHTS, maxCrop: 1 }, { best: 1, swaps: 0 })
  const cells = [...(best?.cells ?? [])].sort((a, b) => a.photo - b.photo)
  const [x, y] = [micrometres(area.x), micrometres(area.y)]
  return cells.map((cell) => inMm({ x: x + cell.x, y: y + cell.y, width: cell.width, height: cell.height }))
}

function slotFor(id: PageId, at: number, box: Box, photo: PhotoFacts | undefined): Slot {
  const placement = photo ? { placement: fitPlacement(photo, box) } : {}
  return { id: asId(`${id}.${at}`), panel: 'front', box, ...placement, locked: false }
}

function chosenOf(photos: readonly PhotoFacts[], chosen: readonly PhotoId[] = []): PhotoFacts[] {
  return chosen.flatMap((id) => photos.find((photo) => photo.id === id) ?? [])
}

/** A photo with something that must be seen is worth a quarter more crop. */
const FOCUS_BONUS = 0.25
/** Dearer than any crop: a photo that seems to lie on its side is on a cover only where there is no other. */
const LYING = 5
const bonus = ({ focus, lies }: PhotoFacts) => (lies ? -LYING : focus ? FOCUS_BONUS : 0)

/** What a photo that wants most of all to be seen may lose more to the cover's shape than one that nobody looks at. */
const WEIGHT_BONUS = 0.4

/** The photos that people would look at first and that lose little to the cover's shape and have pixels enough, in their order; the earliest of equals. */
function bestFew(photos: readonly PhotoFacts[], box: Box, dpi: number, count: number): PhotoFacts[] {
  const shape = box.width / box.height
  const weights = photoWeights(photos)
  const heaviest = Math.max(...weights.values())
  const costs = photos.map((photo, at) => {
    const aspect = photo.width / photo.height
    const crop = 1 - (shape < aspect ? shape / aspect : aspect / shape)
    const shown = Math.min(photo.width / box.width, photo.height / box.height) * MM_PER_INCH
    const weight = (weights.get(photo.id) ?? 0) / heaviest
    return { at, cost: crop + Math.max(0, 1 - shown / dpi) - bonus(photo) - weight * WEIGHT_BONUS }
  })
  const best = costs.sort((a, b) => a.cost - b.cost || a.at - b.at).slice(0, Math.max(0, count))
  return best.sort((a, b) => a.at - b.at).flatMap(({ at }) => photos[at] ?? [])
}

/** The one of them that suits a cover best; the earliest of equals. */
export function bestSuited(photos: readonly PhotoFacts[], box: Box, dpi: number): PhotoFacts | undefined {
  return bestFew(photos, box, dpi, 1)[0]
}
