import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

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
