import { expect, test } from 'vitest'
import { countGraphemes, graphemesOf } from './graphemes.ts'

test('a character is what a reader counts as one: marks, families and flags are not cut', () => {
  const text = 'e\u0301👨‍👩‍👧🇨🇳王'
  expect(graphemesOf(text)).toEqual(['e\u0301', '👨‍👩‍👧', '🇨🇳', '王'])
  expect([countGraphemes(text), countGraphemes('')]).toEqual([4, 0])
})
