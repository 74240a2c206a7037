import { expect, test } from 'vitest'
import { layoutTextsOf, shownText } from './group-text.ts'

test('A§4 group text: part is the first line cut at 36 characters, full and always all of it [A§4.text-show]', () => {
  const text = `${'海'.repeat(40)}\n风`
  expect([shownText(text, 'part'), shownText(text, 'full'), shownText(text, 'always'), shownText(text)]).toEqual([
    `${'海'.repeat(36)}…`,
    text,
    text,
    text,
  ])
})

test('A§3 layoutTexts: one text a line, lines without a word left out', () => {
  expect(layoutTextsOf(' 祝好 \n\n  \n想你')).toEqual(['祝好', '想你'])
})
