import { expect, test } from 'vitest'
import { clockOffset, dayBegin, dayOf, lastDays } from './calendar-days.ts'

const at = (iso: string) => Date.parse(iso)

test('where clocks change, an hour before midnight is of its own day in summer and in winter', () => {
  const berlin = clockOffset('Europe/Berlin', 0)
  expect(
    ['2026-01-10T22:30:00Z', '2026-01-10T23:30:00Z', '2026-07-10T21:30:00Z', '2026-07-10T22:30:00Z'].map((moment) =>
      dayOf(at(moment), berlin),
    ),
  ).toEqual(['2026-01-10', '2026-01-11', '2026-07-10', '2026-07-11'])
  expect(
    ['2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26'].map((day) =>
      new Date(dayBegin(day, berlin)).toISOString(),
    ),
  ).toEqual([
    ...['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ...['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ])
})

test('where clocks are put forward at midnight the day begins with its second hour, east and west of Greenwich', () => {
  const begins = (zone: string, day: string) => new Date(dayBegin(day, clockOffset(zone, 0))).toISOString()
  expect([
    begins('America/Santiago', '2026-09-06'),
    begins('America/Havana', '2026-03-08'),
    begins('Africa/Cairo', '2026-04-24'),
    // Put back at midnight, it has two: the first counts.
    begins('America/Havana', '2026-11-01'),
  ]).toEqual([
    '2026-09-06T04:00:00.000Z',
    '2026-03-08T05:00:00.000Z',
    '2026-04-23T22:00:00.000Z',
    '2026-11-01T04:00:00.000Z',
  ])
})

test('the days until now begin at midnight, the first one whole', () => {
  const days = lastDays(at('2026-03-30T10:00:00Z'), 3, clockOffset('Europe/Berlin', 0))
  expect(days.map(({ day, begins }) => [day, new Date(begins).toISOString()])).toEqual([
    ['2026-03-28', '2026-03-27T23:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ])
})

test('of a zone that nobody knows, and of none, the minutes count', () => {
  const moment = at('2026-07-10T22:30:00Z')
  expect([
    clockOffset('Nowhere/Land', 60)(moment),
    clockOffset(undefined, -300)(moment),
    clockOffset('', 0)(moment),
  ]).toEqual([60, -300, 0])
})
