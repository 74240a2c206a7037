import { expect, test } from 'vitest'
import { textIn, writtenTexts } from './shop-texts.ts'

test('a kind that says nothing in any language is absent, the others lose the room around them', () => {
  const texts = {
    terms: { 'zh-Hans': ' 条款 ', 'zh-Hant': '', en: '' },
    tax: { 'zh-Hans': ' ', 'zh-Hant': '', en: '\n' },
  }
  expect(writtenTexts(texts)).toEqual({ terms: { 'zh-Hans': '条款', 'zh-Hant': '', en: '' } })
})

test('a language that was left out is read in the nearest one that was written', () => {
  const text = { 'zh-Hans': '条款', 'zh-Hant': '', en: 'Terms' }
  expect([textIn(text, 'zh-Hant'), textIn(text, 'en'), textIn({ ...text, en: '' }, 'en')]).toEqual([
    '条款',
    'Terms',
    '条款',
  ])
})
