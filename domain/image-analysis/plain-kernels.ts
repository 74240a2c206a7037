import { type DenseLayer, type DepthLayer, type FaceKernels, LEAK, type PoolLayer } from './face-kernels.ts'

/** The kernels in plain code, for a browser without vectors in WebAssembly: the same sums, about twenty times slower. */
export function plainKernels(floats: number): FaceKernels {
  const memory = new Float32Array(floats)
  return {
    memory,
    dense: (layer) => dense(memory, layer),
    depth: (layer) => depth(memory, layer),
    pool: (layer) => pool(memory, layer),
  }
}

/** The number at a place that the plan of the layers keeps inside the memory. */
function read(memory: Float32Array, offset: number): number {
  return memory[offset] as number
}

function dense(memory: Float32Array, layer: DenseLayer): void {
  const { from, step, runs, runStep, inputs, count, filters, bias, outputs, to, leaky } = layer
  const sums = new Float32Array(outputs)
  for (let pixel = 0; pixel < count; pixel++) {
    sums.set(memory.subarray(bias, bias + outputs))
    let weights = filters
    for (let run = 0; run < runs; run++) {
      const start = from + pixel * step + run * runStep
      for (let input = start; input < start + inputs; input++) {
        const value = read(memory, input)
        for (let output = 0; output < outputs; output++) {
          sums[output] = read(sums, output) + value * read(memory, weights + output)
        }
        weights += outputs
      }
    }
    const target = to + pixel * outputs
    for (let output = 0; output < outputs; output++) {
      const sum = read(sums, output)
      memory[target + output] = leaky && sum < 0 ? sum * LEAK : sum
    }
  }
}

function depth(memory: Float32Array, { from, width, height, channels, filters, to }: DepthLayer): void {
  const row = (width + 2) * channels
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const corner = from + y * row + x * channels
      const target = to + (y * width + x) * channels
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0
        for (let tap = 0; tap < 9; tap++) {
          const offset = corner + Math.floor(tap / 3) * row + (tap % 3) * channels + channel
          sum += read(memory, offset) * read(memory, filters + tap * channels + channel)
        }
        memory[target + channel] = sum
      }
    }
  }
}

function pool(memory: Float32Array, { from, width, height, channels, stride, to, rowStep }: PoolLayer): void {
  for (let y = 0; y < height; y += stride) {
    const down = y + 1 < height ? width * channels : 0
    for (let x = 0; x < width; x += stride) {
      const right = x + 1 < width ? channels : 0
      const offset = from + (y * width + x) * channels
      const target = to + (y / stride) * rowStep + (x / stride) * channels
      for (let channel = 0; channel < channels; channel++) {
        const corner = offset + channel
        memory[target + channel] = Math.max(
          read(memory, corner),
          read(memory, corner + right),
          read(memory, corner + down),
          read(memory, corner + down + right),
        )
      }
    }
  }
}
