import type { Language } from '../../domain/language.ts'

/** The browser's locale for each language of the shop. */
export const LOCALES: Readonly<Record<Language, string>> = { 'zh-Hans': 'zh-CN', en: 'en-US', 'zh-Hant': 'zh-TW' }
