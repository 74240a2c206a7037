/** How photos travel to the storage (A§9, B§9, readings 37). Milliseconds and bytes. */
export const UPLOAD_LIMITS = {
  /** Files above this go in parts of this size. */
  partBytes: 4 * 1024 * 1024,
  /** Photos that travel at the same time. */
  photosAtOnce: 3,
  /** Photos that are made ready while others travel: the line never waits for a hash or a place in the storage. */
  photosAhead: 3,
  /** Photos of a queue that travel or are decoded by the shop: a shop that is behind is sent no more. */
  photosUnderWay: 48,
  /** Parts of one photo that travel at the same time. */
  partsAtOnce: 3,
  /** Tries per request before the photo fails. */
  tries: 6,
  /** Pause between two questions whether a photo is processed. */
  pollMs: 2000,
  /** After this, processing counts as failed and may be tried again (readings 17). */
  processingCapMs: 300_000,
  /** An upload grant is good for this long. */
  grantMs: 600_000,
} as const

/**
 * The pause before try number `attempt` (1 is the first repetition), in ms.
 *
 * Doubles from 0.5 s up to 30 s; `luck` (0 to 1) spreads many phones over the whole pause (full jitter).
 */
export function retryPause(attempt: number, luck: number): number {
  return Math.round(Math.min(30_000, 500 * 2 ** (attempt - 1)) * luck)
}

/** What the server says of a photo that it is processing: 0 done, 1 or 2 in progress, 3 failed (A§4, B§4). */
export type ProcessingCode = 0 | 1 | 2 | 3

export type ProcessingState = 'done' | 'in-progress' | 'failed'

export function processingState(code: ProcessingCode): ProcessingState {
  if (code === 0) {
    return 'done'
  }
  return code === 3 ? 'failed' : 'in-progress'
}
