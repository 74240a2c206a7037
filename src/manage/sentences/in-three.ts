import type { Localised } from '../../../domain/language.ts'

/** A sentence of the console: simplified Chinese, English, traditional Chinese. */
export const in3 = (hans: string, en: string, hant: string): Localised => ({ 'zh-Hans': hans, en, 'zh-Hant': hant })
