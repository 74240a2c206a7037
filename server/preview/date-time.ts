import type { EpochMs } from '../../domain/units.ts'

/** `YYYY-MM-DD HH:mm:ss`, UTC (A§9 "preview time format: date-time"). */
export function dateTime(at: EpochMs): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ')
}
