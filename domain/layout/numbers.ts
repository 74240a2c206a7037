/*
 * A number at a place that is within its array by how the place was counted. One function for each kind of array: an
 * engine compiles a function for the kinds it meets, and the table of layouts reads millions of numbers a book. Checked
 * by `invariant` a book took 20 to 40 % longer, like this it takes as long as unchecked.
 */

/** @throws RangeError beyond the array, as all of these. */
export function floatAt(numbers: Float64Array, at: number): number {
  return numbers[at] ?? outside()
}

export function shortAt(numbers: Int16Array, at: number): number {
  return numbers[at] ?? outside()
}

export function wordAt(numbers: Uint32Array, at: number): number {
  return numbers[at] ?? outside()
}

export function wholeAt(numbers: Int32Array, at: number): number {
  return numbers[at] ?? outside()
}

export function numberAt(numbers: readonly number[], at: number): number {
  return numbers[at] ?? outside()
}

function outside(): never {
  throw new RangeError('a place beyond the array')
}
