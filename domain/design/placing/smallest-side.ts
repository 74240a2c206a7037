import type { Size } from '../../geometry.ts'
import type { Mm } from '../../units.ts'

/** A photo is at least this wide and high on its page: smaller it is no picture any more. */
export function smallestSide({ width, height }: Size): Mm {
  return Math.min(SMALLEST, SHARE * Math.min(width, height))
}

const SMALLEST: Mm = 20
const SHARE = 0.12
