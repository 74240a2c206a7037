import { expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/language.ts'
import { wordsOf } from '../../tests/support/builders/words-of.ts'

test('B§8 upload messages: upload failed, save failed, recognising, recognition failed, in three languages', () => {
  const sentences = [
    'The upload failed. The photo is still on this phone.',
    'The shop did not take the last change. It is still on this phone.',
    'Recognising…',
    'No subject was recognised. The photo works as it is.',
  ]
  const said = LANGUAGES.map((language) => sentences.map((sentence) => wordsOf(language)(sentence)))
  expect(new Set(said.flat()).size).toBe(3 * sentences.length)
})
