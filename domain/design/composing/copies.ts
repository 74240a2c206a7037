import { lookAlike } from '../../photo/likeness.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { PhotoWeights } from '../../photo/photo-weight.ts'

/** So many photos in a row that look alike are one picture and its copies; fewer are a picture and another shot of it. */
const LEAST_COPIES = 4

/** More than this do not share a page, whatever the theme. */
export const MOST_COPIES = 10

/** Photos that follow each other and look alike, from `from` up to before `to`. */
export interface CopyRun {
  readonly from: number
  readonly to: number
}

/** The runs of copies among the photos of a book, none across the beginning of a chapter. */
export function copyRuns(photos: readonly PhotoFacts[], chapters: readonly { readonly from: number }[]): CopyRun[] {
  const opens = new Set(chapters.map(({ from }) => from))
  const runs: CopyRun[] = []
  let from = 0
  for (let at = 1; at <= photos.length; at++) {
    const [first, photo] = [photos[from], photos[at]]
    if (!first || !photo || opens.has(at) || !lookAlike(first, photo)) {
      if (at - from >= LEAST_COPIES) {
        runs.push({ from, to: at })
      }
      from = at
    }
  }
  return runs
}

/** Whether these photos are one picture and its copies. */
export function isOnePicture(photos: readonly PhotoFacts[]): boolean {
  const [first] = photos
  return first !== undefined && photos.length >= LEAST_COPIES && photos.every((photo) => lookAlike(first, photo))
}

/** The places of copies that a better one leads: all of a run but the one that weighs the most. */
export function ledCopies(
  photos: readonly PhotoFacts[],
  runs: readonly CopyRun[],
  weights: PhotoWeights,
): ReadonlySet<number> {
  return new Set(
    runs.flatMap(({ from, to }) => {
      const own = photos.slice(from, to).map(({ id }) => weights.get(id) ?? 0)
      const lead = from + own.indexOf(Math.max(...own))
      return own.map((_, at) => from + at).filter((at) => at !== lead)
    }),
  )
}
