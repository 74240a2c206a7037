import { seededRandom } from '../../../domain/layout/seeded-random.ts'
import { noiseOf, speck } from './noise.ts'
import { add, clamp, dim, lerp, type Pixel, type Raster, type Rgb, shade, smooth, tint } from './raster.ts'
import { type Sky, type SkySettings, skyOf, sunOf } from './sky.ts'

interface Sea {
  readonly sky: SkySettings
  readonly horizon: number
  /** Width of the picture at a distance of 1. */
  readonly wide: number
  /** Height of the eye over the water, metres. */
  readonly eye: number
  /** How steep the waves are. */
  readonly rough: number
  /** Length of the largest, metres. */
  readonly long: number
  readonly water: Rgb
  readonly sun: Rgb
  readonly seed: number
  readonly foam?: number
  /** Row from which there is sand, a share of the height. */
  readonly beach?: number
  readonly sand?: Rgb
}

interface Slopes {
  x: number
  z: number
  /** What is too small to be seen singly. */
  rest: number
}

function wavesOf(
  seed: number,
  rough: number,
  long: number,
): (x: number, z: number, size: number, slopes: Slopes) => void {
  const noise = noiseOf(seed)
  const random = seededRandom(seed)
  const swells = Array.from({ length: 7 }, (_, index) => {
    const angle = (random() - 0.5) * (0.7 + index * 0.25)
    const number = (2 * Math.PI * 1.62 ** index) / long
    return { x: Math.sin(angle) * number, z: Math.cos(angle) * number, number, phase: random() * 7 }
  })
  return (x, z, size, slopes) => {
    const drift = noise.fbm(x / long / 1.7, z / long / 1.7, 2) * 3
    let [sx, sz, rest] = [0, 0, 0]
    for (const swell of swells) {
      const seenShare = 1 / (1 + (swell.number * size * 0.45) ** 4)
      const slope = rough * 0.42
      const wave = Math.cos(x * swell.x + z * swell.z + swell.phase + drift * 1.4)
      // Crests are sharper than troughs.
      const sharp = wave * (1 + 0.5 * Math.abs(wave)) * slope * seenShare
      sx += (sharp * swell.x) / swell.number
      sz += (sharp * swell.z) / swell.number
      rest += slope * slope * 0.5 * (1 - seenShare)
    }
    let [frequency, amount] = [7 / long, rough * 0.8]
    for (let octave = 0; octave < 4; octave++) {
      const seenShare = 1 / (1 + (frequency * size * 2.6) ** 4)
      if (seenShare > 0.02) {
        sx += noise.at(x * frequency * 0.7, z * frequency + octave * 31) * amount * seenShare
        sz += noise.at(x * frequency * 0.7 + 57, z * frequency - octave * 13) * amount * seenShare
      }
      rest += amount * amount * 0.12 * (1 - seenShare)
      frequency *= 2.3
      amount *= 0.8
    }
    slopes.x = sx
    slopes.z = sz
    slopes.rest = rest
  }
}

/** Sky, sea, and where there is one the wet sand before it. */
export function seaOf(width: number, height: number, sea: Sea): Raster {
  const sky = skyOf(sea.sky)
  // The sun itself is mirrored by the waves that `glint` counts.
  const air = skyOf({ ...sea.sky, disc: 0 })
  const sun = sunOf(sea.sky)
  const waves = wavesOf(sea.seed, sea.rough, sea.long)
  const noise = noiseOf(sea.seed + 1)
  const focal = width / sea.wide
  const horizon = height * sea.horizon
  const slopes: Slopes = { x: 0, z: 0, rest: 0 }
  const beach = sea.beach ?? 2
  return shade(width, height, (px, py, pixel) => {
    const aside = (px - width / 2) / focal
    const up = (horizon - py) / focal
    const length = Math.hypot(aside, up, 1)
    const [vx, vy, vz] = [aside / length, up / length, 1 / length]
    if (up >= 0) {
      sky(vx, vy, vz, pixel)
      return
    }
    const down = Math.max(-vy, 0.0016)
    const distance = sea.eye / down
    const [x, z] = [vx * distance, vz * distance]
    const size = (distance / focal) * (0.6 + 0.4 / Math.max(down, 0.02))
    const edge = beach * height + noise.fbm((px / width) * 3, 1, 4) * height * 0.035
    waves(x, z, size, slopes)
    if (py > edge) {
      wetSand(pixel, sea, { sky: air, noise, px, py, edge, height, vx, vy, vz })
      return
    }
    const calm = beach < 1.5 ? smooth(edge - height * 0.12, edge, py) : 0
    reflect(pixel, air, sea, slopes, { vx, vy, vz, sun, calm })
    // Single sparks where a wave is too small for its pixel.
    const chance = speck(px * 3.1, py * 7.7)
    const far = smooth(0.5, 6, size * 8)
    const spark = -Math.log(1 - chance * 0.998) * far + (1 - far)
    add(pixel, sea.sun, glint(slopes, sun, vx, vy, vz) * lerp(1, spark, 0.85))
    if (sea.foam) {
      const broken = noise.fbm(x / sea.long / 0.35, z / sea.long / 0.16, 5, 0.72) + slopes.z * 1.3
      tint(pixel, [0.75, 0.78, 0.8], smooth(1 - sea.foam, 1.4 - sea.foam, broken + 0.3) * 0.7)
    }
    const line = beach < 1.5 ? smooth(height * 0.016, 0, Math.abs(edge - py - height * 0.006)) : 0
    tint(pixel, [0.85, 0.8, 0.78], line * smooth(-0.25, 0.3, noise.fbm(px * 0.06, py * 0.2, 4)) * 0.75)
    const haze = 1 - Math.exp(-distance / 9000)
    tint(pixel, sea.sky.horizon, haze * 0.75)
  })
}

interface Reflecting {
  readonly vx: number
  readonly vy: number
  readonly vz: number
  readonly sun: Rgb
  readonly calm: number
}

function reflect(pixel: Pixel, sky: Sky, sea: Sea, slopes: Slopes, { vx, vy, vz, calm }: Reflecting): void {
  const quiet = 1 - calm * 0.7
  const [sx, sz] = [slopes.x * quiet, slopes.z * quiet]
  const steep = Math.hypot(sx, 1, sz)
  const [nx, ny, nz] = [-sx / steep, 1 / steep, -sz / steep]
  const facing = clamp(-(vx * nx + vy * ny + vz * nz), 0.02, 1)
  const [rx, ry, rz] = [vx + 2 * facing * nx, Math.abs(vy + 2 * facing * ny), vz + 2 * facing * nz]
  sky(rx, clamp(ry + Math.sqrt(slopes.rest) * 0.5, 0.006, 1), rz, pixel)
  const shine = 0.02 + (0.98 * (1 - facing) ** 5) / (1 + slopes.rest * 7)
  const [r, g, b] = sea.water
  pixel.r = pixel.r * shine + r * (1 - shine)
  pixel.g = pixel.g * shine + g * (1 - shine)
  pixel.b = pixel.b * shine + b * (1 - shine)
}

/** How much of the water is tilted so that it mirrors the sun to the eye. */
function glint(slopes: Slopes, sun: Rgb, vx: number, vy: number, vz: number): number {
  const [hx, hy, hz] = [sun[0] - vx, sun[1] - vy, sun[2] - vz]
  const spread = 0.0011 + slopes.rest
  // Waves roll towards the eye: they lean less to the sides.
  const wanted = (-hx / hy - slopes.x) ** 2 / (spread * 0.5) + (-hz / hy - slopes.z) ** 2 / (2 * spread)
  const bright = wanted > 20 ? 0 : (Math.exp(-wanted) / spread) * 0.012 * smooth(-0.004, 0.07, -vy)
  return bright / (1 + bright * 0.12)
}

interface OnSand {
  readonly sky: Sky
  readonly noise: ReturnType<typeof noiseOf>
  readonly px: number
  readonly py: number
  readonly edge: number
  readonly height: number
  readonly vx: number
  readonly vy: number
  readonly vz: number
}

function wetSand(pixel: Pixel, sea: Sea, { sky, noise, px, py, edge, height, vx, vy, vz }: OnSand): void {
  const deep = (py - edge) / (height - edge)
  const bumps = noise.fbm(px * 0.02, py * 0.09, 4) * 0.05
  sky(vx + bumps * 0.4, clamp(-vy * 1.05 + bumps * 0.6, 0.01, 1), vz, pixel)
  const tone = sea.sand ?? [0.2, 0.15, 0.1]
  const wet = (1 - smooth(0.25, 1.05, deep + noise.fbm(px * 0.006, py * 0.02, 3) * 0.3)) * 0.72
  dim(pixel, 0.25 + wet * 0.6)
  const grain = 0.85 + noise.fbm(px * 0.09, py * 0.2, 3) * 0.3 + (speck(px, py) - 0.5) * 0.25
  add(pixel, tone, grain * (1 - wet * 0.7))
  tint(pixel, [0.9, 0.84, 0.8], smooth(0.03, 0, deep) * smooth(-0.2, 0.35, noise.fbm(px * 0.05, py * 0.16, 4)) * 0.8)
}
