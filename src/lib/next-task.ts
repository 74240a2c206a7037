/** Lets the browser paint and answer a finger before the next piece of a longer work. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** A piece of work waits so long at most for the browser to have nothing else to do. */
const IDLE_MS = 500

/** As `nextTask`, behind everything that a finger or the next picture waits for; Safari knows no idleness. */
export function idleTask(): Promise<void> {
  return window.requestIdleCallback
    ? new Promise((resolve) => window.requestIdleCallback(() => resolve(), { timeout: IDLE_MS }))
    : nextTask()
}
