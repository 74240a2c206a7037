import { expect, test } from 'vitest'
import { PAY_PATIENCE_MS, payPatienceIsOver, payPause } from './pay-polling.ts'

test('payment is asked for after 1, 1, 2, 3, 5, 5 ... seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map(payPause)).toEqual([1000, 1000, 2000, 3000, 5000, 5000, 5000])
})

test('patience ends with the first pause that would reach beyond a minute', () => {
  const last = Array.from({ length: 40 }, (_, at) => at).findLast((polls) => !payPatienceIsOver(polls)) ?? 0
  const waited = Array.from({ length: last }, (_, at) => payPause(at + 1)).reduce((sum, pause) => sum + pause, 0)
  expect([waited <= PAY_PATIENCE_MS, waited + payPause(last + 1) > PAY_PATIENCE_MS]).toEqual([true, true])
})
