/** A page that is not painted after this much visible time is an error 51 (B§9). */
export const RENDER_TIMEOUT_MS = 60_000

/** A client asks again after this long, and a little later each time (readings 40). */
const POLL_FIRST_MS = 1_000
const POLL_LAST_MS = 3_000

/** The server holds a status call back for at most this long when it is asked to wait. */
export const HOLD_MAX_S = 8

/** How long to wait before asking for the `polls`th time, 0 first: 1 s, 1.5 s, 2.25 s, then every 3 s. */
export function pollDelay(polls: number): number {
  return Math.min(POLL_LAST_MS, POLL_FIRST_MS * 1.5 ** Math.min(polls, 10))
}
