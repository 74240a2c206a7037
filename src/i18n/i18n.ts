import { i18n, type Messages } from '@lingui/core'
import { LANGUAGES, type Language, type Localised, languageFor } from '../../domain/language.ts'

type Sentences = () => Promise<{ messages: Messages }>

/** A language in two parts: what the shop's front says, which is fetched first, and the rest (`server/vite-sentences.ts`). */
const CATALOGUES: Record<Language, { readonly front: Sentences; readonly rest: Sentences }> = {
  'zh-Hans': { front: () => import('../locales/zh-Hans.po?front'), rest: () => import('../locales/zh-Hans.po?rest') },
  en: { front: () => import('../locales/en.po?front'), rest: () => import('../locales/en.po?rest') },
  'zh-Hant': { front: () => import('../locales/zh-Hant.po?front'), rest: () => import('../locales/zh-Hant.po?rest') },
}

/** Languages of which every sentence is here. */
const whole = new Set<Language>()

/** Local storage key and cookie of the chosen language; the server reads the cookie for `Msg`. */
const STORED_AS = 'lang'

function isLanguage(text: string | null): text is Language {
  return LANGUAGES.some((language) => language === text)
}

/** What the shopper chose before, else what the browser asks for (A§1), out of what the page says that the shop speaks. */
export function startLanguage(): Language {
  const spoken = document.documentElement.dataset['languages']?.split(' ') as Language[] | undefined
  return languageFor([storedLanguage(), ...navigator.languages], spoken)
}

function storedLanguage(): string {
  try {
    return window.localStorage.getItem(STORED_AS) ?? ''
  } catch {
    // A closed storage holds nothing.
    return ''
  }
}

/** Loads what the shop's front says in a language and speaks it from now on. */
export async function speakFront(language: Language): Promise<void> {
  const { messages } = await CATALOGUES[language].front()
  i18n.load(language, messages)
  i18n.activate(language)
  document.documentElement.lang = language
}

/** Loads every sentence of a language and speaks it from now on. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([sentencesOf(language), speakFront(language)])
}

/** Loads what only screens behind the front say, in the language spoken now. */
export async function restOfSentences(): Promise<void> {
  await sentencesOf(spokenLanguage())
}

async function sentencesOf(language: Language): Promise<void> {
  if (whole.has(language)) {
    return
  }
  const { messages } = await CATALOGUES[language].rest()
  if (!whole.has(language)) {
    whole.add(language)
    i18n.load(language, messages)
  }
}

/** Speaks `language` and keeps the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language)
  rememberForServer(language)
  try {
    window.localStorage.setItem(STORED_AS, language)
  } catch {
    // Full or closed: the choice lives as long as the page.
  }
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
