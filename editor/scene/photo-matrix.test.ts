import { expect, test } from 'vitest'
import { applied } from './matrix.ts'
import type { Placed } from './photo-matrix.ts'
import { photoMatrix } from './photo-matrix.ts'

const whole = { x: 0, y: 0, width: 1, height: 1 }
const picture = { width: 400, height: 300 }

/** Where the picture's corners lie on paper: top left, top right, bottom right, bottom left. */
function corners(placed: Placed): [number, number][] {
  const matrix = photoMatrix(placed, picture)
  return [
    [0, 0],
    [400, 0],
    [400, 300],
    [0, 300],
  ].map(([x = 0, y = 0]) => {
    const at = applied(matrix, { x, y })
    return [tidy(at.x), tidy(at.y)]
  })
}

const tidy = (value: number) => Math.round(value * 1e6) / 1e6 + 0

const placed = (over: Partial<Placed>): Placed => ({
  box: { x: 10, y: 20, width: 40, height: 30 },
  crop: whole,
  turns: 0,
  flip: 'none',
  angle: 0,
  ...over,
})

test('placement: the whole picture fills its box', () => {
  expect(corners(placed({}))).toEqual([
    [10, 20],
    [50, 20],
    [50, 50],
    [10, 50],
  ])
})

test('placement: a crop is enlarged to the box, the rest lies outside', () => {
  const crop = { x: 0.5, y: 0.5, width: 0.5, height: 0.5 }
  expect(corners(placed({ crop }))).toEqual([
    [-30, -10],
    [50, -10],
    [50, 50],
    [-30, 50],
  ])
})

test('placement: quarter turns are clockwise', () => {
  const box = { x: 0, y: 0, width: 30, height: 40 }
  expect(corners(placed({ box, turns: 1 }))).toEqual([
    [30, 0],
    [30, 40],
    [0, 40],
    [0, 0],
  ])
  expect(corners(placed({ box, turns: 3 }))).toEqual([
    [0, 40],
    [0, 0],
    [30, 0],
    [30, 40],
  ])
})

test('placement: mirrored first, turned after', () => {
  const box = { x: 0, y: 0, width: 30, height: 40 }
  expect(corners(placed({ box, turns: 1, flip: 'h' }))).toEqual([
    [30, 40],
    [30, 0],
    [0, 0],
    [0, 40],
  ])
  expect(corners(placed({ flip: 'hv' }))).toEqual(corners(placed({ turns: 2 })))
})

test('placement: a free angle turns the photo clockwise about the crop, before mirroring', () => {
  const crop = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
  const matrix = photoMatrix(placed({ crop, angle: 30 }), picture)
  const centre = applied(matrix, { x: 200, y: 150 })
  const right = applied(matrix, { x: 300, y: 150 })
  const heading = (Math.atan2(right.y - centre.y, right.x - centre.x) * 180) / Math.PI
  expect([tidy(centre.x), tidy(centre.y), tidy(heading)]).toEqual([30, 35, 30])
  const mirrored = photoMatrix(placed({ crop, angle: 30, flip: 'h' }), picture)
  const left = applied(mirrored, { x: 300, y: 150 })
  expect(tidy((Math.atan2(left.y - 35, 30 - left.x) * 180) / Math.PI)).toBe(30)
})

test('placement: crops are fractions, so original and proxy lie alike', () => {
  const turned = placed({ crop: { x: 0.2, y: 0.3, width: 0.5, height: 0.5 }, angle: 12, flip: 'v', turns: 2 })
  const large = applied(photoMatrix(turned, { width: 4000, height: 3000 }), { x: 1000, y: 2500 })
  const small = applied(photoMatrix(turned, picture), { x: 100, y: 250 })
  expect([tidy(large.x), tidy(large.y)]).toEqual([tidy(small.x), tidy(small.y)])
})
