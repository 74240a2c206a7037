/** The three languages of the shop. Default is Simplified Chinese (A§1). */
export type Language = 'zh-Hans' | 'zh-Hant' | 'en'

export const LANGUAGES = ['zh-Hans', 'en', 'zh-Hant'] as const satisfies readonly Language[]

/** A text in every language of the shop. */
export type Localised = Readonly<Record<Language, string>>

/**
 * Which of the `spoken` languages a browser gets that lists its own, most wanted first.
 *
 * zh-TW, zh-HK, zh-MO and zh-Hant are Traditional, other zh Simplified; who reads the one gets the other where the shop
 * speaks no better. A browser that wants nothing of it gets the first. Source: A§1, readings 33, decision 079.
 */
export function languageFor(wanted: readonly string[], spoken: readonly Language[] = LANGUAGES): Language {
  for (const tag of wanted) {
    const found = readBy(tag).find((language) => spoken.includes(language))
    if (found) {
      return found
    }
  }
  return spoken[0] ?? 'zh-Hans'
}

/** What somebody reads who asks for this, the best first. */
function readBy(tag: string): readonly Language[] {
  if (/^zh(-|$)/i.test(tag)) {
    return /^zh-(tw|hk|mo|hant)/i.test(tag) ? ['zh-Hant', 'zh-Hans'] : ['zh-Hans', 'zh-Hant']
  }
  return /^en(-|$)/i.test(tag) ? ['en'] : []
}
