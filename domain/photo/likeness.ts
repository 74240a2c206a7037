import type { PhotoFacts } from './photo.ts'

/** Differing bits, of 64, up to which two photos of a book look alike to a reader: both hashes must say so. */
const ALIKE = { differences: 12, waves: 18 } as const

/** Digits of each of the two hashes of a likeness. */
const DIGITS = 16

/** Whether two photos look so alike that they show one thing twice; not where nothing is known of how they look. */
export function lookAlike({ likeness: a }: PhotoFacts, { likeness: b }: PhotoFacts): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    differingBits(a.slice(0, DIGITS), b.slice(0, DIGITS)) <= ALIKE.differences &&
    differingBits(a.slice(DIGITS), b.slice(DIGITS)) <= ALIKE.waves
  )
}

/** How many bits two hexadecimal hashes differ by. */
export function differingBits(a: string, b: string): number {
  let bits = 0
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    bits += BITS[Number.parseInt(a[at] ?? '0', 16) ^ Number.parseInt(b[at] ?? '0', 16)] ?? 0
  }
  return bits
}

const BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const
