/** Marks the branch that cannot run. @throws Error naming the value that reached it. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`)
}

/** States what must be true here. @throws Error with `sentence` when it is not: a mistake of ours, never of the shopper. */
export function invariant(condition: unknown, sentence: string): asserts condition {
  if (!condition) {
    throw new Error(sentence)
  }
}
