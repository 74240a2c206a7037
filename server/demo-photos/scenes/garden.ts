import { seededRandom } from '../../../domain/layout/seeded-random.ts'
import { cells, noiseOf } from '../light/noise.ts'
import {
  add,
  clamp,
  cover,
  lerp,
  light,
  mix,
  paintPixels,
  type Raster,
  type Rgb,
  shade,
  smooth,
  tint,
} from '../light/raster.ts'
import { skyOf } from '../light/sky.ts'
import type { DemoScenes } from './demo-scene.ts'

interface Flower {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** How far it is tilted: 1 from above, 0 from the side. */
  readonly open: number
  readonly turn: number
  /** Pixels over which its edge goes. */
  readonly soft: number
  readonly petals: number
  readonly colour: Rgb
  readonly heart: Rgb
  /** How broad a petal is. */
  readonly broad: number
}

function flower(raster: Raster, { x, y, radius, open, turn, soft, petals, colour, heart, broad }: Flower): void {
  const noise = noiseOf(petals * 7 + 1)
  const reach = radius + soft
  for (let py = Math.floor(y - reach); py <= y + reach; py++) {
    for (let px = Math.floor(x - reach); px <= x + reach; px++) {
      const [u, v] = [(px + 0.5 - x) / radius, (py + 0.5 - y) / radius / open]
      const away = Math.hypot(u, v)
      const angle = Math.atan2(v, u) + turn
      const petal = (angle / (Math.PI * 2)) * petals
      const index = Math.floor(petal)
      const aside = Math.abs(petal - index - 0.5) * 2
      const long = 0.86 + noise.at(((index + petals) % petals) * 3.7, turn) * 0.16
      const edge = long * (1 - aside ** (2.2 + broad * 2) * (1 - broad * 0.5)) - away
      const blurred = (soft / radius) * 0.9 + 0.012
      const alpha = smooth(-blurred, blurred, edge)
      if (alpha <= 0.003) {
        continue
      }
      const vein = noise.at(petal * 9, away * 2) * 0.07
      const tone = 0.74 + 0.22 * away - 0.3 * smooth(0.6, 1, aside) + vein - v * 0.16 - 0.25 * smooth(0.42, 0.2, away)
      cover(raster, px, py, alpha, [colour[0] * tone, colour[1] * tone, colour[2] * tone])
      const disc = smooth(0.24 + blurred * 0.6, 0.22 - blurred * 0.6, Math.hypot(u, v + 0.07 * (1 - open)))
      if (disc > 0) {
        const [near] = cells(u * 22, v * 22)
        const bump = 0.7 + (1 - near) * 0.5 - away * 0.9 - v * 0.6
        cover(raster, px, py, disc, [heart[0] * bump, heart[1] * bump, heart[2] * bump])
      }
    }
  }
}

/** A blade or a stem: bent, thin towards its end, out of focus by so much. */
function blade(
  raster: Raster,
  x: number,
  foot: number,
  tall: number,
  bend: number,
  thick: number,
  soft: number,
  colour: Rgb,
): void {
  for (let row = 0; row < tall; row++) {
    const share = row / tall
    const middle = x + bend * share * share
    const half = thick * (1 - share * 0.75)
    const strength = half / (half + soft)
    for (let px = Math.floor(middle - half - soft); px <= middle + half + soft; px++) {
      const away = Math.abs(px + 0.5 - middle)
      const tone = 0.8 + 0.4 * ((px - middle) / (half + soft))
      cover(raster, px, Math.floor(foot - row), smooth(half + soft, half - soft * 0.6, away) * strength * 0.9, [
        colour[0] * tone,
        colour[1] * tone,
        colour[2] * tone,
      ])
    }
  }
}

interface Meadow {
  readonly seed: number
  readonly far: Rgb
  readonly near: Rgb
  readonly glowing: Rgb
  readonly flowers: readonly Pick<Flower, 'petals' | 'colour' | 'heart' | 'broad'>[]
  readonly count: number
}

/** Flowers in the grass, one row of them in focus. */
function meadow(width: number, height: number, { seed, far, near, glowing, flowers, count }: Meadow): Raster {
  const random = seededRandom(seed)
  const noise = noiseOf(seed)
  const raster = shade(width, height, (x, y, pixel) => {
    const [u, v] = [x / width, y / height]
    paintPixels(pixel, mix(far, near, smooth(0.1, 0.75, v + noise.fbm(u * 3, v * 3, 3) * 0.15)))
    add(pixel, glowing, Math.exp(-(((u - 0.68) / 0.4) ** 2) - ((v - 0.05) / 0.34) ** 2))
  })
  for (let index = 0; index < 60; index++) {
    const [x, y, size] = [random() * width, random() * height * 0.5, width * (0.012 + random() * 0.025)]
    for (let py = Math.floor(y - size); py < y + size; py++) {
      for (let px = Math.floor(x - size); px < x + size; px++) {
        cover(
          raster,
          px,
          py,
          smooth(size, size * 0.86, Math.hypot(px - x, py - y)) * 0.16,
          mix(glowing, [0.9, 0.9, 0.6], 0.4),
        )
      }
    }
  }
  const focus = 0.52
  for (let index = 0; index < count; index++) {
    // From far to near: higher in the picture, smaller, and out of focus before and behind the one row.
    const depth = (index + random() * 0.5) / count
    const foot = height * lerp(0.46, 1.3, depth ** 1.3)
    const scale = lerp(0.16, 1.25, depth ** 1.6)
    const soft = Math.abs(depth - focus) ** 1.15 * width * (depth > focus ? 0.16 : 0.055)
    const tone = mix(far, near, depth)
    for (let grass = 0; grass < 26; grass++) {
      const bright = 0.75 + random() * 0.8
      blade(
        raster,
        random() * width,
        foot + height * 0.06,
        height * scale * (0.16 + random() * 0.24),
        (random() - 0.5) * width * 0.1 * scale,
        width * 0.0028 * scale,
        soft + 0.5,
        [tone[0] * bright, tone[1] * bright, tone[2] * bright],
      )
    }
    const kind = flowers[Math.floor(random() * flowers.length)] as (typeof flowers)[number]
    const x = random() * width
    const tall = height * scale * (0.24 + random() * 0.16)
    const bend = (random() - 0.5) * width * 0.05 * scale
    blade(raster, x - bend, foot, tall, bend, width * 0.0032 * scale, soft + 0.5, [
      tone[0] * 0.9,
      tone[1] * 0.95,
      tone[2] * 0.8,
    ])
    flower(raster, {
      ...kind,
      x,
      y: foot - tall,
      radius: width * 0.12 * scale,
      open: 0.45 + random() * 0.5,
      turn: random() * 6,
      soft: soft + 0.6,
    })
  }
  return raster
}

/** A leaf against the sun, close. */
function leaf(width: number, height: number): Raster {
  const noise = noiseOf(205)
  return shade(width, height, (x, y, pixel) => {
    const [u, v] = [x / width, y / width]
    const [p, q] = [(u - 0.42) * 0.86 + (v - 0.34) * 0.5, (v - 0.34) * 0.86 - (u - 0.42) * 0.5 + Math.sin(u * 3) * 0.02]
    paintPixels(
      pixel,
      mix(light('#9ab860', 0.42), light('#1c2a10', 0.4), clamp(0.5 + noise.fbm(u * 2.2, v * 2.2, 2) * 1.3)),
    )
    const half = 0.235 * Math.sin(clamp((p + 0.5) / 1.02, 0, 1) * Math.PI) ** 0.75 + noise.at(p * 24, 1) * 0.004
    const inside = smooth(half + 0.004, half - 0.004, Math.abs(q))
    if (inside > 0) {
      const side = Math.abs(q)
      const branch = (p - side * 0.85 - side * side * 0.9) * 11.5 + (q > 0 ? 0.5 : 0)
      const away = Math.abs(branch - Math.round(branch)) / 11.5
      const vein = Math.max(
        smooth(0.0075, 0.003, side),
        smooth(0.0042, 0.0012, away * (0.6 + side * 2)) * smooth(half, half * 0.8, side),
      )
      const [near, next] = cells(p * 62 + noise.at(p * 20, q * 20) * 0.5, q * 62)
      const net = smooth(0.16, 0.02, next - near)
      const thick = 0.62 + noise.fbm(p * 7, q * 7, 4) * 0.35 + clamp(0.3 - side) * 0.4
      const colour = mix(light('#5c8a1a', 0.75), light('#c4e04a', 0.95), clamp(thick * 0.75 + (0.3 - p) * 0.25))
      const [r, g, b] = mix(colour, light('#e6f0a0', 1), vein * 0.62)
      const shade0 =
        (1 - net * 0.3) * (1 - smooth(0.012, 0.004, Math.abs(side - 0.011)) * 0.3) * (0.8 + 0.4 * clamp(0.4 - v))
      tint(pixel, [r * shade0, g * shade0, b * shade0], inside)
    }
  })
}

function clouds(width: number, height: number): Raster {
  const sky = skyOf({
    seed: 402,
    sun: [0.9, 0.7],
    zenith: light('#2f6cb4', 0.8),
    horizon: light('#bcd6ea', 0.85),
    warm: light('#fff4dc', 0.4),
    clouds: { cover: 0.24, size: 1.1, bright: light('#ffffff', 1.08), dark: light('#8d9db4', 0.66) },
  })
  return shade(width, height, (x, y, pixel) => {
    const [aside, up] = [(x - width / 2) / width, 0.14 + (1 - y / height) * 0.75]
    const length = Math.hypot(aside, up, 0.85)
    sky(aside / length, up / length, 0.85 / length, pixel)
  })
}

const DAISY = { petals: 19, colour: light('#f6f4ec', 1), heart: light('#e8a818', 0.95), broad: 0.35 }
export const GARDEN: DemoScenes = {
  daisies: {
    development: { exposure: 0.2, contrast: 1.08, vignette: 0.28, soft: 0.5 },
    light: (width, height) =>
      meadow(width, height, {
        seed: 71,
        far: light('#8aa05a', 0.5),
        near: light('#34501c', 0.5),
        glowing: light('#f0e6a0', 0.4),
        flowers: [DAISY],
        count: 15,
      }),
  },
  leaf: { development: { exposure: 0.15, contrast: 1.08, vignette: 0.3, soft: 0.6 }, light: leaf },
  clouds: { development: { exposure: 0, contrast: 1.08, vignette: 0.2 }, light: clouds },
}
