import type { MovingClock } from '../support/worlds/authorisation-world.ts'

const WORLD_STRIDE_MS = 11 * 60_000
/** Than the real one: a reply that is held back for seconds is not waited for. */
const FASTER = 100

export interface FuzzClock extends MovingClock {
  tick(ms: number): void
  /** While `work` runs every phone moves the clock on, so that no limit on codes is met; else it stands between ticks. */
  whileMoving<Result>(work: () => Promise<Result>): Promise<Result>
}

export function fuzzClock(): FuzzClock {
  let now = Date.UTC(2026, 0, 1)
  const begun = performance.now()
  let phones = 1
  let stride = 0
  return {
    now: () => now + Math.round((performance.now() - begun) * FASTER),
    nextPhone: (prefix) => {
      now += stride
      return `${prefix}${String(phones++).padStart(8, '0')}`
    },
    tick: (ms) => {
      now += ms
    },
    whileMoving: async (work) => {
      stride = WORLD_STRIDE_MS
      try {
        return await work()
      } finally {
        stride = 0
      }
    },
  }
}
