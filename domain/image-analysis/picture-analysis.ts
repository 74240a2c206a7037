import type { Face } from './face-detector.ts'

/** A picture in greys 0 to 255, row by row; here its longer side is 256 pixels. */
export interface GreyPicture {
  readonly values: ArrayLike<number>
  readonly width: number
  readonly height: number
}

/** How a photo looks, in a few numbers: enough to see that two are alike and which is better, too few to see anybody. */
export interface ImageAnalysis {
  /** Two hashes of 64 bits as 16 hexadecimal digits: of the differences from left to right, and of slow waves. */
  readonly differences: string
  readonly waves: string
  /** Contrast of the finest details where the picture is sharpest, against that of the whole. */
  readonly sharpness: number
  /** 0 to 1: the share of pixels that are neither black nor burnt out. */
  readonly exposure: number
  /** 0 to 1: how well faces are seen; 0 without faces, or where this browser cannot look for them in time. Absent: nobody looked. */
  readonly faces?: number
}

/** The longer side of the grey picture, pixels. */
export const GREY_PICTURE = 256

/** All that is looked at in one small picture. */
export function analyse(grey: GreyPicture, faces?: readonly Face[]): ImageAnalysis {
  return {
    differences: differenceHash(grey),
    waves: waveHash(grey),
    sharpness: sharpnessOf(grey),
    exposure: exposureOf(grey),
    ...(faces ? { faces: facesWorth(faces) } : {}),
  }
}

/** Greys of pixels of `channels` bytes, red first. */
export function greyOf(
  pixels: ArrayLike<number>,
  { width, height, channels }: { readonly width: number; readonly height: number; readonly channels: number },
): GreyPicture {
  const values = new Float32Array(width * height)
  for (let at = 0; at < values.length; at++) {
    const offset = at * channels
    values[at] = 0.299 * (pixels[offset] ?? 0) + 0.587 * (pixels[offset + 1] ?? 0) + 0.114 * (pixels[offset + 2] ?? 0)
  }
  return { values, width, height }
}

/** Of 9 x 8 fields each bit says whether the next one to the right is brighter. */
export function differenceHash(grey: GreyPicture): string {
  const fields = fieldsOf(grey, 9, 8)
  return hexOf((bit) => {
    const at = Math.floor(bit / 8) * 9 + (bit % 8)
    return (fields[at] ?? 0) < (fields[at + 1] ?? 0)
  })
}

const WAVES = Array.from({ length: 8 }, (_, wave) =>
  Float64Array.from({ length: 32 }, (__, at) => Math.cos((Math.PI / 32) * (at + 0.5) * (wave + 1))),
)

/** Of the 8 x 8 slowest waves of 32 x 32 fields each bit says whether one is stronger than half of them. */
export function waveHash(grey: GreyPicture): string {
  const fields = fieldsOf(grey, 32, 32)
  const rows = WAVES.map((wave) =>
    Float64Array.from({ length: 32 }, (_, y) =>
      wave.reduce((sum, value, x) => sum + value * (fields[y * 32 + x] ?? 0), 0),
    ),
  )
  const strengths = WAVES.flatMap((wave) =>
    rows.map((row) => wave.reduce((sum, value, y) => sum + value * (row[y] ?? 0), 0)),
  )
  const half = [...strengths].sort((a, b) => a - b)[32] ?? 0
  return hexOf((bit) => (strengths[bit] ?? 0) > half)
}

function hexOf(isSet: (bit: number) => boolean): string {
  return Array.from({ length: 16 }, (_, digit) => {
    const bits = [0, 1, 2, 3].map((bit) => (isSet(digit * 4 + bit) ? 8 >> bit : 0))
    return bits.reduce((sum, value) => sum + value, 0).toString(16)
  }).join('')
}

/** The picture in so many fields, each the average of its pixels. */
function fieldsOf({ values, width, height }: GreyPicture, columns: number, rows: number): Float32Array {
  const fields = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const top = Math.floor((row * height) / rows)
    const bottom = Math.max(top + 1, Math.floor(((row + 1) * height) / rows))
    for (let column = 0; column < columns; column++) {
      const left = Math.floor((column * width) / columns)
      const right = Math.max(left + 1, Math.floor(((column + 1) * width) / columns))
      let sum = 0
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          sum += values[y * width + x] ?? 0
        }
      }
      fields[row * columns + column] = sum / ((bottom - top) * (right - left))
    }
  }
  return fields
}

const TILES = 8

/**
 * How much the finest details vary, against the whole picture, in the sharpest tenth of 8 x 8 tiles: neither a blurred
 * background nor a stronger contrast makes a difference.
 */
export function sharpnessOf({ values, width, height }: GreyPicture): number {
  const tiles: number[] = []
  for (let tile = 0; tile < TILES * TILES; tile++) {
    const [column, row] = [tile % TILES, Math.floor(tile / TILES)]
    let [sum, squares, count] = [0, 0, 0]
    const bottom = Math.min(height - 1, Math.floor(((row + 1) * height) / TILES))
    const right = Math.min(width - 1, Math.floor(((column + 1) * width) / TILES))
    for (let y = Math.max(1, Math.floor((row * height) / TILES)); y < bottom; y++) {
      for (let x = Math.max(1, Math.floor((column * width) / TILES)); x < right; x++) {
        const at = y * width + x
        const around =
          (values[at - 1] ?? 0) + (values[at + 1] ?? 0) + (values[at - width] ?? 0) + (values[at + width] ?? 0)
        const edge = 4 * (values[at] ?? 0) - around
        sum += edge
        squares += edge * edge
        count += 1
      }
    }
    tiles.push(count === 0 ? 0 : squares / count - (sum / count) * (sum / count))
  }
  const details = tiles.sort((a, b) => a - b)[Math.floor(0.9 * (tiles.length - 1))] ?? 0
  return details / (varianceOf(values) + LEAST_VARIANCE)
}

/** A nearly even picture must not count as sharp for its noise. */
const LEAST_VARIANCE = 100

function varianceOf(values: ArrayLike<number>): number {
  let [sum, squares] = [0, 0]
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0
    sum += value
    squares += value * value
  }
  const average = values.length === 0 ? 0 : sum / values.length
  return values.length === 0 ? 0 : squares / values.length - average * average
}

/** Darker and brighter than these shows nothing in print. */
const BLACK = 12
const BURNT = 246

/** How many of a hundred pixels are black. */
export function blackPercentOf({ values }: GreyPicture): number {
  let black = 0
  for (let at = 0; at < values.length; at++) {
    black += (values[at] ?? 0) < BLACK ? 1 : 0
  }
  return values.length === 0 ? 0 : Math.round((100 * black) / values.length)
}

function exposureOf({ values }: GreyPicture): number {
  let shown = 0
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0
    shown += value >= BLACK && value <= BURNT ? 1 : 0
  }
  return values.length === 0 ? 0 : shown / values.length
}

/** A face that touches the edge of the photo is worth a third of one that is whole. */
const AT_EDGE = 1 / 3
const EDGE = 0.01
/** From this height on a face is as large as it need be. */
const LARGE_FACE = 0.25

function facesWorth(faces: readonly Face[]): number {
  const worth = faces.reduce((sum, { x, y, width, height, score }) => {
    const isWhole = x >= EDGE && y >= EDGE && x + width <= 1 - EDGE && y + height <= 1 - EDGE
    return sum + score * Math.min(1, height / LARGE_FACE) * (isWhole ? 1 : AT_EDGE)
  }, 0)
  return worth / (1 + worth)
}
