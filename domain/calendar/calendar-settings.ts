import type { Language } from '../language.ts'

/** A month of the civil year; `month` is 1 to 12. */
export interface CivilMonth {
  readonly year: number
  readonly month: number
}

/** A day that the family keeps every year: a birthday, a wedding day. Lunar days are found anew each year. */
export interface FamilyDate {
  readonly id: string
  readonly name: string
  readonly reckoning: 'civil' | 'lunar'
  /** 1 to 12. */
  readonly month: number
  /** 1 to 31, of a lunar month 1 to 30; a day that a month does not have falls on its last one. */
  readonly day: number
  /** Of a leap month of the lunar calendar; in years without it the ordinary month counts. */
  readonly leap?: boolean
}

/** What a shopper chose for a calendar; it belongs to the design and is frozen with it. */
export interface CalendarSettings {
  /** The month of the first page behind the cover. */
  readonly start: CivilMonth
  /** Language of month and day names; the shop's at the time of designing. */
  readonly language: Language
  /** First day of the week: 0 Sunday, 1 Monday, 6 Saturday. */
  readonly weekStart: 0 | 1 | 6
  /** Lunar days, solar terms, and published days off and make-up workdays of China. */
  readonly lunar: boolean
  readonly familyDates: readonly FamilyDate[]
}

/** At most so many family days in one calendar. */
export const FAMILY_DATES_MAX = 60
/** Graphemes in the name of a family day. */
export const FAMILY_NAME_MAX = 12
