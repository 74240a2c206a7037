import { noiseOf } from '../light/noise.ts'
import { clamp, cover, dim, light, type Pixel, paintPixels, type Raster, shade, smooth, tint } from '../light/raster.ts'
import { skyOf } from '../light/sky.ts'
import type { DemoScenes } from './demo-scene.ts'

export const PIER: DemoScenes = {
  'pier-long-exposure': {
    development: { exposure: 0.1, contrast: 1.12, saturation: 0.72, vignette: 0.42, grain: 4 },
    light: (width, height) => pier(width, height),
  },
}

/** Planks out into water that the long exposure has made smooth. */
function pier(width: number, height: number): Raster {
  const noise = noiseOf(92)
  const sky = skyOf({
    seed: 93,
    sun: [0.3, 0.12],
    zenith: light('#52667c', 0.55),
    horizon: light('#e6c9b4', 0.8),
    warm: light('#ffc79a', 0.5),
    clouds: { cover: 0.3, size: 0.3, bright: light('#e9cfc0', 0.8), dark: light('#5c6678', 0.5), stretch: 6 },
  })
  const horizon = height * 0.42
  const raster = shade(width, height, (x, y, pixel) => {
    const aside = (x - width * 0.5) / width
    const up = (horizon - y) / width
    const length = Math.hypot(aside, up, 0.9)
    if (up >= 0) {
      sky(aside / length, (up + 0.01) / length, 0.9 / length, pixel)
      return
    }
    const far = 0.055 / -up
    const across = aside * far * 15
    sky(aside / length, Math.min(0.01 - up * 0.9, 0.7) / length, 0.9 / length, pixel)
    dim(pixel, 0.72)
    tint(pixel, light('#5d7078', 0.5), clamp(0.25 - up * 0.5))
    if (Math.abs(across) < 0.98 && far < 5.2) {
      plank(pixel, across, far * 11, noise)
    }
  })
  for (const side of [-1, 1]) {
    for (let post = 0; post < 7; post++) {
      const far = 0.8 + post * 0.62
      const x = width / 2 + (side * 1.02 * width) / (far * 15)
      const foot = horizon + (0.055 / far) * width
      const reach = (0.062 / far) * width
      const half = (0.0052 / far) * width
      for (let y = Math.floor(foot - reach); y < foot + reach * 0.2; y++) {
        for (let px = Math.floor(x - half); px <= x + half; px++) {
          const round = (px + 0.5 - x) / half
          const tone = (0.03 + 0.09 * clamp(0.5 + round * 0.6)) * (0.8 + noise.fbm(px * 0.3, y * 0.04, 3) * 0.5)
          cover(raster, px, y, 1, [tone * 1.1, tone, tone * 0.95])
        }
      }
    }
  }
  return raster
}

function plank(pixel: Pixel, across: number, along: number, noise: ReturnType<typeof noiseOf>): void {
  const board = Math.floor(along)
  const share = along - board
  const grain = noise.fbm(across * 3 + board * 9.7, along * 14, 4) * 0.35 + noise.at(board * 5.3, 1) * 0.25
  const gap = smooth(0, 0.06, share) * smooth(1, 0.94, share)
  const tone = (0.12 + grain * 0.1) * gap
  const shine = clamp(0.15 + noise.fbm(across * 2, along * 0.8, 2) * 0.3) * gap
  const [r, g, b] = [pixel.r, pixel.g, pixel.b]
  paintPixels(pixel, [tone * 1.1 + r * shine, tone + g * shine, tone * 0.94 + b * shine])
}
