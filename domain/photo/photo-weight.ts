import type { PhotoId } from '../ids.ts'
import { lookAlike } from './likeness.ts'
import { mayLead, type PhotoFacts } from './photo.ts'

/** How much a photo wants to be seen, from what is known of it; only the order of the photos of a book counts. */
export type PhotoWeights = ReadonlyMap<PhotoId, number>

/** So many megapixels make half of what pixels can do for a photo. */
const HALF_MEGAPIXELS = 4

/** A pause that ends an event, and the pause between two shots of one moment. */
const EVENT_MS = 3_600_000
const MOMENT_MS = 10_000

/** What faces that can be seen, a face that is large, and company add; what a shot beside a better one of the moment keeps. */
const FACES = 0.6
const LARGE_FACE = 0.4
const COMPANY = 0.1
const SECOND_SHOT = 0.6
/** What a photo alone in its event has before one of many; what the shopper's own choice adds. */
const RARE = 0.5
const CHOSEN = 0.5

/**
 * Weights of the photos of a book, in their order: pixels with detail in them, faces, how rare a photo is in its event, whether the
 * shopper chose it for the cover; little where it seems to lie or is nearly black. Of shots within seconds, and of photos that look alike, the one with the most to show keeps its weight, the others step back.
 */
export function photoWeights(photos: readonly PhotoFacts[], chosen: readonly PhotoId[] = []): PhotoWeights {
  const own = photos.map((photo) => ownWeight(photo) * (chosen.includes(photo.id) ? 1 + CHOSEN : 1))
  const events = runsWithin(photos, EVENT_MS)
  const moments = runsWithin(photos, MOMENT_MS)
  const weights = new Map<PhotoId, number>()
  for (const { from, to } of events) {
    const rare = 1 + RARE / Math.sqrt(to - from)
    for (let at = from; at < to; at++) {
      weights.set((photos[at] as PhotoFacts).id, (own[at] as number) * rare)
    }
  }
  for (const { from, to } of moments) {
    const best = Math.max(...own.slice(from, to))
    const first = own.indexOf(best, from)
    for (let at = from; at < to; at++) {
      const { id } = photos[at] as PhotoFacts
      weights.set(id, (weights.get(id) ?? 0) * (at === first ? 1 : SECOND_SHOT))
    }
  }
  for (const at of secondOfAlike(photos, own)) {
    const { id } = photos[at] as PhotoFacts
    weights.set(id, (weights.get(id) ?? 0) * SECOND_SHOT)
  }
  return weights
}

/** Photos no farther apart than this are seen together. */
const TOGETHER = 8

/** Photos that look like a better one near them. Shots of one moment have stepped back already. */
function secondOfAlike(photos: readonly PhotoFacts[], own: readonly number[]): number[] {
  return photos.flatMap((photo, at) => {
    const near = photos.slice(Math.max(0, at - TOGETHER), at + TOGETHER + 1)
    const isSecond = near.some((other, step) => {
      const its = Math.max(0, at - TOGETHER) + step
      const isBetter = (own[its] as number) > (own[at] as number) || (own[its] === own[at] && its < at)
      return its !== at && isBetter && !isOneMoment(photo, other) && lookAlike(photo, other)
    })
    return isSecond ? [at] : []
  })
}

function isOneMoment({ takenAt: a }: PhotoFacts, { takenAt: b }: PhotoFacts): boolean {
  return a !== undefined && b !== undefined && Math.abs(a - b) <= MOMENT_MS
}

function ownWeight(photo: PhotoFacts): number {
  const { width, height, focus, sharpEdge } = photo
  const megapixels = (width * height * (sharpEdge === undefined ? 1 : BLURRED)) / 1_000_000
  const faces = focus ? (focus.faces ?? [focus]) : []
  const tallest = Math.max(0, ...faces.map((face) => face.height))
  const seen = faces.length > 0 ? 1 + FACES + Math.min(1, tallest / 0.25) * LARGE_FACE : 1
  const company = faces.length > 1 && faces.length < 7 ? 1 + COMPANY : 1
  return (megapixels / (megapixels + HALF_MEGAPIXELS)) * (mayLead(photo) ? seen * company : LEADS_NOTHING)
}

/** What is left of a photo that nobody would look at without turning the book, or that shows nothing but black. */
const LEADS_NOTHING = 0.3

/** What is left of a photo's pixels where there is no detail in them. */
const BLURRED = 0.35

/** Runs of photos of which each was taken within `most` of the one before; a photo without a time is a run of its own. */
function runsWithin(photos: readonly PhotoFacts[], most: number): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (const [at, { takenAt }] of photos.entries()) {
    const before = photos[at - 1]?.takenAt
    const last = runs.at(-1)
    if (last && takenAt !== undefined && before !== undefined && Math.abs(takenAt - before) <= most) {
      last.to = at + 1
    } else {
      runs.push({ from: at, to: at + 1 })
    }
  }
  return runs
}
