import { expect, test } from 'vitest'
import { type Arrival, arrivalOf } from './delivery-time.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const TIME = { makeDays: 3, wayDays: { from: 2, to: 4 } }
/** The epoch began on a Thursday; noon of it. */
const THURSDAY = 12 * HOUR
const daysLater = ({ from, to }: Arrival, begins: number) => [(from - begins) / DAY, (to - begins) / DAY]

test('days of making leave out Saturday and Sunday, days on the way do not', () => {
  const arrival = arrivalOf(TIME, { begins: THURSDAY, fetched: false }, 0)
  expect(daysLater(arrival, THURSDAY)).toEqual([7, 9])
})

test('a product that takes longer says so itself, and what is fetched has no way', () => {
  const arrival = arrivalOf(TIME, { begins: THURSDAY, makeDays: 1, fetched: true }, 0)
  expect(daysLater(arrival, THURSDAY)).toEqual([1, 1])
})

test('once a parcel has left, only its way counts', () => {
  const arrival = arrivalOf(TIME, { begins: 0, shippedAt: THURSDAY, fetched: false }, 0)
  expect(daysLater(arrival, THURSDAY)).toEqual([2, 4])
})

test('the week is that of whoever reads: late on a Friday in UTC it is Saturday in China', () => {
  const begins = DAY + 20 * HOUR
  const course = { begins, makeDays: 1, fetched: true }
  const [inChina, inLondon] = [arrivalOf(TIME, course, 480), arrivalOf(TIME, course, 0)]
  expect([daysLater(inChina, begins), daysLater(inLondon, begins)]).toEqual([
    [2, 2],
    [3, 3],
  ])
})
