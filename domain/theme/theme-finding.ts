import type { Mm } from '../units.ts'

/** Something in a theme that would print badly. `path` leads to it in the theme's file. */
export interface ThemeFinding {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** A press holds no thinner line. */
export const HAIRLINE: Mm = 0.1
/** 5 pt: smaller letters are not read in print. */
export const READABLE_SIZE: Mm = 1.75
/** Small words of a calendar are looked up, not read through. */
export const READABLE_NOTE: Mm = 1.5
/** A smaller picture is a stamp, not a photo. */
export const SMALLEST_SLOT: Mm = 15
/** Letters stand apart from their ground at least so far (WCAG 2, large text). */
export const LEAST_CONTRAST = 3
/** Numbers of the neighbouring months are meant to be quiet, but there. */
export const LEAST_QUIET_CONTRAST = 1.25

/** A length as it is told: to a hundredth of a millimetre, without zeros that say nothing. */
export function millimetres(length: Mm): string {
  return `${Math.round(length * 100) / 100} mm`
}
