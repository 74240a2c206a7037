import { seededRandom } from '../../../domain/layout/seeded-random.ts'
import { noiseOf, speck } from '../light/noise.ts'
import {
  add,
  blank,
  blur,
  clamp,
  cover,
  dim,
  light,
  mix,
  type Pixel,
  paintPixels,
  type Raster,
  type Rgb,
  sample,
  shade,
  smooth,
  tint,
} from '../light/raster.ts'
import type { DemoScenes } from './demo-scene.ts'
import { wood } from './still-life.ts'

/** Leaves of a plant as they stand before the light: how much of it they take. */
function leafShadow(
  width: number,
  height: number,
  seed: number,
  from: readonly [number, number],
  size: number,
): Raster {
  const random = seededRandom(seed)
  const mask = blank(width, height)
  for (let stem = 0; stem < 7; stem++) {
    const bend = (random() - 0.5) * 2.2
    const long = size * (0.7 + random() * 0.6)
    for (let leaf = 0; leaf < 17; leaf++) {
      const share = (leaf + 1) / 17
      const angle = -Math.PI / 2 + bend * share + stem * 0.34 - 1.1
      const x = (from[0] + Math.cos(angle) * long * share) * width
      const y = (from[1] + Math.sin(angle) * long * share) * width
      for (const side of [-1, 1]) {
        const turned = angle + side * (0.9 - share * 0.3)
        const reach = width * size * 0.21 * (1.15 - share * 0.7)
        for (let step = 0; step < reach; step++) {
          const along = step / reach
          const half = reach * 0.13 * Math.sin(along * Math.PI) + 0.6
          const [cx, cy] = [x + Math.cos(turned) * step, y + Math.sin(turned) * step]
          for (let k = -half; k <= half; k++) {
            cover(mask, Math.floor(cx - Math.sin(turned) * k), Math.floor(cy + Math.cos(turned) * k), 1, [1, 1, 1])
          }
        }
      }
    }
  }
  return mask
}

/** Sun through a window onto a wall of plaster, with the shadow of a plant in it. */
function windowLight(width: number, height: number, seed: number, wall: Rgb): Raster {
  const noise = noiseOf(610)
  const reach = height / width
  const near = blur(leafShadow(width, height, seed, [0.98, 0.6 * reach], 0.62), width * 0.006, 2)
  const far = blur(leafShadow(width, height, seed + 21, [0.06, 0.33 * reach], 0.5), width * 0.014, 2)
  const pane = (x: number, y: number) => {
    const u = (x / width - 0.2 - (y / height) * 0.13) / 0.62
    const v = (y / height - 0.1 + (x / width) * 0.16) / 0.74
    const soft = 0.018 + v * 0.03
    const inside = (value: number, low: number, high: number) =>
      smooth(low - soft, low + soft, value) * smooth(high + soft, high - soft, value)
    const columns = inside(u, 0, 0.47) + inside(u, 0.53, 1)
    const rows = inside(v, 0, 0.305) + inside(v, 0.345, 0.65) + inside(v, 0.69, 1)
    return columns * rows
  }
  const pixel: Pixel = { r: 0, g: 0, b: 0 }
  const board = height * 0.9
  return shade(width, height, (x, y, out) => {
    const plaster =
      noise.fbm(x * 0.012, y * 0.012, 5, 0.6) * 0.1 +
      (noise.fbm(x * 0.11, y * 0.09, 3) + noise.fbm(x * 0.11 + 0.35, y * 0.09 + 0.3, 3) * -1) * 0.16
    sample(near, x, y, pixel)
    const shadow = 1 - pixel.r * 0.94
    sample(far, x, y, pixel)
    const lit = pane(x, y) * shadow * (1 - pixel.r * 0.8)
    const around = 0.3 + 0.16 * Math.exp(-(((x / width - 0.55) / 0.5) ** 2) - ((y / height - 0.45) / 0.5) ** 2)
    paintPixels(out, wall)
    if (y > board) {
      paintPixels(out, light('#e6dfd2', 0.8))
      dim(out, y - board < 2 ? 0.55 : y - board < 9 ? 1.12 : 0.94)
    } else {
      dim(out, 1 + plaster)
    }
    const [r, g, b] = [out.r, out.g, out.b]
    out.r = r * (around * 0.8 + lit * 1.75)
    out.g = g * (around * 0.84 + lit * 1.42)
    out.b = b * (around * 0.98 + lit * 0.98)
  })
}

/** A cup of coffee from above, on a table by a window. */
function coffee(width: number, height: number): Raster {
  const table = wood(31, light('#9a6a42', 0.6), light('#5e3a22', 0.6), 0.42)
  const noise = noiseOf(32)
  const [cx, cy] = [0.52, 0.49]
  const turn = (u: number, v: number): [number, number] => [u * 0.94 + v * 0.34, v * 0.94 - u * 0.34]
  const raster = shade(width, height, (x, y, pixel) => {
    const [u, v] = [x / width, y / width]
    const [tx, tz] = turn(u, v)
    table(tx * 3.2, tz * 1.6, pixel)
    dim(pixel, 1.05 - 0.5 * smooth(0.1, 1.3, u * 0.7 + v * 0.5))
    const [dx, dy] = [u - cx, v - cy]
    const away = Math.hypot(dx, dy)
    // Light comes from the upper left; what stands throws its shadow the other way.
    dim(pixel, 1 - 0.62 * smooth(0.42, 0.28, Math.hypot(dx - 0.035, dy - 0.045)))
    const facing = (-dx * 0.7 - dy * 0.7) / Math.max(away, 0.001)
    const handle = Math.hypot(Math.max(Math.abs(dx * 0.8 + dy * 0.6 - 0.255) - 0.045, 0), dy * 0.8 - dx * 0.6)
    const china: Rgb = [0.78, 0.77, 0.74]
    if (away < 0.335) {
      const dish = smooth(0.335, 0.31, away) - smooth(0.24, 0.2, away) * 0.5
      paintPixels(pixel, china)
      dim(pixel, 0.72 + facing * (0.14 - dish * 0.3) + 0.1 * smooth(0.325, 0.333, away) * facing)
      dim(pixel, 1 - 0.55 * smooth(0.3, 0.2, Math.hypot(dx - 0.03, dy - 0.04)))
    }
    if (handle < 0.026 && dx * 0.8 + dy * 0.6 > 0) {
      paintPixels(pixel, china)
      dim(pixel, 0.95 - (handle / 0.026) ** 2 * 0.5)
    }
    if (away < 0.212) {
      paintPixels(pixel, china)
      dim(pixel, 1 + facing * 0.12 * smooth(0.2, 0.21, away))
    }
    if (away < 0.199) {
      dim(pixel, 0.62 - facing * 0.25)
    }
    if (away < 0.187) {
      crema(pixel, dx / 0.187, dy / 0.187, noise)
      dim(pixel, 1 - 0.55 * smooth(0.1, 0.26, Math.hypot(dx + 0.05, dy + 0.06) - 0.07) * smooth(-0.2, 0.8, facing))
    }
    const beams = smooth(-0.02, 0.02, Math.sin((u * 0.8 + v * 0.42) * 7 + 0.6) - 0.1)
    const [r, g, b] = [pixel.r, pixel.g, pixel.b]
    paintPixels(pixel, [r * (0.62 + beams * 1.02), g * (0.66 + beams * 0.9), b * (0.75 + beams * 0.7)])
  })
  return raster
}

/** Milk foam poured into a leaf. */
function crema(pixel: Pixel, u: number, v: number, noise: ReturnType<typeof noiseOf>): void {
  const warp = noise.fbm(u * 2.4, v * 2.4, 3) * 0.07
  const [x, y] = [u * 0.9 - v * 0.42 + warp, v * 0.9 + u * 0.42 + warp]
  const bubbles = noise.fbm(u * 30, v * 30, 3)
  paintPixels(
    pixel,
    mix(light('#8a4a1c', 0.62), light('#c08448', 0.7), clamp(0.3 + bubbles * 0.5 + Math.hypot(u, v) ** 3 * 0.5)),
  )
  const leaf = 0.56 * Math.sin(clamp((y + 0.72) / 1.36, 0, 1) * Math.PI) ** 0.7
  const layers = Math.sin((y * 1.0 - Math.abs(x) * 0.95) * 19)
  const white =
    smooth(leaf, leaf - 0.06, Math.abs(x)) *
    smooth(-0.25, 0.35, layers) *
    smooth(0.025, 0.05, Math.abs(x) + 0.03 * (y < -0.6 ? 1 : 0))
  tint(pixel, light('#f4e2c4', 0.85), white * 0.94)
}

/** The bottom of a pool: the net of light that waves throw on it. */
function pool(width: number, height: number): Raster {
  const noise = noiseOf(51)
  return shade(width, height, (x, y, pixel) => {
    const far = 1.5 - (y / height) * 0.75
    const [wx, wy] = [((x - width / 2) / width) * far * 8, (y / width) * far * 10]
    const [sx, sy] = [noise.fbm(wx * 0.8, wy * 0.8, 3) * 0.35, noise.fbm(wx * 0.8 + 40, wy * 0.8, 3) * 0.35]
    let [ix, iy, sum] = [(wx * 0.9) % 6.2832, (wy * 0.9) % 6.2832, 1]
    const [px, py] = [ix + sx, iy + sy]
    for (let n = 0; n < 5; n++) {
      const t = 1.7 * (1 - 3.5 / (n + 1)) + 2
      const nx = px + Math.cos(t - ix) + Math.sin(t + iy)
      iy = py + Math.sin(t - iy) + Math.cos(t + ix)
      ix = nx
      sum += 1 / Math.hypot(px / (Math.sin(ix + t) / 0.005), py / (Math.cos(iy + t) / 0.005))
    }
    const net = Math.abs(1.17 - (sum / 5) ** 1.4) ** 8
    const [tu, tv] = [wx * 1.15 + sx * 0.45, wy * 1.15 + sy * 0.45]
    const joint = smooth(0.035, 0.012, Math.min(Math.abs(tu - Math.round(tu)), Math.abs(tv - Math.round(tv))))
    const tile = speck(Math.round(tu + 0.5), Math.round(tv + 0.5))
    paintPixels(pixel, mix(light('#1c94b4', 0.6), light('#6ad8dc', 0.75), clamp(0.42 + sy * 0.8 + tile * 0.16)))
    tint(pixel, light('#d8f4f0', 0.7), joint * 0.45)
    dim(pixel, 0.3 + clamp(net, 0, 2.2) * 0.42)
    const shine = smooth(0.32, 0.5, noise.fbm(wx * 1.6 + 9, wy * 0.7, 4))
    add(pixel, [0.9, 0.97, 1], shine * 0.4)
  })
}

/** A beach from the air: deep water, shallows, foam, wet and dry sand. */
function beachFromAbove(width: number, height: number): Raster {
  const noise = noiseOf(140)
  const random = seededRandom(14)
  const raster = shade(width, height, (x, y, pixel) => {
    const [u, v] = [x / width, y / width]
    const shore = u - 0.54 - v * 0.1 - noise.fbm(v * 2.2, 4, 4) * 0.13
    const depth = -shore
    const bottom = noise.fbm(u * 5, v * 5, 5) * 0.5
    const ripple = noise.fbm(u * 60 + noise.at(u * 8, v * 8), v * 26, 3)
    paintPixels(pixel, mix(light('#7fd8c8', 0.75), light('#0f7a96', 0.55), smooth(0.02, 0.34, depth + bottom * 0.16)))
    tint(pixel, light('#0a4a6c', 0.5), smooth(0.3, 0.6, depth + bottom * 0.1))
    dim(pixel, 1 + ripple * 0.12)
    tint(
      pixel,
      light('#2a6a5a', 0.5),
      smooth(0.18, 0.4, noise.fbm(u * 9 + 3, v * 9, 4)) * smooth(0.08, 0.2, depth) * 0.5,
    )
    for (const [line, strength] of [
      [0, 1],
      [0.06, 0.85],
      [0.15, 0.6],
    ] as const) {
      const away = depth - line - noise.fbm(v * 6 + line * 50, line * 9, 4) * 0.022 * (1 + line * 5)
      const lace = noise.fbm(u * 34, v * 34, 5, 0.65)
      const foam =
        smooth(-0.004, 0.002, away) *
        Math.exp(-Math.max(away, 0) * 26) *
        smooth(-0.3 + away * 5, 0.35 + away * 5, lace + 0.28)
      tint(pixel, [0.93, 0.95, 0.94], clamp(foam * strength * 1.2))
    }
    if (depth < noise.fbm(v * 6, 0, 4) * 0.022 - 0.004) {
      const dry = smooth(0.015, 0.1, -depth + noise.fbm(u * 4, v * 4, 3) * 0.04)
      paintPixels(pixel, mix(light('#a88660', 0.62), light('#ead2a8', 0.82), dry))
      const steps = noise.fbm(u * 42, v * 42, 4, 0.6)
      dim(pixel, 1 + steps * 0.16 * dry + (speck(x, y) - 0.5) * 0.1)
    }
  })
  for (let index = 0; index < 13; index++) {
    const v = (index + 0.3 + random() * 0.5) / 13
    const x = (0.78 + v * 0.1 + (random() - 0.5) * 0.2) * width
    parasol(raster, x, v * width, width * 0.0155, random)
  }
  return raster
}

function parasol(raster: Raster, x: number, y: number, size: number, random: () => number): void {
  const tones = [light('#d8402c', 0.8), light('#f0e6d4', 0.85), light('#2a6aa0', 0.8), light('#e8b030', 0.85)]
  const own = tones[Math.floor(random() * tones.length)] as Rgb
  const turn = random() * 3
  for (let py = Math.floor(y - size); py <= y + size * 2.4; py++) {
    for (let px = Math.floor(x - size * 1.2); px <= x + size * 2.6; px++) {
      const shadow = smooth(size, size * 0.85, Math.hypot(px - x - size * 1.1, py - y - size * 0.8))
      cover(raster, px, py, shadow * 0.5, [0.1, 0.085, 0.1])
      const towel = Math.abs(px - x - size * 1.9) < size * 0.34 && Math.abs(py - y + size * 0.1) < size * 0.8
      cover(raster, px, py, towel ? 0.9 : 0, mix(own, [0.8, 0.8, 0.8], 0.4))
      const away = Math.hypot(px + 0.5 - x, py + 0.5 - y)
      const gore = Math.floor(((Math.atan2(py - y, px - x) + turn) / Math.PI) * 4)
      const facing = (-(px - x) - (py - y)) / size
      const tone = (gore & 1 ? own : mix(own, [0.85, 0.83, 0.78], 0.75)).map(
        (channel) => channel * (0.85 + facing * 0.2),
      ) as unknown as Rgb
      cover(raster, px, py, smooth(size, size - 1.4, away), tone)
    }
  }
}

export const ROOM: DemoScenes = {
  'window-light': {
    development: { exposure: 0.15, contrast: 1.1, saturation: 0.95, vignette: 0.3, grain: 5 },
    light: (width, height) => windowLight(width, height, 12, light('#d8cbb8', 0.82)),
  },
  'window-morning': {
    development: { exposure: 0.2, contrast: 1.06, saturation: 0.9, vignette: 0.3, grain: 5 },
    light: (width, height) => windowLight(width, height, 57, light('#9fb0ac', 0.8)),
  },
  coffee: { development: { exposure: 0.35, contrast: 1.1, vignette: 0.3, soft: 0.5 }, light: coffee },
  pool: { development: { exposure: 0.1, contrast: 1.06, vignette: 0.2 }, light: pool },
  'beach-from-above': { development: { exposure: 0.15, contrast: 1.06, vignette: 0.15 }, light: beachFromAbove },
}
