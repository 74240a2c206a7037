import type { EpochMs } from '../units.ts'
import { wordAt } from './numbers.ts'

/** How many neighbours on either side make the usual pause. */
const WINDOW = 10

/** A pause of 2^8 times the usual one, in octaves, is as strong as a boundary gets. */
const STRONGEST = 8.2

const float = new Float32Array(1)
const bits = new Uint32Array(float.buffer)

/** Logarithm to base 2 with straight pieces between the powers: the same in every engine. */
function octaves(value: number): number {
  float[0] = value
  return wordAt(bits, 0) / 8388608 - 127
}

/**
 * How clearly a new event begins at each photo, 0 to 1: the pause before it against the pauses around it.
 *
 * A photo without a time, or before which the clock went backwards, begins nothing.
 */
export function boundaryStrengths(times: readonly (EpochMs | undefined)[]): Float64Array {
  const count = times.length
  const strength = new Float64Array(count)
  const pauses = times.map((time, at) => {
    const before = times[at - 1]
    return time === undefined || before === undefined ? undefined : octaves(1 + Math.max(0, time - before) / 1000)
  })
  for (let at = 1; at < count; at++) {
    const pause = pauses[at]
    if (pause !== undefined) {
      let sum = 0
      let known = 0
      for (let near = Math.max(1, at - WINDOW); near <= Math.min(count - 1, at + WINDOW); near++) {
        const other = pauses[near]
        if (other !== undefined) {
          sum += other
          known++
        }
      }
      strength[at] = Math.max(0, Math.min(1, (pause - sum / known) / STRONGEST))
    }
  }
  return strength
}
