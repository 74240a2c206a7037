import { seededRandom } from '../../../domain/layout/seeded-random.ts'
import { noiseOf } from './noise.ts'
import { at, blank, clamp, type Pixel, type Raster } from './raster.ts'

/** Heights of a square of land, and how much sun and open sky each of its places has. */
export interface Land {
  readonly side: number
  readonly height: Float32Array
  readonly sun: Float32Array
  readonly open: Float32Array
}

export const SIDE = 512

/** Heights that a function gives, 0 to about 1. */
export function heights(of: (x: number, y: number) => number): Float32Array {
  const map = new Float32Array(SIDE * SIDE)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      map[y * SIDE + x] = of(x / SIDE, y / SIDE)
    }
  }
  return map
}

/** Mountains with the gullies that rain cuts into them. */
export function mountainsOf(seed: number, drops = 70_000): Float32Array {
  const noise = noiseOf(seed)
  const map = heights((x, y) => {
    const wide = noise.fbm(x * 3 + 9, y * 3, 3) * 0.5 + 0.5
    return noise.ridged(x * 4.2, y * 4.2, 8) * (0.25 + 0.75 * wide) + wide * 0.22
  })
  rain(map, drops, seed)
  return map
}

/** Drops run downhill, take soil along where they are fast, and leave it where they are slow. */
function rain(map: Float32Array, drops: number, seed: number): void {
  const random = seededRandom(seed)
  const scale = SIDE * 0.14
  for (let drop = 0; drop < drops; drop++) {
    let x = random() * (SIDE - 2)
    let y = random() * (SIDE - 2)
    let dx = 0
    let dy = 0
    let speed = 1
    let water = 1
    let soil = 0
    for (let step = 0; step < 34; step++) {
      const cell = Math.floor(y) * SIDE + Math.floor(x)
      const [fx, fy] = [x - Math.floor(x), y - Math.floor(y)]
      const [a, b] = [at(map, cell), at(map, cell + 1)]
      const [c, d] = [at(map, cell + SIDE), at(map, cell + SIDE + 1)]
      const here = (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy
      dx = dx * 0.1 - ((b - a) * (1 - fy) + (d - c) * fy) * scale
      dy = dy * 0.1 - ((c - a) * (1 - fx) + (d - b) * fx) * scale
      const length = Math.hypot(dx, dy)
      if (length < 1e-7) {
        break
      }
      dx /= length
      dy /= length
      x += dx
      y += dy
      if (x < 1 || y < 1 || x >= SIDE - 2 || y >= SIDE - 2) {
        break
      }
      const fall = here - heightIn(map, x, y)
      const room = Math.max(fall, 0.0004) * speed * water * 9
      const change =
        fall < 0 ? -Math.min(-fall, soil) : soil > room ? -(soil - room) * 0.25 : Math.min((room - soil) * 0.28, fall)
      soil += change
      map[cell] = a - change * (1 - fx) * (1 - fy)
      map[cell + 1] = b - change * fx * (1 - fy)
      map[cell + SIDE] = c - change * (1 - fx) * fy
      map[cell + SIDE + 1] = d - change * fx * fy
      speed = Math.sqrt(Math.max(speed * speed + fall * 6, 0.01))
      water *= 0.97
    }
  }
}

function heightIn(map: Float32Array, x: number, y: number): number {
  const px = clamp(x, 0, SIDE - 1.001)
  const py = clamp(y, 0, SIDE - 1.001)
  const left = px | 0
  const top = py | 0
  const fx = px - left
  const fy = py - top
  const cell = top * SIDE + left
  const upper = at(map, cell) + (at(map, cell + 1) - at(map, cell)) * fx
  const lower = at(map, cell + SIDE) + (at(map, cell + SIDE + 1) - at(map, cell + SIDE)) * fx
  return upper + (lower - upper) * fy
}

/** The value of a map at a place of 0 to 1. */
export function terrainHeightAt(map: Float32Array, x: number, y: number): number {
  return heightIn(map, x * SIDE, y * SIDE)
}

/** Sun from a direction over the map (x, y) at this slope: what it reaches, and how much sky each place sees. */
export function landOf(height: Float32Array, sun: readonly [x: number, y: number, slope: number], steep: number): Land {
  const reached = new Float32Array(SIDE * SIDE)
  const open = new Float32Array(SIDE * SIDE)
  const [sx, sy, slope] = sun
  const rise = slope / (SIDE * steep)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const cell = y * SIDE + x
      const base = at(height, cell)
      let worst = 1
      let px = x
      let py = y
      let ray = base + 0.002
      for (let step = 0; step < 90; step++) {
        const stride = 1 + step * 0.06
        px += sx * stride
        py += sy * stride
        ray += rise * stride
        if (px < 0 || py < 0 || px >= SIDE || py >= SIDE || ray > 1.3) {
          break
        }
        const clear = (ray - at(height, (py | 0) * SIDE + (px | 0))) * SIDE * steep
        if (clear < worst * step * 0.03) {
          worst = Math.max(0, clear / (step * 0.03 + 0.1))
          if (worst === 0) {
            break
          }
        }
      }
      reached[cell] = clamp(worst)
      const around = ringMean(height, x, y, NEAR_RING) * 0.6 + ringMean(height, x, y, WIDE_RING) * 0.4
      open[cell] = clamp(0.75 + (base - around) * steep * 2.2, 0.2, 1.15)
    }
  }
  return { side: SIDE, height, sun: reached, open }
}

/** Steps to the eight places of a ring, x and y in turn. */
function ringOf(reach: number): Int32Array {
  return Int32Array.from({ length: 16 }, (_, index) => {
    const angle = (index >> 1) * 0.785
    return Math.round((index & 1 ? Math.sin(angle) : Math.cos(angle)) * reach)
  })
}

const NEAR_RING = ringOf(5)
const WIDE_RING = ringOf(14)

function ringMean(height: Float32Array, x: number, y: number, ring: Int32Array): number {
  let sum = 0
  for (let k = 0; k < 16; k += 2) {
    const px = clamp(x + (ring[k] as number), 0, SIDE - 1)
    const py = clamp(y + (ring[k + 1] as number), 0, SIDE - 1)
    sum += at(height, py * SIDE + px)
  }
  return sum / 8
}

/** Where the camera stands and looks; lengths are sides of the map. */
export interface View {
  readonly eye: readonly [x: number, y: number, height: number]
  readonly heading: number
  /** Width of the picture at a distance of 1. */
  readonly wide: number
  /** Where the horizon lies, a share of the picture from its top. */
  readonly horizon: number
  readonly near: number
  readonly far: number
}

export interface Spot {
  x: number
  y: number
  height: number
  distance: number
}

/**
 * Land as it is seen: every column of the picture is walked from near to far. `height` is that of the land at a place,
 * in sides of the map; `ground` its colour there; `sky` the colour above it, by the direction.
 */
export function seen(
  width: number,
  rows: number,
  view: View,
  height: (x: number, y: number, distance: number) => number,
  ground: (spot: Spot, pixel: Pixel) => void,
  sky: (x: number, y: number, z: number, pixel: Pixel) => void,
): Raster {
  const raster = blank(width, rows)
  const focal = width / view.wide
  const horizon = rows * view.horizon
  const [ex, ey, eh] = view.eye
  const [cos, sin] = [Math.cos(view.heading), Math.sin(view.heading)]
  const pixel: Pixel = { r: 0, g: 0, b: 0 }
  const spot: Spot = { x: 0, y: 0, height: 0, distance: 0 }
  const put = (x: number, y: number) => {
    const index = (y * width + x) * 3
    raster.data[index] = pixel.r
    raster.data[index + 1] = pixel.g
    raster.data[index + 2] = pixel.b
  }
  for (let column = 0; column < width; column++) {
    const aside = (column + 0.5 - width / 2) / focal
    const [dx, dy] = [sin + aside * cos, cos - aside * sin]
    let free = rows
    let [before, lastY, lastHeight] = [view.near, Number.POSITIVE_INFINITY, 0]
    for (let distance = view.near; distance < view.far && free > 0; distance *= 1 + 0.9 / focal + 0.0009) {
      const [x, y] = [ex + dx * distance, ey + dy * distance]
      const level = height(x, y, distance)
      const row = horizon - ((level - eh) / distance) * focal
      for (const upper = Math.max(0, Math.ceil(row - 0.5)); free > upper; ) {
        free--
        // Between the two samples, so that a cliff is no column of one colour.
        const share =
          lastY === Number.POSITIVE_INFINITY || lastY <= row ? 1 : clamp((lastY - free - 0.5) / (lastY - row))
        spot.distance = before + (distance - before) * share
        spot.x = ex + dx * spot.distance
        spot.y = ey + dy * spot.distance
        spot.height = lastHeight + (level - lastHeight) * share
        ground(spot, pixel)
        put(column, free)
      }
      before = distance
      lastY = row
      lastHeight = level
    }
    for (let y = 0; y < free; y++) {
      const up = (horizon - y - 0.5) / focal
      const length = Math.hypot(aside, up, 1)
      sky(aside / length, up / length, 1 / length, pixel)
      put(column, y)
    }
  }
  return raster
}
