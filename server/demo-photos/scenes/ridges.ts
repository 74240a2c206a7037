import { seededRandom } from '../../../domain/layout/seeded-random.ts'
import { forest } from '../light/conifers.ts'
import { noiseOf } from '../light/noise.ts'
import {
  add,
  clamp,
  cover,
  lerp,
  light,
  mix,
  type Pixel,
  type Raster,
  type Rgb,
  shade,
  smooth,
  tint,
} from '../light/raster.ts'
import { type SkySettings, skyOf } from '../light/sky.ts'
import type { DemoScenes } from './demo-scene.ts'

interface Ridges {
  readonly seed: number
  readonly sky: SkySettings
  readonly horizon: number
  readonly wide: number
  /** From the farthest to the nearest. */
  readonly layers: number
  readonly near: Rgb
  readonly haze: Rgb
  /** Conifers on the nearest ridges: how many layers, and their height as a share of the picture. */
  readonly trees?: readonly [layers: number, height: number]
  /** Height of the swing of the nearest ridge. */
  readonly swing?: number
}

/** Ridges behind each other, the farther the more air before them. */
function ridgesOf(width: number, height: number, settings: Ridges): Raster {
  const { seed, horizon, wide, layers, near, haze, trees = [0, 0], swing = 0.16 } = settings
  const sky = skyOf(settings.sky)
  const noise = noiseOf(seed)
  const focal = width / wide
  const raster = shade(width, height, (x, y, pixel) => {
    const up = Math.max((height * horizon - y) / focal, 0.002)
    const aside = (x - width / 2) / focal
    const length = Math.hypot(aside, up, 1)
    sky(aside / length, up / length, 1 / length, pixel)
  })
  const sunX = width / 2 + Math.tan(settings.sky.sun[0]) * focal
  for (let layer = 0; layer < layers; layer++) {
    const share = layer / (layers - 1)
    const base = height * lerp(horizon - 0.02, 1.02, share ** 1.35)
    const wave = height * lerp(0.05, swing, share)
    const frequency = lerp(5.5, 2.1, share) / width
    const bushes = seededRandom(seed + layer)
    const crest = Float32Array.from({ length: width }, (_, x) => {
      const rough = noise.fbm(x * frequency + layer * 13.7, layer * 3.1, 7, 0.5)
      const leaves = share > 0.35 ? bushes() * height * 0.004 * share : 0
      return base - (rough + 0.25) * wave - leaves
    })
    const tone = mix(haze, near, share ** 1.4 * 0.98 + 0.06)
    const depth = height * lerp(0.13, 0.4, share)
    const mist = mix(haze, near, share ** 2 * 0.72)
    const pixel: Pixel = { r: 0, g: 0, b: 0 }
    const paintLayer = (x: number, y: number, top: number, alpha: number) => {
      const index = (y * width + x) * 3
      const sunny = Math.exp(-(((x - sunX) / width) ** 2) * 5) * (1 - share) * 0.6
      const texture = noise.fbm(x * frequency * 9, y * frequency * 14 + layer * 5, 4) * 0.3 * share
      const low = smooth(0, depth, y - top + noise.fbm(x * frequency * 1.6, layer * 7 + y / depth / 4, 3) * depth * 0.5)
      pixel.r = tone[0] * (1 + texture)
      pixel.g = tone[1] * (1 + texture)
      pixel.b = tone[2] * (1 + texture)
      tint(pixel, mist, low * 0.85)
      add(pixel, settings.sky.warm, sunny * (0.12 + low * 0.14))
      raster.data[index] = lerp(raster.data[index] as number, pixel.r, alpha)
      raster.data[index + 1] = lerp(raster.data[index + 1] as number, pixel.g, alpha)
      raster.data[index + 2] = lerp(raster.data[index + 2] as number, pixel.b, alpha)
    }
    for (let x = 0; x < width; x++) {
      const top = crest[x] as number
      for (let y = Math.max(0, Math.floor(top)); y < height; y++) {
        paintLayer(x, y, top, clamp(y + 1 - top))
      }
    }
    const grown = layer - (layers - trees[0])
    if (grown >= 0) {
      const size = height * trees[1] * (0.35 + 0.65 * ((grown + 1) / trees[0]))
      const random = seededRandom(seed * 3 + layer)
      const rows = trees[0] > 1 ? 9 : 1
      for (let row = 0; row < rows; row++) {
        // Down the slope every row stands deeper in the mist.
        const down = row / rows
        const colour = mix(mix(tone, [0.004, 0.006, 0.006], share * 0.5), mist, down * 0.8)
        const own = crest.map((y) => y + down * depth * 0.9 + noise.at(row * 7.7, y * 0.01) * size * 0.3)
        forest(raster, { crest: own, size: size * (0.8 + down * 0.4), random, colour, sparse: rows > 1 ? 0.62 : 1 })
      }
    }
  }
  return raster
}

interface Balloon {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly stripes: readonly Rgb[]
  readonly haze: number
}

/** A hot-air balloon, lit from one side. */
function balloon(raster: Raster, { x, y, size, stripes, haze }: Balloon, air: Rgb): void {
  for (let py = Math.floor(y - size); py <= y + size * 1.75; py++) {
    const v = (py + 0.5 - y) / size
    // A ball above, drawn together to the mouth below.
    const half = v < 0.15 ? Math.sqrt(Math.max(0, 1 - v * v)) : Math.max(0, 0.99 - ((v - 0.15) / 1.1) ** 1.25 * 0.86)
    for (let px = Math.floor(x - size); px <= x + size; px++) {
      const u = (px + 0.5 - x) / size
      if (v < 1.22) {
        const alpha = clamp((half - Math.abs(u)) * size + 0.5)
        if (alpha > 0) {
          const around = Math.asin(clamp(u / Math.max(half, 0.02), -1, 1))
          const gore = Math.floor((around / Math.PI + 0.5) * 9 + (v > 0.3 ? 0 : 0.5))
          const bulge = Math.abs((((around / Math.PI + 0.5) * 18) % 1) - 0.5)
          const lit = clamp(0.42 - Math.sin(around) * 0.55 - v * 0.25) * (0.86 + bulge * 0.25)
          const stripe = stripes[((gore % stripes.length) + stripes.length) % stripes.length] as Rgb
          const glowing = 0.1 * smooth(0.2, 1.1, v)
          const own: Rgb = [
            stripe[0] * (0.3 + lit * 1.5) + glowing,
            stripe[1] * (0.26 + lit * 1.35) + glowing * 0.6,
            stripe[2] * (0.3 + lit * 1.2),
          ]
          cover(raster, px, py, alpha, mix(own, air, haze))
        }
      } else if (Math.abs(Math.abs(u) - 0.1) < 0.6 / size || (v > 1.46 && v < 1.7 && Math.abs(u) < 0.13)) {
        cover(raster, px, py, 0.9, mix([0.05, 0.035, 0.03], air, haze))
      }
    }
  }
}

const DAWN: SkySettings = {
  seed: 2,
  sun: [0.2, 0.06],
  zenith: light('#6f8fb8', 0.7),
  horizon: light('#f4c9a0', 0.85),
  warm: light('#ff9e5c', 0.9),
  disc: 8,
  clouds: { cover: 0.05, size: 0.3, bright: light('#ffc8a0', 0.9), dark: light('#a890a8', 0.6), stretch: 4 },
}
const BLUE: SkySettings = {
  seed: 9,
  sun: [-0.4, -0.03],
  zenith: light('#27406e', 0.55),
  horizon: light('#b5b9d0', 0.6),
  warm: light('#e8a89a', 0.4),
  clouds: { cover: 0.12, size: 0.3, bright: light('#c7a9b8', 0.6), dark: light('#5b6c92', 0.45), stretch: 5 },
}
const PALE: SkySettings = {
  seed: 16,
  sun: [0.5, 0.3],
  zenith: light('#c3ccd0', 0.8),
  horizon: light('#dfe2e0', 0.85),
  warm: light('#fff3e0', 0.2),
}

export const RIDGES: DemoScenes = {
  'ridges-dawn': {
    development: { exposure: 0.15, contrast: 1.1, vignette: 0.3, bloom: 0.15 },
    light: (width, height) =>
      ridgesOf(width, height, {
        seed: 11,
        sky: DAWN,
        horizon: 0.36,
        wide: 0.6,
        layers: 8,
        near: light('#16233a', 0.5),
        haze: light('#e8b894', 0.62),
        trees: [1, 0.06],
      }),
  },
  'ridges-blue': {
    development: { exposure: 0.35, contrast: 1.06, saturation: 0.95, vignette: 0.3 },
    light: (width, height) =>
      ridgesOf(width, height, {
        seed: 34,
        sky: BLUE,
        horizon: 0.44,
        wide: 0.9,
        layers: 9,
        near: light('#0c1a30', 0.6),
        haze: light('#93a3c6', 0.52),
        swing: 0.24,
      }),
  },
  'ridges-evening': {
    development: { exposure: 0.1, contrast: 1.12, vignette: 0.34, bloom: 0.15 },
    light: (width, height) =>
      ridgesOf(width, height, {
        seed: 72,
        sky: {
          ...DAWN,
          sun: [-0.08, 0.03],
          zenith: light('#4a5a94', 0.6),
          horizon: light('#e88a6a', 0.75),
          clouds: { cover: 0.22, size: 0.4, bright: light('#ff9a80', 0.85), dark: light('#5a5284', 0.5), stretch: 3 },
        },
        horizon: 0.5,
        wide: 0.5,
        layers: 6,
        near: light('#150f22', 0.5),
        haze: light('#b87a84', 0.5),
        trees: [1, 0.05],
        swing: 0.13,
      }),
  },
  'forest-hills': {
    development: { exposure: 0.2, contrast: 1.08, saturation: 0.8, vignette: 0.3 },
    light: (width, height) =>
      ridgesOf(width, height, {
        seed: 57,
        sky: PALE,
        horizon: 0.24,
        wide: 0.5,
        layers: 7,
        near: light('#16211f', 0.5),
        haze: light('#c4ccce', 0.72),
        trees: [4, 0.1],
        swing: 0.22,
      }),
  },
  balloons: {
    development: { exposure: 0.2, contrast: 1.06, vignette: 0.26, bloom: 0.14 },
    light: (width, height) => {
      const raster = ridgesOf(width, height, {
        seed: 83,
        sky: { ...DAWN, sun: [-0.36, 0.1] },
        horizon: 0.62,
        wide: 0.62,
        layers: 6,
        near: light('#33323c', 0.6),
        haze: light('#ecc6a6', 0.72),
        trees: [1, 0.05],
        swing: 0.1,
      })
      const [red, white, blue, gold] = [
        light('#a83226', 0.8),
        light('#efe4d0', 0.75),
        light('#28508a', 0.7),
        light('#d8952e', 0.85),
      ]
      const air = light('#efcba8', 0.75)
      const all: readonly Balloon[] = [
        { x: 0.66, y: 0.3, size: 0.082, stripes: [red, white, red, gold], haze: 0.06 },
        { x: 0.3, y: 0.46, size: 0.043, stripes: [blue, gold], haze: 0.26 },
        { x: 0.44, y: 0.2, size: 0.026, stripes: [gold, white, red], haze: 0.42 },
        { x: 0.85, y: 0.5, size: 0.022, stripes: [white, blue], haze: 0.5 },
        { x: 0.14, y: 0.56, size: 0.014, stripes: [red, gold], haze: 0.62 },
        { x: 0.53, y: 0.55, size: 0.011, stripes: [blue, white], haze: 0.68 },
      ]
      for (const one of all) {
        balloon(raster, { ...one, x: one.x * width, y: one.y * height, size: one.size * width }, air)
      }
      return raster
    },
  },
}
