import type { LyingTurns } from '../photo/photo.ts'

/** Long side of the copies that are looked at turned, pixels: false faces of the fine picture are seldom found here again. */
export const TURNED_PICTURE = 320

/** From this score on a face stands upright for sure: nobody has to look at the photo turned. */
const CERTAIN = 0.7
/** A photo that is turned has a face at least this sure, and so much more of them than as it came. */
const SURE = 0.5
const CLEARLY = 2

/** What matters of the faces that were found in a picture. */
export type Scores = readonly { readonly score: number }[]

export const LYING_TURNS: readonly LyingTurns[] = [1, 2, 3]

/** Whether a photo with these upright faces has to be looked at turned. */
export function mayLie(upright: Scores): boolean {
  return !upright.some(({ score }) => score >= CERTAIN)
}

/**
 * Which turn would set a photo upright, by the faces that are found in it as it came and turned: one turn has clearly more of
 * them than all others. `undefined`: it stands, or nobody can say.
 */
export function lyingTurns(upright: Scores, turned: ReadonlyMap<LyingTurns, Scores>): LyingTurns | undefined {
  const [best, second] = [...turned].toSorted(([, a], [, b]) => sum(b) - sum(a))
  if (!best?.[1].some(({ score }) => score >= SURE)) {
    return undefined
  }
  return sum(best[1]) >= CLEARLY * Math.max(sum(upright), sum(second?.[1] ?? [])) ? best[0] : undefined
}

/** Whether the fine picture, turned so, says the same: surer faces than as it came. */
export function isConfirmed(upright: Scores, turned: Scores): boolean {
  return turned.some(({ score }) => score >= SURE) && sum(turned) > sum(upright)
}

function sum(faces: Scores): number {
  return faces.reduce((total, { score }) => total + score, 0)
}
