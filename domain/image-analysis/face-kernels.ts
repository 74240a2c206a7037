/** A layer of weights over `count` pixels: each of `outputs` is a weighted sum of `runs` runs of `inputs` numbers. */
export interface DenseLayer {
  readonly from: number
  /** From one pixel to the next, and from one run of numbers of a pixel to its next. */
  readonly step: number
  readonly runs: number
  readonly runStep: number
  readonly inputs: number
  readonly count: number
  readonly filters: number
  readonly bias: number
  /** A multiple of 8. */
  readonly outputs: number
  readonly to: number
  /** Whether what is below zero is weakened to a tenth. */
  readonly leaky: boolean
}

/** A 3 x 3 window over each channel by itself. The input has an edge of one empty pixel, the output has none. */
export interface DepthLayer {
  readonly from: number
  readonly width: number
  readonly height: number
  /** A multiple of 4. */
  readonly channels: number
  readonly filters: number
  readonly to: number
}

/** The largest of each 2 x 2 window, every `stride` pixels; the picture's edge counts twice. */
export interface PoolLayer {
  readonly from: number
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly stride: 1 | 2
  readonly to: number
  /** From one row of the output to the next. */
  readonly rowStep: number
}

/** The arithmetic of the face detector. All places and steps count float32 numbers of the one `memory`. */
export interface FaceKernels {
  readonly memory: Float32Array
  /** Works on four pixels at once: up to three pixels behind the last one are read and written too. */
  dense(layer: DenseLayer): void
  depth(layer: DepthLayer): void
  pool(layer: PoolLayer): void
}

/** What is left of a number below zero. */
export const LEAK = 0.1
