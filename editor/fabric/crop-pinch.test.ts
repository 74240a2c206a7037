import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Placement } from '../../domain/design/design.ts'
import { coverCrop, isCovered } from '../../domain/design/placing/crop.ts'
import type { PhotoId } from '../../domain/ids.ts'
import { pinchedCrop } from './crop-pinch.ts'

const source = { width: 4000, height: 3000 }
const slot = { width: 120, height: 80 }
const middle = { x: 60, y: 40 }
const upright: Placement = {
  photoId: 'p0' as PhotoId,
  crop: coverCrop(source, slot, 0),
  turns: 0,
  flip: 'none',
  angle: 0,
}

const turnedBy = (turn: number, from = upright) => {
  const { turns, angle } = pinchedCrop(from, source, slot, { from: middle, to: middle, scale: 1, turn })
  return { turns, angle: Math.round(angle * 1e6) / 1e6 + 0 }
}

test('a two-finger turn snaps near nought and near a quarter turn, and is free between', () => {
  expect([0, 2.9, 10, 44, 50, 88, 91, -50, -90, 180].map((turn) => turnedBy(turn))).toEqual([
    { turns: 0, angle: 0 },
    { turns: 0, angle: 0 },
    { turns: 0, angle: 10 },
    { turns: 0, angle: 44 },
    { turns: 1, angle: -40 },
    { turns: 1, angle: 0 },
    { turns: 1, angle: 0 },
    { turns: 3, angle: 40 },
    { turns: 3, angle: 0 },
    { turns: 2, angle: 0 },
  ])
})

test('a mirrored photo follows the same fingers: its own angle goes the other way', () => {
  expect(turnedBy(10, { ...upright, flip: 'h' })).toEqual({ turns: 0, angle: -10 })
  expect(turnedBy(100, { ...upright, flip: 'v' })).toEqual({ turns: 1, angle: -10 })
})

test('whatever two fingers do, the frame stays covered', () => {
  const number = fc.double({ min: -400, max: 400, noNaN: true })
  fc.assert(
    fc.property(
      number,
      number,
      number,
      number,
      number,
      fc.double({ min: 0.05, max: 20, noNaN: true }),
      (x, y, x2, y2, turn, scale) => {
        const pinch = { from: { x, y }, to: { x: x2, y: y2 }, scale, turn }
        expect(isCovered(pinchedCrop(upright, source, slot, pinch), source, slot)).toBe(true)
      },
    ),
  )
})
