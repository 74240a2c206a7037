import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/language.ts'

/** Sentences of a catalogue, behind what tells those of one spelling apart, and their translations, as far as this test needs to read the format. */
function readCatalogue(language: string): Map<string, string> {
  const text = readFileSync(join(import.meta.dirname, `${language}.po`), 'utf8')
  const entries = text.split(/\n\n+/).filter((entry) => entry.includes('\nmsgid ') && !entry.includes('\n#~'))
  return new Map(
    entries.map((entry) => {
      const [context, id] = [partOf(entry, 'msgctxt'), partOf(entry, 'msgid')]
      return [context === '' ? id : `${context}: ${id}`, partOf(entry, 'msgstr')]
    }),
  )
}

function partOf(entry: string, part: 'msgctxt' | 'msgid' | 'msgstr'): string {
  const quoted = new RegExp(`^${part} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm').exec(`${entry}\n`)?.[1] ?? ''
  return [...quoted.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) => match[1]).join('')
}

const catalogues = LANGUAGES.map((language) => ({ language, sentences: readCatalogue(language) }))

test.each(catalogues)('A§1 languages: no sentence of $language is empty [A§1.catalogues]', ({ sentences }) => {
  expect([...sentences].filter(([id, sentence]) => id !== '' && sentence === '').map(([id]) => id)).toEqual([])
  expect(sentences.size).toBeGreaterThan(200)
})

test('A§1 languages: all catalogues have the same sentences', () => {
  const [first, ...others] = catalogues.map(({ sentences }) => [...sentences.keys()].sort())
  for (const other of others) {
    expect(other).toEqual(first)
  }
})

test.each(catalogues)('every value of a sentence is still there in $language', ({ sentences }) => {
  const lost = [...sentences].filter(([id, sentence]) => {
    const names = new Set([...id.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]))
    return [...names].some((name) => !new RegExp(`\\{${name}[,}]`).test(sentence))
  })
  expect(lost.map(([id]) => id)).toEqual([])
})

// Chinese has the form `other` alone: a sentence that stands under `one` is never shown. What differs for one thing stands under `=1`.
test.each(['zh-Hans', 'zh-Hant'])('every form of a sentence in %s can be shown', (language) => {
  const sentences = [...readCatalogue(language)]
  const dead = sentences.filter(([, sentence]) => /(?<![\w=])(?:zero|one|two|few|many) \{/.test(sentence))
  expect(dead.map(([id]) => id)).toEqual([])
})
