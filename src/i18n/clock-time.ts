import type { Language } from '../../domain/language.ts'

/**
 * A time of day as people write it: 6:40 PM in English, 18:40 in Chinese. By itself the browser writes Traditional Chinese with a clock of twelve
 * hours, and an hour of two digits in English as 06:40 PM.
 */
export function clockTime(at: Date, language: Language): string {
  const how = language === 'en' ? ({ hour: 'numeric', hourCycle: 'h12' } as const) : WHOLE_DAY
  return at.toLocaleTimeString(language, { ...how, minute: '2-digit' })
}

const WHOLE_DAY = { hour: '2-digit', hourCycle: 'h23' } as const
