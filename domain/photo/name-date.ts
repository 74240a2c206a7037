import { dayNumber, daysInMonth } from '../calendar/civil-date.ts'
import type { EpochMs } from '../units.ts'

const DAY_MS = 86_400_000

/** `20260501_123456`, `2026-05-01 12.34.56`, `Screenshot_20260501-123456`: day and time in digits, with whatever between. */
const WRITTEN =
  /(?:^|\D)(20\d\d)[-_.]?([01]\d)[-_.]?([0-3]\d)[-_. T]*(?:at )?([0-2]\d)[-_.:h]?([0-5]\d)[-_.:m]?([0-5]\d)(?!\d{4,})/

/** `IMG-20260501-WA0007`: messengers name the day only. */
const DAY_ONLY = /(?:^|\D)(20\d\d)[-_.]?([01]\d)[-_.]?([0-3]\d)(?!\d)/

/** `mmexport1714548000000`, `wx_camera_1714548000000`: milliseconds since 1970 (from 2001 to 2049). */
const COUNTED = /(?:^|\D)(1\d{12}|2[0-4]\d{11})(?!\d)/

/**
 * When a photo was taken, or saved, as its file name says. Photos of chat apps have lost what their camera wrote into them;
 * their names are often all that is left (users-pains 20). By the clock of the phone, as if that showed UTC; names that count
 * milliseconds are UTC itself. `undefined` when the name says nothing of the kind, or an impossible day.
 */
export function nameDate(fileName: string): EpochMs | undefined {
  const written = WRITTEN.exec(fileName)
  if (written) {
    return momentOf(written.slice(1).map(Number))
  }
  const counted = COUNTED.exec(fileName)?.[1]
  if (counted !== undefined) {
    return Number(counted)
  }
  const day = DAY_ONLY.exec(fileName)
  return day ? momentOf(day.slice(1).map(Number)) : undefined
}

function momentOf([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: readonly number[]) {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month) || hour > 23) {
    return undefined
  }
  return dayNumber({ year, month, day }) * DAY_MS + ((hour * 60 + minute) * 60 + second) * 1000
}
