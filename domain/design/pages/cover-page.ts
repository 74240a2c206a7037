import type { CoverStyle } from '../../cover-style.ts'
import type { Box } from '../../geometry.ts'
import type { PageId } from '../../ids.ts'
import { asId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { BookFormat } from '../../product/product.ts'
import { coverPlaces, usualCover } from '../../theme/cover-look.ts'
import type { PageTemplate, Theme } from '../../theme/theme.ts'
import { coverAreas } from '../areas/page-areas.ts'
import type { Caption, Page, Slot } from '../design.ts'
import { cheapestAssignment, lossIn } from '../placing/assign-photos.ts'
import { coverBonus, onePlaced, severalPlaced } from './cover-photos.ts'
import { type CoverSight, coverPlacement, coverSight } from './cover-sight.ts'
import { titleCost, titlePlaces } from './quiet-title.ts'
import { coverTemplates, drawnCaptions, slotBox, templateGround } from './template-page.ts'

export interface CoverRequest {
  readonly id: PageId
  readonly photos: readonly PhotoFacts[]
  /** The shopper's choice, in order; where it is too short, the best suited of `photos` come behind. */
  readonly chosen?: readonly PhotoFacts[]
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
  const { id, title, theme, book, pageCount } = request
  const drawn = drawnCover(theme, Math.max(1, request.count ?? 1))
  const { style, slots, captions, template } = drawn ? onDrawn(request, drawn) : frontOf(request)
  const { spine: place } = coverAreas({ book, theme, pageCount, style, titled: title.trim() !== '' })
  const spine: Caption[] =
    place && title !== '' ? [{ id: asId(`${id}.spine`), role: 'spine', panel: 'spine', box: place, text: title }] : []
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

/**
 * The front in the style that was chosen. Unasked in the theme's usual one, unless that cuts off a face of the photo that leads it
 * and there is nobody else to lead: then in the next that shows all faces, or else in a frame of the photo's own shape.
 */
function frontOf(request: CoverRequest): Front {
  const usual = usualCover(request.theme)
  const own = laidOut(request, request.style ?? usual)
  if (request.style || showsPeople(own)) {
    return own
  }
  for (const style of OTHERS) {
    const other = style === usual ? own : laidOut(request, style)
    if (showsPeople(other)) {
      return other
    }
  }
  const inItsShape = laidOut(request, 'framed', true)
  return inItsShape.lost < own.lost ? inItsShape : own
}

function showsPeople({ lost, standsIn }: LaidFront): boolean {
  return lost < 1 && !standsIn
}

/** What a book has whose usual cover would cut a face off. */
const OTHERS = ['framed', 'edge', 'mosaic'] as const

/** The drawn cover with as many places as the product's cover takes, else the first that has any. */
function drawnCover(theme: Theme, count: number): PageTemplate | undefined {
  const covers = coverTemplates(theme)
  return covers.find(({ slots }) => slots.length === count) ?? covers[0]
}

type Front = Pick<Page, 'slots' | 'captions' | 'template'> & { readonly style?: CoverStyle }

function onDrawn(request: CoverRequest, template: PageTemplate): Front {
  const { id, photos, chosen = [], title, book, theme } = request
  const ground = templateGround(book, 'cover')
  const boxes = template.slots.map((slot) => slotBox(slot, ground))
  const own = chosen.slice(0, boxes.length)
  const rest = photosBeside(own, photos)
  const placed = own.length === boxes.length ? own : [...own, ...suiting(rest, boxes.slice(own.length), book.dpi)]
  const placeOf = cheapestAssignment(placed.map((photo) => boxes.map((box) => lossIn(photo, box, book.dpi))))
  const captions = drawnCaptions(id, template, ground.format, { title })
  const sight = coverSight({ captions }, book, theme)
  return {
    template: template.id,
    slots: boxes.map((box, at) => slotFor(id, at, box, placed[placeOf.indexOf(at)], sight)),
    captions,
  }
}

/** The photos that lose least in these places, one for each as far as there are photos. */
function suiting(photos: readonly PhotoFacts[], boxes: readonly Box[], dpi: number): PhotoFacts[] {
  const wanted = boxes.slice(0, photos.length)
  const columns = cheapestAssignment(
    wanted.map((box) => photos.map((photo) => lossIn(photo, box, dpi) - coverBonus(photo))),
  )
  return columns.flatMap((at) => photos[at] ?? [])
}

/** A front that was laid out, and what it loses of people. */
type LaidFront = Front & {
  /** Faces that are not whole (`peopleLost`). */
  readonly lost: number
  /** A photo without anybody leads it because whoever should have led it would have been cut. */
  readonly standsIn: boolean
  /** What its title costs where it lies (`titleCost`). */
  readonly cost: number
}

/**
 * A front in a style, its title where it lies on the fewest people; `inItsShape`: a single photo keeps its shape, in the middle
 * of the place that the style has for it.
 */
function laidOut(request: CoverRequest, style: CoverStyle, inItsShape = false): LaidFront {
  const { title, book, theme, pageCount } = request
  const areas = coverAreas({ book, theme, pageCount, style, titled: title.trim() !== '' })
  const { photo, title: own } = areas
  if (!photo || title === '') {
    return laidUnder(request, style, { own, title: own, photo }, inItsShape)
  }
  let best: LaidFront | undefined
  for (const place of titlePlaces(areas, { book, theme, style })) {
    const next = laidUnder(request, style, { own, title: place, photo }, inItsShape)
    best = best && best.cost <= next.cost ? best : next
    if (best.cost === 0) {
      break
    }
  }
  return best as LaidFront
}

interface Places {
  readonly photo: Box | undefined
  /** Where the title lies, and where the look has it. */
  readonly title: Box
  readonly own: Box
}

function laidUnder(request: CoverRequest, style: CoverStyle, places: Places, inItsShape: boolean): LaidFront {
  const { id, photos, chosen = [], title, book, theme } = request
  const { photo } = places
  const productCount = Math.max(1, request.count ?? 1)
  const count = style === 'mosaic' ? Math.max(productCount, coverPlaces(theme, style).count ?? 0) : productCount
  const captions: Caption[] =
    title === '' ? [] : [{ id: asId(`${id}.title`), role: 'title', panel: 'front', box: places.title, text: title }]
  if (!photo) {
    return { style, slots: [], captions, lost: 0, standsIn: false, cost: 0 }
  }
  const sight = coverSight({ captions, coverStyle: style }, book, theme)
  const own = chosen.slice(0, count)
  const rest = photosBeside(own, photos)
  const placed =
    count > 1 && own.length + rest.length > 1
      ? severalPlaced(own, rest, { photo, theme, dpi: book.dpi, count, sight })
      : onePlaced(own, rest, { photo, dpi: book.dpi, sight, inItsShape })
  const shown = placed.photos.map((each, at) => ({ photo: each, box: placed.boxes[at] as Box }))
  return {
    ...{ style, captions, lost: placed.lost, standsIn: placed.standsIn },
    cost: titleCost(places, shown, sight, placed),
    slots: shown.map((each, at) => slotFor(id, at, each.box, each.photo, sight)),
  }
}

function slotFor(id: PageId, at: number, box: Box, photo: PhotoFacts | undefined, sight: CoverSight): Slot {
  const placement = photo ? { placement: coverPlacement(photo, box, sight) } : {}
  return { id: asId(`${id}.${at}`), panel: 'front', box, ...placement, locked: false }
}

function photosBeside(own: readonly PhotoFacts[], photos: readonly PhotoFacts[]): readonly PhotoFacts[] {
  const taken = new Set(own.map(({ id }) => id))
  return photos.filter(({ id }) => !taken.has(id))
}
