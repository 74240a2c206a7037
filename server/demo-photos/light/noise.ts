import { seededRandom } from '../../../domain/layout/seeded-random.ts'

const SIDE = 256
const MASK = SIDE - 1

/** Smooth irregularity of the plane that a seed decides: the stuff of hills, waves, clouds and plaster. */
export interface Noise {
  /** -1 to 1, of one size. */
  at(x: number, y: number): number
  /** -1 to 1, sizes halving `octaves` times. */
  fbm(x: number, y: number, octaves: number, gain?: number): number
  /** 0 to 1, with sharp crests. */
  ridged(x: number, y: number, octaves: number): number
}

export function noiseOf(seed: number): Noise {
  const slopes = slopesOf(seed)
  const corner = (ix: number, iy: number, fx: number, fy: number) => {
    const index = (((iy & MASK) << 8) | (ix & MASK)) << 1
    return (slopes[index] as number) * fx + (slopes[index + 1] as number) * fy
  }
  const single = (x: number, y: number): number => {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const fx = x - ix
    const fy = y - iy
    const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    const top = corner(ix, iy, fx, fy)
    const topRight = corner(ix + 1, iy, fx - 1, fy)
    const low = corner(ix, iy + 1, fx, fy - 1)
    const lowRight = corner(ix + 1, iy + 1, fx - 1, fy - 1)
    const upper = top + (topRight - top) * sx
    return (upper + (low + (lowRight - low) * sx - upper) * sy) * 1.5
  }
  return {
    at: single,
    fbm(x, y, octaves, gain = 0.5) {
      let sum = 0
      let amount = 1
      let total = 0
      let px = x
      let py = y
      for (let octave = 0; octave < octaves; octave++) {
        sum += single(px, py) * amount
        total += amount
        amount *= gain
        // Turned from one size to the next, so that the lattice is not seen.
        const turned = px * 1.6 - py * 1.2 + 17.3
        py = px * 1.2 + py * 1.6 + 9.1
        px = turned
      }
      return sum / total
    },
    ridged(x, y, octaves) {
      let sum = 0
      let amount = 1
      let total = 0
      let weight = 1
      let px = x
      let py = y
      for (let octave = 0; octave < octaves; octave++) {
        const crest = (1 - Math.abs(single(px, py))) ** 2 * weight
        weight = Math.min(1, crest * 1.6)
        sum += crest * amount
        total += amount
        amount *= 0.5
        const turned = px * 1.6 - py * 1.2 + 5.7
        py = px * 1.2 + py * 1.6 + 3.3
        px = turned
      }
      return sum / total
    },
  }
}

/** Slopes of the corners of a seed's lattice, x and y in turn. */
function slopesOf(seed: number): Float32Array {
  const random = seededRandom(seed)
  const slopes = new Float32Array(SIDE * SIDE * 2)
  for (let index = 0; index < slopes.length; index += 2) {
    const angle = random() * Math.PI * 2
    slopes[index] = Math.cos(angle)
    slopes[index + 1] = Math.sin(angle)
  }
  return slopes
}

/** A number of 0 to 1 for two whole numbers: irregular, without a neighbourhood. */
export function speck(x: number, y: number): number {
  let mixed = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

/** Distances to the nearest and second nearest of scattered points: pebbles, cells, foam. */
export function cells(x: number, y: number): readonly [nearest: number, second: number] {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  let [nearest, second] = [9, 9]
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const px = ix + dx + speck(ix + dx, iy + dy) - x
      const py = iy + dy + speck(ix + dx + 911, iy + dy - 377) - y
      const distance = px * px + py * py
      if (distance < nearest) {
        second = nearest
        nearest = distance
      } else if (distance < second) {
        second = distance
      }
    }
  }
  return [Math.sqrt(nearest), Math.sqrt(second)]
}
