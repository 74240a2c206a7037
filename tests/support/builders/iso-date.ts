import type { CivilDate } from '../../../domain/calendar/civil-date.ts'

/** `2026-02-17`, as the calendars that ours is compared with name a day. */
export function isoDate({ year, month, day }: CivilDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
