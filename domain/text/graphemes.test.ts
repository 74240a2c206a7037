import { expect, test } from 'vitest'
import { countGraphemes, graphemesOf } from './graphemes.ts'

test('a character is what a reader counts as one: marks, families and flags are not cut', () => {
  const text = 'e\u0301👨‍👩‍👧🇨🇳王'
  expect(graphemesOf(text)).toEqual(['e\u0301', '👨‍👩‍👧', '🇨🇳', '王'])
  expect([countGraphemes(text), countGraphemes('')]).toEqual([4, 0])
})

test('a text of characters that always stand alone is cut as a segmenter cuts it', () => {
  const ranges = [
    [0x20, 0x7e],
    [0x2018, 0x201d],
    [0x2026, 0x2026],
    [0x3000, 0x3029],
    [0x4e00, 0x9fff],
    [0xff01, 0xff5e],
  ]
  const all = ranges.flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  const text = `\n${String.fromCodePoint(...all)}\n\n`
  const segments = [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)]
  expect(graphemesOf(text)).toEqual(segments.map(({ segment }) => segment))
  expect(countGraphemes(text)).toBe(segments.length)
})
