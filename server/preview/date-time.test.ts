import { expect, test } from 'vitest'
import { dateTime } from './date-time.ts'

test('A§9 preview time: a date-time, to the second, in UTC [A§9.date-time]', () => {
  expect(dateTime(Date.UTC(2026, 0, 2, 3, 4, 5, 678))).toBe('2026-01-02 03:04:05')
})
