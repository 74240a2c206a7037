import type { Language } from '../language.ts'

const MONTHS_EN = [
  ...(['January', 'February', 'March', 'April', 'May', 'June'] as const),
  ...(['July', 'August', 'September', 'October', 'November', 'December'] as const),
] as const

/** `二月`, `February`. */
export function monthName(month: number, language: Language): string {
  const chinese = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'][month - 1] ?? ''
  return language === 'en' ? (MONTHS_EN[month - 1] ?? '') : `${chinese}月`
}
