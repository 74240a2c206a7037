import type { EpochMs } from '../../domain/units.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** Minutes by which the clocks of a place are before UTC's, at a moment: not the same all year round. */
export type ClockOffset = (at: EpochMs) => number

/** The clocks of a zone by its name in the IANA database; of an unknown one, and where none is told, `minutes` all year round. */
export function clockOffset(name: string | undefined, minutes: number): ClockOffset {
  const format = formatOf(name)
  if (!format) {
    return () => minutes
  }
  return (at) => {
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part
    return Math.round((Date.UTC(year, month - 1, day, hour, minute) - at) / MINUTE_MS)
  }
}

function formatOf(timeZone: string | undefined): Intl.DateTimeFormat | undefined {
  if (timeZone === undefined || timeZone === '') {
    return undefined
  }
  try {
    const digits = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
    return new Intl.DateTimeFormat('en-US', { timeZone, calendar: 'gregory', hourCycle: 'h23', ...digits })
  } catch {
    // A browser may know a zone that this machine does not.
    return undefined
  }
}

/** The day of a moment by these clocks: `2026-07-01`. */
export function dayOf(at: EpochMs, offset: ClockOffset): string {
  return new Date(at + offset(at) * MINUTE_MS).toISOString().slice(0, 10)
}

/** When a day began by these clocks; its night may be one in which they are put forward or back. */
export function dayBegin(day: string, offset: ClockOffset): EpochMs {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const guess = midnight - offset(midnight) * MINUTE_MS
  const begins = midnight - offset(guess) * MINUTE_MS
  // Where they are put forward at midnight, west of Greenwich, the day begins with its second hour.
  return dayOf(begins, offset) < day ? guess : begins
}

/** The last days until a moment, its own one too, with when each began; the oldest first. */
export function lastDays(
  now: EpochMs,
  count: number,
  offset: ClockOffset,
): readonly { readonly day: string; readonly begins: EpochMs }[] {
  const today = Date.parse(`${dayOf(now, offset)}T00:00:00Z`)
  return Array.from({ length: count }, (_, n) => {
    const day = new Date(today - (count - 1 - n) * DAY_MS).toISOString().slice(0, 10)
    return { day, begins: dayBegin(day, offset) }
  })
}
