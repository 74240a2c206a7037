import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../domain/language.ts'
import { SENTENCES } from './sentences.ts'

/** Names of what comes from outside, as the console's library finds them. */
const namesIn = (text: string) => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).sort()

test('what comes from outside has one form, and the same names in every language', () => {
  const wrong = Object.entries(SENTENCES).flatMap(([id, said]) => {
    const texts = LANGUAGES.map((language) => said[language])
    const isSame = texts.every((text) => namesIn(text).join() === namesIn(said.en).join())
    return isSame && !texts.some((text) => /(^|[^%])\{/.test(text)) ? [] : [id]
  })
  expect(wrong).toEqual([])
})
