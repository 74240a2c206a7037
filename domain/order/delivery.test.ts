import { expect, test } from 'vitest'
import { minorUnits } from '../units.ts'
import { isSent } from './delivery.ts'

test('B§4 type 4: originals without a price for delivery ask for no address, everything else does', () => {
  const price = (delivery: number) => ({
    ...{ base: minorUnits(900), extraPage: minorUnits(0), pagesIncluded: 0, delivery: minorUnits(delivery) },
  })
  const ask = (type: 1 | 4 | 5, delivery: number) => isSent({ type, price: price(delivery) })
  expect([ask(4, 0), ask(4, 500), ask(5, 0), ask(1, 0)]).toEqual([false, true, true, true])
})
