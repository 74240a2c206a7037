import type { EpochMs } from '../units.ts'

/** How long things take from the payment to the shopper's door. */
export interface DeliveryTime {
  /** Working days to make a thing whose product names none of its own. */
  readonly makeDays: number
  /** Days on the way, at least and at most. */
  readonly wayDays: { readonly from: number; readonly to: number }
}

/** Days on which a thing arrives, or is ready to be fetched. */
export interface Arrival {
  readonly from: EpochMs
  readonly to: EpochMs
}

interface Course {
  /** When its making begins: the payment, or the end of the time for changes. */
  readonly begins: EpochMs
  /** Working days of the thing that takes longest; absent: the merchant's. */
  readonly makeDays?: number | undefined
  readonly shippedAt?: EpochMs | undefined
  /** It is fetched where it is made ready: no way. */
  readonly fetched: boolean
}

const DAY_MS = 86_400_000
const WEEK = 7
/** The first day of the epoch was a Thursday; of a week that begins on Monday these are the days of rest. */
const FIRST_DAY = 3
const SATURDAY = 5

/**
 * Between which days a thing arrives; Saturdays and Sundays nothing is made, but parcels travel.
 *
 * `zone`: minutes by which the reader's day begins before UTC's, so that days are his.
 */
export function arrivalOf(time: DeliveryTime, course: Course, zone: number): Arrival {
  const { from, to } = time.wayDays
  if (course.shippedAt !== undefined) {
    return { from: course.shippedAt + from * DAY_MS, to: course.shippedAt + to * DAY_MS }
  }
  const made = afterWorkingDays(course.begins, course.makeDays ?? time.makeDays, zone)
  return course.fetched ? { from: made, to: made } : { from: made + from * DAY_MS, to: made + to * DAY_MS }
}

function afterWorkingDays(begins: EpochMs, days: number, zone: number): EpochMs {
  let at = begins
  for (let left = days; left > 0; ) {
    at += DAY_MS
    const day = (Math.floor((at + zone * 60_000) / DAY_MS) + FIRST_DAY) % WEEK
    left -= day >= SATURDAY ? 0 : 1
  }
  return at
}
