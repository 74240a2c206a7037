import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { KEY_WORDS, SAID, sentencesOf } from '../../stories/docs/shop-words.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const said = (language: string) => sentencesOf(readFileSync(join(ROOT, `src/locales/${language}.po`), 'utf8'))

test('a sentence that goes on over lines is one, and one with a context is left to it', () => {
  const catalogue = 'msgid ""\n"Two "\n"lines"\nmsgstr "两行"\n\nmsgctxt "of a book"\nmsgid "Look"\nmsgstr "样式"\n'
  expect([...sentencesOf(catalogue)]).toEqual([['Two lines', '两行']])
})

test.each(['zh-Hans', 'zh-Hant'])('the shop says each word and sentence of the page in %s', (language) => {
  const known = said(language)
  const shown = [...KEY_WORDS, ...SAID.map(({ english }) => english)]
  expect(shown.filter((english) => !known.get(english))).toEqual([])
})
