import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inPickOrder } from './pick-order.ts'

test('photos of one pick stand in the order in which they were taken; those without a date stay where they were picked', () => {
  const picked = [{ name: 'noon', takenAt: 12 }, { name: 'chat' }, { name: 'morning', takenAt: 8 }, { name: 'drawn' }]
  expect(inPickOrder(picked).map(({ name }) => name)).toEqual(['morning', 'chat', 'noon', 'drawn'])
})

test('photos of the same second keep the order of the picker', () => {
  const burst = ['a', 'b', 'c'].map((name) => ({ name, takenAt: 5 }))
  expect(inPickOrder(burst)).toEqual(burst)
})

test('nothing is lost or doubled, and the dated ones rise', () => {
  const photo = fc.record({ takenAt: fc.option(fc.integer(), { nil: undefined }), name: fc.string() })
  fc.assert(
    fc.property(fc.array(photo), (picked) => {
      const ordered = inPickOrder(picked)
      expect(new Set(ordered)).toEqual(new Set(picked))
      expect(ordered.length).toBe(picked.length)
      const dates = ordered.flatMap(({ takenAt }) => (takenAt === undefined ? [] : [takenAt]))
      expect(dates).toEqual([...dates].sort((a, b) => a - b))
    }),
  )
})
