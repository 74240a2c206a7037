import { i18n, type Messages } from '@lingui/core'
import { LANGUAGES, type Language, type Localised, languageFor } from '../../domain/language.ts'

const CATALOGUES: Record<Language, () => Promise<{ messages: Messages }>> = {
  'zh-Hans': () => import('../locales/zh-Hans.po'),
  en: () => import('../locales/en.po'),
  'zh-Hant': () => import('../locales/zh-Hant.po'),
}

/** Local storage key and cookie of the chosen language; the server reads the cookie for `Msg`. */
const STORED_AS = 'lang'

function isLanguage(text: string | null): text is Language {
  return LANGUAGES.some((language) => language === text)
}

/** What the shopper chose before, else what the browser asks for (A§1). */
export function startLanguage(): Language {
  const chosen = window.localStorage.getItem(STORED_AS)
  return isLanguage(chosen) ? chosen : languageFor(navigator.languages)
}

/** Loads a language's sentences and speaks it from now on. */
export async function speak(language: Language): Promise<void> {
  const { messages } = await CATALOGUES[language]()
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
}

/** Speaks `language` and keeps the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language)
  window.localStorage.setItem(STORED_AS, language)
  rememberForServer(language)
}

/** The cookie that lets the server answer in the shopper's language. */
export function rememberForServer(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 14 and older WebViews.
  document.cookie = `${STORED_AS}=${language}; path=/; max-age=31536000; samesite=lax`
}

/** The language spoken now. */
export function spokenLanguage(): Language {
  return isLanguage(i18n.locale) ? i18n.locale : 'zh-Hans'
}

export { i18n }

/** A text of the catalogue in the language spoken now. */
export function localised(text: Localised): string {
  return text[spokenLanguage()]
}
