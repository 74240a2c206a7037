import { LANGUAGES, type Language, type Localised } from '../language.ts'

/** What a buyer must know before he buys. */
export const SHOP_TEXT_KINDS = ['delivery', 'returns', 'privacy', 'terms', 'imprint', 'tax'] as const
export type ShopTextKind = (typeof SHOP_TEXT_KINDS)[number]

/** A merchant's texts; what is absent he has not written. */
export type ShopTexts = Readonly<Partial<Record<ShopTextKind, Localised>>>

/** A shopper agrees to these with every order. */
export const AGREED_TEXTS: readonly ShopTextKind[] = ['terms', 'returns', 'privacy']

/** And to these by signing in. */
export const SIGN_IN_TEXTS: readonly ShopTextKind[] = ['terms', 'privacy']

/** Characters of one text. */
export const SHOP_TEXT_MAX = 20_000

/** Texts with nothing but what is written: a kind that says nothing in any language is absent. */
export function writtenTexts(texts: ShopTexts): ShopTexts {
  const written = SHOP_TEXT_KINDS.flatMap((kind) => {
    const text = texts[kind]
    const trimmed = text && { 'zh-Hans': text['zh-Hans'].trim(), 'zh-Hant': text['zh-Hant'].trim(), en: text.en.trim() }
    return trimmed && LANGUAGES.some((language) => trimmed[language] !== '') ? [[kind, trimmed] as const] : []
  })
  return Object.fromEntries(written)
}

/** A text in a language; where the merchant has left that one out, in one that the reader most likely knows. */
export function textIn(text: Localised, language: Language): string {
  const nearest: Readonly<Record<Language, readonly Language[]>> = {
    'zh-Hans': ['zh-Hans', 'zh-Hant', 'en'],
    'zh-Hant': ['zh-Hant', 'zh-Hans', 'en'],
    en: ['en', 'zh-Hans', 'zh-Hant'],
  }
  return text[nearest[language].find((one) => text[one] !== '') ?? language]
}

/** A text that is left out in no language: where its merchant has written nothing, the nearest of the others stands. */
export function inEveryLanguage(text: Localised): Localised {
  const trimmed = { 'zh-Hans': text['zh-Hans'].trim(), 'zh-Hant': text['zh-Hant'].trim(), en: text.en.trim() }
  return {
    'zh-Hans': textIn(trimmed, 'zh-Hans'),
    'zh-Hant': textIn(trimmed, 'zh-Hant'),
    en: textIn(trimmed, 'en'),
  }
}
