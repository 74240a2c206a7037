import { useMemo } from 'react'
import { defaultI18nProvider, type I18nProvider, useLocale, useTranslate } from 'react-admin'
import { LANGUAGES, type Language, languageFor } from '../../../domain/language.ts'
import { moneyText } from '../../../domain/product/currency.ts'
import { CLOCKS, momentWriter } from '../../../domain/text/clock.ts'
import { ADMIN_SENTENCES } from './admin-sentences.ts'
import { SENTENCES, type Sentence } from './sentences.ts'

const STORED_AS = 'lang'
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'zh-Hans': '简体中文',
  en: 'English',
  'zh-Hant': '繁體中文',
}

type Values = Readonly<Record<string, string | number>>

function isLanguage(text: string | null): text is Language {
  return LANGUAGES.some((language) => language === text)
}

/** The language that was chosen in the shop or here, else what the browser asks for. */
function startLanguage(): Language {
  try {
    const chosen = window.localStorage.getItem(STORED_AS)
    return isLanguage(chosen) ? chosen : languageFor(navigator.languages)
  } catch {
    // A closed storage holds nothing.
    return languageFor(navigator.languages)
  }
}

function filled(sentence: string, values: Values): string {
  return sentence.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** What is no key is said already; the admin library would give it an English word of its own in its place. */
const IS_KEY = /^[\w.-]+$/

function sentenceIn(language: Language, key: string, values: Values): string {
  if (key in SENTENCES) {
    return filled(SENTENCES[key as Sentence][language], values)
  }
  if (!IS_KEY.test(key)) {
    return key
  }
  const [hans, hant] = ADMIN_SENTENCES[key] ?? []
  const chinese = language === 'zh-Hans' ? hans : hant
  if (language === 'en' || chinese === undefined) {
    return defaultI18nProvider.translate(key, values)
  }
  return filled(chinese, values)
}

/** Speaks the console's languages to the admin library. */
export function createSpeaker(): I18nProvider {
  let spoken = startLanguage()
  const tell = () => {
    document.documentElement.lang = spoken
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 14.
    document.cookie = `${STORED_AS}=${spoken}; path=/; max-age=31536000; samesite=lax`
  }
  tell()
  return {
    translate: (key, values = {}) => sentenceIn(spoken, key, values),
    changeLocale: async (language: string) => {
      spoken = isLanguage(language) ? language : spoken
      tell()
      try {
        window.localStorage.setItem(STORED_AS, spoken)
      } catch {
        // Full or closed: the choice lives as long as the page.
      }
    },
    getLocale: () => spoken,
    getLocales: () => LANGUAGES.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] })),
  }
}

/** The console's own sentences, moments and amounts in the language spoken now. */
export function useSentences() {
  const translate = useTranslate()
  const locale = useLocale()
  const language = isLanguage(locale) ? locale : 'en'
  const at = useMemo(() => momentWriter(language, CLOCKS[language]), [language])
  return {
    language,
    say: (sentence: Sentence, values: Values = {}) => translate(sentence, values),
    /** In the time of whoever reads it. */
    at,
    money: (amount: number, currency: string) => moneyText(amount, currency, language),
  }
}
