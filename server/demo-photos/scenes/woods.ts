import { seededRandom } from '../../../domain/layout/seeded-random.ts'
import { noiseOf } from '../light/noise.ts'
import {
  blur,
  clamp,
  cover,
  dim,
  lerp,
  light,
  type Pixel,
  type Raster,
  type Rgb,
  sample,
  shade,
  smooth,
} from '../light/raster.ts'
import type { DemoScenes } from './demo-scene.ts'

/** Trunks into the fog, each row of them paler, and beams where the sun comes through. */
function fog(width: number, height: number, seed: number, air: Rgb, dark: Rgb, sun: readonly [number, number]): Raster {
  const noise = noiseOf(seed)
  const random = seededRandom(seed)
  const [sx, sy] = [sun[0] * width, sun[1] * height]
  const raster = shade(width, height, (x, y, pixel) => {
    const near = Math.exp(-Math.hypot((x - sx) / width, ((y - sy) / height) * 0.8) * 2.6)
    pixel.r = air[0] * (0.45 + near * 1.3)
    pixel.g = air[1] * (0.45 + near * 1.15)
    pixel.b = air[2] * (0.45 + near * 0.9)
    dim(pixel, 1 + noise.fbm((x / width) * 3, (y / height) * 4, 4) * 0.22)
  })
  const rows = 7
  for (let row = 0; row < rows; row++) {
    const share = (row + 1) / rows
    const strength = share ** 1.5
    const count = Math.round(lerp(34, 5, share))
    const ground = height * lerp(0.66, 0.97, share)
    for (let trunk = 0; trunk < count; trunk++) {
      const x = ((trunk + random() * 0.9) / count) * width * 1.1 - width * 0.05
      const half = width * lerp(0.002, 0.019, share) * (0.6 + random() * 0.8)
      const lean = (random() - 0.5) * 0.06
      const bark = random() * 50
      if (share > 0.9 && Math.abs(x / width - sun[0]) < 0.22) {
        continue
      }
      for (let y = 0; y < Math.min(height, ground + half); y++) {
        const middle = x + (ground - y) * lean + noise.at(y * 0.004, bark) * half * 0.5
        const wide = half * (0.72 + 0.28 * (y / ground)) * (1 + 0.5 * smooth(ground - half * 2, ground + half, y))
        for (let px = Math.floor(middle - wide - 1); px <= middle + wide + 1; px++) {
          const aside = (px + 0.5 - middle) / wide
          const ridges = noise.fbm(aside * 2.4 + bark, y * 0.035, 3) * 0.5
          const rim = smooth(0.45, 1, aside * Math.sign(sx - middle)) * 0.6
          const tone = 0.75 + ridges + rim * 1.6
          cover(raster, px, y, clamp((1 - Math.abs(aside)) * wide + 0.5) * strength, [
            dark[0] * tone,
            dark[1] * tone,
            dark[2] * tone,
          ])
        }
      }
    }
    leaves(raster, { noise, row, share, ground, air, dark })
  }
  return beams(raster, sx, sy)
}

interface Leaves {
  readonly noise: ReturnType<typeof noiseOf>
  readonly row: number
  readonly share: number
  readonly ground: number
  readonly air: Rgb
  readonly dark: Rgb
}

/** Crowns above and undergrowth below one row of trunks. */
function leaves(raster: Raster, { noise, row, share, ground, dark }: Leaves): void {
  const { width, height } = raster
  const size = lerp(26, 7, share) / width
  for (let y = 0; y < height; y++) {
    const crown = smooth(0.42, 0.02, y / height) * 0.34
    const floor = smooth(ground - height * 0.05, ground + height * 0.05, y) * 0.75
    if (crown + floor < 0.02) {
      continue
    }
    for (let x = 0; x < width; x++) {
      const clump = noise.fbm(x * size + row * 9.3, y * size + row * 4.1, 5, 0.68)
      const alpha = smooth(0.44, 0.6, clump * 0.5 + 0.36 + crown * 0.55 + floor * 0.4 - 0.1) * share ** 1.3 * 0.9
      const tone = 0.75 + clump * 0.7
      cover(raster, x, y, alpha * clamp(crown * 4 + floor * 2), [
        dark[0] * tone,
        dark[1] * tone * 1.25,
        dark[2] * tone * 0.8,
      ])
    }
  }
}

/** Light drawn out away from the sun, from wherever it is seen through the crowns. */
function beams(raster: Raster, sx: number, sy: number): Raster {
  const { width, height } = raster
  const small = shade(Math.ceil(width / 3), Math.ceil(height / 3), (x, y, pixel) => {
    sample(raster, x * 3, y * 3, pixel)
    dim(pixel, smooth(0.35, 1.1, pixel.g))
  })
  const step: Pixel = { r: 0, g: 0, b: 0 }
  const drawn = shade(small.width, small.height, (x, y, pixel) => {
    let [r, g, b] = [0, 0, 0]
    for (let k = 0; k < 36; k++) {
      const share = (k / 36) * 0.8
      sample(small, x + (sx / 3 - x) * share, y + (sy / 3 - y) * share, step)
      const weight = 1 - share * 0.7
      r += step.r * weight
      g += step.g * weight
      b += step.b * weight
    }
    pixel.r = r / 26
    pixel.g = g / 26
    pixel.b = b / 26
  })
  const soft = blur(drawn, 1.5, 1)
  return shade(width, height, (x, y, pixel) => {
    sample(raster, x, y, pixel)
    sample(soft, x / 3, y / 3, step)
    pixel.r += step.r * 0.6
    pixel.g += step.g * 0.55
    pixel.b += step.b * 0.42
  })
}

export const WOODS: DemoScenes = {
  'forest-fog': {
    development: { exposure: 0.25, contrast: 1.1, saturation: 0.85, vignette: 0.36 },
    light: (width, height) => fog(width, height, 19, light('#b9c4bd', 0.72), light('#1d241c', 0.7), [0.5, 0.3]),
  },
  'forest-beams': {
    development: { exposure: 0.1, contrast: 1.12, saturation: 1.05, vignette: 0.4 },
    light: (width, height) => fog(width, height, 46, light('#d9b87a', 0.62), light('#2a2412', 0.6), [0.62, 0.16]),
  },
}
