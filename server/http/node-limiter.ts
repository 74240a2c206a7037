import type { EpochMs } from '../../domain/units.ts'

/** Seconds of one window. */
const WINDOW_MS = 60_000
/** More keys than this are forgotten at once: the limiter must not become what fills the memory. */
const KEYS_MAX = 100_000

/** Counts a call under `key`. Seconds to wait, or 0 when the call may pass. */
export type NodeLimiter = (key: string, perMinute: number, now: EpochMs) => number

/**
 * Counts calls of one process in memory. It guards this node's processor; limits that guard money, messages and
 * secrets are counted in the database instead.
 */
export function createNodeLimiter(): NodeLimiter {
  const windows = new Map<string, { count: number; resetAt: EpochMs }>()
  return (key, perMinute, now) => {
    const window = windows.get(key)
    if (window && window.resetAt > now) {
      window.count += 1
      return window.count <= perMinute ? 0 : Math.ceil((window.resetAt - now) / 1000)
    }
    if (windows.size >= KEYS_MAX) {
      windows.clear()
    }
    windows.set(key, { count: 1, resetAt: now + WINDOW_MS })
    return 0
  }
}
