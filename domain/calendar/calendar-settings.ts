import { z } from 'zod'
import { LANGUAGES } from '../language.ts'

/** At most so many family days in one calendar. */
export const FAMILY_DATES_MAX = 60
/** Graphemes in the name of a family day. */
export const FAMILY_NAME_MAX = 12

/** A month of the civil year; `month` is 1 to 12. */
export const civilMonth = z
  .strictObject({ year: z.number().int().min(1901).max(2100), month: z.number().int().min(1).max(12) })
  .readonly()
export type CivilMonth = z.output<typeof civilMonth>

/** A day that the family keeps every year: a birthday, a wedding day. Lunar days are found anew each year. */
const familyDate = z
  .strictObject({
    id: z.string().regex(/^[A-Za-z0-9_.-]{1,64}$/),
    name: z.string().max(60),
    reckoning: z.enum(['civil', 'lunar']),
    /** 1 to 12. */
    month: z.number().int().min(1).max(12),
    /** 1 to 31, of a lunar month 1 to 30; a day that a month does not have falls on its last one. */
    day: z.number().int().min(1).max(31),
    /** Of a leap month of the lunar calendar; in years without it the ordinary month counts. */
    leap: z.boolean().exactOptional(),
  })
  .readonly()
export type FamilyDate = z.output<typeof familyDate>

/** What a shopper chose for a calendar; it belongs to the design and is frozen with it. */
export const calendarSettings = z
  .strictObject({
    /** The month of the first page behind the cover. */
    start: civilMonth,
    /** Language of month and day names; the shop's at the time of designing. */
    language: z.enum(LANGUAGES),
    /** First day of the week: 0 Sunday, 1 Monday, 6 Saturday. */
    weekStart: z.literal([0, 1, 6]),
    /** Lunar days, solar terms, and published days off and make-up workdays of China. */
    lunar: z.boolean(),
    familyDates: z.array(familyDate).max(FAMILY_DATES_MAX).readonly(),
  })
  .readonly()
export type CalendarSettings = z.output<typeof calendarSettings>
