import type { WaitClock } from '../../../machines/clock.ts'

/** Waits of the machines on the browser's timers. */
export const browserClock: WaitClock = {
  wait: (ms, signal) => wait(ms, signal),
  waitUntil: (at, signal) => wait(Math.max(0, at - Date.now()), signal),
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((settle, reject) => {
    if (signal.aborted) {
      reject(signal.reason)
      return
    }
    const timer = window.setTimeout(() => {
      signal.removeEventListener('abort', leave)
      settle()
    }, ms)
    const leave = () => {
      window.clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
  })
}
