import { lunarDayName, lunarMonthName } from '../../../domain/calendar/lunar-date.ts'
import type { Language } from '../../../domain/language.ts'

/** Lunar days are told in Chinese in every language; whoever reads English finds the number beside it. */
export function lunarMonthNames(month: number, leap: boolean, language: Language): string {
  const name = lunarMonthName(month, leap, language === 'zh-Hant' ? 'zh-Hant' : 'zh-Hans')
  return language === 'en' ? `${name} (${month})` : name
}

export function lunarDayNames(day: number, language: Language): string {
  return language === 'en' ? `${lunarDayName(day)} (${day})` : lunarDayName(day)
}
