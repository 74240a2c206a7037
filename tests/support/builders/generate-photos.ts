import sharp from 'sharp'

export type GeneratedFormat = 'jpeg' | 'png' | 'webp'

export interface GeneratedPhoto {
  /** Upright pixels: with `orientation` 5 to 8 the file stores them the other way round. */
  readonly width: number
  readonly height: number
  /** Another seed is another picture; the same seed is the same picture. */
  readonly seed: number
  readonly format: GeneratedFormat
  /** EXIF orientation, 1 to 8. The picture reads upright once it is applied. */
  readonly orientation?: number
  /** Written as EXIF `DateTimeOriginal`, in the camera's own clock. */
  readonly takenAt?: number
  /** Colour profile to convert to and to embed. Default: none. */
  readonly profile?: 'srgb' | 'p3'
  /** JPEG and WebP quality. Default 88. */
  readonly quality?: number
  /** Strength of the film grain, 0 to 60. Default 14; more grain makes larger files. */
  readonly grain?: number
}

/**
 * A landscape that looks like a photo to a decoder: soft sky, sharp ridges, foliage, grain, and its seed as a label at
 * the lower left, so that a person sees whether it is upright and unmirrored. Deterministic, without fonts.
 */
export async function generatePhoto(photo: GeneratedPhoto): Promise<Buffer> {
  const upright = await uprightPixels(photo)
  const stored = await turnedForTag(upright, photo.orientation ?? 1)
  let picture = sharp(stored.data, { raw: stored.info })
  if (photo.profile) {
    picture = picture.withIccProfile(photo.profile)
  }
  const ifd0 = {
    Make: 'Keepsake',
    Model: 'Test camera',
    ...(photo.orientation ? { Orientation: `${photo.orientation}` } : {}),
  }
  const taken = photo.takenAt === undefined ? undefined : exifDate(photo.takenAt)
  if (taken !== undefined || photo.orientation !== undefined) {
    picture = picture.withExif({
      IFD0: { ...ifd0, ...(taken ? { DateTime: taken } : {}) },
      ...(taken ? { IFD2: { DateTimeOriginal: taken, DateTimeDigitized: taken } } : {}),
    })
    picture = photo.orientation ? picture.withMetadata({ orientation: photo.orientation }) : picture
  }
  const quality = photo.quality ?? 88
  if (photo.format === 'png') {
    return picture.png({ compressionLevel: 6 }).toBuffer()
  }
  return photo.format === 'webp'
    ? picture.webp({ quality, effort: 2 }).toBuffer()
    : picture.jpeg({ quality }).toBuffer()
}

type Raw = { data: Buffer; info: { width: number; height: number; channels: 3 } }

/** Drawn at no more than this width or height, then enlarged: grain gives the large picture its detail. */
const DRAWN_EDGE = 1600

async function uprightPixels({ width, height, seed, grain = 14 }: GeneratedPhoto): Promise<Raw> {
  const shrink = Math.min(1, DRAWN_EDGE / Math.max(width, height))
  const drawn = Buffer.from(
    landscape(Math.max(1, Math.round(width * shrink)), Math.max(1, Math.round(height * shrink)), seed),
  )
  const enlarged = await sharp(drawn).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  addGrain(enlarged, width, seed, grain)
  return { data: enlarged, info: { width, height, channels: 3 } }
}

/** What a camera held the other way would have stored, so that `orientation` brings the picture upright. */
async function turnedForTag({ data, info }: Raw, orientation: number): Promise<Raw> {
  const step = INVERSE[orientation]
  if (!step) {
    return { data, info }
  }
  const turned = step.turn
    ? await sharp(data, { raw: info }).rotate(step.turn).raw().toBuffer({ resolveWithObject: true })
    : { data, info }
  const { width, height } = turned.info
  const raw = { width, height, channels: 3 } as const
  let mirrored = sharp(turned.data, { raw })
  mirrored = step.flop ? mirrored.flop() : mirrored
  mirrored = step.flip ? mirrored.flip() : mirrored
  return { data: await mirrored.raw().toBuffer(), info: raw }
}

const INVERSE: Readonly<Record<number, { turn?: number; flop?: boolean; flip?: boolean }>> = {
  2: { flop: true },
  3: { turn: 180 },
  4: { flip: true },
  5: { turn: 90, flop: true },
  6: { turn: 270 },
  7: { turn: 270, flop: true },
  8: { turn: 90 },
}

function addGrain(pixels: Buffer, width: number, seed: number, strength: number): void {
  let state = (seed * 2654435761 + 1) >>> 0
  const row = width * 3
  for (let i = 0; i < pixels.length; i += 3) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    // Two draws of one state make the grain triangular, and colour follows light as on a sensor.
    const light = ((state >>> 24) + ((state >>> 12) & 255) - 255) * (strength / 255)
    const tint = (((state >>> 5) & 31) - 15) * (strength / 120)
    const soft = (i / row) % 2 < 1 ? 1 : 0.8
    pixels[i] = clamp((pixels[i] ?? 0) + light * soft + tint)
    pixels[i + 1] = clamp((pixels[i + 1] ?? 0) + light * soft)
    pixels[i + 2] = clamp((pixels[i + 2] ?? 0) + light * soft - tint)
  }
}

const clamp = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : Math.round(value))

function randomOf(seed: number): () => number {
  let state = (seed * 747796405 + 2891336453) >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

/** Sky, land and accent colours, each taken from one hour of the day. */
const PALETTES = [
  ['#bfd9ea', '#f7e8d0', '#6f8f7a', '#2f4a3f', '#f2b84b'],
  ['#f4c7a1', '#fbe9d7', '#8a6f83', '#3b2f4a', '#e8694a'],
  ['#7fb2d9', '#e6f1f4', '#5d8a99', '#25404d', '#f6e27a'],
  ['#2b3a67', '#c98b7b', '#3d3557', '#161a33', '#ffd9a0'],
  ['#cfe3d4', '#fbf6e6', '#93b08a', '#4d6b4a', '#d96a5b'],
  ['#e9d3dc', '#fdf3ee', '#b79aa9', '#6d5467', '#f0a53c'],
] as const

function landscape(width: number, height: number, seed: number): string {
  const random = randomOf(seed)
  for (let i = 0; i < 8; i++) {
    random()
  }
  const [sky, haze, far, near, accent] = PALETTES[Math.abs(Math.trunc(seed)) % PALETTES.length] ?? PALETTES[0]
  const horizon = height * (0.42 + random() * 0.2)
  const sun = {
    x: width * (0.2 + random() * 0.6),
    y: horizon * (0.3 + random() * 0.5),
    r: height * (0.05 + random() * 0.07),
  }
  const ridges = [0, 1, 2, 3].map((depth) =>
    ridge({ width, height, top: horizon + depth * height * 0.1, random, depth }),
  )
  const trees = Array.from({ length: 26 }, () => tree({ width, height, horizon, random, near, accent })).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky}"/><stop offset="1" stop-color="${haze}"/></linearGradient>
<linearGradient id="l" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#s)"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${accent}" opacity="0.85"/>
${ridges.map((d, depth) => `<path d="${d}" fill="url(#l)" opacity="${0.45 + depth * 0.18}"/>`).join('')}${trees}${label(seed, width, height)}</svg>`
}

function ridge(at: { width: number; height: number; top: number; random: () => number; depth: number }): string {
  const { width, height, top, random, depth } = at
  const steps = 24 + depth * 18
  const tall = height * (0.16 - depth * 0.03)
  const waves = [1.5, 4, 9].map((rate) => ({ rate: rate + random(), shift: random() * 6.3 }))
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const x = (i / steps) * width
    const lift = waves.reduce((sum, wave, n) => sum + Math.sin((i / steps) * wave.rate * 3 + wave.shift) / (n + 1.5), 0)
    return `L${x.toFixed(1)} ${(top - tall * (0.4 + lift * 0.5) + random() * tall * 0.06).toFixed(1)}`
  })
  return `M0 ${height}${points.join('')}L${width} ${height}Z`
}

function tree(at: {
  width: number
  height: number
  horizon: number
  random: () => number
  near: string
  accent: string
}): string {
  const { width, height, horizon, random, near, accent } = at
  const y = horizon + (height - horizon) * (0.35 + random() * 0.65)
  const size = ((y - horizon) / (height - horizon)) * height * 0.09
  const x = random() * width
  const colour = random() < 0.18 ? accent : near
  return `<ellipse cx="${x.toFixed(1)}" cy="${(y - size).toFixed(1)}" rx="${(size * 0.6).toFixed(1)}" ry="${size.toFixed(1)}" fill="${colour}" opacity="0.9"/><rect x="${(x - size * 0.06).toFixed(1)}" y="${(y - size * 0.2).toFixed(1)}" width="${(size * 0.12).toFixed(1)}" height="${(size * 0.5).toFixed(1)}" fill="#2a1e18"/>`
}

/** Which of the seven bars (top, upper left, upper right, middle, lower left, lower right, bottom) each digit lights. */
const DIGITS = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
]

function label(seed: number, width: number, height: number): string {
  const tall = Math.min(width, height) * 0.07
  const bars = ['M0 0H1', 'M0 0V1', 'M1 0V1', 'M0 1H1', 'M0 1V2', 'M1 1V2', 'M0 2H1']
  const digits = [...`${Math.abs(Math.trunc(seed))}`].map((digit, i) => {
    const lit = bars.filter((_, bar) => DIGITS[Number(digit)]?.[bar] === '1').join('')
    return `<path transform="translate(${i * 1.7} 0)" d="${lit}"/>`
  })
  return `<g transform="translate(${tall * 0.6} ${height - tall * 1.8}) scale(${tall / 2})" fill="none" stroke="#fff" stroke-width="0.24" stroke-linecap="square">${digits.join('')}</g>`
}

/** `YYYY:MM:DD hh:mm:ss`, as EXIF writes a moment. */
function exifDate(takenAt: number): string {
  return new Date(takenAt).toISOString().slice(0, 19).replace('T', ' ').replaceAll('-', ':')
}
