import sharp from 'sharp'
import { seededRandom } from '../../../domain/layout/seeded-random.ts'
import { at, blur, clamp, type Raster } from './raster.ts'

/** How light becomes a photograph: what a camera and its film add. */
export interface Development {
  /** Stops. */
  readonly exposure?: number
  readonly contrast?: number
  readonly saturation?: number
  /** How dark the corners are, 0 to 1. */
  readonly vignette?: number
  /** Levels of 255, in the middle tones, of a print 1200 pixels long; a smaller one shows less of it. */
  readonly grain?: number
  /** How far highlights spill, 0 to 1. */
  readonly bloom?: number
  /** Softness of the lens, pixels of the working picture. */
  readonly soft?: number
  /** Blacks that are not quite black, 0 to 1. */
  readonly fade?: number
}

const PLAIN = { exposure: 0, contrast: 1, saturation: 1, vignette: 0.28, grain: 5, bloom: 0.1, soft: 0, fade: 0.012 }
/** Red and blue are not focused to the very same size. */
const FALLOFF = 0.0011
const TONES = 4096
/** Pixels along the longer side at which the whole grain is seen. */
const GRAINY = 1200

/** The picture at its full size, eight bits a channel. */
export async function develop(
  raster: Raster,
  development: Development,
  size: { readonly width: number; readonly height: number },
  seed: number,
): Promise<Buffer> {
  const { grain, soft, ...rest } = { ...PLAIN, ...development }
  const negative = expose(soft > 0 ? blur(raster, soft, 1) : raster, rest)
  const { data } = await sharp(negative, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize(size.width, size.height, { kernel: 'lanczos3', fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  addGrain(data, size.width, grain * Math.min(Math.max(size.width, size.height) / GRAINY, 1), seed)
  return data
}

type Exposing = Omit<Required<Development>, 'grain' | 'soft'>

function expose(raster: Raster, { exposure, contrast, saturation, vignette, bloom, fade }: Exposing): Uint8Array {
  const { width, height } = raster
  const halo = bloom > 0 ? blur(highlights(raster), Math.max(width, height) * 0.012, 2) : undefined
  const tone = toneCurve(exposure, contrast, fade)
  const out = new Uint8Array(width * height * 3)
  const [cx, cy] = [width / 2, height / 2]
  const far = cx * cx + cy * cy
  let index = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fall = 1 - vignette * (((x - cx) ** 2 + (y - cy) ** 2) / far) ** 1.1
      let r = channelAt(raster, cx + (x - cx) * (1 - FALLOFF), cy + (y - cy) * (1 - FALLOFF), 0)
      let g = at(raster.data, index + 1)
      let b = channelAt(raster, cx + (x - cx) * (1 + FALLOFF), cy + (y - cy) * (1 + FALLOFF), 2)
      if (halo) {
        r += at(halo.data, index) * bloom
        g += at(halo.data, index + 1) * bloom
        b += at(halo.data, index + 2) * bloom
      }
      const grey = 0.25 * r + 0.65 * g + 0.1 * b
      out[index] = tone(grey + (r - grey) * saturation, fall)
      out[index + 1] = tone(grey + (g - grey) * saturation, fall)
      out[index + 2] = tone(grey + (b - grey) * saturation, fall)
      index += 3
    }
  }
  return out
}

/** One channel between the pixels of a row. */
function channelAt({ width, height, data }: Raster, x: number, y: number, channel: number): number {
  const row = Math.round(clamp(y, 0, height - 1)) * width
  const px = clamp(x, 0, width - 1.001)
  const left = Math.floor(px)
  const index = (row + left) * 3 + channel
  return at(data, index) + (at(data, index + 3) - at(data, index)) * (px - left)
}

function highlights({ width, height, data }: Raster): Raster {
  return { width, height, data: data.map((value) => Math.min(Math.max(value - 0.7, 0), 12)) }
}

/** Light to level, with the shoulder and toe of film; looked up, since every pixel asks three times. */
function toneCurve(exposure: number, contrast: number, fade: number): (value: number, fall: number) => number {
  const gain = 2 ** exposure
  const levels = new Uint8Array(TONES + 1)
  for (let step = 0; step <= TONES; step++) {
    // The table is finest in the shadows: steps of the root of light up to 16.
    const value = (step / TONES) ** 2 * 16 * gain
    const shoulder = (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14)
    const shown = clamp(shoulder) ** (1 / 2.2)
    const curved = shown + (contrast - 1) * (shown - 0.5) * 4 * shown * (1 - shown)
    levels[step] = Math.round(clamp(fade + curved * (1 - fade)) * 255)
  }
  return (value, fall) =>
    levels[Math.min(Math.floor(Math.sqrt(Math.max(value * fall, 0) / 16) * TONES), TONES)] as number
}

const TILE = 65536

/** Grain of the film: coarser than a pixel, strongest where it is neither black nor white. */
function addGrain(data: Buffer, width: number, grain: number, seed: number): void {
  const random = seededRandom(seed)
  const bell = Float32Array.from({ length: TILE }, () => random() + random() + random() + random() - 2)
  let before = 0
  for (let index = 0, pixel = 0; index < data.length; index += 3, pixel++) {
    const above = at(bell, (pixel - width + TILE + ((pixel / TILE) | 0) * 7919) & (TILE - 1))
    const own = at(bell, (pixel + ((pixel / TILE) | 0) * 7919) & (TILE - 1))
    const speckle = (own + (before + above) * 0.45) * grain
    before = own
    const level = (data[index + 1] as number) / 255
    const shift = speckle * (0.35 + 2.6 * level * (1 - level))
    data[index] = clamp((data[index] as number) + shift * 1.05 + own * 0.4, 0, 255)
    data[index + 1] = clamp((data[index + 1] as number) + shift, 0, 255)
    data[index + 2] = clamp((data[index + 2] as number) + shift * 1.1 - own * 0.5, 0, 255)
  }
}
