import { boundaryStrengths } from '../layout/boundary-strength.ts'
import { floatAt } from '../layout/numbers.ts'
import type { EpochMs } from '../units.ts'

/** So long nobody took a photo between two events: not a lunch, a night. */
const PAUSE_MS = 6 * 3_600_000

/** A pause of about twelve times the usual one around it: a photo a day is one story, not thirty. */
const CLEAR = 0.45

/** Fewer photos than this fill no chapter: it begins with a page of its own. */
const FEWEST = 5

/** More chapters than this are a list. */
const MOST = 12

/**
 * The events that photos in the shopper's order tell of, by the pauses between them: one list where nothing parts them. No photo is
 * moved; where the clock went backwards, or a photo has no time, nothing begins. The clearest pauses count first.
 */
export function photoEvents<Photo extends { readonly takenAt?: EpochMs }>(
  photos: readonly Photo[],
): readonly (readonly Photo[])[] {
  const times = photos.map(({ takenAt }) => takenAt)
  const strengths = boundaryStrengths(times)
  const pauseAt = (at: number) => (times[at] ?? 0) - (times[at - 1] ?? times[at] ?? 0)
  const clearest = photos
    .map((_, at) => at)
    .filter((at) => floatAt(strengths, at) >= CLEAR && pauseAt(at) >= PAUSE_MS)
    .sort((a, b) => pauseAt(b) - pauseAt(a) || a - b)
  const begins = [0, photos.length]
  for (const at of clearest) {
    const isFarFromAll = begins.every((other) => Math.abs(at - other) >= FEWEST)
    // The end of the last chapter is no beginning.
    if (isFarFromAll && begins.length <= MOST) {
      begins.push(at)
    }
  }
  begins.sort((a, b) => a - b)
  return begins.slice(0, -1).map((from, chapter) => photos.slice(from, begins[chapter + 1]))
}
