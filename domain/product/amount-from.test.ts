import { expect, test } from 'vitest'
import { amountFrom } from './currency.ts'

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  ['1,234.56', 123_456],
  ['1,234', 123_400],
  ['¥ 12.00', 1200],
  ['１２．５０', 1250],
  ['0.01', 1],
])('an amount as people write it: %s', (text, amount) => {
  expect(amountFrom(text, 'CNY')).toBe(amount)
})

test.each(['', 'x', '-5', '1.234', '1.2.3', '12345678901'])('what is no amount of yuan is none: “%s”', (text) => {
  expect(amountFrom(text, 'CNY')).toBe(undefined)
})

test('yen have no digits behind the point', () => {
  expect([amountFrom('1200', 'JPY'), amountFrom('12.5', 'JPY')]).toEqual([1200, undefined])
})
