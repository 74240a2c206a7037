import { expect, test } from 'vitest'
import { shortText } from './short-text.ts'

test('A§9 text truncation: 36 characters plus an ellipsis [A§9.text-cut]', () => {
  expect(shortText('字'.repeat(36))).toBe('字'.repeat(36))
  expect(shortText('字'.repeat(37))).toBe(`${'字'.repeat(36)}…`)
})

test('A§4 group text display: the first line only [A§4.first-line]', () => {
  expect(shortText('one\ntwo')).toBe('one…')
})

test('an emoji of a family is one character and is never cut', () => {
  expect(shortText('👨‍👩‍👧'.repeat(40))).toBe(`${'👨‍👩‍👧'.repeat(36)}…`)
})
