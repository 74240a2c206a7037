import { GLYPH_COVERAGE } from './glyph-coverage.ts'
import { PRINT_FAMILIES, type PrintFamily } from './type-families.ts'

/** Whether every face of a family draws a character as it stands, glyph by glyph, without a shaper. */
export function holds(family: PrintFamily, codepoint: number): boolean {
  const bounds = boundsOf(family)
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

const unpacked = new Map<PrintFamily, readonly number[]>()

function boundsOf(family: PrintFamily): readonly number[] {
  const known = unpacked.get(family)
  if (known) {
    return known
  }
  const noted: string = GLYPH_COVERAGE[family]
  const same = PRINT_FAMILIES.find((other) => noted === `= ${other}`)
  const bounds = same ? boundsOf(same) : unpackRuns(noted)
  unpacked.set(family, bounds)
  return bounds
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
