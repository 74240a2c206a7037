import { seededRandom } from '../../../domain/layout/seeded-random.ts'
import { forest } from '../light/conifers.ts'
import { noiseOf } from '../light/noise.ts'
import {
  add,
  clamp,
  cover,
  glow,
  light,
  mix,
  paintPixels,
  type Raster,
  retouch,
  shade,
  smooth,
  tint,
} from '../light/raster.ts'
import type { DemoScenes } from './demo-scene.ts'

/** Stars, few bright and many faint, each of its own warmth. */
function stars(raster: Raster, seed: number, count: number, down: number): void {
  const random = seededRandom(seed)
  for (let star = 0; star < count; star++) {
    const [x, y] = [random() * raster.width, random() * raster.height * down]
    const bright = 0.02 + 1.6 * random() ** 14
    const colour = mix(light('#ffd9b0'), light('#bcd2ff'), random())
    glow(raster, Math.floor(x), Math.floor(y), bright, colour)
    if (bright > 0.3) {
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        glow(raster, Math.floor(x) + dx, Math.floor(y) + dy, bright * 0.35, colour)
      }
    }
  }
}

/** Land before the sky, with trees on it. */
function foreground(raster: Raster, seed: number, level: number, size: number): void {
  const noise = noiseOf(seed)
  const { width, height } = raster
  const crest = Float32Array.from(
    { length: width },
    (_, x) => height * (level + noise.fbm((x / width) * 2.2, 3, 4) * 0.06),
  )
  retouch(raster, (x, y, pixel) => {
    const top = crest[Math.floor(x)] as number
    if (y > top) {
      paintPixels(pixel, [0.0035, 0.0045, 0.006])
      add(pixel, [0.012, 0.014, 0.018], smooth(30, 0, y - top) * clamp(0.4 + noise.fbm(x * 0.05, y * 0.05, 3)))
    }
  })
  forest(raster, { crest, size: height * size, random: seededRandom(seed), colour: [0.003, 0.004, 0.005], sparse: 0.8 })
}

function milkyWay(width: number, height: number): Raster {
  const noise = noiseOf(300)
  const raster = shade(width, height, (x, y, pixel) => {
    const [u, v] = [x / width - 0.56, y / height - 0.42]
    const aside = u * 0.86 + v * 0.5 + noise.fbm(v * 3, 1, 3) * 0.05
    const along = v * 0.86 - u * 0.5
    paintPixels(pixel, mix(light('#060a18', 0.6), light('#26344e', 0.4), smooth(0.35, 0.95, y / height)))
    const band = Math.exp(-((aside / 0.16) ** 2)) * (0.6 + 0.6 * Math.exp(-(((along - 0.18) / 0.3) ** 2)))
    const dust = smooth(0.02, 0.4, noise.fbm(aside * 7, along * 5, 6, 0.6) + 0.28 * Math.exp(-((aside / 0.045) ** 2)))
    const cloud = clamp(0.55 + noise.fbm(aside * 9 + 4, along * 9, 5, 0.6) * 0.9)
    add(
      pixel,
      mix(light('#8ea6d8', 0.17), light('#f0c8a0', 0.24), Math.exp(-((aside / 0.08) ** 2))),
      band * cloud * (1 - dust * 0.82),
    )
    add(pixel, light('#d08a9a', 0.03), band * smooth(0.3, 0.6, noise.fbm(u * 11, v * 11, 3)))
    add(pixel, light('#d8a070', 0.06), smooth(0.62, 0.88, y / height))
  })
  stars(raster, 8, 5200, 0.92)
  foreground(raster, 12, 0.9, 0.16)
  return raster
}

function aurora(width: number, height: number): Raster {
  const noise = noiseOf(410)
  const curtain = (u: number, v: number, shift: number, base: number) => {
    const fold = noise.fbm(u * 1.7 + shift, shift, 3) * 0.3
    const foot = base + fold * 0.55
    const up = foot - v
    if (up < -0.04) {
      return [0, 0] as const
    }
    const rays =
      clamp(0.55 + noise.fbm(u * 26 + fold * 22, shift + v * 0.5, 3) * 0.9) *
      clamp(0.6 + noise.fbm(u * 5 + shift, 9, 2) * 1.4)
    const light0 = smooth(-0.04, 0.015, up) * Math.exp(-Math.max(up, 0) * 6) * rays
    return [light0, smooth(0.1, 0.4, up)] as const
  }
  const raster = shade(width, height, (x, y, pixel) => {
    const [u, v] = [x / width, y / height]
    paintPixels(pixel, mix(light('#07101e', 0.6), light('#1d3a44', 0.42), smooth(0.2, 0.85, v)))
    for (const [shift, base, amount] of [
      [2, 0.52, 1],
      [7, 0.6, 0.55],
      [13, 0.4, 0.4],
    ] as const) {
      const [bright, high] = curtain(u, v, shift, base)
      add(pixel, mix(light('#58ffa0', 0.62), light('#b06cff', 0.4), high), bright * amount)
    }
  })
  stars(raster, 31, 2200, 0.75)
  const ridge = noiseOf(36)
  const source: Raster = { ...raster, data: raster.data.slice() }
  const shore = height * 0.78
  return retouch(raster, (x, y, pixel) => {
    const crest = height * (0.735 - (ridge.ridged((x / width) * 3.2, 5, 6) - 0.35) * 0.2)
    if (y > crest && y <= shore) {
      paintPixels(pixel, [0.008, 0.014, 0.018])
      tint(
        pixel,
        [0.14, 0.2, 0.22],
        smooth(0.1, 0.4, ridge.fbm(x * 0.05, y * 0.09 + x * 0.02, 4)) * smooth(crest + 46, crest, y) * 0.5,
      )
    } else if (y > shore) {
      const wave = ridge.fbm(x * 0.014, (y - shore) * 0.12, 3)
      const row = Math.floor(clamp(2 * shore - y - Math.abs(wave) * 34, 0, shore - 1))
      const index = (row * width + Math.floor(clamp(x + wave * 6, 0, width - 1))) * 3
      const crestHere = height * (0.735 - (ridge.ridged((x / width) * 3.2, 5, 6) - 0.35) * 0.2)
      const dark = row > crestHere
      paintPixels(
        pixel,
        dark
          ? [0.008, 0.013, 0.017]
          : [source.data[index] as number, source.data[index + 1] as number, source.data[index + 2] as number],
      )
      pixel.r *= 0.55
      pixel.g *= 0.6
      pixel.b *= 0.64
    }
  })
}

/** A winter evening between firs, flakes before the lens. */
function snowyWood(width: number, height: number): Raster {
  const noise = noiseOf(520)
  const random = seededRandom(52)
  const raster = shade(width, height, (_x, y, pixel) => {
    paintPixels(pixel, mix(light('#7f95b4', 0.5), light('#d9d2d6', 0.62), smooth(0, 0.75, y / height)))
    add(pixel, light('#ffb890', 0.16), Math.exp(-(((y / height - 0.62) / 0.14) ** 2)))
  })
  for (let row = 0; row < 9; row++) {
    const share = row / 8
    const crest = Float32Array.from(
      { length: width },
      (_, x) => height * (0.6 + share * 0.24 + noise.fbm((x / width) * 2 + row * 3, row, 3) * 0.03),
    )
    forest(raster, {
      crest,
      size: height * (0.16 + share * 0.34),
      random,
      colour: mix(light('#a9b4c8', 0.5), light('#121c26', 0.5), share ** 1.3),
      sparse: 0.8 + share * 1.5,
    })
    const snow = mix(light('#c9ccd8', 0.6), light('#a8bad8', 0.56), share)
    for (let x = 0; x < width; x++) {
      const top = (crest[x] as number) + height * 0.012
      for (let y = Math.floor(top); y < height; y++) {
        const tone = 1 + noise.fbm(x * 0.012, y * 0.05 + row * 5, 4) * 0.16
        cover(raster, x, y, smooth(0, 5, y - top), [snow[0] * tone, snow[1] * tone, snow[2] * tone])
      }
    }
  }
  for (let flake = 0; flake < 420; flake++) {
    const near = random() ** 6
    const [x, y, radius] = [random() * width, random() * height, 0.7 + near * width * 0.022]
    for (let py = Math.floor(y - radius); py <= y + radius; py++) {
      for (let px = Math.floor(x - radius); px <= x + radius; px++) {
        const share = smooth(radius, radius * 0.6, Math.hypot(px + 0.5 - x, py + 0.5 - y))
        cover(raster, px, py, share * (0.6 - near * 0.42), [0.9, 0.9, 0.95])
      }
    }
  }
  return raster
}

export const NIGHT: DemoScenes = {
  'milky-way': {
    development: { exposure: 0.9, contrast: 1.08, vignette: 0.35, grain: 9, bloom: 0.15 },
    light: milkyWay,
  },
  aurora: { development: { exposure: 0.7, contrast: 1.06, vignette: 0.32, grain: 8, bloom: 0.15 }, light: aurora },
  'snowy-wood': { development: { exposure: 0.25, contrast: 1.06, saturation: 0.95, vignette: 0.25 }, light: snowyWood },
}
