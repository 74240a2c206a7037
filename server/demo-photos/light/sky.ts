import { noiseOf } from './noise.ts'
import { add, clamp, type Pixel, paintPixels, type Rgb, smooth, tint } from './raster.ts'

export interface SkySettings {
  readonly seed: number
  readonly zenith: Rgb
  readonly horizon: Rgb
  /** Where the sun stands: radians to the right of the middle, radians above the horizon. */
  readonly sun: readonly [azimuth: number, elevation: number]
  /** The colour of its light in the air around it. */
  readonly warm: Rgb
  /** How bright its disc is; 0 hides it. */
  readonly disc?: number
  readonly clouds?: CloudSettings
}

export interface CloudSettings {
  /** 0 none, 1 closed. */
  readonly cover: number
  readonly size: number
  readonly bright: Rgb
  readonly dark: Rgb
  /** How much longer than deep: streaks of high clouds. */
  readonly stretch?: number
}

/** The light that comes from a direction; y is up, z ahead, of length 1. */
export type Sky = (x: number, y: number, z: number, pixel: Pixel) => void

export function sunOf({ sun: [azimuth, elevation] }: SkySettings): Rgb {
  const level = Math.cos(elevation)
  return [Math.sin(azimuth) * level, Math.sin(elevation), Math.cos(azimuth) * level]
}

/** Air, sun and a layer of clouds. */
export function skyOf(settings: SkySettings): Sky {
  const { zenith, horizon, warm, disc = 0, clouds } = settings
  const [sx, sy, sz] = sunOf(settings)
  const noise = noiseOf(settings.seed)
  const level = Math.hypot(sx, sz) || 1
  return (x, y, z, pixel) => {
    const up = Math.max(y, 0)
    const cos = clamp(x * sx + y * sy + z * sz, -1, 1)
    const near = Math.max(cos, 0)
    paintPixels(pixel, horizon)
    tint(pixel, zenith, 1 - Math.exp(-up * 5.2))
    // Light is scattered forward, and most where the air is thickest.
    const thick = Math.exp(-up * 5)
    add(pixel, warm, near ** 10 * 0.24 * thick + near ** 60 * 0.42 + near ** 600 * 1.5)
    if (disc > 0 && cos > 0.99985) {
      add(pixel, warm, disc * smooth(0.99985, 0.99992, cos))
    }
    if (clouds && y > 0.004) {
      const far = 1 / (y + 0.05)
      const stretch = clouds.stretch ?? 1
      const cx = (x * far * clouds.size) / stretch
      const cz = z * far * clouds.size
      const here = noise.fbm(cx, cz, 6, 0.55)
      const dense = smooth(0.42 - clouds.cover, 0.85 - clouds.cover, here + 0.4)
      if (dense > 0) {
        const toward = noise.fbm(cx + (sx / level) * 0.16, cz + (sz / level) * 0.16, 4, 0.55)
        const lit = clamp(0.5 + (here - toward) * 1.5 + (1 - dense) * 0.35)
        const haze = 1 - Math.exp(-y * 9)
        tint(pixel, clouds.dark, dense * 0.9 * haze * (1 - lit))
        tint(pixel, clouds.bright, dense * 0.85 * haze * lit)
        add(pixel, warm, dense * (1 - dense) * near ** 12 * 1.2)
      }
    }
  }
}
