import { expect, test } from 'vitest'
import { minorUnits } from '../units.ts'
import { beginsToCostNothing } from './costs-nothing.ts'

const thing = (onShelf: boolean, base: number) => ({ onShelf, price: { base: minorUnits(base) } })

test('a thing is asked about when it comes to the shelf for nothing, or loses its price there, and not again', () => {
  const asked = [
    [thing(true, 0), thing(false, 0)],
    [thing(true, 0), thing(true, 500)],
    [thing(true, 0), thing(true, 0)],
    [thing(false, 0), thing(false, 500)],
    [thing(true, 1), thing(false, 1)],
  ] as const
  expect(asked.map(([now, before]) => beginsToCostNothing(now, before))).toEqual([true, true, false, false, false])
})
