/** Numbers of one layer, with their shape. */
export interface Weights {
  readonly values: Float32Array
  readonly shape: readonly number[]
}

/** What the detector has learnt, by the name of the layer. */
export type FaceWeights = ReadonlyMap<string, Weights>

interface StoredWeights {
  readonly name: string
  readonly shape: readonly number[]
  readonly quantization: { readonly scale: number; readonly min: number }
}

/**
 * Reads weights that are stored as one byte each; the manifest beside them says their names, shapes and scales.
 *
 * @throws RangeError when the two do not belong together.
 */
export function readFaceWeights(manifest: unknown, bytes: Uint8Array): FaceWeights {
  const [{ weights }] = manifest as readonly [{ readonly weights: readonly StoredWeights[] }]
  let offset = 0
  const read = new Map(
    weights.map(({ name, shape, quantization: { scale, min } }) => {
      const length = shape.reduce((product, side) => product * side, 1)
      const values = Float32Array.from(bytes.subarray(offset, offset + length), (byte) => byte * scale + min)
      offset += length
      return [name, { values, shape }] as const
    }),
  )
  if (offset !== bytes.length) {
    throw new RangeError(`weights of ${offset} numbers in a file of ${bytes.length}`)
  }
  return read
}
