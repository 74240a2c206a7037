import type { Language } from '../language.ts'

/** How a clock is written. */
interface Clock {
  readonly time: Pick<Intl.DateTimeFormatOptions, 'hour' | 'minute' | 'hourCycle'>
  /** Stands between a day and its time. */
  readonly between: string
}

const WHOLE_DAY: Clock = { time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, between: ' ' }

/**
 * Clocks as people write them: 6:40 PM in English, 18:40 in Chinese. By itself a browser writes Traditional Chinese with a clock of twelve hours, and an
 * hour of two digits in English as 06:40 PM.
 */
export const CLOCKS: Readonly<Record<Language, Clock>> = {
  'zh-Hans': WHOLE_DAY,
  'zh-Hant': WHOLE_DAY,
  en: { time: { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }, between: ', ' },
}

/**
 * Writes moments, in milliseconds since 1970, with day and time in the zone of whoever runs it. Day and time apart: told to count to 24, a browser writes
 * the day of Traditional Chinese in digits alone. It needs nothing around it, so that a page can carry it in its script.
 */
export function momentWriter(language: string, { time, between }: Clock): (ms: number) => string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const clock = new Intl.DateTimeFormat(language, time)
  return (ms) => `${day.format(ms)}${between}${clock.format(ms)}`
}
