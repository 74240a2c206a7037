import type { EpochMs } from '../domain/units.ts'
import { asking } from './asking.ts'
import { unprovided } from './unprovided.ts'

/**
 * Time as machines get it. A wait is a promise actor and not an `after` timer: persisted snapshots drop timers, but
 * a promise that was under way starts again when its actor is restored, so no wait is ever lost by a reload.
 */
export interface WaitClock {
  /** Settles `ms` later; rejects with the signal's reason when the state is left before. */
  wait(ms: number, signal: AbortSignal): Promise<void>
  /** Settles at the moment `at`; at once when it is past. */
  waitUntil(at: EpochMs, signal: AbortSignal): Promise<void>
}

/** Every wait carries its length in its input, so that a chart says how long. */
export const unprovidedWait = unprovided<void, { readonly ms: number }>('wait')
export const unprovidedWaitUntil = unprovided<void, { readonly at: EpochMs }>('wait until')

export function wireWait(clock: WaitClock) {
  return asking<void, { readonly ms: number }>(({ input, signal }) => clock.wait(input.ms, signal))
}

export function wireWaitUntil(clock: WaitClock) {
  return asking<void, { readonly at: EpochMs }>(({ input, signal }) => clock.waitUntil(input.at, signal))
}
