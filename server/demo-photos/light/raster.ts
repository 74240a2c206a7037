/** Colours as light: linear, 1 is white paper, more is brighter than that. */
export type Rgb = readonly [r: number, g: number, b: number]

/** A colour that a shader writes into. */
export interface Pixel {
  r: number
  g: number
  b: number
}

/** A picture as light, three numbers a pixel. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

export function blank(width: number, height: number): Raster {
  return { width, height, data: new Float32Array(width * height * 3) }
}

/** Asks for the colour of every pixel, at its middle. */
export function shade(width: number, height: number, colour: (x: number, y: number, pixel: Pixel) => void): Raster {
  const raster = blank(width, height)
  const pixel: Pixel = { r: 0, g: 0, b: 0 }
  let at = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      colour(x + 0.5, y + 0.5, pixel)
      raster.data[at++] = pixel.r
      raster.data[at++] = pixel.g
      raster.data[at++] = pixel.b
    }
  }
  return raster
}

/** Changes every pixel of a picture. */
export function retouch(raster: Raster, change: (x: number, y: number, pixel: Pixel) => void): Raster {
  const pixel: Pixel = { r: 0, g: 0, b: 0 }
  const { data } = raster
  let at = 0
  for (let y = 0; y < raster.height; y++) {
    for (let x = 0; x < raster.width; x++) {
      pixel.r = data[at] as number
      pixel.g = data[at + 1] as number
      pixel.b = data[at + 2] as number
      change(x + 0.5, y + 0.5, pixel)
      data[at++] = pixel.r
      data[at++] = pixel.g
      data[at++] = pixel.b
    }
  }
  return raster
}

/** The colour between pixels; outside of the picture that of its edge. */
export function sample({ width, height, data }: Raster, x: number, y: number, pixel: Pixel): void {
  const px = Math.min(Math.max(x - 0.5, 0), width - 1.001)
  const py = Math.min(Math.max(y - 0.5, 0), height - 1.001)
  const left = Math.floor(px)
  const top = Math.floor(py)
  const fx = px - left
  const fy = py - top
  const a = (top * width + left) * 3
  const b = a + width * 3
  const wa = (1 - fx) * (1 - fy)
  const wb = fx * (1 - fy)
  const wc = (1 - fx) * fy
  const wd = fx * fy
  pixel.r = wa * at(data, a) + wb * at(data, a + 3) + wc * at(data, b) + wd * at(data, b + 3)
  pixel.g = wa * at(data, a + 1) + wb * at(data, a + 4) + wc * at(data, b + 1) + wd * at(data, b + 4)
  pixel.b = wa * at(data, a + 2) + wb * at(data, a + 5) + wc * at(data, b + 2) + wd * at(data, b + 5)
}

/** A number that is there: arrays of light are never read beyond their ends. */
export function at(data: Float32Array, index: number): number {
  return data[index] as number
}

/** Out of focus by so many pixels: three boxes are as good as a bell. */
export function blur(raster: Raster, radius: number, passes = 3): Raster {
  const reach = Math.max(1, Math.round(radius))
  if (radius < 0.5) {
    return raster
  }
  const { width, height } = raster
  const from = raster.data.slice()
  const to = new Float32Array(from.length)
  for (let pass = 0; pass < passes; pass++) {
    for (let channel = 0; channel < 3; channel++) {
      boxLines(from, to, channel, { lines: height, length: width, line: width * 3, step: 3, reach })
      boxLines(to, from, channel, { lines: width, length: height, line: 3, step: width * 3, reach })
    }
  }
  return { width, height, data: from }
}

interface Lines {
  readonly lines: number
  readonly length: number
  readonly line: number
  readonly step: number
  readonly reach: number
}

function boxLines(from: Float32Array, to: Float32Array, channel: number, { lines, length, line, step, reach }: Lines) {
  const share = 1 / (reach * 2 + 1)
  for (let index = 0; index < lines; index++) {
    const start = index * line + channel
    const end = start + (length - 1) * step
    let sum = at(from, start) * (reach + 1)
    for (let k = 1; k <= reach; k++) {
      sum += at(from, Math.min(start + k * step, end))
    }
    for (let k = 0; k < length; k++) {
      to[start + k * step] = sum * share
      sum +=
        at(from, Math.min(start + (k + reach + 1) * step, end)) - at(from, Math.max(start + (k - reach) * step, start))
    }
  }
}

/** Lays a colour over a pixel that is covered so far. */
export function cover(raster: Raster, x: number, y: number, alpha: number, colour: Rgb): void {
  if (x < 0 || y < 0 || x >= raster.width || y >= raster.height || alpha <= 0) {
    return
  }
  const index = (y * raster.width + x) * 3
  const { data } = raster
  data[index] = at(data, index) * (1 - alpha) + colour[0] * alpha
  data[index + 1] = at(data, index + 1) * (1 - alpha) + colour[1] * alpha
  data[index + 2] = at(data, index + 2) * (1 - alpha) + colour[2] * alpha
}

/** Light that is added to a pixel. */
export function glow(raster: Raster, x: number, y: number, amount: number, colour: Rgb): void {
  if (x < 0 || y < 0 || x >= raster.width || y >= raster.height) {
    return
  }
  const index = (y * raster.width + x) * 3
  const { data } = raster
  data[index] = at(data, index) + colour[0] * amount
  data[index + 1] = at(data, index + 1) + colour[1] * amount
  data[index + 2] = at(data, index + 2) + colour[2] * amount
}

const known = new Map<string, Rgb>()

/** A colour of the screen as light. */
export function light(hex: string, gain = 1): Rgb {
  // Scenes name their colours where they shade a pixel: each is read once.
  const [r, g, b] = known.get(hex) ?? kept(hex)
  return [r * gain, g * gain, b * gain]
}

function kept(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  const channel = (shift: number) => (((value >> shift) & 255) / 255) ** 2.2
  const colour: Rgb = [channel(16), channel(8), channel(0)]
  known.set(hex, colour)
  return colour
}

export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [lerp(a[0], b[0], share), lerp(a[1], b[1], share), lerp(a[2], b[2], share)]
}

export function lerp(a: number, b: number, share: number): number {
  return a + (b - a) * share
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(Math.max(value, low), high)
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function smooth(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low))
  return share * share * (3 - 2 * share)
}

export function paintPixels(pixel: Pixel, colour: Rgb): void {
  pixel.r = colour[0]
  pixel.g = colour[1]
  pixel.b = colour[2]
}

/** Blends a pixel towards a colour. */
export function tint(pixel: Pixel, colour: Rgb, share: number): void {
  pixel.r = lerp(pixel.r, colour[0], share)
  pixel.g = lerp(pixel.g, colour[1], share)
  pixel.b = lerp(pixel.b, colour[2], share)
}

/** Adds light to a pixel. */
export function add(pixel: Pixel, colour: Rgb, amount: number): void {
  pixel.r += colour[0] * amount
  pixel.g += colour[1] * amount
  pixel.b += colour[2] * amount
}

export function dim(pixel: Pixel, factor: number): void {
  pixel.r *= factor
  pixel.g *= factor
  pixel.b *= factor
}
