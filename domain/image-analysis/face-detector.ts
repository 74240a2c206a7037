import type { Box } from '../geometry.ts'
import type { FaceKernels } from './face-kernels.ts'
import type { FaceWeights } from './face-weights.ts'
import { plainKernels } from './plain-kernels.ts'
import { vectorKernels } from './vector-kernels.ts'

/** The long side of the picture that faces are looked for in, pixels: here all 45 faces of the trial were found. */
export const FACE_PICTURE = 512

/** From this score on it is a face. Lower ones are mostly animals and cushions, unless somebody is there for sure. */
export const SURE_SCORE = 0.5
/** From this score on it is one more face beside a sure one that is at most twice as tall or half as tall. */
const LIKELY_SCORE = 0.35
const LIKE_SIZE = 2

/** Two boxes that share so much of their union are the same face. */
const SAME_FACE = 0.4

/** A face that was found: fractions of the picture, and how sure the detector is, 0 to 1. */
export interface Face extends Box {
  readonly score: number
}

/** Pixels row by row, `channels` bytes each (3 or 4), red first. No side is longer than `FACE_PICTURE`. */
export interface FacePicture {
  readonly pixels: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
  readonly channels: number
}

export interface FaceDetector {
  /** Whether it computes four numbers at once. */
  readonly isFast: boolean
  /** Faces of an upright picture, the surest first; with `alsoLikely` those too that have no sure one beside them. */
  find(picture: FacePicture, alsoLikely?: boolean): readonly Face[]
}

/** The network works in cells of this many pixels, and the picture is filled up with black to whole cells. */
const CELL = 32

/** Widths and heights, in cells, of the five shapes of face that each cell is asked about. */
const SHAPES = [
  { width: 1.603231, height: 2.094468 },
  { width: 6.041143, height: 7.080126 },
  { width: 2.882459, height: 3.518061 },
  { width: 4.266906, height: 5.178857 },
  { width: 9.041765, height: 10.66308 },
] as const

/** The average red, green and blue of the pictures that the detector has learnt from. */
const AVERAGE = [117.001, 114.697, 97.404] as const

/** Five shapes of five answers (x, y, width, height, score) are 25 numbers; the kernels give them in rows of 32. */
const ANSWERS = 25
const ANSWER_ROW = 32

const STAGES = [1, 2, 3, 4, 5] as const
const FIRST_CHANNELS = 16

/**
 * A small face detector: seven layers, 190 KB of weights that the npm package `@vladmandic/face-api` (MIT) brings; this
 * is our own arithmetic for them. It says where faces are. What makes one face different from another it does not see.
 */
export function createFaceDetector(
  weights: FaceWeights,
  kernelsOf: (floats: number) => FaceKernels | undefined = vectorKernels,
): FaceDetector {
  const plan = placesOf(weights)
  const fast = kernelsOf(plan.floats)
  const kernels = fast ?? plainKernels(plan.floats)
  for (const [name, offset] of plan.weights) {
    kernels.memory.set(paddedWeights(name, weights), offset)
  }
  return {
    isFast: fast !== undefined,
    find(picture, alsoLikely = false) {
      const size = { width: wholeCells(picture.width), height: wholeCells(picture.height) }
      kernels.memory.fill(0, plan.input)
      pourIn(kernels.memory.subarray(plan.input), picture, size.width)
      const cells = lookThrough(kernels, plan, weights, size)
      const answers = kernels.memory.subarray(plan.wide)
      const faces = distinct(facesOf(answers, cells, picture))
      return alsoLikely ? faces : believed(faces)
    },
  }
}

function wholeCells(pixels: number): number {
  return Math.ceil(pixels / CELL) * CELL
}

/** Where everything lies in the memory of the kernels: weights first, then the picture and what becomes of it. */
interface Places {
  readonly weights: ReadonlyMap<string, number>
  readonly input: number
  /** Two rows of the first layer: it is never kept whole. */
  readonly band: number
  /** The input of a stage, with its empty edge. */
  readonly edged: number
  /** What the windows of a stage give. */
  readonly deep: number
  /** What its layer gives, and in the end the answers. */
  readonly wide: number
  readonly floats: number
}

/** Room behind each part: the kernels work on four pixels at once. */
const SPARE = 4 * 512

function placesOf(weights: FaceWeights): Places {
  let floats = 0
  const take = (length: number) => {
    const offset = floats
    floats += Math.ceil((length + SPARE) / 4) * 4
    return offset
  }
  const half = FACE_PICTURE / 2
  return {
    weights: new Map([...weights.keys()].map((name) => [name, take(paddedWeights(name, weights).length)])),
    input: take(FACE_PICTURE * FACE_PICTURE * 3),
    band: take(2 * FACE_PICTURE * FIRST_CHANNELS),
    edged: take((half + 2) * (half + 2) * FIRST_CHANNELS),
    deep: take(half * half * FIRST_CHANNELS),
    wide: take(half * half * 2 * FIRST_CHANNELS),
    floats,
  }
}

function layer(name: string, weights: FaceWeights): Float32Array {
  const found = weights.get(name)
  if (!found) {
    throw new RangeError(`the face detector has no layer ${name}`)
  }
  return found.values
}

/** The weights of a layer; those of the last one in rows of 32 instead of 25. */
function paddedWeights(name: string, weights: FaceWeights): Float32Array {
  const values = layer(name, weights)
  if (!name.startsWith('conv8/')) {
    return values
  }
  const padded = new Float32Array((values.length / ANSWERS) * ANSWER_ROW)
  for (let row = 0; row * ANSWERS < values.length; row++) {
    padded.set(values.subarray(row * ANSWERS, (row + 1) * ANSWERS), row * ANSWER_ROW)
  }
  return padded
}

/** Puts the picture into the top left of the input, in the numbers that the detector has learnt with. */
function pourIn(input: Float32Array, { pixels, width, height, channels }: FacePicture, inputWidth: number): void {
  const rows = wholeCells(height)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < inputWidth; x++) {
      const isInside = y < height && x < width
      for (let colour = 0; colour < 3; colour++) {
        const value = isInside ? (pixels[(y * width + x) * channels + colour] ?? 0) : 0
        input[(y * inputWidth + x) * 3 + colour] = (value - (AVERAGE[colour] ?? 0)) / 255
      }
    }
  }
}

interface Grid {
  readonly width: number
  readonly height: number
}

/** Runs the layers; the answers of each cell lie at `wide` afterwards. */
function lookThrough(kernels: FaceKernels, plan: Places, weights: FaceWeights, input: Grid): Grid {
  const offset = (name: string) => plan.weights.get(name) ?? 0
  let grid = firstLayer(kernels, plan, input, { filters: offset('conv0/filters'), bias: offset('conv0/bias') })
  let channels = FIRST_CHANNELS
  for (const stage of STAGES) {
    const outputs = layer(`conv${stage}/bias`, weights).length
    kernels.depth({
      ...{ from: plan.edged, ...grid, channels, to: plan.deep },
      filters: offset(`conv${stage}/depthwise_filter`),
    })
    kernels.dense({
      ...{ from: plan.deep, step: channels, runs: 1, runStep: 0, inputs: channels, count: grid.width * grid.height },
      ...{ filters: offset(`conv${stage}/pointwise_filter`), bias: offset(`conv${stage}/bias`), outputs },
      ...{ to: plan.wide, leaky: true },
    })
    const isLast = stage === 5
    const stride = isLast ? 1 : 2
    const next = { width: Math.ceil(grid.width / stride), height: Math.ceil(grid.height / stride) }
    const rowStep = (isLast ? next.width : next.width + 2) * outputs
    kernels.memory.fill(0, plan.edged, plan.edged + (next.width + 2) * (next.height + 2) * outputs)
    kernels.pool({
      ...{ from: plan.wide, ...grid, channels: outputs, stride, rowStep },
      to: plan.edged + (isLast ? 0 : rowStep + outputs),
    })
    grid = next
    channels = outputs
  }
  kernels.dense({
    ...{ from: plan.edged, step: channels, runs: 1, runStep: 0, inputs: channels, count: grid.width * grid.height },
    ...{
      filters: offset('conv8/filters'),
      bias: offset('conv8/bias'),
      outputs: ANSWER_ROW,
      to: plan.wide,
      leaky: false,
    },
  })
  return grid
}

/** Two rows of 3 x 3 windows at a time, and of these the largest of each 2 x 2: an eighth of the memory is touched. */
function firstLayer(
  kernels: FaceKernels,
  plan: Places,
  { width, height }: Grid,
  of: { readonly filters: number; readonly bias: number },
): Grid {
  const windows = width - 2
  const next = { width: windows / 2, height: (height - 2) / 2 }
  const row = (next.width + 2) * FIRST_CHANNELS
  for (let y = 0; y < next.height; y++) {
    for (const half of [0, 1]) {
      kernels.dense({
        ...{ from: plan.input + (2 * y + half) * width * 3, step: 3, runs: 3, runStep: width * 3, inputs: 9 },
        ...{ count: windows, ...of, outputs: FIRST_CHANNELS, leaky: true },
        to: plan.band + half * windows * FIRST_CHANNELS,
      })
    }
    kernels.pool({
      ...{ from: plan.band, width: windows, height: 2, channels: FIRST_CHANNELS, stride: 2, rowStep: row },
      to: plan.edged + (y + 1) * row + FIRST_CHANNELS,
    })
  }
  return next
}

function facesOf(answers: Float32Array, cells: Grid, picture: Grid): readonly Face[] {
  const faces: Face[] = []
  for (let cell = 0; cell < cells.width * cells.height; cell++) {
    SHAPES.forEach((shape, index) => {
      const [x = 0, y = 0, width = 0, height = 0, mark = 0] = answers.subarray(
        cell * ANSWER_ROW + index * 5,
        cell * ANSWER_ROW + index * 5 + 5,
      )
      const score = share(mark)
      if (score >= LIKELY_SCORE) {
        const size = { width: Math.exp(width) * shape.width, height: Math.exp(height) * shape.height }
        const centre = {
          x: (cell % cells.width) + share(x),
          y: Math.floor(cell / cells.width) + share(y),
        }
        faces.push({
          x: ((centre.x - size.width / 2) * CELL) / picture.width,
          y: ((centre.y - size.height / 2) * CELL) / picture.height,
          width: (size.width * CELL) / picture.width,
          height: (size.height * CELL) / picture.height,
          score,
        })
      }
    })
  }
  return faces.sort((a, b) => b.score - a.score)
}

/** Any number as one between 0 and 1 (the logistic function). */
function share(value: number): number {
  return 1 / (1 + Math.exp(-value))
}

/** Of boxes that lie on each other the surest. */
function distinct(faces: readonly Face[]): readonly Face[] {
  const kept: Face[] = []
  for (const face of faces) {
    if (!kept.some((known) => overlap(known, face) >= SAME_FACE)) {
      kept.push(face)
    }
  }
  return kept
}

/** The sure ones, and the likely ones in their company. */
export function believed(faces: readonly Face[]): readonly Face[] {
  const sure = faces.filter(({ score }) => score >= SURE_SCORE)
  return faces.filter(
    (face) =>
      face.score >= SURE_SCORE ||
      sure.some(({ height }) => face.height <= height * LIKE_SIZE && height <= face.height * LIKE_SIZE),
  )
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  if (width <= 0 || height <= 0) {
    return 0
  }
  return (width * height) / (a.width * a.height + b.width * b.height - width * height)
}
