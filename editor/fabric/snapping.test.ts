import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contains } from '../../domain/geometry.ts'
import { type Pull, placedBy } from './snapping.ts'

const page = { x: 0, y: 0, width: 200, height: 280 }
const safe = { x: 5, y: 5, width: 190, height: 270 }
const photo = { x: 20, y: 100, width: 80, height: 90 }
const snaps = { page, safe, others: [photo], reach: 2 }
const box = { x: 40, y: 30, width: 60, height: 20 }
const MOVE: Pull = { x: 0, y: 0 }

test('a text that is moved is caught by the middle of the page, the safe edge and the edges of a photo', () => {
  const by = (x: number, y: number) => placedBy(box, MOVE, { x, y }, snaps)
  expect(by(31.2, 0)).toEqual({ box: { ...box, x: 70 }, guides: [{ along: 'y', place: 100, from: 0, to: 280 }] })
  expect(by(-34, -24.5)).toEqual({
    box: { ...box, x: 5, y: 5 },
    guides: [
      { along: 'y', place: 5, from: 0, to: 280 },
      { along: 'x', place: 5, from: 0, to: 200 },
    ],
  })
  expect(by(-19, 51.5)).toMatchObject({ box: { ...box, x: 20, y: 80 } })
  expect(by(7, 20)).toEqual({ box: { ...box, x: 47, y: 50 }, guides: [] })
})

test('a side that is pulled is caught alone, and the other side stays', () => {
  const wide = placedBy(box, { x: 1, y: 0 }, { x: 94, y: 50 }, snaps)
  expect(wide).toEqual({ box: { ...box, width: 155 }, guides: [{ along: 'y', place: 195, from: 0, to: 280 }] })
  expect(placedBy(box, { x: -1, y: 0 }, { x: 500, y: 0 }, snaps).box).toEqual({ ...box, x: 94, width: 6 })
})

test('wherever a text is moved or pulled, it stays on its page and is never turned inside out', () => {
  const one = fc.constantFrom<-1 | 0 | 1>(-1, 0, 1)
  fc.assert(
    fc.property(one, one, fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }), (px, py, x, y) => {
      const placed = placedBy(box, { x: px, y: py }, { x, y }, snaps).box
      expect(contains(page, placed)).toBe(true)
      expect(Math.min(placed.width, placed.height)).toBeGreaterThanOrEqual(6 - 1e-9)
    }),
  )
})
