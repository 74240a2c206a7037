import type { EpochMs } from '../../domain/units.ts'

/** What time it is; tests hand in their own. */
export interface Clock {
  now(): EpochMs
}

export const systemClock: Clock = { now: () => Date.now() }
