import { expect, test } from 'vitest'
import { amountText, typedAmount } from './amount.ts'

test('amounts are written as people write them, in the digits of their currency', () => {
  expect([amountText(15_800, 'CNY'), amountText(15_800, 'JPY')]).toEqual(['158.00', '15800'])
  expect(
    ['158', '158.5', ' 158,50 ', '１５８．５', '158.505', '-1', '1e3', ''].map((it) => typedAmount(it, 'CNY')),
  ).toEqual([15_800, 15_850, 15_850, 15_850, undefined, undefined, undefined, undefined])
  expect([typedAmount('150000', 'IDR'), amountText(15_000_000, 'IDR')]).toEqual([15_000_000, '150000.00'])
  expect([typedAmount('158', 'JPY'), typedAmount('158.5', 'JPY')]).toEqual([158, undefined])
})
