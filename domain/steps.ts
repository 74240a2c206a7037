/** Work in steps: between two of them whoever has it done may do something else. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** All of it at once. */
export function allSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) {
      return step.value
    }
  }
}
