import { seededRandom } from '../../../domain/layout/seeded-random.ts'
import { noiseOf } from '../light/noise.ts'
import {
  blank,
  blur,
  clamp,
  dim,
  glow,
  lerp,
  light,
  mix,
  type Pixel,
  paintPixels,
  type Raster,
  type Rgb,
  retouch,
  smooth,
  tint,
} from '../light/raster.ts'
import { type Ball, type Material, type Still, traced } from '../light/trace.ts'
import type { DemoScenes } from './demo-scene.ts'

/** Boards of a table, along x. */
export function wood(seed: number, tone: Rgb, dark: Rgb, board = 1.6): (x: number, z: number, pixel: Pixel) => void {
  const noise = noiseOf(seed)
  return (x, z, pixel) => {
    const row = Math.floor(z / board)
    const share = z / board - row
    const shift = row * 17.3
    const rings = noise.fbm(x * 0.22 + shift, z * 3.2 + shift, 3)
    const grain = noise.fbm(x * 0.9 + shift, z * 24, 3)
    paintPixels(pixel, mix(tone, dark, clamp(0.4 + rings * 0.55 + grain * 0.4)))
    dim(pixel, (0.85 + 0.25 * noise.at(row * 3.7, 2)) * (0.35 + 0.65 * smooth(0, 0.02, Math.min(share, 1 - share))))
  }
}

/** Woven cloth with soft folds. */
function linen(seed: number, tone: Rgb): (x: number, z: number, pixel: Pixel) => void {
  const noise = noiseOf(seed)
  return (x, z, pixel) => {
    const weave = Math.sin(x * 95 + noise.at(x * 3, z) * 2) * Math.sin(z * 95 + noise.at(x, z * 3) * 2)
    const fold = noise.fbm(x * 0.35 + z * 0.2, z * 0.5, 3)
    paintPixels(pixel, tone)
    dim(pixel, 0.92 + weave * 0.07 + fold * 0.22)
  }
}

function fruit(seed: number, colour: Rgb, other: Rgb, gloss: number, dents: number, size: number): Material {
  const noise = noiseOf(seed)
  return {
    gloss,
    soft: 0.18,
    colour: (x, y, z, pixel) => {
      paintPixels(pixel, mix(colour, other, clamp(0.4 + noise.fbm(x * 1.6 + y, z * 1.6 + y * 2, 4) * 0.9)))
      tint(pixel, light('#6a7a30', 0.6), smooth(0.975, 0.995, y) * 0.7)
    },
    dents: dents > 0 ? (x, y, z) => noise.at(x * size + y * size * 0.7, z * size - y * size * 0.4) * dents : undefined,
  } as Material
}

/** Balls thrown on a table one beside the other, none into the other. */
function heap(
  seed: number,
  count: number,
  spread: readonly [number, number],
  radius: readonly [number, number],
  look: (index: number) => Material,
): Ball[] {
  const random = seededRandom(seed)
  const balls: Ball[] = []
  for (let tries = 0; tries < 4000 && balls.length < count; tries++) {
    const size = lerp(radius[0], radius[1], random())
    const [x, z] = [(random() - 0.5) * spread[0], (random() - 0.5) * spread[1]]
    if (balls.every(({ at, radius: other }) => Math.hypot(at[0] - x, at[2] - z) > (other + size) * 0.985)) {
      balls.push({ at: [x, size, z], radius: size, look: look(balls.length) })
    }
  }
  return balls
}

/** Rays are dear: counted at fewer pixels, which the lens hides. */
function small(width: number, height: number, still: Still): Raster {
  return traced(Math.round(width * 0.58), Math.round(height * 0.58), still)
}

const DIM_ROOM =
  (up: Rgb, down: Rgb) =>
  (_x: number, y: number, _z: number, pixel: Pixel): void =>
    paintPixels(pixel, mix(down, up, clamp(0.5 + y * 0.5)))

const oranges = (width: number, height: number): Raster => {
  const look = (seed: number) => fruit(seed, light('#f08a1e', 0.85), light('#e8701a', 0.8), 0.5, 0.06, 26)
  const still: Still = {
    balls: [
      { at: [-0.6, 0.95, 0.2], radius: 0.95, look: look(3) },
      { at: [1.25, 0.88, 0.75], radius: 0.88, look: look(9) },
      { at: [0.55, 0.82, -1.35], radius: 0.82, look: look(15) },
      { at: [-2.4, 0.9, 1.9], radius: 0.9, look: look(21) },
      { at: [3.4, 0.86, 3.1], radius: 0.86, look: look(33) },
      { at: [0.3, 2.2, 0.45], radius: 0.8, look: look(39) },
    ],
    table: { colour: wood(4, light('#8a5a34', 0.7), light('#4e2e18', 0.7), 2.2), gloss: 0.35 },
    eye: [0.6, 2.5, -8],
    target: [0.25, 1.05, -0.4],
    wide: 0.72,
    aperture: 0.16,
    window: { at: [-8, 5, -1], half: [0, 3, 3.4], light: light('#fff4e4', 1.9) },
    room: DIM_ROOM(light('#4a4038', 0.5), light('#1c1712', 0.4)),
    rays: 9,
    seed: 5,
  }
  return small(width, height, still)
}

const eggs = (width: number, height: number): Raster => {
  const noise = noiseOf(71)
  const shell = (tone: Rgb): Material => ({
    gloss: 0.12,
    soft: 0.3,
    colour: (x, y, z, pixel) => {
      paintPixels(pixel, tone)
      dim(pixel, 0.97 + noise.fbm(x * 9, z * 9 + y * 7, 3) * 0.06)
      tint(pixel, light('#7a5038', 0.7), smooth(0.52, 0.6, noise.at(x * 16 + y * 5, z * 16 - y * 7)) * 0.4)
    },
  })
  const [brown, cream, white] = [
    shell(light('#c8966c', 0.85)),
    shell(light('#e8cdb0', 0.85)),
    shell(light('#efe8de', 0.88)),
  ]
  const egg = (x: number, z: number, look: Material, radius = 0.8): Ball => ({
    at: [x, radius * 1.06, z],
    radius,
    tall: [1.42, 1.06],
    look,
  })
  return small(width, height, {
    balls: [
      egg(-1.1, 0.2, brown),
      egg(0.75, -0.3, cream, 0.84),
      egg(-0.1, 1.75, white, 0.78),
      egg(2.1, 1.4, brown, 0.76),
      egg(-2.5, 2.3, cream, 0.8),
    ],
    table: { colour: linen(8, light('#d8d2c6', 0.8)) },
    eye: [-0.4, 4, -7.4],
    target: [0, 0.75, -0.1],
    wide: 0.78,
    aperture: 0.14,
    window: { at: [7, 4.6, 1.5], half: [0, 3, 3.5], light: light('#fff8ec', 1.25) },
    room: DIM_ROOM(light('#a9a69e', 0.42), light('#7a7468', 0.3)),
    rays: 9,
    seed: 11,
  })
}

const berries = (width: number, height: number): Raster => {
  const noise = noiseOf(6)
  const skin = (index: number): Material => ({
    gloss: 0.3,
    soft: 0.15,
    colour: (x, y, z, pixel) => {
      const [ax, az] = [x * 0.6 + z * 0.4 + (index % 5) * 0.13 - 0.2, z - x * 0.3 + (index % 3) * 0.2]
      const crown = Math.hypot(ax, az) * (1 + Math.sin(Math.atan2(az, ax) * 5) * 0.14)
      paintPixels(
        pixel,
        mix(
          light('#22305e', 0.7),
          light('#8a9cc8', 0.55),
          clamp(0.28 + noise.fbm(x * 2.2 + index, z * 2.2 + y * 2, 4) * 0.9),
        ),
      )
      if (y > 0) {
        tint(pixel, light('#0c1022', 0.6), smooth(0.3, 0.2, crown) * 0.9)
        tint(pixel, light('#7a86b0', 0.5), smooth(0.07, 0, Math.abs(crown - 0.31)) * 0.7)
      }
    },
  })
  const layer = heap(14, 42, [9.5, 11], [0.72, 0.95], skin)
  const above = heap(23, 8, [7, 7], [0.7, 0.9], skin).map(
    (ball): Ball => ({ ...ball, at: [ball.at[0], 1.95, ball.at[2]] }),
  )
  return small(width, height, {
    balls: [...layer, ...above],
    table: { colour: wood(2, light('#5a4636', 0.5), light('#3a2a1e', 0.5)) },
    eye: [0.5, 7.5, -8],
    target: [0, 1.4, -0.6],
    wide: 0.62,
    aperture: 0.4,
    window: { at: [-8, 8, 4], half: [0, 3, 4], light: light('#f2f6ff', 2.2) },
    room: DIM_ROOM(light('#8a9ab0', 0.36), light('#20242c', 0.3)),
    rays: 4,
    seed: 17,
  })
}

const tomatoes = (width: number, height: number): Raster => {
  const look = (index: number): Material =>
    fruit(index * 7 + 1, light('#c8261a', 0.85), light('#e0521e', 0.8), 0.9, 0, 0)
  return small(width, height, {
    balls: heap(44, 15, [7.5, 6.5], [0.5, 0.72], look),
    table: { colour: linen(3, light('#5a6470', 0.6)) },
    eye: [0.2, 5.2, -6.4],
    target: [0, 0.5, -0.2],
    wide: 0.7,
    aperture: 0.16,
    window: { at: [6, 7, 6], half: [3.6, 2.6, 0.004], light: light('#ffffff', 1.7) },
    room: DIM_ROOM(light('#5a6068', 0.45), light('#2a2c30', 0.35)),
    rays: 9,
    seed: 29,
  })
}

/** Candles on a table at night; the flame is drawn, the light it throws is counted. */
const candles = (width: number, height: number): Raster => {
  const places = [
    [0.34, 0.64, 0.052, 0.2],
    [0.52, 0.72, 0.06, 0.27],
    [0.69, 0.62, 0.046, 0.15],
  ] as const
  const noise = noiseOf(4)
  const raster = blank(width, height)
  const random = seededRandom(5)
  const back = Array.from(
    { length: 46 },
    () => [random(), random() * 0.6, 0.014 + random() * 0.024, 0.05 + random() ** 3 * 0.5] as const,
  )
  retouch(raster, (x, y, pixel) => {
    const [u, v] = [x / width, y / height]
    paintPixels(pixel, mix(light('#2a1410', 0.14), light('#3a2014', 0.2), v))
    for (const [bx, by, size, bright] of back) {
      const away = Math.hypot(u - bx, ((v - by) * height) / width)
      if (away < size) {
        const share = smooth(size, size * 0.9, away) * bright
        pixel.r += share
        pixel.g += share * 0.6
        pixel.b += share * 0.24
      }
    }
    if (v > 0.68) {
      const grain = noise.fbm(u * 3, v * 34, 4)
      let bright = 0.05
      for (const [cx, foot] of places) {
        bright += 0.9 * Math.exp(-(((u - cx) / 0.16) ** 2) - ((v - foot) / 0.2) ** 2)
      }
      tint(pixel, mix(light('#5a3018', 0.34), light('#2e180c', 0.34), clamp(0.5 + grain)), smooth(0.68, 0.74, v))
      dim(pixel, lerp(1, bright * 1.4, smooth(0.68, 0.74, v)))
    }
    for (const [cx, foot, half, tall] of places) {
      const aside = (u - cx) / half
      const level = (foot - v) / tall
      const rim = 0.07 * Math.sqrt(Math.max(0, 1 - aside * aside))
      if (Math.abs(aside) < 1 && level > -rim && level < 1 + rim * 0.7) {
        const round = Math.sqrt(1 - aside * aside)
        const through = Math.exp(-(1 - Math.min(level, 1)) * tall * 11)
        const tone = (0.08 + through * 1.5) * (0.35 + 0.65 * round)
        const inner = level > 1 - rim * 0.7 ? 1.35 : 1
        paintPixels(pixel, [tone * 1.15 * inner, tone * 0.74 * inner, tone * 0.42 * inner])
      }
    }
  })
  for (const [cx, foot, half, tall] of places) {
    const [x, y, size] = [cx * width, (foot - tall) * height, half * width]
    for (let py = Math.floor(y - size * 2.6); py < y + size * 0.25; py++) {
      for (let px = Math.floor(x - size); px < x + size; px++) {
        const level = (y - py) / (size * 2.3)
        const wide = 0.36 * Math.sin(clamp(level * 1.02, 0, 1) * Math.PI) ** 0.8 * (1.25 - level * 0.75)
        const aside = Math.abs(px + 0.5 - x - Math.sin(level * 3 + cx * 20) * size * 0.03) / size
        const inside = smooth(wide, wide * 0.35, aside) * smooth(0, 0.12, level)
        glow(raster, px, py, inside * (level < 0.22 ? 1.2 : 5), level < 0.16 ? [0.25, 0.4, 0.9] : [1, 0.72, 0.34])
        if (aside < 0.035 && level < 0.16 && level > -0.1) {
          glow(raster, px, py, -0.5, [0.3, 0.2, 0.1])
        }
      }
    }
  }
  const halo = blur(raster, width * 0.06, 2)
  for (let index = 0; index < raster.data.length; index++) {
    raster.data[index] = Math.max(0, (raster.data[index] as number) + (halo.data[index] as number) * 0.35)
  }
  return raster
}

export const STILL_LIFE: DemoScenes = {
  oranges: { development: { exposure: 0.35, contrast: 1.1, vignette: 0.32, soft: 0.6 }, light: oranges },
  eggs: {
    development: { exposure: 0.3, contrast: 1.06, saturation: 0.95, vignette: 0.22, soft: 0.6, fade: 0.02 },
    light: eggs,
  },
  blueberries: { development: { exposure: 0.5, contrast: 1.1, vignette: 0.35, soft: 0.8 }, light: berries },
  tomatoes: { development: { exposure: 0.3, contrast: 1.1, vignette: 0.3, soft: 0.6 }, light: tomatoes },
  candles: {
    development: { exposure: 0.4, contrast: 1.08, vignette: 0.35, grain: 7, bloom: 0.3, soft: 0.7 },
    light: candles,
  },
}
