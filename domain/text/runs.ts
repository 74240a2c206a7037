/** Whether a character is inside one of the runs. */
export function isInside(bounds: readonly number[], codepoint: number): boolean {
  let [low, high] = [0, bounds.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bounds[middle] ?? 0) <= codepoint) {
      low = middle + 1
    } else {
      high = middle
    }
  }
  // An odd number of bounds lies at or below what is inside a run.
  return low % 2 === 1
}

/**
 * Runs of characters as they are noted: how many are left out before each, and how many it has where that is not one,
 * base 36. Back come the first of each run and the first behind it, by turns.
 */
export function unpackRuns(packed: string): readonly number[] {
  let at = 0
  return packed.split(' ').flatMap((run) => {
    const [gap = '', length = '1'] = run.split('-')
    const from = at + Number.parseInt(gap, 36)
    at = from + Number.parseInt(length, 36)
    return [from, at]
  })
}
