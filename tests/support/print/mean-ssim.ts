import { invariant } from '../../../domain/never.ts'
import type { Raster } from './raster-pdf.ts'

/** Pixels of a side of the windows in which two pictures are compared, and the constants that keep dark ones countable. */
const WINDOW = 11
const AREA = WINDOW * WINDOW
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

/** Sums over the columns of a window, of the greys of both pictures, their squares and their products. */
const SUMS = 5

/**
 * The mean structural similarity of two pictures, 1 for equal ones: the number that `ssim.js` gives, to the last digits
 * (its test says so), in a thirtieth of the time. Sums slide over the pictures instead of being kept for every pixel.
 */
export function meanSsim(a: Raster, b: Raster): number {
  const { width, height } = a
  invariant(width === b.width && height === b.height, 'pictures that are compared have one size')
  invariant(Math.min(width, height) >= WINDOW, 'pictures that are compared hold a window')
  const [one, other] = [greys(a), greys(b)]
  const columns = new Int32Array(width * SUMS)
  let total = 0
  for (let y = 0; y < height; y++) {
    add(columns, one, other, y * width, 1)
    if (y >= WINDOW) {
      add(columns, one, other, (y - WINDOW) * width, -1)
    }
    if (y >= WINDOW - 1) {
      total += rowOf(columns)
    }
  }
  return total / ((width - WINDOW + 1) * (height - WINDOW + 1))
}

/** A row of both pictures comes into the sums, or leaves them. */
function add(columns: Int32Array, one: Uint8Array, other: Uint8Array, from: number, sign: 1 | -1): void {
  for (let at = 0, x = from; at < columns.length; at += SUMS, x++) {
    const [p, q] = [one[x] as number, other[x] as number]
    ;(columns[at] as number) += sign * p
    ;(columns[at + 1] as number) += sign * q
    ;(columns[at + 2] as number) += sign * p * p
    ;(columns[at + 3] as number) += sign * q * q
    ;(columns[at + 4] as number) += sign * p * q
  }
}

/** The similarities of a row of windows, from the sums over their columns. */
function rowOf(columns: Int32Array): number {
  let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0]
  let total = 0
  const width = WINDOW * SUMS
  for (let at = 0; at < columns.length; at += SUMS) {
    x += columns[at] as number
    y += columns[at + 1] as number
    xx += columns[at + 2] as number
    yy += columns[at + 3] as number
    xy += columns[at + 4] as number
    if (at >= width) {
      const left = at - width
      x -= columns[left] as number
      y -= columns[left + 1] as number
      xx -= columns[left + 2] as number
      yy -= columns[left + 3] as number
      xy -= columns[left + 4] as number
    }
    if (at >= width - SUMS) {
      const [meanX, meanY] = [x / AREA, y / AREA]
      const varX = thousandths(xx / AREA - meanX * meanX)
      const varY = thousandths(yy / AREA - meanY * meanY)
      const both = thousandths(xy / AREA - meanX * meanY)
      total += ((2 * meanX * meanY + C1) * (2 * both + C2)) / (meanX * meanX + meanY * meanY + C1) / (varX + varY + C2)
    }
  }
  return total
}

/** As `ssim.js` keeps variances: in whole 1024ths. */
const thousandths = (value: number) => Math.trunc(1024 * value) / 1024

function greys({ data, width, height }: Raster): Uint8Array {
  const grey = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < grey.length; at++, from += 4) {
    const [red, green, blue] = [data[from] as number, data[from + 1] as number, data[from + 2] as number]
    grey[at] = (77 * red + 150 * green + 29 * blue + 128) >> 8
  }
  return grey
}
