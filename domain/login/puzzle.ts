/**
 * A small sum that a browser does before it gets another code: nobody waits for it, and whoever asks for thousands of codes does it
 * thousands of times.
 */
export interface Puzzle {
  /** Text of the shop's own making; good once, and for a few minutes. */
  readonly puzzle: string
  /** With so many zeros begins the SHA-256 of `<puzzle>:<solution>`. */
  readonly bits: number
}

export const PUZZLE_SECONDS = 300

/** The bytes that are hashed. */
export function puzzleText(puzzle: string, solution: string): string {
  return `${puzzle}:${solution}`
}

/** Whether a hash begins with so many zeros. */
export function beginsWithZeros(hash: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8)
  return hash.subarray(0, whole).every((byte) => byte === 0) && (hash[whole] ?? 0) >> (8 - (bits % 8)) === 0
}

/** The first number that solves it. */
export function solvedPuzzle({ puzzle, bits }: Puzzle, sha256: (text: string) => Uint8Array): string {
  for (let number = 0; ; number++) {
    const solution = number.toString(36)
    if (beginsWithZeros(sha256(puzzleText(puzzle, solution)), bits)) {
      return solution
    }
  }
}
