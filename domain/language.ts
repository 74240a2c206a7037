/** The three languages of the shop. Default is Simplified Chinese (A§1). */
export type Language = 'zh-Hans' | 'zh-Hant' | 'en'

export const LANGUAGES = ['zh-Hans', 'en', 'zh-Hant'] as const satisfies readonly Language[]

/** A text in every language of the shop. */
export type Localised = Readonly<Record<Language, string>>

/**
 * The shop's language for a browser's language list, most wanted first.
 *
 * zh-TW, zh-HK, zh-MO and zh-Hant are Traditional, other zh Simplified; a browser that wants neither Chinese
 * nor English gets Simplified Chinese. Source: A§1, readings 33.
 */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const lower = tag.toLowerCase()
    if (/^zh-(tw|hk|mo|hant)/.test(lower)) {
      return 'zh-Hant'
    }
    if (lower === 'zh' || lower.startsWith('zh-')) {
      return 'zh-Hans'
    }
    if (lower === 'en' || lower.startsWith('en-')) {
      return 'en'
    }
  }
  return 'zh-Hans'
}
