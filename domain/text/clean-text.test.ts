import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textRefusal } from '../design/edits/text-refusal.ts'
import { cleanText, takenText } from './clean-text.ts'

test.each([
  ['2007–2018 · Italy', '2007–2018 · Italy'],
  ['June 2025 · 新加坡', 'June 2025 · 新加坡'],
  ['Well … “yes ”', 'Well … “yes ”'],
  ['你好 ，世界 。', '你好，世界。'],
  ['（ 夏天 ）', '（夏天）'],
  ['等一等 …… 好 ”', '等一等…… 好”'],
])('A§9 texts: of %j only spaces around Chinese punctuation are stray: %j', (typed, set) => {
  expect(cleanText(typed)).toBe(set)
})

test('what nobody sees of a text that is pasted does not have it refused, and what is seen of it stays', () => {
  const seen = fc.constantFrom('sea', ' ', '夏天', '\n', '☀️', '👨‍👩‍👧', 'é')
  const unseen = fc.constantFrom(
    '\u200e',
    '\t',
    '\u202e',
    '\u2066',
    '\ufeff',
    '\u0000',
    '\u200b',
    '\r\n',
    '\ud800',
    '\uffff',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(seen, unseen), { maxLength: 12 }), (pieces) => {
      const typed = pieces.join('|')
      const taken = takenText(typed)
      expect([textRefusal(taken, 'text'), takenText(taken)]).toEqual([undefined, taken])
      expect(cleanText(taken)).toBe(cleanText(typed.replace(/[\ud800\uffff]/gu, '')))
    }),
  )
  expect(takenText('At\tthe \u200esea\u2028with 👨‍👩‍👧')).toBe('At the sea\nwith 👨‍👩‍👧')
})
