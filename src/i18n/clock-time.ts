import type { Language } from '../../domain/language.ts'
import { CLOCKS } from '../../domain/text/clock.ts'

/** A time of day as people write it. */
export function clockTime(at: Date, language: Language): string {
  return at.toLocaleTimeString(language, CLOCKS[language].time)
}
