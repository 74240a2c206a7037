/** Runs at most `count` tasks at a time, first come first served. */
export function limited(count: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= count) {
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running++
    }
    try {
      return await task()
    } finally {
      // The place goes to the next task straight away, or back when none waits.
      const next = waiting.shift()
      if (next) {
        next()
      } else {
        running--
      }
    }
  }
}
