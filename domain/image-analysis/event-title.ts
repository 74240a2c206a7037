import { type CivilDate, civilDate } from '../calendar/civil-date.ts'
import type { Language } from '../language.ts'
import type { EpochMs } from '../units.ts'
import type { Place } from './place.ts'

/** What a photo says of when and where. */
export interface EventPhoto {
  readonly takenAt?: EpochMs
  readonly place?: Place
}

const DAY_MS = 86_400_000

/** A place is that of the group when so many of the photos that tell one were taken there. */
const MOST = 0.6

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/**
 * Titles that the dates and places of a group's photos suggest, the fullest first: when and where, then when alone, where
 * alone. None is longer than a title may be. Only offered: nobody's words are replaced.
 */
export function eventTitles(photos: readonly EventPhoto[], language: Language): readonly string[] {
  const when = whenOf(photos, language)
  const where = whereOf(photos, language)
  const both = when && where ? [language === 'en' ? `${where}, ${when}` : `${when} · ${where}`] : []
  // Latin letters and ideographs count one each, as in a typed title.
  return [...both, when, where].filter((title): title is string => !!title && [...title].length <= LONGEST_TITLE)
}

/** A title that is offered stays in one line on every page. */
const LONGEST_TITLE = 20

/** Countries whose photos are mostly of the southern half: there July is no summer. */
const SOUTHERN = new Set('AR AU BO BR BW CL ID MG MZ NA NZ PE PY UY ZA ZM ZW'.split(' '))

/** So many of the earliest and the latest photos may be from elsewhere: one wrong clock makes no book of ten years. */
const STRAY = 0.04

/**
 * Titles for the cover of a whole album, the fullest first: the season or the months and where, the year and where, then
 * when alone. Seasons only where the place says that they are the northern ones.
 */
export function coverTitles(photos: readonly EventPhoto[], language: Language): readonly string[] {
  const times = photos.flatMap(({ takenAt }) => (takenAt === undefined ? [] : [takenAt])).sort((a, b) => a - b)
  const stray = Math.floor(times.length * STRAY)
  const told = times.slice(stray, times.length - stray)
  const dates = told.map((time) => civilDate(Math.floor(time / DAY_MS)))
  const [first, last] = [dates[0], dates.at(-1)]
  const where = whereOf(photos, language)
  if (!first || !last) {
    return where ? [where] : []
  }
  const countries = new Set(photos.flatMap(({ place }) => place?.country ?? []))
  const isNorthern = countries.size > 0 && [...countries].every((country) => !SOUTHERN.has(country))
  const season = isNorthern ? seasonOf(dates, language) : undefined
  const months = season ?? (language === 'en' ? whenInEnglish(first, last) : whenInChinese(first, last))
  const year =
    first.year === last.year ? yearIn(`${first.year}`, language) : yearIn(`${first.year}–${last.year}`, language)
  const both = (when: string) => (language === 'en' ? `${when} · ${where}` : `${where} · ${when}`)
  return [...new Set([...(where ? [both(months), both(year)] : []), months, year])]
}

/** Days are named one by one up to so long an event, then its months are. */
const DAYS_NAMED = 45

/**
 * What stands below the title of a chapter: the days that its photos were taken on and the town that most of them were taken in, each only
 * where that is known and not what the title says already. Empty where nothing is.
 */
export function chapterLine(photos: readonly EventPhoto[], title: string, language: Language): string {
  const parts = [daysOf(photos, language), whereOf(photos, language)]
  return parts.filter((part) => part !== undefined && !title.includes(part)).join(' · ')
}

function daysOf(photos: readonly EventPhoto[], language: Language): string | undefined {
  const [first, last] = spanOf(photos)
  if (first === undefined || last === undefined) {
    return undefined
  }
  const day = last - first > DAYS_NAMED * DAY_MS ? {} : ({ day: 'numeric' } as const)
  const whole = { ...day, month: 'long', year: 'numeric' } as const
  if (language === 'en') {
    // Days before months, as in the titles that are offered. Thin spaces are in few families of type.
    return wordsOf('en-GB', whole)
      .formatRange(first, last)
      .replace(/[\u2009\u202f]/g, ' ')
  }
  // Ranges in Chinese are all digits and strokes in Intl: the later day says what differs from the earlier.
  const begin = wordsOf(language, whole).format(first)
  const [one, other] = [civilDate(Math.floor(first / DAY_MS)), civilDate(Math.floor(last / DAY_MS))]
  const sameYear = one.year === other.year
  const sameMonth = sameYear && one.month === other.month
  const rest = sameMonth ? day : sameYear ? ({ ...day, month: 'short' } as const) : whole
  const end = wordsOf(language, whole).format(last)
  return begin === end ? begin : `${begin}–${wordsOf(language, rest).format(last)}`
}

const words = new Map<string, Intl.DateTimeFormat>()

/** Kept: to make one takes longer than all that is written with it, and chapters are offered anew with every photo that comes. */
function wordsOf(locale: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.entries(parts)}`
  const made = words.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
  words.set(key, made)
  return made
}

/** The earliest and the latest time that photos tell, without the few of wrong clocks. */
function spanOf(photos: readonly EventPhoto[]): readonly (EpochMs | undefined)[] {
  const times = photos.flatMap(({ takenAt }) => (takenAt === undefined ? [] : [takenAt])).sort((a, b) => a - b)
  const stray = Math.floor(times.length * STRAY)
  return [times[stray], times[times.length - 1 - stray]]
}

function yearIn(year: string, language: Language): string {
  return language === 'en' ? year : `${year}年`
}

const SEASONS = {
  en: ['Winter', 'Spring', 'Summer', 'Autumn'],
  'zh-Hans': ['冬', '春', '夏', '秋'],
  'zh-Hant': ['冬', '春', '夏', '秋'],
} as const

/** The season that all of these days lie in, with its year. A winter has two, and is called by both where it has days of both. */
function seasonOf(dates: readonly CivilDate[], language: Language): string | undefined {
  const seasons = new Set(
    dates.map(({ year, month }) => `${month === 12 ? year + 1 : year} ${Math.floor((month % 12) / 3)}`),
  )
  const [only = '', ...others] = seasons
  if (others.length > 0) {
    return undefined
  }
  const name = SEASONS[language][Number(only.split(' ')[1])] ?? ''
  const years = [...new Set(dates.map(({ year }) => year))].sort((a, b) => a - b)
  const year = years.length > 1 ? `${years[0]}–${String(years[1]).slice(-2)}` : `${years[0]}`
  return language === 'en' ? `${name} ${year}` : `${year}年${name}`
}

function whenOf(photos: readonly EventPhoto[], language: Language): string | undefined {
  const times = photos.flatMap(({ takenAt }) => (takenAt === undefined ? [] : [takenAt]))
  if (times.length === 0) {
    return undefined
  }
  const first = civilDate(Math.floor(Math.min(...times) / DAY_MS))
  const last = civilDate(Math.floor(Math.max(...times) / DAY_MS))
  return language === 'en' ? whenInEnglish(first, last) : whenInChinese(first, last)
}

function whenInEnglish(first: CivilDate, last: CivilDate): string {
  const month = (date: CivilDate) => MONTHS[date.month - 1] ?? ''
  if (first.year !== last.year) {
    return `${first.year}–${last.year}`
  }
  if (first.month !== last.month) {
    return `${month(first).slice(0, 3)}–${month(last).slice(0, 3)} ${last.year}`
  }
  return first.day === last.day ? `${first.day} ${month(first)} ${first.year}` : `${month(first)} ${first.year}`
}

function whenInChinese(first: CivilDate, last: CivilDate): string {
  if (first.year !== last.year) {
    return `${first.year}–${last.year}年`
  }
  if (first.month !== last.month) {
    return `${first.year}年${first.month}–${last.month}月`
  }
  const month = `${first.year}年${first.month}月`
  return first.day === last.day ? `${month}${first.day}日` : month
}

function whereOf(photos: readonly EventPhoto[], language: Language): string | undefined {
  const places = photos.flatMap(({ place }) => (place ? [place] : []))
  const city = mostOf(places.map(({ city: name }) => name?.[language]))
  const country = city === undefined ? mostOf(places.map(({ country: code }) => code)) : undefined
  return city ?? (country && countryName(country, language))
}

/** What most of the list is; `undefined` when nothing is. */
function mostOf(names: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>()
  for (const name of names) {
    if (name !== undefined) {
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return [...counts].find(([, count]) => count >= MOST * names.length)?.[0]
}

function countryName(code: string, language: Language): string | undefined {
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code)
}
