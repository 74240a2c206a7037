import { type Box, overlap } from '../../geometry.ts'
import { MARGIN_WEIGHTS } from '../../layout/layout-policy.ts'
import { bestLayouts, type PageLayout } from '../../layout/page-layout.ts'
import { lookAlike } from '../../photo/likeness.ts'
import { mayLead, type PhotoFacts } from '../../photo/photo.ts'
import { photoWeights } from '../../photo/photo-weight.ts'
import type { Theme } from '../../theme/theme.ts'
import { SMALLEST_SLOT } from '../../theme/theme-finding.ts'
import { MM_PER_INCH } from '../../units.ts'
import { inMm, micrometres } from '../areas/page-areas.ts'
import { type CoverSight, peopleLost } from './cover-sight.ts'

/** Photos in their places on a cover. */
export interface OnCover {
  readonly photos: readonly PhotoFacts[]
  readonly boxes: readonly Box[]
  /** What is lost of people on it (`peopleLost`). */
  readonly lost: number
  /** A photo without anybody has the place of one that would have lost somebody. */
  readonly standsIn: boolean
}

interface Place {
  readonly photo: Box
  readonly dpi: number
  readonly sight: CoverSight
}

interface OnePlace extends Place {
  /** The photo is cropped to no shape but its own. */
  readonly inItsShape?: boolean
}

/** One photo on a cover: the chosen one, else the one that people would look at first and that loses nobody. */
export function onePlaced(own: readonly PhotoFacts[], rest: readonly PhotoFacts[], place: OnePlace): OnCover {
  const { photo: box, dpi, sight } = place
  const wished = own[0] ?? bestSuited(rest, box, dpi)
  if (!wished) {
    return { photos: [], boxes: [], lost: 0, standsIn: false }
  }
  if (place.inItsShape) {
    const shape = inMm(shapedIn(wished, common(box, sight.safe)))
    return { photos: [wished], boxes: [shape], lost: peopleLost(wished, shape, sight), standsIn: false }
  }
  const lost = peopleLost(wished, box, sight)
  const whole = lost < 1 || own.length > 0 ? undefined : rest.filter((each) => peopleLost(each, box, sight) < 1)
  const instead = whole && bestSuited(whole, box, dpi)
  return instead
    ? { photos: [instead], boxes: [box], lost: peopleLost(instead, box, sight), standsIn: !instead.focus }
    : { photos: [wished], boxes: [box], lost, standsIn: false }
}

/** What two boxes that meet have in common: a frame of a photo's own shape never runs over an edge of the front. */
function common(a: Box, b: Box): Box {
  return { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y), ...overlap(a, b) }
}

/** The largest box of a photo's shape in another, in its middle, micrometres. */
function shapedIn({ width, height }: PhotoFacts, box: Box): Box {
  const scale = Math.min(box.width / width, box.height / height)
  const size = { width: width * scale, height: height * scale }
  const at = { x: box.x + (box.width - size.width) / 2, y: box.y + (box.height - size.height) / 2 }
  return {
    ...{ x: micrometres(at.x), y: micrometres(at.y) },
    ...{ width: micrometres(size.width), height: micrometres(size.height) },
  }
}

interface ManyPlaces extends Place {
  readonly theme: Theme
  readonly count: number
}

/** So many ways to lay several photos out are looked at for one that cuts nobody, and so many photos give way to others. */
const WAYS = 12
const GIVING_WAY = 4

/** Several photos fill the cover's picture. Whoever would be cut in every way to lay them out gives way to another photo. */
export function severalPlaced(own: readonly PhotoFacts[], rest: readonly PhotoFacts[], places: ManyPlaces): OnCover {
  let left = rest
  let best: OnCover | undefined
  for (let round = 0; round <= GIVING_WAY; round++) {
    const photos = [...own, ...fewBest(left, places, places.count - own.length)]
    const { boxes, losses } = boxesFor(photos, places)
    const lost = losses.reduce((sum, each) => sum + each, 0)
    if (!best || lost < best.lost) {
      best = { photos, boxes, lost, standsIn: false }
    }
    const worst = losses.indexOf(Math.max(...losses.slice(own.length)), own.length)
    const giving = photos[worst]
    if (best.lost < 1 || !giving || left.length <= places.count - own.length) {
      break
    }
    left = left.filter((each) => each !== giving)
  }
  return best as OnCover
}

/** The boxes of photos, in their order, and what each photo loses of people: a little of the layout's beauty is worth a face. */
function boxesFor(photos: readonly PhotoFacts[], { photo: area, theme, sight }: ManyPlaces) {
  const lostIn = (boxes: readonly Box[]) => photos.map((photo, at) => peopleLost(photo, boxes[at] as Box, sight))
  if (photos.length < 2) {
    const boxes = photos.map(() => area)
    return { boxes, losses: lostIn(boxes) }
  }
  const [width, height] = [micrometres(area.width), micrometres(area.height)]
  const frame = { width, height, gap: micrometres(theme.layout.gap) }
  const aspects = Float64Array.from(photos, (photo) => photo.width / photo.height)
  // What does not fit is cropped.
  const ways = (best: number, swaps: number) =>
    bestLayouts(aspects, frame, { ...MARGIN_WEIGHTS, maxCrop: 1 }, { best, swaps }).map((layout) => {
      const boxes = boxesOf(layout, area)
      return { boxes, losses: lostIn(boxes) }
    })
  const faulty = ({ boxes, losses }: { readonly boxes: readonly Box[]; readonly losses: readonly number[] }) =>
    losses.reduce((sum, lost) => sum + lost, boxes.some(isTooSmall) ? SMALL_PHOTO : 0)
  const [usual] = ways(1, 0)
  if (!usual || faulty(usual) === 0) {
    return usual ?? { boxes: [], losses: [] }
  }
  return ways(WAYS, 4).reduce((best, way) => (faulty(way) < faulty(best) ? way : best), usual)
}

/** Worse than any face that is cut: nobody knows what a strip of a photo is. */
const SMALL_PHOTO = 100
const isTooSmall = ({ width, height }: Box) => Math.min(width, height) < SMALLEST_SLOT

function boxesOf({ cells }: PageLayout, area: Box): Box[] {
  const [x, y] = [micrometres(area.x), micrometres(area.y)]
  return [...cells]
    .sort((a, b) => a.photo - b.photo)
    .map((cell) => inMm({ x: x + cell.x, y: y + cell.y, width: cell.width, height: cell.height }))
}

/** A photo with something that must be seen is worth a quarter more crop. */
const FOCUS_BONUS = 0.25
/** Dearer than any crop: a photo that leads nothing is on a cover only where there is no other. */
const LEADS_NOTHING = 5
export const coverBonus = (photo: PhotoFacts) => (mayLead(photo) ? (photo.focus ? FOCUS_BONUS : 0) : -LEADS_NOTHING)

/** What a photo that wants most of all to be seen may lose more to the cover's shape than one that nobody looks at. */
const WEIGHT_BONUS = 0.4

/** Photos as a cover wants them: those that people would look at first and that have pixels enough, the earliest of equals first. */
function ranked(photos: readonly PhotoFacts[], place: Box, dpi: number, lossOf: (aspect: number) => number) {
  const weights = photoWeights(photos)
  const heaviest = Math.max(...weights.values())
  return photos
    .map((photo, at) => {
      const shown = Math.min(photo.width / place.width, photo.height / place.height) * MM_PER_INCH
      const weight = (weights.get(photo.id) ?? 0) / heaviest
      const loss = lossOf(photo.width / photo.height) + Math.max(0, 1 - shown / dpi)
      return { photo, at, cost: loss - coverBonus(photo) - weight * WEIGHT_BONUS }
    })
    .sort((a, b) => a.cost - b.cost || a.at - b.at)
}

/** The one of them that suits a cover best: it loses little to its shape too. */
function bestSuited(photos: readonly PhotoFacts[], box: Box, dpi: number): PhotoFacts | undefined {
  const shape = box.width / box.height
  return ranked(photos, box, dpi, (aspect) => 1 - (shape < aspect ? shape / aspect : aspect / shape))[0]?.photo
}

/** Several of them, in their order; of those that look alike one, as long as there are others. */
function fewBest(photos: readonly PhotoFacts[], { photo: area, dpi }: Place, count: number): PhotoFacts[] {
  const share = Math.sqrt(Math.max(1, count))
  const place = { ...area, width: area.width / share, height: area.height / share }
  const order = ranked(photos, place, dpi, () => 0)
  const first = order.filter(
    ({ photo }, rank) => !order.slice(0, rank).some((before) => lookAlike(before.photo, photo)),
  )
  const taken = [...first, ...order.filter((each) => !first.includes(each))].slice(0, Math.max(0, count))
  return taken.sort((a, b) => a.at - b.at).map(({ photo }) => photo)
}
