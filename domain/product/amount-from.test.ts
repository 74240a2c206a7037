import { expect, test } from 'vitest'
import { amountFrom, writtenAmount } from './currency.ts'

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
  ['158。5', 15_850],
  ['1,200.50', 120_050],
])('an amount as people write it: %s', (text, amount) => {
  expect(amountFrom(text, 'CNY')).toBe(amount)
})

test.each([
  ...['', 'x', '-5', '1e3', '1.234', '0,200', '1.2.3', '12345678901'],
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

test('where three digits stand behind the point, a comma before three digits could mean either', () => {
  const typed = ['1,200', '12,345', '1.200', '1,2', '0,200', '1234,500', '1,200.5', '1,200,000']
  expect(typed.map((text) => amountFrom(text, 'KWD'))).toEqual([
    ...[undefined, undefined, 1200, 1200, 200, 1_234_500, 1_200_500, 1_200_000_000],
  ])
})

test('an amount that a field was filled with is read back as it was, in the digits of its currency', () => {
  const amounts = [
    [15_800, 'CNY', '158.00'],
    [15_800, 'JPY', '15800'],
    [15_000_000, 'IDR', '150000.00'],
    [1200, 'KWD', '1.200'],
  ] as const
  expect(amounts.map(([amount, currency]) => writtenAmount(amount, currency))).toEqual(
    amounts.map(([, , text]) => text),
  )
  expect(amounts.map(([, currency, text]) => amountFrom(text, currency))).toEqual(amounts.map(([amount]) => amount))
})
