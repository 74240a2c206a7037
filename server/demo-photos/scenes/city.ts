import { seededRandom } from '../../../domain/layout/seeded-random.ts'
import { person, stand } from '../light/figures.ts'
import { noiseOf, speck } from '../light/noise.ts'
import {
  add,
  at,
  blank,
  blur,
  clamp,
  cover,
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
  sample,
  shade,
  smooth,
  tint,
} from '../light/raster.ts'
import { skyOf } from '../light/sky.ts'
import type { DemoScenes } from './demo-scene.ts'

const LAMPS: readonly Rgb[] = [
  light('#ffb45e'),
  light('#ffa03c'),
  light('#ffd9a0'),
  light('#fff0dc'),
  light('#ff4a34'),
  light('#ff9a5a'),
  light('#bcd8ff'),
  light('#5ee0a8'),
]

interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly bright: number
  readonly colour: Rgb
}

/** A light out of focus: the shape of the aperture, cut by the lens towards the corners. */
function disc(raster: Raster, { x, y, radius, bright, colour }: Disc): void {
  const { width, height } = raster
  const [ox, oy] = [(x - width / 2) / width, (y - height / 2) / width]
  for (let py = Math.floor(y - radius); py <= y + radius; py++) {
    for (let px = Math.floor(x - radius); px <= x + radius; px++) {
      const [dx, dy] = [(px + 0.5 - x) / radius, (py + 0.5 - y) / radius]
      const around = Math.hypot(dx, dy)
      const cut = Math.hypot(dx + ox * 0.7, dy + oy * 0.7)
      const inside = smooth(1, 1 - 2.2 / radius, Math.max(around, cut * 0.97))
      if (inside > 0) {
        glow(raster, px, py, inside * bright * (0.78 + 0.3 * around ** 5), colour)
      }
    }
  }
}

/** Streets at night behind a lens that is focused elsewhere. */
function bokeh(width: number, height: number, seed: number, size: number, ground: Rgb): Raster {
  const random = seededRandom(seed)
  const noise = noiseOf(seed)
  const raster = shade(width, height, (x, y, pixel) => {
    const level = 0.5 + noise.fbm((x / width) * 3, (y / height) * 3, 3) * 0.8
    paintPixels(pixel, ground)
    dim(pixel, clamp(level) * (0.5 + 0.8 * Math.exp(-(((y / height - 0.55) / 0.25) ** 2))))
    add(pixel, light('#ff9a4a', 0.05), Math.exp(-(((y / height - 0.62) / 0.12) ** 2)))
  })
  for (let index = 0; index < 150; index++) {
    const street = random()
    const y = street < 0.6 ? 0.6 + (random() + random() - 1) * 0.16 : 0.12 + random() * 0.5
    const near = random() ** 1.5
    disc(raster, {
      x: random() * width,
      y: y * height,
      radius: size * width * lerp(0.45, 1.1, near),
      bright: 0.07 + 1.1 * random() ** 4,
      colour: LAMPS[Math.floor(random() ** 1.4 * LAMPS.length)] as Rgb,
    })
  }
  return raster
}

/** Drops on the pane: each shows the street upside down. */
function rain(raster: Raster, seed: number): Raster {
  const random = seededRandom(seed)
  const { width, height } = raster
  const behind: Raster = { ...raster, data: raster.data.slice() }
  const pixel: Pixel = { r: 0, g: 0, b: 0 }
  for (let drop = 0; drop < 620; drop++) {
    const radius = width * (0.003 + 0.02 * random() ** 5)
    const [x, y] = [random() * width, random() * height]
    const tall = 1 + random() * 0.35
    const bumps = random() * 7
    for (let py = Math.floor(y - radius * tall); py <= y + radius * tall; py++) {
      for (let px = Math.floor(x - radius); px <= x + radius; px++) {
        const [dx, dy] = [(px + 0.5 - x) / radius, (py + 0.5 - y) / radius / tall]
        const around = Math.hypot(dx, dy) * (1 + 0.09 * Math.sin(Math.atan2(dy, dx) * 3 + bumps))
        const inside = smooth(1, 1 - 1.6 / radius, around)
        if (inside > 0) {
          const bend = around ** 2
          sample(behind, x - dx * bend * width * 0.2, y - dy * (0.25 + bend) * height * 0.25, pixel)
          const edge = 1 - 0.75 * smooth(0.55, 1, around) * (dy < 0.3 ? 1 : 0.45)
          const shine = smooth(0.3, 0.1, Math.hypot(dx + 0.3, dy + 0.42)) * 0.35
          cover(raster, px, py, inside, [
            pixel.r * edge * 1.25 + shine,
            pixel.g * edge * 1.25 + shine,
            pixel.b * edge * 1.25 + shine,
          ])
        }
      }
    }
  }
  return raster
}

interface Block {
  readonly x: number
  readonly half: number
  readonly top: number
  readonly far: number
  readonly seed: number
}

/** Houses at dusk over a harbour, their windows lit one by one, twice: as they are and in the water. */
function skyline(width: number, height: number): Raster {
  const random = seededRandom(210)
  const sky = skyOf({
    seed: 7,
    sun: [0.3, -0.02],
    zenith: light('#1b2c56', 0.5),
    horizon: light('#d98a78', 0.5),
    warm: light('#ff9a6a', 0.6),
    clouds: { cover: 0.14, size: 0.35, bright: light('#e08a80', 0.5), dark: light('#3a3d66', 0.4), stretch: 4 },
  })
  const shore = height * 0.6
  const raster = shade(width, height, (x, y, pixel) => {
    const [aside, up] = [(x - width / 2) / width, Math.max((shore - y) / width, 0.002)]
    const length = Math.hypot(aside, up, 0.8)
    sky(aside / length, up / length, 0.8 / length, pixel)
  })
  const blocks: Block[] = []
  for (const far of [1, 0.55, 0]) {
    for (let x = -0.02; x < 1.02; x += 0.008 + random() * 0.032) {
      const centre = Math.exp(-(((x - 0.58) / 0.25) ** 2))
      const high = random() ** 2.4 * 0.3 * centre + 0.04 + random() * 0.07 + centre * 0.05
      blocks.push({
        x: x * width,
        half: (0.006 + random() * 0.014) * width,
        top: shore - high * height * (0.75 + far * 0.45),
        far,
        seed: blocks.length * 31,
      })
    }
  }
  const air = light('#8a6478', 0.28)
  const cell = Math.max(2, width / 420)
  for (const { x, half, top, far, seed } of blocks) {
    const tone = mix([0.012, 0.014, 0.026], air, far * 0.72)
    const warm = LAMPS[seed % 3] as Rgb
    for (let px = Math.floor(x - half); px <= x + half; px++) {
      for (let y = Math.floor(top); y < shore; y++) {
        cover(raster, px, y, 1, mix(tone, air, smooth(shore - height * 0.2, shore, y) * 0.25))
        const [u, v] = [(px - x + half) / cell, (y - top) / cell]
        const lit = speck(Math.floor(u) + seed, Math.floor(v) * 7 + seed)
        if (lit > 0.7 && u % 1 < 0.62 && v % 1 < 0.55 && y < shore - cell * 2) {
          glow(raster, px, y, (lit - 0.68) * 2.4 * (1 - far * 0.7), lit > 0.93 ? (LAMPS[6] as Rgb) : warm)
        }
      }
    }
  }
  for (let lamp = 0; lamp < 90; lamp++) {
    glow(
      raster,
      Math.floor(random() * width),
      Math.floor(shore - random() * height * 0.012),
      2.5,
      LAMPS[Math.floor(random() * 6)] as Rgb,
    )
  }
  const soft = blur(raster, 0.7, 1)
  const noise = noiseOf(5)
  return retouch(soft, (x, y, pixel) => {
    if (y < shore) {
      return
    }
    const deep = (y - shore) / (height - shore)
    let [r, g, b] = [0, 0, 0]
    for (let k = 0; k < 7; k++) {
      const wave = noise.fbm(x * 0.02, y * 0.16 + k * 3, 2)
      sample(raster, x + wave * 5 * (0.4 + deep), 2 * shore - y - (k - 3) * (2 + deep * 16) - wave * 10 * deep, pixel)
      r += pixel.r
      g += pixel.g
      b += pixel.b
    }
    paintPixels(pixel, [r / 7, g / 7, b / 7])
    dim(pixel, 0.78 - deep * 0.3)
    tint(pixel, light('#101c38', 0.4), 0.12 + deep * 0.3)
  })
}

/** Rockets over the water: sparks that fall while the shutter is open. */
function fireworks(width: number, height: number): Raster {
  const random = seededRandom(77)
  const noise = noiseOf(71)
  const shore = height * 0.8
  const sparks = blank(width, height)
  const bursts = [
    [0.34, 0.3, 0.25, '#ffb85a'],
    [0.68, 0.24, 0.21, '#ff5a4a'],
    [0.54, 0.44, 0.15, '#9ac8ff'],
    [0.18, 0.5, 0.11, '#ffd9a0'],
    [0.85, 0.48, 0.1, '#b8ffc0'],
  ] as const
  for (const [bx, by, size, hex] of bursts) {
    const colour = light(hex)
    const rays = 120
    for (let ray = 0; ray < rays; ray++) {
      const [angle, tilt] = [random() * Math.PI * 2, Math.asin(random() * 2 - 1)]
      const [dx, dy] = [Math.cos(angle) * Math.cos(tilt), Math.sin(tilt)]
      const reach = size * height * (0.75 + random() * 0.3)
      const from = 0.12 + random() * 0.25
      for (let step = 0; step < 160; step++) {
        const share = from + (step / 160) * (1 - from)
        const eased = 1 - (1 - share) ** 2.2
        const x = bx * width + dx * eased * reach
        const y = by * height - dy * eased * reach + share * share * reach * 0.3
        const bright = (0.25 + share) * smooth(1, 0.8, share) * (0.6 + random() * 0.6)
        glow(
          sparks,
          Math.floor(x),
          Math.floor(y),
          bright * 0.75,
          mix(light('#fff0d0'), colour, smooth(0.1, 0.5, share)),
        )
      }
    }
    for (let step = 0; step < 400; step++) {
      const share = step / 400
      const y = lerp(shore, by * height, share)
      glow(
        sparks,
        Math.floor(bx * width + Math.sin(share * 3 + bx * 9) * 5),
        Math.floor(y),
        0.09 * share,
        light('#ffd0a0'),
      )
    }
  }
  const lightOf = blur(sparks, width * 0.045, 2)
  const soft = blur(sparks, 0.8, 1)
  const whole = shade(width, height, (x, y, pixel) => {
    const index = (Math.floor(y) * width + Math.floor(x)) * 3
    const smoke = clamp(0.25 + noise.fbm((x / width) * 4, (y / height) * 5, 5) * 0.9)
    paintPixels(pixel, mix(light('#0a0f24', 0.5), light('#30284a', 0.4), y / height))
    for (const [channel, name] of (['r', 'g', 'b'] as const).entries()) {
      pixel[name] += at(lightOf.data, index + channel) * (0.35 + smoke * 1.5) + at(soft.data, index + channel) * 2.2
    }
    const roofs = shore - height * (0.018 + 0.05 * clamp(noise.at(Math.floor((x / width) * 46) * 3.7, 4) + 0.25))
    if (y > roofs) {
      paintPixels(pixel, [0.006, 0.006, 0.01])
      const lit = speck(Math.floor(x / 3), Math.floor(y / 3))
      add(pixel, LAMPS[Math.floor(lit * 999) % 3] as Rgb, lit > 0.93 && y < shore ? 0.55 : 0)
    }
  })
  const source: Raster = { ...whole, data: whole.data.slice() }
  return retouch(whole, (x, y, pixel) => {
    if (y > shore) {
      const deep = (y - shore) / (height - shore)
      const wave = noise.fbm(x * 0.02, (y - shore) ** 0.8 * 0.4, 3)
      let [r, g, b] = [0, 0, 0]
      for (let k = 0; k < 6; k++) {
        sample(source, x + wave * 14 * deep, shore - (y - shore) * 3.4 - k * height * 0.03 - wave * 40 * deep, pixel)
        r += pixel.r
        g += pixel.g
        b += pixel.b
      }
      paintPixels(pixel, [r * 0.1, g * 0.1, b * 0.105])
      dim(pixel, 1 - deep * 0.25 + wave * 0.5)
    }
  })
}

/** A street after rain: lamps above, their long reflections below, somebody on the way home. */
function wetStreet(width: number, height: number): Raster {
  const noise = noiseOf(48)
  const lights = bokeh(width, height, 321, 0.038, light('#1c2a4a', 0.5))
  const horizon = height * 0.66
  const smeared = shade(width, height, (x, y, pixel) => {
    if (y < horizon) {
      sample(lights, x, y, pixel)
      return
    }
    const deep = (y - horizon) / (height - horizon)
    let [r, g, b] = [0, 0, 0]
    const stones = noise.fbm(x * 0.05, y * 0.14, 4)
    for (let k = 0; k < 8; k++) {
      sample(
        lights,
        x + stones * 12 * deep,
        horizon - (y - horizon) * 1.2 - (k - 3) * height * 0.022 - stones * 26,
        pixel,
      )
      r += pixel.r
      g += pixel.g
      b += pixel.b
    }
    const gloss = 0.075 * clamp(0.65 + stones * 1.3 + noise.fbm(x * 0.006, y * 0.012, 3))
    paintPixels(pixel, [r * gloss + 0.006, g * gloss + 0.007, b * gloss + 0.011])
  })
  const [x, y, size] = [width * 0.46, height * 0.87, height * 0.36]
  const figure = person({
    feet: [-0.07, 0.08],
    hands: [
      [-0.13, 0.47],
      [0.1, 0.72],
    ],
    skirt: true,
    hair: 'long',
    lifted: 0.3,
  })
  stand(smeared, figure, { x, y, size, colour: [0.008, 0.008, 0.011], mirrored: 0.75, soft: 1.1 })
  // The umbrella: a low dome with the tips of its ribs.
  const [ux, uy, wide] = [x + size * 0.04, y - size * 0.99, size * 0.42]
  for (let px = Math.floor(ux - wide); px <= ux + wide; px++) {
    const aside = (px + 0.5 - ux) / wide
    const crown = uy - Math.sqrt(Math.max(0, 1 - aside * aside)) * wide * 0.52
    const hem = uy - (Math.abs((((aside + 1) * 2.5) % 1) - 0.5) ** 2 * 0.3 - 0.05) * -wide * 0.4
    for (let py = Math.floor(crown); py < hem; py++) {
      const rim = smooth(4, 0, py - crown) * 0.02
      cover(smeared, px, py, 0.985, mix([0.01, 0.01, 0.014], light('#ffb878', 0.7), rim))
    }
  }
  for (let py = Math.floor(uy - wide * 0.5); py < y - size * 0.68; py++) {
    cover(smeared, Math.floor(ux + size * 0.045), py, 0.9, [0.01, 0.01, 0.012])
  }
  return smeared
}

export const CITY: DemoScenes = {
  'city-bokeh': {
    development: { exposure: 0.6, contrast: 1.1, saturation: 1.1, vignette: 0.35, grain: 7, bloom: 0.12 },
    light: (width, height) => bokeh(width, height, 17, 0.03, light('#1a2440', 0.22)),
  },
  'rain-window': {
    development: { exposure: 0.65, contrast: 1.1, saturation: 1.05, vignette: 0.35, grain: 7, bloom: 0.1 },
    light: (width, height) => rain(blur(bokeh(width, height, 93, 0.055, light('#1c2c44', 0.3)), 1.5, 1), 14),
  },
  'harbour-dusk': {
    development: { exposure: 0.55, contrast: 1.1, vignette: 0.3, grain: 6, bloom: 0.25 },
    light: skyline,
  },
  fireworks: { development: { exposure: 0.3, contrast: 1.08, vignette: 0.3, grain: 7, bloom: 0.2 }, light: fireworks },
  'wet-street': {
    development: { exposure: 0.5, contrast: 1.12, saturation: 1.05, vignette: 0.4, grain: 8, bloom: 0.2 },
    light: wetStreet,
  },
}
