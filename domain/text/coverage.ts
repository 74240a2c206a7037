import { GLYPH_COVERAGE } from './glyph-coverage.ts'
import { isInside, unpackRuns } from './runs.ts'
import { PRINT_FAMILIES, type PrintFamily } from './type-families.ts'

/** Whether every face of a family draws a character as it stands, glyph by glyph, without a shaper. */
export function holds(family: PrintFamily, codepoint: number): boolean {
  return isInside(boundsOf(family), codepoint)
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
