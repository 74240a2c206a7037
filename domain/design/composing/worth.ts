import { type Box, overlap } from '../../geometry.ts'
import { lookAlike } from '../../photo/likeness.ts'
import { mayLead, type PhotoFacts } from '../../photo/photo.ts'
import { MM_PER_INCH } from '../../units.ts'
import type { Crop } from '../design.ts'

/** A photo of the book, and what share of a page it would best have. */
export interface WeightedPhoto {
  readonly photo: PhotoFacts
  readonly aspect: number
  readonly wish: number
}

/** Under this a photo is not printed where any smaller place keeps it above; from `GOOD` down it costs. Pixels to the inch. */
const WALL = 150
const GOOD = 200

/** What a photo under the wall costs, and one just above it. */
const SOFT = { under: 3, above: 0.2 } as const

/** What area costs that is not as wished: none, or all but none, of what was wished. */
const SIZE = 0.8

/** People who are smaller than they should be are missed the most: those who look at us, then all others. */
const PEOPLE = { near: 3.2, far: 1.8 } as const

/** What may not lead is no larger than it wishes: somebody else is smaller for it. */
const LEADS_NOTHING = 3

/** A face from this height on is near, as a share of its photo. */
const NEAR = 0.12

/** What of a photo is cut away costs so many times its share. */
const CROP = 0.22

/** A face that is cut, and what else matters of a photo without one. */
const FACE = 1.5
const FOCUS = 0.5

/** A page that photos cover less of looks empty, not quiet; what each share below it costs. */
const EMPTY = { below: 0.4, cost: 12 } as const
/** A single photo that covers less than this is a stamp on an empty page. */
const STAMP = { below: 0.28, cost: 60 } as const

export function emptyCost(covered: number): number {
  return EMPTY.cost * Math.max(0, EMPTY.below - covered) + STAMP.cost * Math.max(0, STAMP.below - covered)
}

export function sizeCost(share: number, { photo, wish }: WeightedPhoto): number {
  const cost = (SIZE * Math.abs(share - wish)) / (share + wish)
  if (!mayLead(photo)) {
    return share > wish ? cost * LEADS_NOTHING : cost
  }
  const faces = share < wish ? photo.focus?.faces : undefined
  return !faces ? cost : cost * (faces.some(({ height }) => height >= NEAR) ? PEOPLE.near : PEOPLE.far)
}

/** Pixels to the printed inch of a photo that covers a box. */
export function ppiIn({ width, height }: PhotoFacts, box: { readonly width: number; readonly height: number }): number {
  return Math.min(width / box.width, height / box.height) * MM_PER_INCH
}

function softCost(ppi: number): number {
  return ppi >= GOOD ? 0 : ppi < WALL ? SOFT.under : (SOFT.above * (GOOD - ppi)) / (GOOD - WALL)
}

/** What a photo costs that is printed larger than the detail in it, as its pixels would: blurred is less bad than coarse. */
const BLURRED = { cost: 0.12, most: 0.5 } as const

/** What the size of a photo's box does to its pixels, and to the detail in them. */
export function printCost(photo: PhotoFacts, box: { readonly width: number; readonly height: number }): number {
  const ppi = ppiIn(photo, box)
  const { sharpEdge } = photo
  if (sharpEdge === undefined) {
    return softCost(ppi)
  }
  const seen = (ppi * sharpEdge) / Math.max(photo.width, photo.height)
  const blurred = (BLURRED.cost * Math.max(0, GOOD - seen)) / (GOOD - WALL)
  return softCost(ppi) + Math.min(BLURRED.most, blurred)
}

export function isSoft(ppi: number): boolean {
  return ppi < WALL
}

/** The largest size of a box's shape at which the photo that covers it keeps above the wall, as a factor of the box. */
export function sharpScale(photo: PhotoFacts, box: Box): number {
  return Math.min(1, ppiIn(photo, box) / (WALL + 1))
}

export function cropCost(crop: Crop): number {
  return CROP * (1 - Math.min(1, crop.width * crop.height))
}

/** Of a photo that fills a window: little is hardly missed, more than a third is; less where nobody knows what matters of it. */
const LOSS = { any: 0.3, much: 2.5, from: { known: 0.33, unknown: 0.27 } } as const

/** What the share of a photo costs that its window cuts away. */
export function lossCost({ focus }: PhotoFacts, lost: number): number {
  return LOSS.any * lost + LOSS.much * Math.max(0, lost - (focus ? LOSS.from.known : LOSS.from.unknown))
}

/** What keeps a face clear of the cut, mm. */
const CLEAR = 2

/** What faces cost that a box does not show whole, inside the page. */
export function faceCost(
  { focus }: PhotoFacts,
  box: Box,
  crop: Crop,
  page: { readonly width: number; readonly height: number },
): number {
  const faces = focus ? (focus.faces ?? [focus]) : []
  const seen = { x: Math.max(box.x, CLEAR), y: Math.max(box.y, CLEAR) }
  const right = Math.min(box.x + box.width, page.width - CLEAR)
  const bottom = Math.min(box.y + box.height, page.height - CLEAR)
  const cut = faces.filter((face) => {
    const left = box.x + ((face.x - crop.x) / crop.width) * box.width
    const top = box.y + ((face.y - crop.y) / crop.height) * box.height
    const wide = (face.width / crop.width) * box.width
    const high = (face.height / crop.height) * box.height
    return left < seen.x - SLACK || top < seen.y - SLACK || left + wide > right + SLACK || top + high > bottom + SLACK
  })
  return (focus?.faces ? FACE : FOCUS) * cut.length
}

/** Two photos that look alike are one picture twice, unless one of them is so many times as large. */
const ALIKE = { cost: 1.6, leads: 1.3 } as const

/**
 * What it costs that photos which look alike stand side by side at nearly one size, on a page or on two that face each other. Of two
 * one is the larger; of more one leads, and what it leads may be of one size.
 */
export function alikeCost(shown: readonly { readonly photo: PhotoFacts; readonly box: Box }[]): number {
  const areas = shown.map(({ box }) => box.width * box.height)
  let cost = 0
  for (const [at, { photo }] of shown.entries()) {
    for (const [its, other] of shown.slice(0, at).entries()) {
      const [a, b] = [areas[at] as number, areas[its] as number]
      if (Math.max(a, b) < ALIKE.leads * Math.min(a, b) && lookAlike(photo, other.photo)) {
        const isLed = shown.some(
          (third, place) => (areas[place] as number) >= ALIKE.leads * Math.max(a, b) && lookAlike(photo, third.photo),
        )
        cost += isLed ? 0 : ALIKE.cost
      }
    }
  }
  return cost
}

/** Faces are known in thousandths of a photo. */
const SLACK = 0.3

/** The share of a page that a box shows. */
export function shareOf(box: Box, page: { readonly width: number; readonly height: number }): number {
  const { width, height } = overlap(box, { x: 0, y: 0, ...page })
  return (width * height) / (page.width * page.height)
}
