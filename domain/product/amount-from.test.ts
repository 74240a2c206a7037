import { expect, test } from 'vitest'
import { amountFrom } from './currency.ts'

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  ['1,234.56', 123_456],
  ['1,234', 123_400],
  ['¥ 12.00', 1200],
  ['￥12', 1200],
  ['12 元', 1200],
  ['CN¥12', 1200],
  ['cny 12', 1200],
  ['12 RMB', 1200],
  ['１２．５０', 1250],
  ['0.01', 1],
])('an amount as people write it: %s', (text, amount) => {
  expect(amountFrom(text, 'CNY')).toBe(amount)
})

test.each([
  ...['', 'x', '-5', '1.234', '1.2.3', '12345678901'],
  ...['HK$20', '$20', '€20', '12a5', '20 please', '¥12元', '12美元'],
])('what is no amount of yuan is none: “%s”', (text) => {
  expect(amountFrom(text, 'CNY')).toBe(undefined)
})

test('dollars of Hong Kong have their own sign, the short one and their word; no other dollars', () => {
  expect(['HK$20', '$20', '20元', 'US$20', 'NT$20'].map((text) => amountFrom(text, 'HKD'))).toEqual([
    ...[2000, 2000, 2000],
    ...[undefined, undefined],
  ])
})

test('yen have no digits behind the point', () => {
  expect([amountFrom('1200', 'JPY'), amountFrom('¥1200', 'JPY'), amountFrom('12.5', 'JPY')]).toEqual([
    1200,
    1200,
    undefined,
  ])
})
