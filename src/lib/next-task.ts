import type { Steps } from '../../domain/steps.ts'

/** Lets the browser paint and answer a finger before the next piece of a longer work. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** A piece of work waits so long at most for the browser to have nothing else to do. */
const IDLE_MS = 500

/** As `nextTask`, behind everything that a finger or the next picture waits for; Safari knows no idleness. */
function idleTask(): Promise<void> {
  return window.requestIdleCallback
    ? new Promise((resolve) => window.requestIdleCallback(() => resolve(), { timeout: IDLE_MS }))
    : nextTask()
}

/** Steps go on for so long in one piece: half of what a picture of the screen has. */
const PIECE_MS = 8

/** Goes through steps whenever the browser has nothing else to do; to their end or, once `isGone`, no further. */
export async function idleSteps<Result>(steps: Steps<Result>, isGone: () => boolean): Promise<Result | undefined> {
  while (!isGone()) {
    await idleTask()
    for (const until = performance.now() + PIECE_MS; !isGone(); ) {
      const step = steps.next()
      if (step.done) {
        return step.value
      }
      if (performance.now() >= until) {
        break
      }
    }
  }
  return undefined
}
