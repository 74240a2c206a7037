import { expect, test } from 'vitest'
import { type Language, languageFor } from './language.ts'

/** What browsers ask for, and what each gets of all three and of shops that speak fewer. */
const ASKED: readonly (readonly string[])[] = [
  ['zh-CN', 'zh', 'en'],
  ['zh-TW', 'en'],
  ['zh-hant-HK'],
  ['en-GB', 'zh'],
  ['de-DE', 'en'],
  ['de-DE'],
  ['eng', 'zho', ''],
]

const got = (spoken?: readonly Language[]) => ASKED.map((wanted) => languageFor(wanted, spoken))

test('A§1 languages: the first that the browser lists, else Simplified Chinese', () => {
  expect(got()).toEqual(['zh-Hans', 'zh-Hant', 'zh-Hant', 'en', 'en', 'zh-Hans', 'zh-Hans'])
})

test('a shop of fewer languages: who reads one Chinese gets the other before a language further down, who reads nothing of it the first', () => {
  expect({
    'en, zh-Hans': got(['en', 'zh-Hans']),
    'zh-Hant': got(['zh-Hant']),
    en: got(['en']),
  }).toEqual({
    'en, zh-Hans': ['zh-Hans', 'zh-Hans', 'zh-Hans', 'en', 'en', 'en', 'en'],
    'zh-Hant': ASKED.map(() => 'zh-Hant'),
    en: ASKED.map(() => 'en'),
  })
})
