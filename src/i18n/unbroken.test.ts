import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

test.each([
  ['a day', 'Jun 1, 2027', 'Jun\u00a01,\u00a02027'],
  ['a Chinese day', '2027年6月1日', '2027\u2060年\u20606\u2060月\u20601\u2060日'],
  ['a telephone number', '138 0013 8000', '138\u00a00013\u00a08000'],
  ['from how many to how many days', '2-4天', '2\u2060-\u20604\u2060天'],
  ['a word', 'cancelled', 'cancelled'],
])('%s has no place where a line may end', (_, words, whole) => {
  expect(unbroken(words)).toBe(whole)
})
