import { seededRandom } from '../../domain/layout/seeded-random.ts'

/** A photo of a made-up album. */
export interface AlbumShot {
  readonly width: number
  readonly height: number
  readonly takenAt: number
  readonly group: number
}

/** Shapes of phone and camera photos with their shares; 0 stands for free crops and panoramas. */
const SHAPES: readonly (readonly [number, number])[] = [
  [4 / 3, 0.3],
  [3 / 4, 0.22],
  [3 / 2, 0.16],
  [2 / 3, 0.08],
  [16 / 9, 0.08],
  [9 / 16, 0.05],
  [1, 0.06],
  [0, 0.05],
]

function someAspect(random: () => number): number {
  let left = random()
  for (const [aspect, share] of SHAPES) {
    left -= share
    if (left < 0) {
      return aspect || Math.exp((random() - 0.5) * 1.6)
    }
  }
  return 4 / 3
}

export function someAspects(count: number, random: () => number): number[] {
  return Array.from({ length: count }, () => someAspect(random))
}

/** Events of eight photos in the mean, 2 to 48 hours apart; within one, pauses of 5 seconds to 10 minutes. */
export function someAlbum(count: number, seed: number): AlbumShot[] {
  const random = seededRandom(seed)
  let seconds = 1.7e9
  let left = 0
  return Array.from({ length: count }, () => {
    if (left-- <= 0) {
      left = 1 + Math.floor(-Math.log(1 - random()) * 8)
      seconds += 3600 * (2 + random() * 46)
    } else {
      seconds += Math.exp(Math.log(5) + random() * Math.log(120))
    }
    const aspect = someAspect(random)
    const height = aspect >= 1 ? 3000 : 4000
    return { width: Math.round(height * aspect), height, takenAt: seconds * 1000, group: 0 }
  })
}

export const aspectOf = (shot: AlbumShot): number => shot.width / shot.height
