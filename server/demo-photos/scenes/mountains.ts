import { noiseOf } from '../light/noise.ts'
import {
  clamp,
  dim,
  light,
  mix,
  type Pixel,
  paintPixels,
  type Raster,
  type Rgb,
  smooth,
  tint,
} from '../light/raster.ts'
import { type SkySettings, skyOf, sunOf } from '../light/sky.ts'
import {
  heights,
  type Land,
  landOf,
  mountainsOf,
  SIDE,
  type Spot,
  seen,
  terrainHeightAt,
  type View,
} from '../light/terrain.ts'
import type { DemoScenes } from './demo-scene.ts'

interface Range {
  readonly seed: number
  readonly view: View
  readonly sky: SkySettings
  /** How high the land is, in sides of the map. */
  readonly steep: number
  readonly haze: Rgb
  /** How much of the air is seen over one side of the map. */
  readonly air: number
  /** Height under which haze lies, 0 to 1. */
  readonly mist?: number
  readonly colour: (spot: Spot, slope: number, detail: number, pixel: Pixel) => void
  readonly sunlight: Rgb
  readonly shadow: Rgb
  readonly map?: Float32Array
  /** How rough it is in what the map cannot hold. */
  readonly rough?: number
}

/** Land under a sky, with light, shade and the air between. */
function rangeOf(width: number, rows: number, range: Range): Raster {
  const { steep, view, air, haze, sunlight, shadow, mist = 0, rough = 0.0016 } = range
  const map = range.map ?? mountainsOf(range.seed)
  const toSun = sunOf(range.sky)
  // The sky's directions are the camera's; the map's are turned by its heading.
  const [cos, sin] = [Math.cos(view.heading), Math.sin(view.heading)]
  const onMap: readonly [number, number] = [toSun[0] * cos + toSun[2] * sin, toSun[2] * cos - toSun[0] * sin]
  const land: Land = landOf(map, [onMap[0], onMap[1], Math.max(toSun[1], 0.06)], steep)
  const noise = noiseOf(range.seed + 5)
  const sky = skyOf(range.sky)
  const heightAt = (x: number, y: number, distance: number) =>
    terrainHeightAt(map, x, y) * steep +
    (distance < 0.5 ? noise.fbm(x * 90, y * 90, 4) * rough * steep * (1 - distance * 1.6) : 0)
  const ground = (spot: Spot, pixel: Pixel) => {
    const step = 0.6 / SIDE + spot.distance * 0.0012
    const level = heightAt(spot.x, spot.y, spot.distance)
    const nx = (level - heightAt(spot.x + step, spot.y, spot.distance)) / step
    const ny = (level - heightAt(spot.x, spot.y + step, spot.distance)) / step
    const length = Math.hypot(nx, ny, 1)
    const facing = (nx * onMap[0] + ny * onMap[1] + toSun[1]) / length
    const detail = noise.fbm(spot.x * 260, spot.y * 260, 3)
    range.colour(spot, 1 / length, detail, pixel)
    const reached = terrainHeightAt(land.sun, spot.x, spot.y) * clamp(facing * 1.15)
    const open = terrainHeightAt(land.open, spot.x, spot.y) * (0.55 + 0.45 / length)
    pixel.r *= sunlight[0] * reached + shadow[0] * open
    pixel.g *= sunlight[1] * reached + shadow[1] * open
    pixel.b *= sunlight[2] * reached + shadow[2] * open
    const low =
      mist > 0 ? smooth(mist, mist * 0.35, spot.height / steep + noise.fbm(spot.x * 9, spot.y * 9, 3) * 0.07) : 0
    tint(pixel, haze, clamp(1 - Math.exp(-spot.distance * air) + low * (1 - Math.exp(-spot.distance * air * 7)) * 0.85))
  }
  return seen(width, rows, view, heightAt, ground, sky)
}

const alpine =
  (snow: number, wood: Rgb, rock: Rgb) =>
  (spot: Spot, slope: number, detail: number, pixel: Pixel): void => {
    const level = spot.height
    paintPixels(pixel, rock)
    dim(pixel, 0.8 + detail * 0.5)
    tint(pixel, wood, smooth(0.62, 0.8, slope + detail * 0.1) * smooth(snow, snow * 0.7, level + detail * 0.03))
    tint(
      pixel,
      [0.86, 0.89, 0.95],
      smooth(snow * 0.86, snow * 1.08, level + detail * 0.035) * smooth(0.5, 0.66, slope + detail * 0.12),
    )
  }

const DUNES = (seed: number): Float32Array => {
  const noise = noiseOf(seed)
  const row = (across: number, along: number, size: number, shift: number) => {
    const phase = across * size + noise.fbm(along * 2.1 + shift, across * 2.1, 3) * 1.5
    const share = phase - Math.floor(phase)
    // A long slope before the wind, a short one behind the crest.
    const shape = share < 0.72 ? smooth(-0.15, 1.02, share / 0.72) : 1 - (share - 0.72) / 0.28
    return shape * (0.6 + 0.4 * noise.at(along * 3 + Math.floor(phase) * 7.1, shift))
  }
  return heights(
    (x, y) =>
      row(x * 0.9 + y * 0.5, y - x * 0.4, 5.5, 3) * 0.75 +
      row(y + x * 0.2, x, 11, 31) * 0.16 +
      noise.fbm(x * 2, y * 2, 2) * 0.25,
  )
}

const sand =
  (tone: Rgb, seed: number) =>
  (spot: Spot, _slope: number, detail: number, pixel: Pixel): void => {
    const noise = noiseOfSand(seed)
    const ripple = Math.sin((spot.x * 0.8 + spot.y + noise.fbm(spot.x * 24, spot.y * 24, 2) * 0.012) * 2600)
    paintPixels(pixel, tone)
    dim(pixel, 1 + detail * 0.07 + ripple * 0.07 * clamp(1 - spot.distance * 4.5))
  }

const sands = new Map<number, ReturnType<typeof noiseOf>>()
function noiseOfSand(seed: number) {
  const known = sands.get(seed) ?? noiseOf(seed)
  sands.set(seed, known)
  return known
}

export const MOUNTAINS: DemoScenes = {
  'alps-evening': {
    development: { exposure: 0.35, contrast: 1.12, saturation: 1.06, vignette: 0.35 },
    light: (width, height) =>
      rangeOf(width, height, {
        seed: 41,
        steep: 0.2,
        view: { eye: [0.12, 0.06, 0.15], heading: 0.62, wide: 0.5, horizon: 0.44, near: 0.14, far: 1.3 },
        sky: {
          seed: 3,
          sun: [-1.25, 0.22],
          zenith: light('#3f6aa3', 0.9),
          horizon: light('#e9cdb4', 0.85),
          warm: light('#ff9a5a', 0.7),
          clouds: { cover: 0.1, size: 0.35, bright: light('#ffd8b8'), dark: light('#8a8fa8', 0.7), stretch: 2.5 },
        },
        haze: light('#b0b0c6', 0.5),
        air: 0.6,
        mist: 0.24,
        sunlight: light('#ffb47a', 2.3),
        shadow: light('#6f8fc4', 0.62),
        colour: alpine(0.07, light('#3c4a2e'), light('#6a6058')),
      }),
  },
  'valley-morning': {
    development: { exposure: -0.1, contrast: 1.2, saturation: 1.05, vignette: 0.3 },
    light: (width, height) => {
      const noise = noiseOf(67)
      return rangeOf(width, height, {
        seed: 67,
        map: heights((x, y) => noise.fbm(x * 4.2, y * 4.2, 5, 0.4) * 0.5 + 0.5),
        steep: 0.15,
        rough: 0.0006,
        view: { eye: [0.4, 0.03, 0.135], heading: 0.2, wide: 0.62, horizon: 0.34, near: 0.05, far: 1.2 },
        sky: {
          seed: 14,
          sun: [0.75, 0.17],
          zenith: light('#7d9fc4', 0.75),
          horizon: light('#f5dcb4', 0.88),
          warm: light('#ffc98a', 0.7),
          clouds: { cover: 0.08, size: 0.3, bright: light('#ffe0b8', 0.95), dark: light('#b8a8a8', 0.7), stretch: 4 },
        },
        haze: light('#ecd2ac', 0.72),
        air: 0.5,
        mist: 0.34,
        sunlight: light('#ffd08a', 2.4),
        shadow: light('#7e9bb8', 0.42),
        colour: (spot, _slope, detail, pixel) => {
          const field = noise.at(Math.floor(spot.x * 26 + noise.at(spot.y * 9, 1)) * 3.3, Math.floor(spot.y * 21) * 5.1)
          paintPixels(pixel, mix(light('#586b26'), light('#a08a44'), clamp(0.4 + field)))
          dim(pixel, 0.9 + Math.sin(spot.x * 900 + spot.y * 300) * 0.05 + detail * 0.2)
          const wood = noise.fbm(spot.x * 11 + 5, spot.y * 11, 4)
          tint(pixel, light('#1c2a14', 0.9 + detail), smooth(0.12, 0.17, wood + detail * 0.08))
        },
      })
    },
  },
  'dunes-evening': {
    development: { exposure: 0.15, contrast: 1.16, saturation: 1.02, vignette: 0.34 },
    light: (width, height) =>
      rangeOf(width, height, {
        seed: 21,
        map: DUNES(21),
        steep: 0.075,
        rough: 0,
        view: { eye: [0.3, 0.02, 0.1], heading: 0.25, wide: 0.8, horizon: 0.3, near: 0.05, far: 1.2 },
        sky: {
          seed: 4,
          sun: [-1.3, 0.16],
          zenith: light('#5f86b4', 0.75),
          horizon: light('#f0cfa6', 0.85),
          warm: light('#ffb06a', 0.5),
        },
        haze: light('#e3bf98', 0.62),
        air: 0.75,
        sunlight: light('#ffb878', 2.6),
        shadow: light('#7a7fb0', 0.32),
        colour: sand(light('#c98a52'), 2),
      }),
  },
  'dunes-crest': {
    development: { exposure: 0.05, contrast: 1.2, saturation: 0.96, vignette: 0.3 },
    light: (width, height) =>
      rangeOf(width, height, {
        seed: 27,
        map: DUNES(27),
        steep: 0.095,
        rough: 0,
        view: { eye: [0.55, 0.03, 0.12], heading: -0.2, wide: 0.5, horizon: 0.24, near: 0.06, far: 1.1 },
        sky: {
          seed: 6,
          sun: [1.35, 0.13],
          zenith: light('#7d9bbd', 0.7),
          horizon: light('#ecd9c4', 0.8),
          warm: light('#ffc890', 0.4),
        },
        haze: light('#d9c4ae', 0.6),
        air: 0.6,
        sunlight: light('#ffc48c', 2.7),
        shadow: light('#6f7fb4', 0.28),
        colour: sand(light('#c49268'), 7),
      }),
  },
  'canyon-noon': {
    development: { exposure: 0.1, contrast: 1.1, saturation: 1.02 },
    light: (width, height) => {
      const noise = noiseOf(88)
      const map = heights((x, y) => {
        const mesa = noise.fbm(x * 4.5, y * 4.5, 6, 0.52) * 0.5 + 0.5
        const cut = Math.floor(mesa * 6) / 6
        const share = mesa * 6 - Math.floor(mesa * 6)
        return (cut + smooth(0, 0.32, share) / 6) * 0.8 + noise.fbm(x * 30, y * 30, 3) * 0.012
      })
      return rangeOf(width, height, {
        seed: 88,
        map,
        steep: 0.22,
        view: { eye: [0.45, 0.03, 0.24], heading: 0.1, wide: 0.9, horizon: 0.26, near: 0.1, far: 1.2 },
        sky: {
          seed: 31,
          sun: [-1, 0.45],
          zenith: light('#3a76bd', 0.85),
          horizon: light('#cfdfea', 0.85),
          warm: light('#fff0d0', 0.3),
          clouds: { cover: 0.16, size: 0.9, bright: light('#ffffff'), dark: light('#a8b4c4', 0.75) },
        },
        haze: light('#b9c0cf', 0.6),
        air: 0.6,
        sunlight: light('#fff0d4', 1.9),
        shadow: light('#8a94bc', 0.42),
        colour: (spot, slope, detail, pixel) => {
          const bands = noise.fbm(spot.height * 160, 3, 3) + noise.at(spot.height * 700, 8) * 0.4
          paintPixels(pixel, light('#a8623f'))
          tint(pixel, light('#d8a880'), clamp(0.4 + bands * 0.9))
          tint(pixel, light('#8c8a58'), smooth(0.86, 0.96, slope) * smooth(-0.1, 0.3, detail) * 0.6)
          dim(pixel, 0.9 + detail * 0.25)
        },
      })
    },
  },
}
