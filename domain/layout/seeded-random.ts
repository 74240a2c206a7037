/** A stream of numbers in [0, 1) that a seed decides: 32-bit integer steps only, so that every engine agrees. */
export function seededRandom(seed: number): () => number {
  // Signed: a number of 32 bits that has a sign is kept in place, one without is a new object of the heap for each draw.
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A 32-bit number for a text (FNV-1a): the seed of whatever the text names. */
export function seedOf(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  }
  return hash >>> 0
}
