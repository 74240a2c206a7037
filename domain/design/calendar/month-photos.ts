import type { CivilMonth } from '../../calendar/calendar-settings.ts'
import { civilDate } from '../../calendar/civil-date.ts'
import { lookAlike } from '../../photo/likeness.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { photoWeights } from '../../photo/photo-weight.ts'

/** Photos for the months of a calendar, and those that no month has room for. */
export interface MonthPhotos {
  readonly months: readonly (readonly PhotoFacts[])[]
  readonly rest: readonly PhotoFacts[]
}

const DAY = 86_400_000

/**
 * Photos on the months in which they were taken, of whatever year, at most `most` on each. Months without one get a photo
 * that has no place, the first of the album first; are there none, one of a month that has several.
 *
 * Source: what people do with calendars: snow in January, the sea in July.
 */
export function byMonthTaken(
  photos: readonly PhotoFacts[],
  months: readonly CivilMonth[],
  most: number,
): MonthPhotos | undefined {
  if (photos.length < months.length) {
    return undefined
  }
  const pages: PhotoFacts[][] = months.map(() => [])
  const spare: PhotoFacts[] = []
  for (const photo of photos) {
    const own = roomiest(
      pages,
      months.map(({ month }) => month === monthTaken(photo)),
    )
    if (own && own.length < most) {
      own.push(photo)
    } else {
      spare.push(photo)
    }
  }
  for (const page of pages) {
    if (page.length === 0) {
      const given = spare.shift() ?? fullest(pages).pop()
      if (given) {
        page.push(given)
      }
    }
  }
  return { months: pages, rest: spare }
}

function monthTaken({ takenAt }: PhotoFacts): number | undefined {
  return takenAt === undefined ? undefined : civilDate(Math.floor(takenAt / DAY)).month
}

/** Of the pages that may have the photo the one with fewest: a calendar of eighteen months has two Januaries. */
function roomiest(pages: PhotoFacts[][], may: readonly boolean[]): PhotoFacts[] | undefined {
  return pages.filter((_, at) => may[at]).sort((a, b) => a.length - b.length)[0]
}

function fullest(pages: PhotoFacts[][]): PhotoFacts[] {
  return [...pages].sort((a, b) => b.length - a.length)[0] as PhotoFacts[]
}

/**
 * Of photos that look alike the one that people would look at first, in the order of the album; the others are twins, as far as `least`
 * photos are left without them. One picture on two months looks like a mistake.
 */
export function withoutTwins(
  photos: readonly PhotoFacts[],
  least: number,
): { readonly once: readonly PhotoFacts[]; readonly twins: readonly PhotoFacts[] } {
  const weights = photoWeights(photos)
  const order = photos
    .map((photo, at) => ({ photo, at, weight: weights.get(photo.id) ?? 0 }))
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .map(({ photo }) => photo)
  const best: PhotoFacts[] = []
  const second: PhotoFacts[] = []
  for (const photo of order) {
    const isTwin = best.some((other) => lookAlike(photo, other))
    ;(isTwin ? second : best).push(photo)
  }
  const left = new Set(second.slice(Math.max(0, least - best.length)))
  return { once: photos.filter((photo) => !left.has(photo)), twins: photos.filter((photo) => left.has(photo)) }
}
